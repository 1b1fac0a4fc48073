"""What a server's operator does with stored matches: look, hide, delete, ban, tidy up."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from zoopark.server.storage.database import Database, Query, Value, Work
from zoopark.server.storage.errors import Unknown
from zoopark.table.match import Status

EVERY: Final = (
    "SELECT id, config, status, number, created, updated, hidden, listed, names FROM matches"
    " WHERE status = :status ORDER BY created DESC LIMIT :limit"
)
# Nothing has happened in a match before it was created, and there is an index for that.
LEFT_ALONE: Final = (
    "SELECT id FROM matches WHERE status = :status AND created < :before AND updated < :before"
    " ORDER BY created LIMIT :limit"
)
HIDE: Final = "UPDATE matches SET hidden = :hidden WHERE id = :match RETURNING id"
# Those that point to a match go first.
DELETE: Final = tuple(
    f"DELETE FROM {table} WHERE match = :match"
    for table in ("put_away", "reviews", "speakers", "holders", "seats", "log")
)
DELETE_MATCH: Final = "DELETE FROM matches WHERE id = :match RETURNING id"
BAN: Final = (
    "INSERT INTO bans (who, since, why) VALUES (:who, :since, :why)"
    " ON CONFLICT (who) DO UPDATE SET since = excluded.since, why = excluded.why"
)
LIFT: Final = "DELETE FROM bans WHERE who = :who RETURNING who"
BANS: Final = "SELECT who, since, why FROM bans ORDER BY since"
WORDS: Final = (
    "SELECT match FROM holders WHERE person = :person"
    " UNION SELECT match FROM speakers WHERE person = :person"
)


@dataclass(frozen=True, slots=True)
class Kept:
    """A match as the operator sees it in a list."""

    id: str
    config: str
    status: Status
    number: int
    created: int
    updated: int
    hidden: bool
    listed: bool
    names: str  # JSON


@dataclass(frozen=True, slots=True)
class Ban:
    """Someone who is not wanted."""

    who: str
    since: int
    why: str


class Keeper:
    """Other processes on the database are told what has changed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def matches(self, status: str, limit: int) -> list[Kept]:
        """Matches of a status, the newest first."""
        rows = await self._database.read(Query(EVERY, {"status": status, "limit": limit}))
        return [Kept(*row) for row in rows]

    async def left_alone(self, status: str, before: int, limit: int) -> list[str]:
        """Matches at which nothing has happened since then, the first that was created first."""
        values: dict[str, Value] = {"status": status, "before": before, "limit": limit}
        return [match for (match,) in await self._database.read(Query(LEFT_ALONE, values))]

    async def hide(self, match_id: str, hidden: bool) -> None:
        """Take a match from all lists, or show it again."""
        await self._database.write(_hide(match_id, hidden), f"{match_id}:0")

    async def delete(self, match_id: str) -> None:
        """Delete a match and everything about it."""
        await self._database.write(_delete(match_id), f"{match_id}:0")

    async def ban(self, who: str, since: int, why: str) -> None:
        await self._database.write(_do(BAN, who=who, since=since, why=why), "bans:0")

    async def lift_ban(self, who: str) -> bool:
        """Whether there was one."""
        return bool(await self._database.write(_do(LIFT, who=who), "bans:0"))

    async def bans(self) -> list[Ban]:
        return [Ban(*row) for row in await self._database.read(Query(BANS))]

    async def words_of(self, person: str) -> list[str]:
        """The matches at which a person has sat or spoken."""
        rows = await self._database.read(Query(WORDS, {"person": person}))
        return [match for (match,) in rows]


def _hide(match_id: str, hidden: bool) -> Work[None]:
    if not (yield Query(HIDE, {"match": match_id, "hidden": hidden})):
        raise Unknown(f"there is no match {match_id}")


def _delete(match_id: str) -> Work[None]:
    yield Query("UPDATE matches SET number = number WHERE id = :match", {"match": match_id})
    for statement in DELETE:
        yield Query(statement, {"match": match_id})
    if not (yield Query(DELETE_MATCH, {"match": match_id})):
        raise Unknown(f"there is no match {match_id}")


def _do(sql: str, **values: int | str) -> Work[list[object]]:
    rows: Iterable[object] = yield Query(sql, values)
    return list(rows)
