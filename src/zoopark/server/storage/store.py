"""Matches, their logs and their seats, kept in a database.

A match is its log. An entry is committed before anyone is told of it, and its number is one that
nobody else can have. With each entry the summary of the match is written, so that lists read no
log.
"""

import secrets
import time
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from enum import Enum
from functools import cache
from typing import Any, Final, TypeAlias, TypeVar

from zoopark.server.storage.database import Database, Query, Row, Value, Work
from zoopark.server.storage.errors import Taken, Unavailable, Unknown, WornOut
from zoopark.server.storage.faults import Faults
from zoopark.server.storage.keeper import Keeper
from zoopark.server.storage.people import People
from zoopark.server.storage.rows import (
    Cursor,
    MatchRow,
    NewMatch,
    NewSeat,
    SeatChange,
    SeatOfKey,
    StoredMatch,
    Summary,
)
from zoopark.server.storage.subscriptions import Subscriptions


class Resync(Enum):
    """News may have been missed: reread every match that is held."""

    RESYNC = "resync"


T = TypeVar("T")
RESYNC: Final = Resync.RESYNC
News: TypeAlias = tuple[str, int] | Resync

_FIXED = tuple(field.name for field in fields(NewMatch))
_SUMMARY = tuple(field.name for field in fields(Summary))
_COLUMNS = ", ".join(_FIXED + _SUMMARY)
_NOTHING: Final[Mapping[int, str]] = {}
_START: Final = Cursor(2**63 - 1, "")  # before the first row of any list

CREATE: Final = (
    f"INSERT INTO matches ({_COLUMNS}) VALUES (:{', :'.join(_FIXED + _SUMMARY)})"
    " ON CONFLICT (id) DO NOTHING RETURNING id"
)
LOCK: Final = "UPDATE matches SET number = number WHERE id = :match RETURNING id"
HOST: Final = "SELECT host FROM matches WHERE id = :match"
NUMBER: Final = "SELECT number FROM matches WHERE id = :match"
WRITE: Final = "INSERT INTO log (match, number, entry) VALUES (:match, :number, :entry)"
# The same for a process that has just tried to advance the match and need not wait for the outcome.
WRITE_IF_ADVANCED: Final = (
    "INSERT INTO log (match, number, entry) SELECT id, number, :entry FROM matches"
    " WHERE id = :match AND number = :number ON CONFLICT DO NOTHING"
)

MATCH: Final = f"SELECT {_COLUMNS} FROM matches WHERE id = :match"
ENTRIES: Final = (
    "SELECT entry FROM log WHERE match = :match AND number > :after AND number <= :last"
    " ORDER BY number"
)

LOBBY: Final = (
    f"SELECT {_COLUMNS} FROM matches WHERE status = 'open' AND listed AND NOT hidden"
    " AND (created, id) < (:time, :id) ORDER BY created DESC, id DESC LIMIT :limit"
)
WATCHABLE: Final = (
    f"SELECT {_COLUMNS} FROM matches WHERE status = 'running' AND listed AND NOT hidden"
    " ORDER BY created DESC, id DESC LIMIT :limit"
)
FINISHED: Final = (
    f"SELECT {_COLUMNS} FROM matches WHERE status = 'over' AND listed AND NOT hidden"
    " AND (updated, id) < (:time, :id) ORDER BY updated DESC, id DESC LIMIT :limit"
)
DUE: Final = (
    f"SELECT {_COLUMNS} FROM matches WHERE status = 'running' AND deadline <= :now"
    " AND rules BETWEEN :oldest AND :newest ORDER BY deadline LIMIT :limit"
)
BOTS_WAITING: Final = (
    f"SELECT {_COLUMNS} FROM matches WHERE bots_due AND updated <= :before"
    " AND status IN ('open', 'running') AND rules BETWEEN :oldest AND :newest"
    " ORDER BY updated LIMIT :limit"
)
MINE: Final = (
    f"SELECT {_COLUMNS}, seats FROM (SELECT match, SUM(1 << seat) AS seats FROM holders"
    " WHERE person = :person GROUP BY match) AS held JOIN matches ON id = match"
    " WHERE status <> 'archived' AND NOT EXISTS (SELECT 1 FROM put_away"
    " WHERE put_away.match = id AND put_away.person = :person)"
    " ORDER BY CASE status WHEN 'over' THEN 1 ELSE 0 END, updated DESC, id LIMIT :limit"
)

