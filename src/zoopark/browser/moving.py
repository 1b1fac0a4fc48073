"""All that a browser keeps, in one file: out of it, and into another one.

A game that is here already stays, unless it has gone further in the file. Whoever brings the file
gets the seats of the person who saved it.
"""

from collections.abc import Iterable
from typing import Any, Final

from zoopark.browser.kept import Kept
from zoopark.server.hub import Hub
from zoopark.server.identity import digest
from zoopark.server.keeping import delete
from zoopark.server.persons import join
from zoopark.server.storage.database import Query, Work

ME: Final = "me"  # under this name the secret of the person is kept
REMEMBER: Final = (
    "INSERT INTO secrets (name, value) VALUES (:name, :value)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
#: Tables with rows of a match, in an order in which they may be written.
OF_MATCHES: Final = ("seats", "holders", "log", "reviews", "speakers", "put_away")


async def who(database: Kept) -> str:
    """The secret of the person here, empty if nobody has played yet."""
    found = await database.read(Query("SELECT value FROM secrets WHERE name = :name", {"name": ME}))
    return bytes(found[0][0]).decode() if found else ""


def remember(secret: str) -> Work[None]:
    yield Query(REMEMBER, {"name": ME, "value": secret.encode()})


async def take_in(hub: Hub, database: Kept, stored: str, secret: str) -> tuple[int, str]:
    """Take in what another browser has stored: how many games came, and who one is now."""
    other = await Kept.filled(stored, _nowhere)
    known = {row[0]: row[1] for row in await database.read(_MATCHES)}
    theirs = {row[0]: row[1] for row in await other.read(_MATCHES)}
    coming = [match for match, number in theirs.items() if number > known.get(match, -1)]
    for match in coming:
        if match in known:
            await delete(hub, match)
        rows = [
            (table, row)
            for table in ("matches", *OF_MATCHES)
            for row in await _rows(other, table, match)
        ]
        await database.write(_copied(rows))
    their_secret = await who(other)
    await other.close()
    if not secret:
        secret = their_secret
    elif their_secret and their_secret != secret:
        await join(hub, digest(their_secret), digest(secret))
    if secret:
        await database.write(remember(secret))
    await hub.resume()
    return len(coming), secret


_MATCHES: Final = Query("SELECT id, number FROM matches")


async def _nowhere(text: str) -> None:
    """What is only read is not kept."""


async def _rows(other: Kept, table: str, match: str) -> list[dict[str, Any]]:
    key = "id" if table == "matches" else "match"
    columns = other.columns(table)
    sql = f"SELECT {', '.join(columns)} FROM {table} WHERE {key} = :match"
    found = await other.read(Query(sql, {"match": match}))
    return [dict(zip(columns, row, strict=True)) for row in found]


def _copied(rows: Iterable[tuple[str, dict[str, Any]]]) -> Work[None]:
    for table, row in rows:
        names, places = ", ".join(row), ", ".join(f":{name}" for name in row)
        yield Query(f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({places})", row)
