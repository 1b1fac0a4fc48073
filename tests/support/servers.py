"""Servers for tests, and the people who use them: over real sockets, on this machine only."""

import asyncio
import json
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from random import Random
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any, TypeVar

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from zoopark import Game
from zoopark.server.limits import BOUNDLESS, Limits
from zoopark.server.serve import Server, bound
from zoopark.server.service import Service
from zoopark.server.settings import FOR_EVER, Settings
from zoopark.server.storage import sqlite_url
from zoopark.table import log
from zoopark.table.match import Match

T = TypeVar("T")
PATIENCE = 30.0  # seconds after which a test gives up; nothing is ever meant to take so long


class House:
    """A server in a thread of this process, with an event loop of its own."""

    def __init__(
        self,
        folder: Path,
        limits: Limits = BOUNDLESS,
        hosts: tuple[str, ...] = (),
        **more: Any,
    ) -> None:
        self.file = folder / "zoopark.sqlite3"
        settings = Settings(
            sqlite_url(self.file),
            hosts=hosts,
            processes=1,
            limits=limits,
            keep=FOR_EVER,  # times in tests may be long ago
            **more,
        )
        listening = bound("127.0.0.1", 0)
        listening.setsockopt(SOL_SOCKET, SO_SNDBUF, 65536)  # who does not read is soon noticed
        self.port: int = listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._guests: list[Person] = []
        self._loop: asyncio.AbstractEventLoop
        self._ready = threading.Event()
        self._server = Server(settings, self._is_ready)
        self._thread = threading.Thread(target=self._server.run, args=([listening],))
        self._thread.start()
        assert self._ready.wait(PATIENCE), "the server has not started"

    def _is_ready(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._ready.set()

    @property
    def service(self) -> Service:
        service: Service = self._server.app.state.service
        return service

    def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something in the loop of the server."""

        async def done() -> T:
            return await work()

        return asyncio.run_coroutine_threadsafe(done(), self._loop).result(PATIENCE)

    def person(self, **headers: str) -> "Person":
        """Somebody new, unknown to the server."""
        guest = Person(self.url, headers)
        self._guests.append(guest)
        return guest

    def people(self, count: int) -> "list[Person]":
        return [self.person() for _ in range(count)]

    def stored(self, table: str) -> list[log.Entry]:
        """The log of a table as it lies in the file."""
        query = "SELECT entry FROM log WHERE match = ? ORDER BY number"
        with closing(sqlite3.connect(self.file)) as database:
            return [log.decode(entry) for (entry,) in database.execute(query, [table])]

    def match(self, table: str) -> Match:
        """The match of a table, replayed from what is stored."""
        return Match.folded(self.stored(table))

    def close(self) -> None:
        for guest in self._guests:
            guest.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not stop"


class Person:
    """A browser, or a script: whoever keeps the cookie that the server gives out."""

    def __init__(self, url: str, headers: dict[str, str] | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE, trust_env=False)
        self._open = ExitStack()
        self._open.enter_context(self.http)

    def ask(self, method: str, path: str, body: Any = None, **query: Any) -> httpx.Response:
        """Any request; a body that is not text or bytes is sent as JSON."""
        if body is None or isinstance(body, str | bytes):
            return self.http.request(method, path, content=body, params=query or None)
        return self.http.request(method, path, json=body, params=query or None)

    def get(self, path: str, **query: Any) -> Any:
        response = self.ask("GET", path, **query)
        assert response.status_code == 200, response.text
        return response.json()

    def text(self, path: str, **query: Any) -> str:
        response = self.ask("GET", path, **query)
        assert response.status_code == 200, response.text
        assert response.headers["content-type"] == "text/plain; charset=utf-8"
        return response.text

    def post(self, path: str, body: Any = None) -> Any:
        response = self.ask("POST", path, body)
        assert response.status_code in (200, 201), response.text
        return response.json()

    def fails(
        self, status: int, code: str, method: str, path: str, body: Any = None, /, **query: Any
    ) -> str:
        """What somebody is told whose request is refused."""
        response = self.ask(method, path, body, **query)
        wrong = response.json()
        assert (response.status_code, wrong["code"]) == (status, code), response.text
        assert set(wrong) <= {"code", "why", "rule"}
        why: str = wrong["why"]
        return why

    # -- tables -----------------------------------------------------------------------------------

    def opens(self, game: str, chairs: Any = (), **options: Any) -> "Opened":
        """Open a table; chairs in short: "you", "open", or the name of a bot."""
        body = {"game": game, "chairs": [chair(kind) for kind in chairs], "options": options}
        made = self.post("/api/tables", body)
        return Opened(made["id"], {link["seat"]: link["key"] for link in made["links"]})

    def uses(self, key: str, name: str = "") -> Any:
        return self.post("/api/seats", {"key": key, "name": name})

    def wish(self, table: str, kind: str, **fields: Any) -> int:
        number: int = self.post(f"/api/tables/{table}/wishes", {"type": kind, **fields})["number"]
        return number

    def refused(self, code: str, table: str, kind: str, **fields: Any) -> str:
        path = f"/api/tables/{table}/wishes"
        return self.fails(409, code, "POST", path, {"type": kind, **fields})

    def sees(self, table: str, **query: Any) -> Any:
        return self.get(f"/api/tables/{table}", **query)

    def waits(self, table: str, ready: Callable[[Any], bool]) -> Any:
        """The table as soon as something is true of it."""
        seen = self.sees(table)
        while not ready(seen):
            number = seen["table"]["number"]
            seen = self.sees(table, after=number)
            assert seen["table"]["number"] > number, f"nothing happens any more: {seen['table']}"
        return seen

    def live(self, table: str, **headers: str) -> "Line":
        """Connect to a table."""
        line = Line(self.socket(f"/api/tables/{table}/live", **headers))
        line.hear()
        return line

    def socket(self, path: str, **headers: str) -> ClientConnection:
        sent = {**headers}
        if self.http.cookies:
            sent["cookie"] = "; ".join(f"{name}={text}" for name, text in self.http.cookies.items())
        return self._open.enter_context(
            connect(
                self.url.replace("http:", "ws:") + path,
                additional_headers=sent,
                compression=None,
                proxy=None,
                open_timeout=PATIENCE,
                close_timeout=PATIENCE,
                ping_interval=None,
                max_queue=None,  # whoever is not listening at the moment is no slow reader
            )
        )

    def close(self) -> None:
        self._open.close()


class Opened:
    """A table that somebody opened: its id, and the keys of its seats."""

    def __init__(self, table: str, keys: dict[int, str]) -> None:
        self.id = table
        self.keys = keys


class Line:
    """A WebSocket at a table, and everything that has come over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Any] = []
        self.number = 0  # of the last entry that it knows of
        self.table: Any = None
        self.view: Any = None
        self.you: Any = None

    def hear(self) -> Any:
        """The next message."""
        message = json.loads(self.socket.recv(PATIENCE))
        self.heard.append(message)
        if message["type"] in ("table", "update"):
            self.table = message["table"]
            self.number = self.table["number"]
            if message["view"] is not None or message["type"] == "table":
                self.view, self.you = message["view"], message["you"]
        return message

    def until(self, kind: str, **fields: Any) -> Any:
        """The next message of a kind, with these values in it."""
        while True:
            message = self.hear()
            if message["type"] == kind and fields.items() <= message.items():
                return message

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def wish(self, kind: str, **fields: Any) -> Any:
        """Want something, and hear whether it is done."""
        self.send(kind, **fields)
        while True:
            message = self.hear()
            if message["type"] in ("ack", "refused"):
                return message

    def does(self, kind: str, **fields: Any) -> int:
        answer = self.wish(kind, **fields)
        assert answer["type"] == "ack", answer
        number: int = answer["number"]
        return number

    def refused(self, code: str, kind: str, **fields: Any) -> Any:
        answer = self.wish(kind, **fields)
        assert (answer["type"], answer.get("code")) == ("refused", code), answer
        return answer

    def plays(self, move: str, seat: int | None = None, **fields: Any) -> int:
        """Play a move of one's seat."""
        mine = self.you["seat"] if seat is None else seat
        return self.does("play", seat=mine, move=move, seen=self.number, **fields)

    def reach(self, number: int) -> None:
        """Hear all until an entry."""
        while self.number < number:
            self.hear()

    def closed(self) -> tuple[int, str]:
        """How the server ends the connection."""
        with suppress(ConnectionClosed):
            while True:
                self.hear()
        code, reason = self.socket.close_code, self.socket.close_reason
        assert code is not None
        assert reason is not None
        return code, reason

    def close(self) -> None:
        self.socket.close()


