"""What stored matches cost the server: opening an old game, tables that nobody plays, the lobby."""

import asyncio
import dataclasses
import itertools
import json
import random
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
import uvloop

from clients import Server, server, serving
from zoopark.record import RULES
from zoopark.server.storage import NewMatch, Store, Summary, open_store
from zoopark.server.summaries import summary_of
from zoopark.table import log, wishes
from zoopark.table.match import Match
from zoopark.table.options import Options
from zoopark.table.table import Holder, Table

GAME = "zooloretto(players=5)"  # with five a whole game has more than 400 moves
CHAIRS = tuple(log.Chair(name) for name in ("Eva", "Adam", "Ida", "Ben", "Zoe"))
LONG = 400  # moves of an old game, at least
MIDDLE = 200  # moves of a game in its middle
OPENINGS = 60
IDLE = 500  # tables that were looked at and are left alone
WARMING = 100
PAGE = 30  # open tables that a page of the lobby shows
MANY = 10_000  # other matches
AT_ONCE = 500
LOOKS = 200
PATIENCE_SECONDS = 120


def waiting() -> list[log.Entry]:
    """The log of a table in the lobby."""
    return [log.Opened(0, GAME, RULES, Options(listed=True), (CHAIRS[0], *(log.Chair(),) * 4))]


def played(most: int | None, seed: int) -> list[log.Entry]:
    """The log of a game with so many moves at random, or of a whole one."""
    dice, everybody = random.Random(seed), Holder(range(len(CHAIRS)))
    opened = log.Opened(0, GAME, RULES, Options(listed=True), CHAIRS)
    table, entries = Table(Match(opened)), list[log.Entry]([opened])
    entry = table.due(0)
    while entry is not None:
        entries.append(entry)
        table.apply(entry)
        match, entry = table.match, None
        if not match.over and len(match.plies) != most and match.game is not None:
            (seat,) = match.to_act
            wish = wishes.Play(seat, dice.choice(match.game.legal(seat)).text, match.number)
            entry = table.entry(wish, everybody, 0)
    return entries


def long_game() -> list[log.Entry]:
    """A whole game that takes its time."""
    for seed in itertools.count():
        entries = played(None, seed)
        if moves(entries) >= LONG:
            return entries
    raise AssertionError


def moves(entries: Sequence[log.Entry]) -> int:
    return sum(isinstance(entry, log.Moved) for entry in entries)


async def keep(store: Store, entries: Sequence[log.Entry], names: Sequence[str]) -> None:
    """Store the same match under many names."""
    lines, summary = [log.encode(entry) for entry in entries], summary_of(Match.folded(entries))
    await fill(store, [(name, lines, summary) for name in names])


async def fill(store: Store, matches: Sequence[tuple[str, list[str], Summary]]) -> None:
    for first in range(0, len(matches), AT_ONCE):
        await asyncio.gather(
            *(
                store.create(NewMatch(name, GAME, RULES, "{}", "", number), lines, [], summary)
                for number, (name, lines, summary) in enumerate(matches[first : first + AT_ONCE])
            )
        )


async def milliseconds(client: httpx.AsyncClient, path: str) -> float:
    begun = time.perf_counter()
    (await client.get(path)).raise_for_status()
    return (time.perf_counter() - begun) * 1e3


async def openings(client: httpx.AsyncClient, store: Store) -> dict[str, Any]:
    """Open a long game at any move: first from the database, then from memory."""
    game, dice = long_game(), random.Random(1)
    names = [f"long-{number}" for number in range(OPENINGS)]
    await keep(store, game, names)
    found: dict[str, Any] = {"moves": moves(game)}
    for kind in ("cold", "warm"):
        times = [
            await milliseconds(client, f"/api/tables/{name}/at/{dice.randrange(moves(game))}")
            for name in names
        ]
        found |= {f"{kind} p50 ms": statistics.median(times), f"{kind} worst ms": max(times)}
    return found


async def in_memory(client: httpx.AsyncClient) -> float:
    """How many tables the server has in memory."""
    page = (await client.get("/metrics")).text
    (line,) = [line for line in page.splitlines() if line.startswith("zoopark_tables ")]
    return float(line.split()[1])


async def idle_tables(client: httpx.AsyncClient, store: Store, served: Server) -> dict[str, Any]:
    """Memory of tables that nobody is connected to, before and after they are put away.

    What was freed is kept for later, so the process does not shrink; but tables that come again
    find their room.
    """
    names = [f"idle-{number}" for number in range(IDLE + WARMING)]
    await keep(store, played(MIDDLE, 1), names)

    async def growth(shown: Sequence[str]) -> float:
        before = served.memory()
        for name in shown:
            await milliseconds(client, f"/api/tables/{name}")
        return (served.memory() - before) / len(shown) / 1024

    await growth(names[IDLE:])  # what the server needs once
    first = await growth(names[:IDLE])
    if await in_memory(client) < IDLE:
        raise RuntimeError("tables were put away while they were counted")
    async with asyncio.timeout(PATIENCE_SECONDS):
        while await in_memory(client):
            await asyncio.sleep(1)
    again = await growth(names[:IDLE])
    return {"tables": IDLE, "KB a table": first, "KB a table that was put away": again}


async def others(store: Store) -> None:
    """Many matches of all kinds, all of them in lists. Those read no logs: one line is enough."""
    kinds = [waiting(), played(MIDDLE, 1), played(None, 1)]
    summaries = [dataclasses.replace(summary_of(Match.folded(kind)), number=1) for kind in kinds]
    line = log.encode(waiting()[0])
    await fill(
        store, [(f"other-{number}", [line], summaries[number % 3]) for number in range(MANY)]
    )


async def lobbies(alone: httpx.AsyncClient, among: httpx.AsyncClient) -> dict[str, Any]:
    """The same page of the lobby, where nothing else is stored and among many, in turns."""
    times = [
        (await milliseconds(alone, "/api/tables"), await milliseconds(among, "/api/tables"))
        for _ in range(LOOKS)
    ]
    here, there = (statistics.median(column) for column in zip(*times, strict=True))
    return {"alone ms": here, f"among {MANY} ms": there, "ratio": there / here}


@asynccontextmanager
async def shelf() -> AsyncIterator[tuple[Server, httpx.AsyncClient, Store]]:
    """A server with a page of open tables, a client, and the way to store more."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite://{folder}/shelf.sqlite3"
        async with (
            server(serving(database)) as served,
            httpx.AsyncClient(base_url=served.url, timeout=PATIENCE_SECONDS) as client,
        ):
            store = await open_store(database)
            await keep(store, waiting(), [f"open-{number}" for number in range(PAGE)])
            yield served, client, store
            await store.close()


async def shelves() -> dict[str, Any]:
    """All of it, on fresh databases."""
    async with shelf() as (served, client, store):
        await others(store)
        async with shelf() as (_, alone, _):
            found = {"lobby": await lobbies(alone, client)}
        found["opening"] = await openings(client, store)
        found["idle"] = await idle_tables(client, store, served)
    return {
        kind: {name: round(value, 2) for name, value in figures.items()}
        for kind, figures in found.items()
    }


if __name__ == "__main__":
    print(json.dumps(uvloop.run(shelves()), indent=2))
