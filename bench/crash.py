"""The server is killed again and again under load, and nothing that it said is lost.

Many tables play over real sockets. The process of the server is killed without warning, started
again on the same port and database, and every client comes back and sends again, with the same id,
what was not acknowledged. In the end the log is read from the database and held against everything
that any client was ever told.

With ``--restarts`` PostgreSQL, one of its own, is stopped without warning and started again, too,
while the server runs on.
"""

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from clients import (
    SEATS,
    Told,
    bearer,
    joined,
    live,
    opened_table,
    read,
    read_you,
    server,
    serving,
)
from postgres import postgres
from zoopark.server.storage import StoredMatch, open_store
from zoopark.server.telling import encode
from zoopark.table import log
from zoopark.table.match import Match
from zoopark.table.sight import game_view, own_view

COUNTS = ("entries", "acknowledged", "resent", "stored but not acknowledged", "views")
FAULTS = ("faults", "refused", "lost", "doubled", "gaps", "not up to date", "different views")
BOTS = 4  # every so many tables a bot sits at one
TALK = 0.1  # how often somebody says something instead of playing
MOVE_SECONDS = 0.003  # a server may need so long for a move
PATIENCE = 120  # seconds until a table is as it should be while the server is up
AGAIN = 0.2  # seconds after which somebody sends again what could not be stored
RUSH = 0.75  # how often all tables play at once before a kill, so that much is under way


class World:
    """What all clients have in common."""

    def __init__(self) -> None:
        self.up = asyncio.Event()  # the server can be reached
        self.over = False  # nobody begins anything new
        self.hurry = asyncio.Event()

    def rush(self) -> None:
        """Let all tables play at once."""
        self.hurry.set()
        self.hurry.clear()


class Member:
    """Somebody at a table, who keeps coming back."""

    def __init__(self, world: World, room: "Room", seat: int, secret: str) -> None:
        self.world = world
        self.room = room
        self.seat = seat
        self.number = 0
        self.legal: list[str] = []
        self.over = False
        self.shown: dict[int, set[int]] = {}  # what was shown after each entry, as hashes
        self.waiting: dict[str, dict[str, Any]] = {}  # wishes that are not acknowledged
        self.acknowledged: dict[str, int] = {}
        self.resent = 0
        self.stored = 0  # how much of it had been stored already
        self.refused: list[str] = []
        self._secret = secret
        self._joined = 0  # the last entry when it came back
        self._sending: asyncio.Future[None] | None = None
        self._socket: ClientConnection | None = None

    async def stay(self, address: str) -> None:
        """Be connected whenever that is possible."""
        while True:
            await self.world.up.wait()
            with suppress(OSError, WebSocketException):
                socket = await joined(address, bearer(self._secret))
                try:
                    self._socket = socket
                    for wish in list(self.waiting.values()):
                        self.resent += 1
                        await socket.send(json.dumps(wish))
                    async for message in socket:
                        self._hear(read(message))
                finally:
                    self._socket = None
                    await socket.close()

    async def want(self, wish: dict[str, Any]) -> None:
        """Send something, now or when the server is back."""
        self.waiting[wish["id"]] = wish
        if self._socket is not None:
            with suppress(WebSocketException):
                await self._socket.send(json.dumps(wish))

    def _hear(self, told: Told) -> None:
        if told.type in ("table", "update"):
            self.number = told.table["number"]
            self.over = told.table["status"] == "over"
            if told.type == "table":
                self._joined = self.number
            if (you := read_you(told.you)) is not None:
                self.legal = you.legal
                self.shown.setdefault(self.number, set()).add(hashed(told.view, told.you))
        elif told.type == "ack":
            self.acknowledged[told.id] = told.number
            self.stored += told.number <= self._joined
            self.waiting.pop(told.id, None)
        elif told.type == "refused" and told.code == "unavailable":
            asyncio.get_running_loop().call_later(AGAIN, self._send_again, told.id)
        elif told.type == "refused":
            self.refused.append(told.code)
            self.waiting.pop(told.id, None)
        self.room.heard()

    def _send_again(self, sent: str) -> None:
        if wish := self.waiting.get(sent):
            self.resent += 1
            self._sending = asyncio.ensure_future(self.want(wish))


