"""The tables inside a browser, for the tests of a server: the same people, and no network."""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from itertools import count
from queue import Empty, Queue
from typing import Any, TypeVar, cast

import httpx
from websockets.exceptions import ConnectionClosedOK
from websockets.sync.client import ClientConnection

from support.servers import PATIENCE, Person
from zoopark.browser.desk import Desk
from zoopark.browser.house import House, open_house
from zoopark.server.service import Service
from zoopark.table import log
from zoopark.table.match import Match

T = TypeVar("T")
_names = count()


class Inside:
    """The worker of a page, with an event loop of its own; does what ``servers.House`` does."""

    def __init__(self) -> None:
        self._rows: dict[tuple[str, int], list[Any] | None] = {}
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self._house: House = self.run(lambda: open_house("", self._keep, _nobody, "contract"))

    async def _keep(self, text: str) -> None:
        await asyncio.sleep(0)
        for table, number, cells in json.loads(text):
            self._rows[table, number] = cells

    @property
    def service(self) -> Service:
        return self._house.desk.service

    def run(self, work: Callable[[], Awaitable[T]]) -> T:
        async def done() -> T:
            return await work()

        return asyncio.run_coroutine_threadsafe(done(), self._loop).result(PATIENCE)

    def call(self, work: Callable[[], None]) -> None:
        self._loop.call_soon_threadsafe(work)

    def person(self, **headers: str) -> "Insider":
        return Insider(self, headers)

    def people(self, count: int) -> "list[Insider]":
        return [self.person() for _ in range(count)]

    def stored(self, table: str) -> list[log.Entry]:
        """The log of a table as the browser keeps it."""
        kept = [row for (name, _), row in self._rows.items() if name == "log" and row]
        entries = sorted(row[1:] for row in kept if row[0] == table)
        return [log.decode(entry) for _, entry in entries]

    def match(self, table: str) -> Match:
        return Match.folded(self.stored(table))

    async def _end(self) -> None:
        await self._house.close()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def close(self) -> None:
        self.run(self._end)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()


def _nobody(name: str, text: str | None, code: int, why: str) -> None:
    """A worker without pages."""


class Insider(Person):
    """Somebody whose page asks the worker. In a browser there is one; a test wants several."""

    def __init__(self, inside: Inside, headers: dict[str, str]) -> None:
        super().__init__("http://inside", headers)
        self._inside = inside
        self._lines: dict[str, _Socket] = {}
        self._desk = Desk(inside.service, self._tell)
        self.http = httpx.Client(
            base_url=self.url, headers=headers, transport=_Asked(inside, self._desk)
        )

    def _tell(self, name: str, text: str | None, code: int, why: str) -> None:
        self._lines[name].heard.put((text, code, why))

    def socket(self, path: str, **headers: str) -> ClientConnection:
        name = str(next(_names))
        line = self._lines[name] = _Socket(self._inside, self._desk, name)
        self._inside.call(lambda: self._desk.connect(name, path))
        return cast(ClientConnection, line)


class _Asked(httpx.BaseTransport):
    """Requests that go to the worker."""

    def __init__(self, inside: Inside, desk: Desk) -> None:
        self._inside = inside
        self._desk = desk

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        address = request.url.raw_path.decode()
        headers = {key: value for key, value in request.headers.items() if key != "accept-encoding"}
        body = request.read().decode(errors="replace")  # a page sends text
        name = str(next(_names))
        status, sent, text = self._inside.run(
            lambda: self._desk.ask(name, request.method, address, headers, body)
        )
        return httpx.Response(status, headers=sent, text=text)


class _Socket:
    """As much of a WebSocket as tests use."""

    def __init__(self, inside: Inside, desk: Desk, name: str) -> None:
        self.heard: Queue[tuple[str | None, int, str]] = Queue()
        self.close_code: int | None = None
        self.close_reason: str | None = None
        self._inside = inside
        self._desk = desk
        self._name = name

    def recv(self, timeout: float) -> str:
        try:
            text, code, why = self.heard.get(timeout=timeout)
        except Empty:
            raise TimeoutError from None
        if text is None:
            self.close_code, self.close_reason = code, why
            raise ConnectionClosedOK(None, None)
        return text

    def send(self, text: str) -> None:
        self._inside.call(lambda: self._desk.hear(self._name, text))

    def close(self) -> None:
        self._inside.call(lambda: self._desk.hang_up(self._name))