EVERY_ONE: Final = (
    f"SELECT {_COLUMNS}, seats FROM (SELECT match, SUM(1 << seat) AS seats FROM holders"
    " WHERE person = :person GROUP BY match) AS held JOIN matches ON id = match ORDER BY created"
)

SEAT: Final = "INSERT INTO seats (match, seat, key, taken) VALUES (:match, :seat, :key, :taken)"
CHANGE: Final = (
    "UPDATE seats SET key = COALESCE(:key, key), taken = COALESCE(:taken, taken)"
    " WHERE match = :match AND seat = :seat AND key = COALESCE(:opened_by, key) RETURNING seat"
)
CLEAR: Final = "DELETE FROM holders WHERE match = :match AND seat = :seat"
HOLD: Final = (
    "INSERT INTO holders (match, seat, person) VALUES (:match, :seat, :person)"
    " ON CONFLICT DO NOTHING"
)
OPENED: Final = "SELECT match, seat, taken FROM seats WHERE key = :key"
KEYS: Final = "SELECT seat, key FROM seats WHERE match = :match ORDER BY seat"
HOLDINGS: Final = "SELECT seat, person FROM holders WHERE match = :match ORDER BY seat"

SAVE_REVIEW: Final = (
    "INSERT INTO reviews (match, data) VALUES (:match, :data)"
    " ON CONFLICT (match) DO UPDATE SET data = excluded.data"
)
DROP_REVIEW: Final = "DELETE FROM reviews WHERE match = :match"
REVIEW: Final = "SELECT data FROM reviews WHERE match = :match"
KEEP_SECRET: Final = (
    "INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"
)
READ_SECRET: Final = "SELECT value FROM secrets WHERE name = :name"
BEAT: Final = (
    "INSERT INTO pulse (name, at) VALUES ('server', :at)"
    " ON CONFLICT (name) DO UPDATE SET at = excluded.at"
)
SPEAK: Final = (
    "INSERT INTO speakers (person, match) VALUES (:person, :match) ON CONFLICT DO NOTHING"
)
REWRITE: Final = "UPDATE log SET entry = :entry WHERE match = :match AND number = :number"
VERSION: Final = "SELECT MAX(version) FROM schema"


@cache
def _advance(names: tuple[str, ...]) -> str:
    """Write these columns of a summary, if the row is at the entry before."""
    return (
        f"UPDATE matches SET {', '.join(f'{name} = :{name}' for name in names)}"
        " WHERE id = :match AND number = :number - 1 RETURNING id"
    )


def _any_secret() -> bytes:
    return secrets.token_bytes(32)


