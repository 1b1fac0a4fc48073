"""What is stored for people: links to themselves, and which games they have put away."""

from typing import Final, NamedTuple

from zoopark.server.storage.database import Database, Query, Row, Value, Work

KEEP: Final = (
    "INSERT INTO passages (digest, person, sealed, profile, expires)"
    " VALUES (:digest, :person, :sealed, :profile, :expires)"
)
# A new link that is kept replaces the one before; what has expired opens nothing any more.
DROP_KEPT: Final = "DELETE FROM passages WHERE person = :person AND expires IS NULL"
DROP_OLD: Final = "DELETE FROM passages WHERE person = :person AND expires <= :now"
DROP_ALL: Final = "DELETE FROM passages WHERE person = :person"
PASSAGE: Final = "SELECT person, sealed, profile, expires FROM passages WHERE digest = :digest"
USE_UP: Final = "DELETE FROM passages WHERE digest = :digest RETURNING digest"
KEPT: Final = "SELECT digest FROM passages WHERE person = :person AND expires IS NULL"

MATCHES: Final = (
    "SELECT match FROM holders WHERE person = :person"
    " UNION SELECT match FROM speakers WHERE person = :person"
    " UNION SELECT id FROM matches WHERE host = :person"
)
HELD: Final = "SELECT COUNT(DISTINCT match) FROM holders WHERE person = :person"
# A match that is one's own and nobody else's.
ALONE: Final = (
    "SELECT id FROM matches WHERE id = :match AND NOT EXISTS"
    " (SELECT 1 FROM holders WHERE match = :match AND person <> :person)"
    " AND (host = :person OR host = '' AND EXISTS"
    " (SELECT 1 FROM holders WHERE match = :match AND person = :person))"
)
PAST: Final = (
    "SELECT id, config, created, updated, names, result, seats, put_away.match IS NOT NULL"
    " FROM (SELECT match, SUM(1 << seat) AS seats FROM holders WHERE person = :person"
    " GROUP BY match) AS held JOIN matches ON id = held.match"
    " LEFT JOIN put_away ON put_away.match = id AND put_away.person = :person"
    " WHERE status = 'over' ORDER BY updated DESC, id"
)
PUT_AWAY: Final = (
    "INSERT INTO put_away (person, match) VALUES (:person, :match) ON CONFLICT DO NOTHING"
)
TAKE_OUT: Final = "DELETE FROM put_away WHERE person = :person AND match = :match"

LOCK: Final = "UPDATE matches SET number = number WHERE id = :match RETURNING id"
# What becomes of the rows of a person at a match whose things become another's.
HANDED: Final = (
    "INSERT INTO holders (match, seat, person) SELECT match, seat, :heir FROM holders"
    " WHERE match = :match AND person = :person ON CONFLICT DO NOTHING",
    "INSERT INTO speakers (person, match) SELECT :heir, match FROM speakers"
    " WHERE match = :match AND person = :person ON CONFLICT DO NOTHING",
    "INSERT INTO put_away (person, match) SELECT :heir, match FROM put_away"
    " WHERE match = :match AND person = :person ON CONFLICT DO NOTHING",
    "UPDATE matches SET host = :heir WHERE id = :match AND host = :person",
)
LEFT: Final = tuple(
    f"DELETE FROM {table} WHERE match = :match AND person = :person"
    for table in ("holders", "speakers", "put_away")
)
ORPHANED: Final = "UPDATE matches SET host = '' WHERE id = :match AND host = :person"


class Passage(NamedTuple):
    """A link to a person: the secret as it is sealed with the key, and when it expires."""

    person: str
    sealed: bytes
    profile: str  # JSON
    expires: int | None  # None if it is kept


class PastGame(NamedTuple):
    """A finished game of a person."""

    id: str
    config: str
    created: int
    updated: int
    names: str  # JSON
    result: str  # JSON
    seats: tuple[int, ...]
    away: bool


class People:
    """Other processes on the database are told where someone's seats have changed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, digest: str, passage: Passage, now: int) -> None:
        """Store a link; one that is kept replaces the one before."""
        await self._database.write(_keep(digest, passage, now))

    async def passage(self, digest: str) -> Passage | None:
        found = await self._read(PASSAGE, digest=digest)
        if not found:
            return None
        person, sealed, profile, expires = found[0]
        return Passage(person, bytes(sealed), profile, expires)

    async def use_up(self, digest: str) -> bool:
        """Whether this was the first use of a link that has only one."""
        return bool(await self._database.write(_one(USE_UP, digest=digest)))

    async def drop_passages(self, person: str) -> None:
        await self._database.write(_one(DROP_ALL, person=person))

    async def has_kept(self, person: str) -> bool:
        """Is there a link that they keep?"""
        return bool(await self._read(KEPT, person=person))

    async def held(self, person: str) -> int:
        """At how many matches they have a seat."""
        return int((await self._read(HELD, person=person))[0][0])

    async def matches(self, person: str) -> list[str]:
        """Where they sit, have spoken, or are the host."""
        return [match for (match,) in await self._read(MATCHES, person=person)]

    async def alone(self, match_id: str, person: str) -> bool:
        """Is this a match of theirs in which nobody else has a part?"""
        return bool(await self._read(ALONE, match=match_id, person=person))

    async def past(self, person: str) -> list[PastGame]:
        """All their finished games, the latest first."""
        return [
            PastGame(match, config, created, updated, names, result, _seats(mask), bool(away))
            for match, config, created, updated, names, result, mask, away in await self._read(
                PAST, person=person
            )
        ]

    async def put_away(self, person: str, match_id: str, away: bool) -> None:
        sql = PUT_AWAY if away else TAKE_OUT
        await self._database.write(_one(sql, person=person, match=match_id))

    async def hand_over(self, match_id: str, person: str, heir: str) -> None:
        """Whatever a person has at a match becomes another's."""
        await self._database.write(_hand_over(match_id, person, heir), f"{match_id}:0")

    async def leave(self, match_id: str, person: str) -> None:
        """A person has nothing more to do with a match."""
        await self._database.write(_leave(match_id, person), f"{match_id}:0")

    async def _read(self, sql: str, **values: Value) -> list[Row]:
        return await self._database.read(Query(sql, values))


def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def _keep(digest: str, passage: Passage, now: int) -> Work[None]:
    yield Query(DROP_OLD, {"person": passage.person, "now": now})
    if passage.expires is None:
        yield Query(DROP_KEPT, {"person": passage.person})
    yield Query(KEEP, {"digest": digest, **passage._asdict()})


def _hand_over(match_id: str, person: str, heir: str) -> Work[None]:
    if (yield Query(LOCK, {"match": match_id})):
        for sql in HANDED:
            yield Query(sql, {"match": match_id, "person": person, "heir": heir})
        yield from _gone(match_id, person)


def _leave(match_id: str, person: str) -> Work[None]:
    if (yield Query(LOCK, {"match": match_id})):
        yield from _gone(match_id, person)
        yield Query(ORPHANED, {"match": match_id, "person": person})


def _gone(match_id: str, person: str) -> Work[None]:
    for sql in LEFT:
        yield Query(sql, {"match": match_id, "person": person})


def _one(sql: str, **values: Value) -> Work[list[Row]]:
    return (yield Query(sql, values))
