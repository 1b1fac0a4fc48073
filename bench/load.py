"""The server under load: many tables of four, real sockets, real storage, beside a bare broadcast.

Both servers run on the same stack in processes of their own, take the same load from this one, and
are measured in one run: from sending a move to the last of the four clients having it.
"""

import argparse
import asyncio
import json
import math
import random
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

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
)
from shelves import shelves

ROOMS = Path(__file__).with_name("bare_rooms.py")


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


async def load(
    rooms: list[Room], reader: Any, worker: Any, seconds: float, rate: float, served: Server
) -> dict[str, Any]:
    """Let all rooms talk for so long; what was seen, and what it cost the server."""
    readers = [
        asyncio.create_task(reader(member, room)) for room in rooms for member in room.members
    ]
    await asyncio.sleep(2.0)
    before = served.used()
    until = time.perf_counter() + seconds
    interval = len(rooms) / rate
    async with asyncio.TaskGroup() as tasks:
        for number, room in enumerate(rooms):
            tasks.create_task(worker(room, interval, until, random.Random(number)))
    used = served.used() - before
    for task in readers:
        task.cancel()
    for room in rooms:
        for member in room.members:
            await member.socket.close()
    times = [moment for room in rooms for moment in room.times]
    return summary(times, seconds) | {"server ms a move": round(1000 * used / len(times), 2)}


async def under_load(tables: int, seconds: float, rate: float, database: str) -> dict[str, Any]:
    async with (
        server(serving(database)) as served,
        httpx.AsyncClient(base_url=served.url) as client,
    ):
        rooms = [await game_room(client, served.url) for _ in range(tables)]
        seen = await load(rooms, read_game, play, seconds, rate, served)
        errors = [error for room in rooms for error in room.errors]
        sizes = [member.size for room in rooms for member in room.members]
        return seen | {"errors": len(errors), "bytes": sum(sizes) // len(sizes)}


async def bare(tables: int, seconds: float, rate: float, size: int) -> dict[str, Any]:
    async with server([str(ROOMS)]) as served:
        address = served.url.replace("http", "ws")
        rooms = [
            Room([Member(await joined(f"{address}/{number}")) for _ in range(SEATS)])
            for number in range(tables)
        ]

        async def worker(room: Room, interval: float, until: float, dice: random.Random) -> None:
            await shout(room, interval, until, dice, size)

        return await load(rooms, read_bare, worker, seconds, rate, served)


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


async def measure(tables: int, seconds: float, rate: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        ours = await under_load(tables, seconds, rate, f"sqlite://{folder}/load.sqlite3")
    theirs = await bare(tables, seconds, rate, ours["bytes"])
    return {
        "table": ours,
        "bare": theirs,
        "ratio of p99": round(ours["p99 ms"] / theirs["p99 ms"], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rate", type=float, default=300, help="moves a second, at all tables")
    args = parser.parse_args()
    seen = uvloop.run(measure(args.tables, args.seconds, args.rate))
    print(json.dumps(seen | uvloop.run(shelves()), indent=2))


if __name__ == "__main__":
    main()