class Store:
    """All matches of one database, which other processes may use at the same time."""

    def __init__(self, database: Database, failed: Callable[[], object] = lambda: None) -> None:
        """``failed`` is called whenever the database fails, which is logged here."""
        self._database = _Watched(database, failed)
        self.keeper = Keeper(self._database)
        self.people = People(self._database)
        self.subscriptions = Subscriptions(self._database)

    # -- one match --------------------------------------------------------------------------------

    async def create(
        self,
        match: NewMatch,
        entries: Sequence[str],
        seats: Sequence[NewSeat],
        summary: Summary,
    ) -> None:
        """Store a new match; raises ``Taken`` if the id exists."""
        if summary.number != len(entries):
            raise ValueError("the summary does not have the number of the last entry")
        await self._database.write(_create(match, entries, seats, summary))

    async def append(
        self,
        match_id: str,
        number: int,
        entry: str,
        summary: Summary,
        seats: Sequence[SeatChange] = (),
        known: Summary | None = None,
        *,
        speaker: str = "",
        rewritten: Mapping[int, str] = _NOTHING,
    ) -> None:
        """Write the next entry of a match and everything that changes with it; committed on return.

        ``known`` may be the summary of the entry before: what is the same in both is not written,
        so that most entries touch no index of a list. ``speaker`` is someone without a seat who
        says something, ``rewritten`` has earlier entries without the words of someone who wants
        them erased. ``Taken`` if the number is, be it by another process.
        """
        if summary.number != number:
            raise ValueError("the summary does not have the number of the entry")
        if known is not None and known.number != number - 1:
            raise ValueError("the known summary is not of the entry before")
        changes = _changes(summary, known)
        work = _append(match_id, number, entry, changes, seats, speaker, rewritten)
        await self._database.write(work, f"{match_id}:{number}")

    async def load(self, match_id: str) -> StoredMatch | None:
        """A match with its whole log."""
        found = await self._read(MATCH, match=match_id)
        if not found:
            return None
        row = _match_row(found[0])
        # Entries written in the meantime are not part of this summary.
        entries = await self._entries(match_id, 0, row.summary.number)
        return StoredMatch(row.match, row.summary, entries)

    async def row(self, match_id: str) -> MatchRow | None:
        """A match without its log."""
        found = await self._read(MATCH, match=match_id)
        return _match_row(found[0]) if found else None

    async def host(self, match_id: str) -> str | None:
        """The digest of who opened a match; ``None`` if there is no such match (any more)."""
        found = await self._read(HOST, match=match_id)
        return found[0][0] if found else None

    async def entries_after(self, match_id: str, number: int) -> list[str]:
        """The entries after this number."""
        return await self._entries(match_id, number, _START.time)

    async def _entries(self, match_id: str, after: int, last: int) -> list[str]:
        rows = await self._read(ENTRIES, match=match_id, after=after, last=last)
        return [entry for (entry,) in rows]

    async def save_review(self, match_id: str, data: bytes) -> None:
        """Store the review of a match, replacing an earlier one."""
        await self._database.write(_save_review(match_id, data))

    async def review(self, match_id: str) -> bytes | None:
        """The stored review of a match, if any."""
        found = await self._read(REVIEW, match=match_id)
        return bytes(found[0][0]) if found else None

    # -- lists ------------------------------------------------------------------------------------

    async def lobby(self, limit: int, before: Cursor | None = None) -> list[MatchRow]:
        """Listed matches waiting for players, newest first."""
        return await self._list(LOBBY, limit=limit, **(before or _START)._asdict())

    async def watchable(self, limit: int) -> list[MatchRow]:
        """Listed matches in progress, newest first."""
        return await self._list(WATCHABLE, limit=limit)

    async def finished(self, limit: int, before: Cursor | None = None) -> list[MatchRow]:
        """Listed matches that are over, most recently finished first."""
        return await self._list(FINISHED, limit=limit, **(before or _START)._asdict())

    async def mine(self, person: str, limit: int) -> list[MatchRow]:
        """A person's matches with their seats: unfinished ones first, then the rest."""
        return await self._list(MINE, limit=limit, person=person)

    async def every(self, person: str) -> list[MatchRow]:
        """All of a person's matches."""
        return await self._list(EVERY_ONE, person=person)

    async def due(self, rules: range, now: int, limit: int) -> list[MatchRow]:
        """Running matches by these rules whose time is up, the most overdue first."""
        return await self._list(DUE, limit=limit, oldest=rules[0], newest=rules[-1], now=now)

    async def bots_waiting(self, rules: range, before: int, limit: int) -> list[MatchRow]:
        """Matches by these rules that have waited for a bot since ``before``, the longest first."""
        return await self._list(
            BOTS_WAITING, limit=limit, oldest=rules[0], newest=rules[-1], before=before
        )

    async def _list(self, sql: str, **values: Value) -> list[MatchRow]:
        return [_match_row(row) for row in await self._read(sql, **values)]

    # -- seats ------------------------------------------------------------------------------------

    async def seat_by_key(self, key: str) -> SeatOfKey | None:
        """The seat that a key opens."""
        found = await self._read(OPENED, key=key)
        return SeatOfKey(*found[0]) if found else None

    async def keys(self, match_id: str) -> dict[int, str]:
        """The key of each seat."""
        return dict(await self._read(KEYS, match=match_id))

    async def holdings(self, match_id: str) -> dict[int, set[str]]:
        """The holders of each seat that is taken."""
        held: dict[int, set[str]] = {}
        for seat, person in await self._read(HOLDINGS, match=match_id):
            held.setdefault(seat, set()).add(person)
        return held

    async def change_seats(self, match_id: str, changes: Sequence[SeatChange]) -> None:
        """Change seats without an entry in the log."""
        await self._database.write(_change_only_seats(match_id, changes), f"{match_id}:0")

    # -- the database -----------------------------------------------------------------------------

    async def listen(self) -> AsyncGenerator[News, None]:
        """What other processes append, as match and number, until the store is closed.

        The number 0 says that only seats have changed. ``RESYNC`` comes first, and again whenever
        the connection was lost or another process has come. SQLite has no news: a second process
        on the same file only notices that a number is taken.
        """
        async for news in self._database.listen():
            if news is None:
                yield RESYNC
            else:
                match_id, _, number = news.rpartition(":")
                yield match_id, int(number)

    async def secret(self, name: str = "deals", make: Callable[[], bytes] = _any_secret) -> bytes:
        """A secret of the service, the same for all processes; made when first asked for."""
        found = await self._read(READ_SECRET, name=name)
        return bytes(found[0][0]) if found else await self._database.write(_secret(name, make()))

    async def is_alone(self) -> bool:
        """Whether no other process works with this database; each asks once, when it starts."""
        return await self._database.is_alone()

    async def healthy(self) -> None:
        """Raise ``Unavailable`` if the database cannot be read and written."""
        await self._read(VERSION)
        await self._database.write(_beat())

    async def close(self) -> None:
        """Finish pending writes and release the database."""
        await self._database.close()

    async def _read(self, sql: str, **values: Value) -> list[Row]:
        if not all(map(_storable, values.values())):
            return []  # never equal to a stored value
        return await self._database.read(Query(sql, values))


