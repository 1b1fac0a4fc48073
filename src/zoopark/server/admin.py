"""``zoopark admin``: manage the matches of a server while it runs.

It works on the database. A server on PostgreSQL is told at once, one on SQLite notices within a
second or two.
"""

import asyncio
import json
import re
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from zoopark.notation.seats import seat_letter
from zoopark.server.bans import is_network
from zoopark.server.cli import STATUSES
from zoopark.server.live import now
from zoopark.server.storage import StorageError, Store, Taken, default_url, open_store
from zoopark.server.storage.opening import sqlite_path
from zoopark.server.storage.rows import StoredMatch
from zoopark.server.summaries import summary_of
from zoopark.table import log
from zoopark.table.match import Match
from zoopark.table.refusal import Refused
from zoopark.texts import Language, Mistake, typed_texts
from zoopark.ui.data import print_json

T = TypeVar("T")

_PERSON: Final = re.compile(r"[0-9a-f]{40}")


def with_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a database; what goes wrong is one sentence."""

    async def done() -> T:
        store = await open_store(url or default_url())
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(done())
    except (StorageError, Refused) as error:
        raise ValueError(str(error)) from error


async def list_matches(
    store: Store, status: str, limit: int, as_json: bool, lang: Language
) -> None:
    """The matches of one status, or of all of them."""
    found: list[dict[str, Any]] = [
        {
            "id": match.id,
            "status": kind,
            "updated": match.updated,
            "number": match.number,
            "hidden": match.hidden,
            "listed": match.listed,
            "game": match.config,
            "names": [name or bot or "?" for name, bot, *_ in json.loads(match.names)],
        }
        for kind in ((status,) if status else STATUSES)
        for match in await store.keeper.matches(kind, limit)
    ]
    if as_json:
        print_json(found)
        return
    say = typed_texts(lang)
    marks = {mark: say(f"admin.{mark}") for mark in ("hidden", "listed")}
    states = {state: say(f"admin.status.{state}") for state in STATUSES}
    wide, broad = (max(map(len, words.values())) for words in (states, marks))
    for row in found:
        mark = next((word for name, word in marks.items() if row[name]), "")
        print(
            f"{row['id']}  {states[row['status']]:<{wide}}  {_day(row['updated'])}"
            f"  {row['number']:>5}  {mark:<{broad}}  {row['game']}  {', '.join(row['names'])}"
        )


async def show_match(store: Store, match_id: str, as_json: bool, lang: Language) -> None:
    """Who sits where, and by which digest they can be banned."""
    stored = await _stored(store, match_id)
    holders = await store.holdings(match_id)
    if as_json:
        seats = [
            {"name": name, "bot": bot, "people": sorted(holders.get(seat, ()))}
            for seat, (name, bot, *_) in enumerate(json.loads(stored.summary.names))
        ]
        about = {"game": stored.match.config, "status": stored.summary.status}
        print_json({**about, "host": stored.match.host, "seats": seats})
        return
    say = typed_texts(lang)
    state = say(f"admin.status.{stored.summary.status}")
    print(f"{stored.match.config}  {state}  {say('admin.host', who=stored.match.host or '-')}")
    for seat, (name, bot, *_) in enumerate(json.loads(stored.summary.names)):
        people = " ".join(sorted(holders.get(seat, ())))
        print(f"  {seat_letter(seat)}  {name or bot or say('admin.free'):<20}  {people}")


async def hide(store: Store, match_id: str, hidden: bool) -> None:
    await store.keeper.hide(match_id, hidden)


async def end(store: Store, match_id: str) -> None:
    """End a match: it can be looked at, and not played any more."""
    while True:
        stored = await _stored(store, match_id)
        match = Match.folded(map(log.decode, stored.entries))
        if match.closed or match.over or match.opened.archived:
            raise Mistake("admin.wrong.ended")
        entry = log.Closed(max(now(), match.updated))
        match.apply(entry)
        try:
            await store.append(match_id, match.number, log.encode(entry), summary_of(match))
            return
        except Taken:
            continue  # someone has just played


async def delete(store: Store, matches: list[str]) -> None:
    for match_id in matches:
        await store.keeper.delete(match_id)


async def ban(store: Store, who: str, why: str) -> None:
    """Keep an address, a network or a person away."""
    if not is_network(who) and not _PERSON.fullmatch(who):
        raise Mistake("admin.wrong.who", who=repr(who))
    await store.keeper.ban(who, now(), why)


async def lift_ban(store: Store, who: str) -> None:
    if not await store.keeper.lift_ban(who):
        raise Mistake("admin.wrong.ban", who=who)


async def list_bans(store: Store, as_json: bool) -> None:
    found = await store.keeper.bans()
    if as_json:
        print_json([{"who": each.who, "since": each.since, "why": each.why} for each in found])
        return
    for each in found:
        print(f"{each.who}  {_day(each.since)}  {each.why}")


async def export(store: Store, match_id: str, file: str) -> None:
    """The log of a match, a line of JSON an entry."""
    lines = (await _stored(store, match_id)).entries
    text = "".join(f"{line}\n" for line in lines)
    if file == "-":
        sys.stdout.write(text)
    else:
        Path(file).write_text(text, encoding="utf-8")


def back_up(url: str, file: str) -> None:
    """Copy a SQLite database while a server works with it."""
    parts = urlsplit(url or default_url())
    if parts.scheme != "sqlite":
        raise Mistake("admin.wrong.postgresql")
    source, target = sqlite_path(parts.path), Path(file)
    if not source.is_file():
        raise Mistake("admin.wrong.database", file=str(source))
    if target.exists():
        raise Mistake("admin.wrong.there", file=str(target))
    target.touch(mode=0o600)  # the keys of the seats are in it
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new, pages=1000, sleep=0.01)
    except sqlite3.Error as error:
        target.unlink()
        raise Mistake("admin.wrong.backup", file=str(source), why=str(error)) from error


async def _stored(store: Store, match_id: str) -> StoredMatch:
    stored = await store.load(match_id)
    if stored is None:
        raise Mistake("admin.wrong.match", id=match_id)
    return stored


def _day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")