def chair(kind: str) -> dict[str, str]:
    if kind in ("you", "open"):
        return {"kind": kind}
    if kind.startswith("you:"):
        return {"kind": "you", "name": kind[4:]}
    return {"kind": "bot", "bot": kind}


def seated(people: list[Person], game: str, **options: Any) -> str:
    """A table at which each of these people has a seat, in their order."""
    first, *rest = people
    opened = first.opens(game, ["you", *("open" for _ in rest)], **options)
    for seat, person in enumerate(rest, 1):
        person.uses(opened.keys[seat], f"Guest {seat}")
    first.waits(opened.id, lambda seen: seen["view"] is not None)
    return opened.id


def play_on(
    lines: Mapping[int, Line], rng: Random, most: int = 100_000, others: Sequence[Line] = ()
) -> int:
    """Play at random until the game is over, or for so many moves; others look on."""
    someone = next(iter(lines.values()))
    played = 0
    while someone.table["status"] != "over" and played < most:
        seat = rng.choice(someone.table["to_act"])
        line = lines[seat]
        number = line.plays(rng.choice(line.you["legal"]), seat)
        for other in (*lines.values(), *others):
            other.reach(number)
        played += 1
    return played


def random_game(config: str, seed: int = 0, moves: int = 100_000) -> Game:
    """A game that was played somewhere else, to its end or for so many moves."""
    game, rng = Game(config, seed=seed), Random(seed)
    while not game.over and moves:
        seat = rng.choice(game.to_act)
        game.play(rng.choice(game.legal(seat)), seat)
        moves -= 1
    return game


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of a module; each brings people of its own."""
    made = House(tmp_path_factory.mktemp("house"))
    yield made
    made.close()