class _Watched:
    """A database whose failures are noted."""

    def __init__(self, database: Database, failed: Callable[[], object]) -> None:
        self._database = database
        self._writing = Faults("write", failed)
        self._reading = Faults("read", failed)
        self.listen = database.listen
        self.is_alone = database.is_alone
        self.close = database.close

    async def write(self, work: Work[T], news: str = "") -> T:
        try:
            result = await self._database.write(work, news)
        except Unavailable as error:
            self._writing.failed(error)
            raise
        self._writing.worked()
        return result

    async def read(self, query: Query) -> list[Row]:
        try:
            rows = await self._database.read(query)
        except Unavailable as error:
            self._reading.failed(error)
            raise
        self._reading.worked()
        return rows


def _storable(value: Value) -> bool:
    """Can both databases store this? It may come from an untrusted client."""
    if not isinstance(value, str):
        return True
    return "\0" not in value and not any("\ud800" <= sign <= "\udfff" for sign in value)


# -- transactions ---------------------------------------------------------------------------------


def _create(
    match: NewMatch, entries: Sequence[str], seats: Sequence[NewSeat], summary: Summary
) -> Work[None]:
    if not (yield Query(CREATE, {**_values(match, _FIXED), **_values(summary, _SUMMARY)})):
        raise Taken(match.id, 0)
    for number, entry in enumerate(entries, 1):
        yield Query(WRITE, {"match": match.id, "number": number, "entry": entry})
    for new in seats:
        place: Mapping[str, Value] = {"match": match.id, "seat": new.seat}
        yield Query(SEAT, {**place, "key": new.key, "taken": new.taken})
        if new.holder is not None:
            yield Query(HOLD, {**place, "person": new.holder})


