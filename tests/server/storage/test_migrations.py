"""A database of any earlier version is brought up to date, and nothing of it is lost.

``tests/data/server/version-1.json`` has the rows that a server of that version wrote, ``LATER``
what later ones added to them.
"""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg import sql

from server.storage.samples import with_store
from zoopark.server.storage import Store
from zoopark.server.storage.migrations import migrations
from zoopark.table import log
from zoopark.table.match import Match

ROWS: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[2] / "data/server/version-1.json").read_text(encoding="utf-8")
)


OVER = next(row["id"] for row in ROWS["matches"] if row["status"] == "over")
LATER: dict[int, list[tuple[str, dict[str, Any]]]] = {
    2: [
        ("bans", {"who": "198.51.100.7", "since": 5, "why": "spam"}),
        ("speakers", {"person": "ben", "match": OVER}),
        ("pulse", {"name": "server", "at": 7}),
    ]
}


@pytest.fixture(params=range(1, len(migrations())))
def version(request: pytest.FixtureRequest) -> int:
    """Every version but the last one."""
    number: int = request.param
    return number


@pytest.fixture
def old(version: int, database_url: str) -> str:
    """A database of this version."""
    statements = [
        "CREATE TABLE schema (version BIGINT PRIMARY KEY)",
        *(f"INSERT INTO schema (version) VALUES ({number + 1})" for number in range(version)),
        *(statement for steps in migrations()[:version] for statement in steps),
    ]
    rows = [
        (table, {name: _cell(name, cell) for name, cell in row.items()})
        for table, found in ROWS.items()
        for row in found
    ]
    rows += [row for number, added in LATER.items() if number <= version for row in added]
    if database_url.startswith("sqlite"):
        with closing(sqlite3.connect(database_url.removeprefix("sqlite://"))) as file, file:
            for statement in statements:
                file.execute(statement)
            for table, row in rows:
                names = ", ".join(f":{name}" for name in row)
                file.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({names})", row)
    else:
        with psycopg.connect(database_url) as server:
            for statement in statements:
                server.execute(statement.encode())
            for table, row in rows:
                server.execute(
                    sql.SQL("INSERT INTO {} ({}) VALUES ({})").format(
                        sql.Identifier(table),
                        sql.SQL(", ").join(map(sql.Identifier, row)),
                        sql.SQL(", ").join(map(sql.Placeholder, row)),
                    ),
                    row,
                )
    return database_url


def _cell(name: str, cell: Any) -> Any:
    return bytes.fromhex(cell) if name == "value" else cell


def test_everything_is_there_after_the_upgrade(version: int, old: str) -> None:
    async def check(store: Store) -> None:
        for row in ROWS["matches"]:
            stored = await store.load(row["id"])
            assert stored is not None
            match = Match.folded(map(log.decode, stored.entries))
            assert (match.number, match.status) == (row["number"], row["status"])
            assert stored.summary.names == row["names"]
        lists = [await store.lobby(9), await store.watchable(9), await store.finished(9)]
        assert [[row.summary.status for row in rows] for rows in lists] == [
            ["open"], ["running"], ["over"]
        ]  # fmt: skip
        held = {(row["match"], row["seat"]): row["person"] for row in ROWS["holders"]}
        for (match_id, seat), person in held.items():
            assert person in (await store.holdings(match_id))[seat]
        assert await store.secret() == bytes.fromhex(ROWS["secrets"][0]["value"])
        await store.healthy()
        banned = [ban.who for ban in await store.keeper.bans()]
        assert banned == (["198.51.100.7"] if version >= 2 else [])

    with_store(old, check)
    with_store(old, check)  # the second time nothing is left to do


def test_two_processes_bring_it_up_to_date_once(old: str) -> None:
    async def both() -> None:
        async def one() -> None:
            await asyncio.to_thread(with_store, old, lambda store: store.healthy())

        await asyncio.gather(one(), one())

    asyncio.run(both())