class Room:
    """Those who sit at one table."""

    def __init__(self, world: World, table: str, secrets: Sequence[str]) -> None:
        self.world = world
        self.table = table
        self.members = [Member(world, self, seat, secret) for seat, secret in enumerate(secrets)]
        self._news = asyncio.Event()

    def heard(self) -> None:
        self._news.set()

    def settled(self) -> bool:
        """Everything is acknowledged, all know the same, and the table waits for one of them."""
        members = self.members
        if any(member.waiting or member.number != members[0].number for member in members):
            return False
        return any(member.legal for member in members) or members[0].over

    async def settle(self, patience: float | None = PATIENCE) -> None:
        async with asyncio.timeout(patience):
            while not self.settled():
                self._news.clear()
                await self._news.wait()

    async def play(self, interval: float, dice: random.Random) -> None:
        """Play at random until all is over."""
        for count in range(1_000_000):
            await self.settle(None)  # between two kills a bot may not even have begun to think
            with suppress(TimeoutError):
                await asyncio.wait_for(self.world.hurry.wait(), dice.uniform(0, 2 * interval))
            if self.world.over or self.members[0].over:
                return
            if dice.random() < TALK:
                member = dice.choice(self.members)
                wish: dict[str, Any] = {"type": "say", "text": f"{count}"}
            else:
                member = next(member for member in self.members if member.legal)
                move, member.legal = dice.choice(member.legal), []
                wish = {"type": "play", "move": move, "seen": member.number}
            await member.want(wish | {"seat": member.seat, "id": f"{self.table}-{count}"})


def hashed(view: bytes | Any, you: bytes | Any) -> int:
    return hash((bytes(view), bytes(you)))


# -- afterwards -----------------------------------------------------------------------------------


def compared(room: Room, stored: StoredMatch) -> Counter[str]:
    """Hold what the clients were told against what is stored."""
    entries = [log.decode(line) for line in stored.entries]
    seen = Counter(
        {
            "entries": len(entries),
            "gaps": abs(len(entries) - stored.summary.number),
            "doubled": _doubled(entries),
        }
    )
    for member in room.members:
        seen["acknowledged"] += len(member.acknowledged)
        seen["resent"] += member.resent
        seen["stored but not acknowledged"] += member.stored
        seen["refused"] += len(member.refused)
        seen["lost"] += _lost(member, entries)
        seen["not up to date"] += member.number != len(entries)
    return seen + _views(room, entries)


def _doubled(entries: Sequence[log.Entry]) -> int:
    ids = Counter(_id(entry) for entry in entries)
    return sum(count - 1 for sent, count in ids.items() if sent)


def _lost(member: Member, entries: Sequence[log.Entry]) -> int:
    """Wishes that were acknowledged, but are not the entries that they were said to be."""
    return sum(
        number > len(entries) or _id(entries[number - 1]) != sent
        for sent, number in member.acknowledged.items()
    )


def _id(entry: log.Entry) -> str:
    if not isinstance(entry, log.Moved | log.Undone | log.Said):
        return ""
    return entry.id.rpartition(" ")[2]  # before it stands who sent it


def _views(room: Room, entries: Sequence[log.Entry]) -> Counter[str]:
    """Play the log again: was every client always shown what a fresh replay shows?"""
    seen: Counter[str] = Counter()
    first, *rest = entries
    assert isinstance(first, log.Opened)
    match = Match(first)
    for entry in (None, *rest):
        if entry is not None:
            match.apply(entry)
        for member in room.members:
            shown = member.shown.pop(match.number, set())
            if shown:
                view = encode(game_view(match, member.seat)), encode(own_view(match, member.seat))
                seen["views"] += len(shown)
                seen["different views"] += len(shown - {hashed(*view)})
    # Nobody may have been told of entries that are not stored.
    seen["different views"] += sum(len(member.shown) for member in room.members)
    return seen


