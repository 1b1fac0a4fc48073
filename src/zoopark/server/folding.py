"""Logs are folded in a thread of their own, so that a long one holds up nobody else."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

import msgspec

from zoopark.server.live import LiveTable
from zoopark.server.storage.store import Store
from zoopark.server.telling import Logged, agreed, once
from zoopark.table import log
from zoopark.table.game_events import GameEvent
from zoopark.table.match import Match
from zoopark.table.sight import events_view, told

P = ParamSpec("P")
T = TypeVar("T")

KEPT: Final = 16  # matches whose log is read on from where it was last read
NOTHING: Final[tuple[GameEvent, ...]] = once(())


class _Story:
    """A log as far as it has been folded: how many moves had been played, and what happened."""

    def __init__(self, opened: log.Opened) -> None:
        self.match = Match(opened)
        self.entries: list[log.Entry] = [
            msgspec.structs.replace(opened, options=agreed(opened.options))
        ]
        self.moves = [0]
        self.events = [NOTHING]

    def read_on(self, lines: list[str]) -> None:
        for line in lines:
            entry = log.decode(line)
            happened = self.match.apply(entry)
            if isinstance(entry, log.Erased):
                self.entries = [log.without(earlier, entry) for earlier in self.entries]
            self.entries.append(entry)
            self.moves.append(len(self.match.plies))
            self.events.append(once(tuple(events_view(happened))) if happened else NOTHING)

    def page(self, now: Match, after: int, limit: int, seat: int | None) -> tuple[Logged, ...]:
        """The entries after one, as far as a seat may know them now."""
        last = min(after + limit, len(self.entries), now.number)
        return tuple(
            Logged(n + 1, self.moves[n], told(now, self.entries[n], seat), self.events[n])
            for n in range(after, last)
        )


class Folding:
    """The thread, and the logs that it has read last."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "zoopark-fold")
        self._stories: OrderedDict[str, _Story] = OrderedDict()

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Anything that takes its time."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: work(*args, **kwargs))

    async def page(
        self, live: LiveTable, after: int, limit: int, seat: int | None
    ) -> tuple[Logged, ...]:
        """A part of the log of a table."""
        now = live.match
        story = self._stories.pop(live.id, None)
        known = 0 if story is None else len(story.entries)
        lines: list[str] = []
        if known < min(after + limit, now.number):
            lines = await self._store.entries_after(live.id, known)
        # While it is being read, nobody else has it: a concurrent request reads it again.
        read, page = await self.run(_read, story, lines, now, after, limit, seat)
        self._stories[live.id] = read
        if len(self._stories) > KEPT:
            self._stories.popitem(last=False)
        return page

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _read(
    story: _Story | None, lines: list[str], now: Match, after: int, limit: int, seat: int | None
) -> tuple[_Story, tuple[Logged, ...]]:
    if story is None:
        story = _Story(_opening(lines[0]))
        del lines[0]
    story.read_on(lines)
    return story, story.page(now, after, limit, seat)


def _opening(line: str) -> log.Opened:
    first = log.decode(line)
    assert isinstance(first, log.Opened)
    return first
