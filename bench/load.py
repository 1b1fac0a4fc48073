"""The server under load: many tables of four, real sockets, real storage, beside a bare broadcast.

With ``--postgres`` it has a PostgreSQL of its own, with ``--workers 2`` it serves from two
processes, so that people at one table may be at different ones.

Both servers run on the same stack in processes of their own, take the same load from this one in
turns, and are measured in one run: from sending a move to the last of the four clients having it,
and by the processor time of a move, without what a server needs while nobody moves.
"""

import argparse
import asyncio
import json
import math
import random
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection

from clients import (
    SEATS,
    Server,
    bearer,
    joined,
    live,
    opened_table,
    read,
    read_you,
    server,
    serving,
    used,
)
from postgres import postgres
from shelves import shelves

ROOMS = Path(__file__).with_name("bare_rooms.py")
REST = 3.0  # seconds in which nobody moves
TURNS = 6  # of each of the two servers


class Member:
    """One client at one table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.legal: list[str] = []
        self.size = 0


class Room:
    """Four clients at one table, and when each of them had a message."""

    def __init__(self, members: Sequence[Member]) -> None:
        self.members = members
        self.sent = 0.0
        self.left = 0
        self.done = asyncio.Event()
        self.times: list[float] = []
        self.errors: list[str] = []

    def begin(self) -> None:
        self.sent, self.left = time.perf_counter(), len(self.members)
        self.done.clear()

    def arrived(self) -> None:
        self.left -= 1
        if self.left == 0:
            self.times.append(time.perf_counter() - self.sent)
            self.done.set()


Reader: TypeAlias = Callable[[Member, Room], Coroutine[Any, Any, None]]
Worker: TypeAlias = Callable[[Room, float, float, random.Random], Coroutine[Any, Any, None]]


async def read_game(member: Member, room: Room) -> None:
    async for message in member.socket:
        told = read(message)
        if told.type in ("table", "update") and (you := read_you(told.you)) is not None:
            member.legal = you.legal
            member.size = len(message)
        if told.type == "update":
            member.number = told.number
            room.arrived()
        elif told.type == "table":
            member.number = told.table["number"]
        elif told.type == "refused":
            room.errors.append(told.code)


async def read_bare(member: Member, room: Room) -> None:
    async for _ in member.socket:
        room.arrived()


async def play(room: Room, interval: float, until: float, dice: random.Random) -> None:
    """Moves at their times, however long they take."""
    due = time.perf_counter() + dice.random() * interval
    while due < until:
        await asyncio.sleep(max(due - time.perf_counter(), 0))
        member = next((member for member in room.members if member.legal), None)
        if member is None:
            return  # the game is over
        move, member.legal = dice.choice(member.legal), []
        room.begin()
        wish = {"type": "play", "seat": room.members.index(member), "move": move}
        await member.socket.send(json.dumps(wish | {"seen": member.number}))
        await asyncio.wait_for(room.done.wait(), 30)
        due += interval


async def shout(room: Room, interval: float, until: float, dice: random.Random, size: int) -> None:
    text = "x" * size
    due = time.perf_counter() + dice.random() * interval
    while due < until:
        await asyncio.sleep(max(due - time.perf_counter(), 0))
        room.begin()
        await dice.choice(room.members).socket.send(text)
        await asyncio.wait_for(room.done.wait(), 30)
        due += interval


async def game_room(client: httpx.AsyncClient, url: str) -> Room:
    """A table with four people, each with a secret of their own."""
    table = await opened_table(client)
    address = live(url, table.id)
    return Room([Member(await joined(address, bearer(secret))) for secret in table.secrets])


class Side:
    """One of the two servers: its rooms, what they saw, and what it cost."""

    def __init__(self, served: Server, rooms: list[Room], reader: Reader, worker: Worker) -> None:
        self.rooms = rooms
        self._served = served
        self._worker = worker
        self._idle = 0.0  # seconds of processor time in a second without moves
        self._used = 0.0  # seconds of the server's processor time for moves
        self._clients = 0.0  # and of this process, which plays all the clients
        self._seconds = 0.0
        self._dice = [random.Random(number) for number in range(len(rooms))]
        self._readers = [
            asyncio.create_task(reader(member, room)) for room in rooms for member in room.members
        ]

    async def rest(self, seconds: float) -> None:
        """See what it costs to do nothing."""
        before = self._served.used()
        await asyncio.sleep(seconds)
        self._idle = (self._served.used() - before) / seconds

    async def stretch(self, seconds: float, rate: float) -> None:
        """Let all rooms talk for so long."""
        server, clients, begun = self._served.used(), time.process_time(), time.perf_counter()
        async with asyncio.TaskGroup() as tasks:
            for room, dice in zip(self.rooms, self._dice, strict=True):
                interval = len(self.rooms) / rate
                tasks.create_task(self._worker(room, interval, begun + seconds, dice))
        lasted = time.perf_counter() - begun
        self._used += self._served.used() - server - lasted * self._idle
        self._clients += time.process_time() - clients
        self._seconds += seconds

    async def leave(self) -> None:
        for reader in self._readers:
            reader.cancel()
        for room in self.rooms:
            for member in room.members:
                await member.socket.close()

    def seen(self) -> dict[str, Any]:
        times = [moment for room in self.rooms for moment in room.times]
        return summary(times, self._seconds) | {
            "server ms a move": round(1000 * self._used / len(times), 3),
            "clients ms a move": round(1000 * self._clients / len(times), 3),
            "idle ms a second": round(1000 * self._idle, 1),
        }


@asynccontextmanager
async def table_side(tables: int, database: str, workers: int) -> AsyncIterator[Side]:
    async with (
        server(serving(database, workers=workers)) as served,
        httpx.AsyncClient(base_url=served.url) as client,
    ):
        rooms = [await game_room(client, served.url) for _ in range(tables)]
        side = Side(served, rooms, read_game, play)
        yield side
        await side.leave()


@asynccontextmanager
async def bare_side(tables: int, sizes: Callable[[], int]) -> AsyncIterator[Side]:
    """The bare server; messages are as large as those of a table are at the moment."""

    async def worker(room: Room, interval: float, until: float, dice: random.Random) -> None:
        await shout(room, interval, until, dice, sizes())

    async with server([str(ROOMS)]) as served:
        address = served.url.replace("http", "ws")
        rooms = [
            Room([Member(await joined(f"{address}/{number}")) for _ in range(SEATS)])
            for number in range(tables)
        ]
        side = Side(served, rooms, read_bare, worker)
        yield side
        await side.leave()


def summary(times: list[float], seconds: float) -> dict[str, Any]:
    ordered = sorted(times)
    return {
        "moves": len(ordered),
        "each second": round(len(ordered) / seconds, 1),
        "p50 ms": round(1000 * quantile(ordered, 0.5), 2),
        "p99 ms": round(1000 * quantile(ordered, 0.99), 2),
        "worst ms": round(1000 * ordered[-1], 2),
    }


def quantile(ordered: list[float], part: float) -> float:
    return ordered[min(math.ceil(part * len(ordered)), len(ordered)) - 1]


async def measure(
    tables: int, seconds: float, rate: float, workers: int = 1, *, on_postgres: bool = False
) -> dict[str, Any]:
    """Both servers are up all the time and take turns, so that a noisy moment meets both."""
    members = list[Member]()
    kept = 0.0  # seconds of the processor time of PostgreSQL

    def mean_size() -> int:
        return sum(member.size for member in members) // len(members)

    with database(on_postgres) as (url, keeper):
        async with table_side(tables, url, workers) as table, bare_side(tables, mean_size) as bare:
            members += [member for room in table.rooms for member in room.members]
            await asyncio.gather(table.rest(REST), bare.rest(REST))
            for _ in range(TURNS):
                before = used(keeper) if keeper else 0.0
                await table.stretch(seconds / TURNS, rate)
                kept += used(keeper) - before if keeper else 0.0
                await bare.stretch(seconds / TURNS, rate)
            errors = sum(len(room.errors) for room in table.rooms)
            ours = table.seen() | {"errors": errors, "bytes": mean_size()}
            theirs = bare.seen()
    if keeper:
        ours["database ms a move"] = round(1000 * kept / ours["moves"], 3)
    return {
        "table": ours,
        "bare": theirs,
        "ratio of p99": round(ours["p99 ms"] / theirs["p99 ms"], 2),
        "ratio of processor time": round(ours["server ms a move"] / theirs["server ms a move"], 2),
    }


@contextmanager
def database(on_postgres: bool) -> Iterator[tuple[str, int]]:
    """An empty one, and its process if it has one."""
    if on_postgres:
        with postgres() as found:
            yield found.url, found.pid
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite://{folder}/load.sqlite3", 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rate", type=float, default=300, help="moves a second, at all tables")
    parser.add_argument("--workers", type=int, default=1, help="processes; several on PostgreSQL")
    parser.add_argument("--postgres", action="store_true", help="instead of SQLite")
    parser.add_argument("--shelves", action="store_true", help="measure full shelves, too")
    args = parser.parse_args()
    on_postgres = args.postgres or args.workers > 1
    seen = uvloop.run(
        measure(args.tables, args.seconds, args.rate, args.workers, on_postgres=on_postgres)
    )
    if args.shelves:
        seen |= uvloop.run(shelves())
    print(json.dumps(seen, indent=2))


if __name__ == "__main__":
    main()