async def read_back(rooms: Sequence[Room], database: str) -> Counter[str]:
    found: Counter[str] = Counter()
    store = await open_store(database)
    for room in rooms:
        stored = await store.load(room.table)
        if stored is None:
            found["lost"] += 1
        else:
            found.update(compared(room, stored))
    await store.close()
    return found


# -- all together ---------------------------------------------------------------------------------


def _no_restart() -> None:
    raise ValueError("only a PostgreSQL of our own is restarted")


async def crash(
    database: str,
    restart: Callable[[], None] = _no_restart,
    *,
    tables: int,
    rate: float,
    kills: int,
    pause: float,
    seed: int,
    restarts: int = 0,
    workers: int = 1,
) -> dict[str, int]:
    """Play, kill, come back; the counts of what was seen. ``restart`` does so to the database."""
    dice, world = random.Random(seed), World()
    faults: list[str] = []
    async with server(serving(database)) as served, httpx.AsyncClient(base_url=served.url) as http:
        opened = [await opened_table(http, bots=(n % BOTS == BOTS - 1)) for n in range(tables)]
        await served.stop(signal.SIGKILL)
        url, port = served.url, served.port
    rooms = [Room(world, table.id, table.secrets) for table in opened]
    staying = [
        asyncio.create_task(member.stay(live(url, room.table)))
        for room in rooms
        for member in room.members
    ]
    async with asyncio.TaskGroup() as playing:
        for number, room in enumerate(rooms):
            playing.create_task(room.play(tables / rate, random.Random(f"{seed} {number}")))
        for _ in range(kills):
            async with server(serving(database, port, workers)) as served:
                world.up.set()
                await asyncio.sleep(dice.uniform(0, 2 * pause))
                if dice.random() < RUSH:
                    people = [room.settle() for room in rooms if len(room.members) == SEATS]
                    await asyncio.gather(*people)
                    world.rush()
                    await asyncio.sleep(dice.uniform(0, tables * MOVE_SECONDS))
                world.up.clear()
                await served.stop(signal.SIGKILL)
            faults += served.faults
        async with server(serving(database, port, workers)) as served:
            world.up.set()
            for _ in range(restarts):
                await asyncio.sleep(dice.uniform(0, 2 * pause))
                await asyncio.to_thread(restart)
            world.over = True
            world.rush()
            await asyncio.gather(*(room.settle() for room in rooms))
            for task in staying:
                task.cancel()
            await asyncio.gather(*staying, return_exceptions=True)
    # That the database was away is to be said, and nothing else.
    faults += [fault for fault in served.faults if not restarts or "storage failed" not in fault]
    found = await read_back(rooms, database)
    found["faults"] = len(faults)
    return {"kills": kills, "restarts": restarts} | {name: found[name] for name in COUNTS + FAULTS}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=100, help="moves a second, at all tables")
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--restarts", type=int, default=0, help="of a PostgreSQL of our own")
    parser.add_argument("--workers", type=int, default=1, help="processes; several on PostgreSQL")
    parser.add_argument("--pause", type=float, default=1.5, help="seconds between them, about")
    parser.add_argument("--seed", type=int, default=1, help="of the moments and the moves")
    parser.add_argument("--database", help="a new one of SQLite if there is none")
    args = vars(parser.parse_args())
    with ExitStack() as stack:
        database, restart = args.pop("database"), _no_restart
        if args["restarts"] or args["workers"] > 1:
            own = stack.enter_context(postgres())
            database, restart = own.url, own.restart
        elif not database:
            database = (
                f"sqlite://{stack.enter_context(tempfile.TemporaryDirectory())}/crash.sqlite3"
            )
        seen = uvloop.run(crash(database, restart, **args))
    print(json.dumps(seen, indent=2))
    sys.exit(any(seen[name] for name in FAULTS))


if __name__ == "__main__":
    main()
