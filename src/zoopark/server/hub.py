"""All tables of one process: those in memory, and everything that happens automatically."""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

import structlog

from zoopark.games.catalog import read_config
from zoopark.notation.errors import NotationError
from zoopark.notation.record import PLAYABLE
from zoopark.server.live import LiveTable, now
from zoopark.server.metrics import Metrics
from zoopark.server.problems import Problem, no_table
from zoopark.server.storage.errors import StorageError
from zoopark.server.storage.rows import MatchRow, NewMatch, NewSeat
from zoopark.server.storage.store import RESYNC, Store
from zoopark.server.summaries import summary_of
from zoopark.server.telling import encode
from zoopark.server.thinkers import Thinkers
from zoopark.server.thinking import Situation
from zoopark.table import log
from zoopark.table.match import Match
from zoopark.table.refusal import Refused

SWEEP: Final = 1.0  # seconds between checks of clocks and bots
IDLE: Final = 30_000  # milliseconds until an unused table is unloaded
OVERDUE: Final = 5_000  # a deadline missed by more than this: no server was running
MANY: Final = 100  # tables per sweep

logger = structlog.get_logger()


def new_id() -> str:
    return secrets.token_urlsafe(12)


class Hub:
    """Loads tables, runs bots and enforces clocks."""

    def __init__(
        self, store: Store, thinkers: Thinkers, metrics: Metrics, secret: bytes, forgotten: int
    ) -> None:
        """A bot that has not answered for ``forgotten`` milliseconds is asked again."""
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self._secret = secret
        self._forgotten = forgotten
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}

    # -- tables -----------------------------------------------------------------------------------

    async def table(self, match_id: str) -> LiveTable:
        """The table of a match, loaded from the store if necessary."""
        live = self._tables.get(match_id)
        if live is None:
            task = self._loading.get(match_id)
            if task is None:
                task = asyncio.create_task(self._load(match_id))
                self._loading[match_id] = task
                task.add_done_callback(lambda _: self._loading.pop(match_id, None))
            live = await asyncio.shield(task)
        live.used = now()
        return live

    async def _load(self, match_id: str) -> LiveTable:
        stored = await self.store.load(match_id)
        if stored is None:
            raise no_table()
        if stored.match.rules not in PLAYABLE:
            raise Problem(409, "rules", f"this match is of rules {stored.match.rules}")
        live = LiveTable(
            stored, self.store, self._secret, self.metrics, self.settle, self._watch_clocks
        )
        await live.read_holders()
        self._tables[match_id] = live
        self.metrics.tables.set(len(self._tables))
        if live.match.game is None:
            self.settle(live)
        else:
            self._watch_clocks(live)
        return live

    async def create(
        self,
        opened: log.Opened,
        seats: Sequence[NewSeat],
        host: str,
        more: Sequence[log.Entry] = (),
        match_id: str = "",
    ) -> str:
        """Store a new match and return its id. ``more`` has the entries of an imported match."""
        match = Match(opened)
        for entry in more:
            match.apply(entry)
        lines = [log.encode(entry) for entry in (opened, *more)]
        options = encode(opened.options).decode()
        made = NewMatch(
            match_id or new_id(), opened.game, opened.rules, options, host, created=opened.at
        )
        await self.store.create(made, lines, seats, summary_of(match))
        return made.id

    async def write(self, live: LiveTable, decide: Callable[[], log.Entry]) -> None:
        """Write an automatic entry, if it is still due."""
        with suppress(Refused, NothingToDo):
            await live.write(decide)

    # -- what happens by itself -------------------------------------------------------------------

    def settle(self, live: LiveTable) -> None:
        """Make everything that is due at a table happen: the start, bots, clocks.

        The process that wrote the last entry asks the bots. Another process asks only if they
        have not answered for a long time, see ``sweep``.
        """
        if live.match.game is None:
            if live.table.due(now()) is not None:
                self.spawn(self._write_due(live))
            return
        for seat, bot in live.match.bots_to_act:
            if seat not in live.thinking:
                live.thinking.add(seat)
                self.spawn(self._think(live, seat, bot))
        self._watch_clocks(live)

    async def _write_due(self, live: LiveTable) -> None:
        def decide() -> log.Entry:
            entry = live.table.due(now())
            if entry is None:
                raise NothingToDo
            return entry

        await self.write(live, decide)

    async def _think(self, live: LiveTable, seat: int, bot: str) -> None:
        match = live.match
        assert match.game is not None
        asked, begun = match.asked[seat], time.perf_counter()
        try:
            situation = Situation.of(live.id, match.game)
            move = await self.thinkers.move(situation, seat, bot)
        except Exception:
            logger.exception("bot failed", match=live.id, seat=seat, bot=bot)
            move = secrets.choice(match.game.legal(seat)).text
        self.metrics.thought(time.perf_counter() - begun)

        def decide() -> log.Entry:
            now_asked = live.match
            if not now_asked.seats[seat].player or now_asked.asked[seat] != asked:
                raise NothingToDo
            return live.table.play(seat, move, asked, now())

        try:
            await self.write(live, decide)
        finally:
            live.thinking.discard(seat)
        self.settle(live)

    def _watch_clocks(self, live: LiveTable) -> None:
        timer = self._timers.pop(live.id, None)
        if timer is not None:
            timer.cancel()
        clocks = live.match.clocks
        deadline = None if clocks is None else clocks.deadline()
        if deadline is None or live.match.status != "running":
            return
        delay = max(deadline - now(), 0) / 1000 + 0.01
        if delay < 24 * 60 * 60:  # the sweep finds later ones
            loop = asyncio.get_running_loop()
            self._timers[live.id] = loop.call_later(
                delay, lambda: self.spawn(self._write_due(live))
            )

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background."""
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (Problem, StorageError) as error:
            logger.warning("put off", why=str(error))  # the sweep will retry
        except Exception:
            logger.exception("failed by itself")

    # -- looking after tables that nobody has opened ----------------------------------------------

    async def look_after(self) -> None:
        """Periodic work: expired clocks, bots whose process died, tables to unload."""
        while True:
            try:
                await self.sweep()
            except (StorageError, Problem) as error:
                logger.warning("sweep failed", why=str(error))
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        time_now = now()
        for row in await self.store.due(PLAYABLE, time_now, MANY):
            await self._guarded(self._time_out(row, time_now))
        await self._remind(time_now - self._forgotten)
        self._put_away(time_now)

    async def resume(self) -> None:
        """After a start: continue everything that waits for a bot."""
        await self._remind(now())

    async def _remind(self, before: int) -> None:
        """Ask the bots that tables have been waiting for since then."""
        for row in await self.store.bots_waiting(PLAYABLE, before, MANY):
            await self._guarded(self._ask_again(row))

    async def _ask_again(self, row: MatchRow) -> None:
        self.settle(await self._as_stored(row))

    async def _time_out(self, row: MatchRow, time_now: int) -> None:
        live, deadline = await self._as_stored(row), row.summary.deadline

        def wake() -> log.Entry:
            if live.match.number != row.summary.number:
                raise NothingToDo  # another process was faster
            return log.Woken(max(now(), live.match.updated))

        if deadline is not None and time_now - deadline > OVERDUE:
            await self.write(live, wake)
        else:
            await self._write_due(live)

    async def _as_stored(self, row: MatchRow) -> LiveTable:
        """A table as its row describes it; news from another process may have been missed."""
        live = await self.table(row.match.id)
        if live.match.number < row.summary.number:
            await live.catch_up()
        return live

    def _put_away(self, time_now: int) -> None:
        for live in list(self._tables.values()):
            if not live.clients and not live.thinking and time_now - live.used > IDLE:
                timer = self._timers.pop(live.id, None)
                if timer is not None:
                    timer.cancel()
                del self._tables[live.id]
        self.metrics.tables.set(len(self._tables))

    async def listen(self) -> None:
        """Follow what other processes write."""
        async for news in self.store.listen():
            if news is RESYNC:
                for match_id in {*self._tables, *self._loading}:
                    self.spawn(self._follow(match_id, 0))
            elif news[0] in self._tables or news[0] in self._loading:
                self.spawn(self._follow(*news))

    async def _follow(self, match_id: str, number: int) -> None:
        """Read the entry with this number; 0 means anything may have changed."""
        live = await self.table(match_id)
        if number == 0:
            await live.read_holders()
        if number == 0 or live.match.number < number:
            await live.catch_up()

    def release(self) -> None:
        """Answer everyone who is waiting: the server is stopping."""
        for live in self._tables.values():
            live.release()

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        await self.store.close()


class NothingToDo(Exception):
    """The entry is no longer needed."""


def checked_game(text: str) -> str:
    """The canonical form of a game string, or a problem."""
    try:
        return str(read_config(text))
    except NotationError as error:
        raise Problem(422, "no-game", str(error)) from error
