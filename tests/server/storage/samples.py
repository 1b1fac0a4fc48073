"""Matches to store, and a store to keep them in for the length of a test."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from zoopark.browser.kept import Kept
from zoopark.server.storage import NewMatch, NewSeat, Store, Summary, open_store

T = TypeVar("T")

SUMMARY = Summary(
    status="running",
    number=0,
    updated=1_000,
    open_seats=0,
    players=3,
    to_act=0b001,
    bots_due=False,
    deadline=None,
    listed=True,
    names='["Eva", "Adam", "greedy"]',
    result=None,
)


def new_match(match_id: str, created: int = 1_000) -> NewMatch:
    return NewMatch(
        match_id, "zooloretto(players=3)", 1, '{"undo": true}', "digest-of-eva", created
    )


def new_seats(match_id: str) -> list[NewSeat]:
    return [
        NewSeat(0, f"{match_id}-key-0", taken=True, holder="eva"),
        NewSeat(1, f"{match_id}-key-1"),
        NewSeat(2, f"{match_id}-key-2"),
    ]


async def add(
    store: Store, match_id: str, summary: Summary = SUMMARY, created: int = 1_000
) -> None:
    """Store a match without entries."""
    await store.create(new_match(match_id, created), [], new_seats(match_id), summary)


async def kept_store(file: Path) -> Store:
    """A store whose rows are kept as a browser keeps them, here in a file."""
    rows: dict[tuple[str, int], Any] = {}

    async def keep(text: str) -> None:
        for table, number, cells in json.loads(text):
            rows[table, number] = cells
        kept = [(*key, cells) for key, cells in rows.items() if cells is not None]
        file.write_text(json.dumps(kept), encoding="utf-8")

    stored = file.read_text(encoding="utf-8") if file.exists() else ""
    rows.update({(table, number): cells for table, number, cells in json.loads(stored or "[]")})
    return Store(await Kept.filled(stored, keep))


def with_store(url: str, script: Callable[[Store], Awaitable[T]]) -> T:
    """Run a script on a store that is opened before and closed after it."""

    async def opened() -> T:
        store = await (kept_store(Path(url[5:])) if url.startswith("kept:") else open_store(url))
        try:
            return await script(store)
        finally:
            await store.close()

    return asyncio.run(opened())
