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
from zoopark.record import PLAYABLE
from zoopark.server.folding import Folding
from zoopark.server.live import LiveTable, Thought, now
from zoopark.server.metrics import Metrics
from zoopark.server.problems import Problem, no_table
from zoopark.server.storage.errors import StorageError
from zoopark.server.storage.rows import MatchRow, NewMatch, NewSeat
from zoopark.server.storage.store import RESYNC, Store
from zoopark.server.summaries import summary_of
from zoopark.server.telling import encode
from zoopark.server.thinkers import Thinkers
from zoopark.server.thinking import Situation
from zoopark.server.turns import Asker, Busy
from zoopark.table import log
from zoopark.table.match import Match
from zoopark.table.refusal import Refused

SWEEP: Final = 1.0  # seconds between looks at clocks and bots
IDLE: Final = 30_000  # milliseconds after which a table that nobody looks at is put away
OVERDUE: Final = 5_000  # a deadline that nobody noticed for so long: no server was up
ANY_TIME: Final = 2**62
FALLBACK: Final = "normal"  # the bot that plays for one that cannot
MANY: Final = 100  # tables that a sweep looks after at once

logger = structlog.get_logger()


def new_id() -> str:
    """An id that is a word of a command line, too: one with a hyphen first would be an option."""
    while (found := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return found


class Hub:
    """Loads tables, runs bots and enforces clocks."""

    def __init__(
        self, store: Store, thinkers: Thinkers, metrics: Metrics, secret: bytes, forgotten: int
    ) -> None:
        """A bot that has not answered for ``forgotten`` milliseconds is asked again."""
        self.store = store
        self.folding = Folding(store)
        self.thinkers = thinkers
        self.metrics = metrics
        self._secret = secret
        self._forgotten = forgotten
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._aside: set[str] = set()  # matches that cannot be opened
        # Called with the seats that a table waits for since the last entry.
        self.on_turn: Callable[[LiveTable, Sequence[int]], None] = lambda live, seats: None

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
        if live.behind:
            await live.catch_up()
        return live

    async def _load(self, match_id: str) -> LiveTable:
        stored = await self.store.load(match_id)
        if stored is None:
            raise no_table()
        if stored.match.rules not in PLAYABLE:
            raise Problem(409, "rules", f"this match is of rules {stored.match.rules}")
        try:
            live = await self.folding.run(
                LiveTable,
                stored,
                self.store,
                self._secret,
                self.metrics,
                self._written,
                self._watch_clocks,
            )
        except Exception as error:
            if match_id not in self._aside:
                self._aside.add(match_id)
                logger.error("damaged, and set aside", match=match_id, why=str(error))
            raise Problem(409, "damaged", "this table is damaged and cannot be opened") from error
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

    def _written(self, live: LiveTable, asked: Sequence[int]) -> None:
        """An entry was written here; since then the table waits for these seats."""
        if asked:
            self.on_turn(live, asked)
        self.settle(live)

    def settle(self, live: LiveTable) -> None:
        """Make everything that is due at a table happen: the start, bots, clocks.

        The process that wrote the last entry asks the bots. Another process asks only if they
        have not answered for a long time, see ``sweep``.
        """
        if live.match.game is None:
            if live.table.due(live.now()) is not None:
                self.spawn(self._write_due(live))
            return
        if live.thinking:
            self._drop_idle_thoughts(live)
        bots = live.match.bots_to_act
        if bots and (live.watched or not live.deserted):
            for seat, bot in bots:
                if seat not in live.thinking:
                    task = self.spawn(self._think(live, seat, bot))
                    live.thinking[seat] = Thought(live.match.asked[seat], task)
        self._watch_clocks(live)

    def _drop_idle_thoughts(self, live: LiveTable) -> None:
        """What a bot was asked may be no question any more."""
        due = {seat for seat, _ in live.match.bots_to_act}
        for seat, thought in list(live.thinking.items()):
            asks = seat in due and thought.asked == live.match.asked[seat]
            if not asks and not thought.answered:
                thought.task.cancel()
                del live.thinking[seat]

    def visit(self, live: LiveTable, who: Asker) -> None:
        """Someone looks at a table: bots that are among themselves play for them."""
        live.visit(who)
        if live.deserted:
            self.settle(live)

    async def _write_due(self, live: LiveTable) -> None:
        def decide() -> log.Entry:
            entry = live.table.due(live.now())
            if entry is None:
                raise NothingToDo
            return entry

        await self.write(live, decide)

    async def _think(self, live: LiveTable, seat: int, bot: str) -> None:
        match = live.match
        assert match.game is not None
        asked, thought = match.asked[seat], live.thinking[seat]
        try:
            move = await self._choice(live, seat, bot)
            thought.answered = True

            def decide() -> log.Entry:
                now_asked = live.match
                if not now_asked.seats[seat].player or now_asked.asked[seat] != asked:
                    raise NothingToDo
                return live.table.play(seat, move, asked, live.now())

            await self.write(live, decide)
        finally:
            if live.thinking.get(seat) is thought:
                del live.thinking[seat]
        self.settle(live)

    async def _choice(self, live: LiveTable, seat: int, bot: str) -> str:
        """What a bot plays; if it cannot think, what another one plays that hardly has to."""
        game, begun = live.match.game, time.perf_counter()
        assert game is not None
        situation = Situation.of(live.id, game)
        for name in (bot, FALLBACK):
            try:
                move = await self.thinkers.move(situation, seat, name, live.asker)
            except Problem:
                raise  # it is busy, and is asked again later
            except Exception:
                logger.exception("bot failed", match=live.id, seat=seat, bot=name)
            else:
                self.metrics.thought(time.perf_counter() - begun)
                return move
        return secrets.choice(game.legal(seat)).text

    def _watch_clocks(self, live: LiveTable) -> None:
        timer = self._timers.pop(live.id, None)
        if timer is not None:
            timer.cancel()
        deadline = live.match.deadline
        if deadline is None or live.match.status != "running":
            return
        delay = max(deadline - live.now(), 0) / 1000 + 0.01
        if delay < 24 * 60 * 60:  # later ones are found by the sweep
            loop = asyncio.get_running_loop()
            self._timers[live.id] = loop.call_later(
                delay, lambda: self.spawn(self._write_due(live))
            )

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something happen beside everything else."""
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may never have begun
        return task

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Busy:
            self.metrics.busy.inc()  # the sweep comes back to it
        except (Problem, StorageError) as error:
            logger.warning("put off", why=str(error))  # and to this
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
        # Those that are set aside are not in the way of others.
        for row in await self.store.due(PLAYABLE, time_now, MANY + len(self._aside)):
            if row.match.id not in self._aside:
                await self._guarded(self._time_out(row, time_now))
        await self._remind(time_now - self._forgotten)
        for live in list(self._tables.values()):
            if live.behind:
                continue
            if live.deserted and live.match.updated < time_now - self._forgotten:
                self.settle(live)
        self._put_away(time_now)

    async def resume(self) -> None:
        """After a start: whatever waits for a bot goes on at once, be its time ahead of ours."""
        await self._remind(ANY_TIME)

    async def _remind(self, before: int) -> None:
        """Ask the bots for which tables have waited since then."""
        for row in await self.store.bots_waiting(PLAYABLE, before, MANY + len(self._aside)):
            if row.match.id not in self._aside:
                await self._guarded(self._ask_again(row))

    async def _ask_again(self, row: MatchRow) -> None:
        live = await self._as_stored(row)
        if live.match.game is not None and live.deserted:
            # An earlier version counted on bots among themselves; its row is written again.
            await self.write(live, self._waking(live, row))
        self.settle(live)

    async def _time_out(self, row: MatchRow, time_now: int) -> None:
        live, deadline = await self._as_stored(row), row.summary.deadline
        if deadline is not None and time_now - deadline > OVERDUE:
            await self.write(live, self._waking(live, row))
        else:
            await self._write_due(live)

    def _waking(self, live: LiveTable, row: MatchRow) -> Callable[[], log.Entry]:
        def wake() -> log.Entry:
            if live.match.number != row.summary.number:
                raise NothingToDo  # another process was quicker
            return log.Woken(live.now())

        return wake

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
        idle = self._tables.get(match_id)
        if idle is not None and number and not idle.busy:
            idle.behind = True  # the next request for the table reads it
            return
        live = await self.table(match_id)
        if number == 0:
            host = await self.store.host(match_id)
            if host is None:
                self.forget(match_id)
                return
            live.host = host
            await live.read_holders()
        if number == 0 or live.match.number < number:
            await live.catch_up()

    async def look_again(self, match_id: str) -> None:
        """Something beside the log has changed here, such as whose seats they are."""
        if match_id in self._tables or match_id in self._loading:
            await self._follow(match_id, 0)

    def forget(self, match_id: str) -> None:
        """A match was deleted: tell everyone at its table."""
        live = self._tables.pop(match_id, None)
        timer = self._timers.pop(match_id, None)
        if timer is not None:
            timer.cancel()
        if live is not None:
            live.vanish()

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
        self.folding.close()
        await self.store.close()


class NothingToDo(Exception):
    """The entry is no longer needed."""


def checked_game(text: str) -> str:
    """The canonical form of a game string, or a problem."""
    try:
        config = read_config(text)
    except NotationError as error:
        raise Problem(422, "no-game", str(error)) from error
    if "tweaks" in config.values:  # the page shows the printed rules
        raise Problem(
            422, "no-game", "tweaked games are played in Python, the terminal and the lab"
        )
    return str(config)