def _changes(summary: Summary, known: Summary | None) -> dict[str, Value]:
    """The columns of a summary that are not as they were."""
    if known is None:
        return _values(summary, _SUMMARY)
    return {
        name: value
        for name in _SUMMARY
        if (value := getattr(summary, name)) != getattr(known, name)
    }


def _append(
    match_id: str,
    number: int,
    entry: str,
    changes: Mapping[str, Value],
    seats: Sequence[SeatChange],
    speaker: str,
    rewritten: Mapping[int, str],
) -> Work[None]:
    # The row of the match is locked first: of two processes, one waits and sees it advanced.
    written = Query(WRITE_IF_ADVANCED, {"match": match_id, "number": number, "entry": entry})
    advance = Query(_advance(tuple(changes)), {"match": match_id, **changes}, (written,))
    if not (yield advance):
        last = yield Query(NUMBER, {"match": match_id})
        if not last:
            raise Unknown(f"there is no match {match_id}")
        if number <= last[0][0]:
            raise Taken(match_id, number)
        raise ValueError(f"entry {number} of match {match_id} does not follow {last[0][0]}")
    yield from _change_seats(match_id, seats)
    if speaker:
        yield Query(SPEAK, {"person": speaker, "match": match_id})
    for earlier, text in rewritten.items():
        yield Query(REWRITE, {"match": match_id, "number": earlier, "entry": text})
    if rewritten:
        yield Query(DROP_REVIEW, {"match": match_id})  # which has names in it


def _change_seats(match_id: str, changes: Iterable[SeatChange]) -> Work[None]:
    for change in changes:
        place: Mapping[str, Value] = {"match": match_id, "seat": change.seat}
        given = {"key": change.key, "taken": change.taken, "opened_by": change.opened_by}
        if not (yield Query(CHANGE, {**place, **given})):
            if change.opened_by is not None:
                raise WornOut(f"the key of seat {change.seat} in match {match_id} is another one")
            raise Unknown(f"there is no seat {change.seat} in match {match_id}")
        if change.clear_holders:
            yield Query(CLEAR, place)
        if change.add_holder is not None:
            yield Query(HOLD, {**place, "person": change.add_holder})


def _change_only_seats(match_id: str, changes: Iterable[SeatChange]) -> Work[None]:
    yield from _lock(match_id)
    yield from _change_seats(match_id, changes)


def _save_review(match_id: str, data: bytes) -> Work[None]:
    yield from _lock(match_id)
    yield Query(SAVE_REVIEW, {"match": match_id, "data": data})


def _lock(match_id: str) -> Work[None]:
    """Lock the row of a match before changing it, which prevents deadlocks."""
    if not (yield Query(LOCK, {"match": match_id})):
        raise Unknown(f"there is no match {match_id}")


def _secret(name: str, value: bytes) -> Work[bytes]:
    yield Query(KEEP_SECRET, {"name": name, "value": value})
    found = yield Query(READ_SECRET, {"name": name})
    return bytes(found[0][0])


def _beat() -> Work[None]:
    yield Query(BEAT, {"at": time.time_ns() // 1_000_000})


def _values(row: NewMatch | Summary, names: Sequence[str]) -> dict[str, Value]:
    return {name: getattr(row, name) for name in names}


def _match_row(cells: Sequence[Any]) -> MatchRow:
    fixed, total = len(_FIXED), len(_FIXED) + len(_SUMMARY)
    mask = cells[total] if len(cells) > total else 0
    return MatchRow(
        NewMatch(*cells[:fixed]),
        Summary(*cells[fixed:total]),
        tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1),
    )
