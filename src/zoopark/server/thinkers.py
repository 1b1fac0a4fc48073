"""Everything that takes a processor's time, in lanes: who needs long never holds up who is quick.

In a lane people take turns (``turns.py``). A long thought of a bot is many short ones: after each
of them someone else may be next, and when its time is up, it plays what it knows by then.
"""

import asyncio
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, Protocol, TypeVar

from zoopark.bots.budget import Budget
from zoopark.players.registry import entrant
from zoopark.server import thinking
from zoopark.server.thinking import Pieces, Situation
from zoopark.server.turns import Allowance, Asker, Turns
from zoopark.server.workers import Worker

T = TypeVar("T")

QUICK: Final = 50  # iterations of a bot that answers at once
SLICE: Final = 0.25  # seconds that a bot thinks before others may be next
LATEST: Final = 10.0  # seconds after which a bot answers, however little it could think
SOON: Final = 4.5  # the same for a hint
BRIEF: Final = 0.05  # seconds that are always left for a hint
HUNG: Final = 10.0  # seconds beyond its time after which a process has hung
SLOW: Final = 60.0  # seconds for what has no time of its own


class Runs(Protocol):
    """What a lane needs of its process."""

    async def run(self, job: Callable[[], T], patience: float) -> T: ...

    def close(self) -> None: ...


@dataclass(eq=False, slots=True)
class _Ticket(Generic[T]):
    """Something that is to be done; how is known only when it begins."""

    who: Asker
    begin: Callable[[], Callable[[], T]]
    patience: float
    result: "asyncio.Future[T]"


class Lane:
    """One process, and all who wait for it."""

    def __init__(
        self,
        most: int,
        of_one: int,
        worker: Callable[[], Runs] = Worker,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.turns: Turns[_Ticket[Any]] = Turns(most, of_one)
        # Half a processor for a person, and one for an address where several live.
        self._allowances = (Allowance(0.5, 120.0, clock), Allowance(1.0, 600.0, clock))
        self._worker = worker()
        self._clock = clock
        self._at_work: asyncio.Task[None] | None = None
        self._for: str | None = None  # the account for which it works
        self._closed = False

    async def run(
        self,
        who: Asker,
        table: str,
        begin: Callable[[], Callable[[], T]],
        patience: float,
    ) -> T:
        """What a job brings, when it is its turn; who does not wait any longer is not waited for.

        ``Busy`` if too much waits already.
        """
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        ticket = _Ticket(who, begin, patience, result)
        self.turns.add(who.account, table, ticket)
        self._go_on()
        try:
            return await result
        finally:
            self.turns.remove(who.account, table, ticket)

    def crowded(self, who: Asker) -> bool:
        """Is the time wanted by others, while this one has had more than their share?"""
        alone = self._for is None or self._for == who.account
        if alone and not self.turns.others(who.account):
            return False
        names = (who.person, who.address)
        pairs = zip(names, self._allowances, strict=True)
        return any(name and allowance.left(name) < 0 for name, allowance in pairs)

    def _go_on(self) -> None:
        if self._closed or self._at_work is not None:
            return
        if (ticket := self.turns.next()) is not None:
            self._for = ticket.who.account
            self._at_work = asyncio.create_task(self._do(ticket))

    async def _do(self, ticket: _Ticket[Any]) -> None:
        begun = self._clock()
        try:
            if ticket.result.done():
                return  # nobody waits for it any more
            found = await self._worker.run(ticket.begin(), ticket.patience)
        except Exception as error:
            if not ticket.result.done():
                ticket.result.set_exception(error)
        else:
            if not ticket.result.done():
                ticket.result.set_result(found)
        finally:
            self._charge(ticket.who, self._clock() - begun)
            self._at_work = self._for = None
            self._go_on()

    def _charge(self, who: Asker, seconds: float) -> None:
        self.turns.charge(who.account, seconds)
        for name, allowance in zip((who.person, who.address), self._allowances, strict=True):
            if name:
                allowance.spend(name, seconds)

    def close(self) -> None:
        """End the process; requests still waiting get no answer."""
        self._closed = True
        if self._at_work is not None:
            self._at_work.cancel()
        self._worker.close()


@dataclass(frozen=True, slots=True)
class Pace:
    """How long bots may think, in seconds."""

    piece: float = SLICE  # at a time
    latest: float = LATEST  # in all
    pieces: Pieces = thinking.WHOLE  # of hints and reviews
    late: Callable[[str], None] = lambda bot: None  # told of a bot whose level needs longer


USUAL: Final = Pace()


class Thinkers:
    """The lanes of one server."""

    def __init__(
        self,
        processes: int | None = None,
        lane: Callable[[int, int], Lane] = Lane,
        pace: Pace = USUAL,
    ) -> None:
        cores = os.cpu_count() or 1
        self._pace = pace
        self._quick = lane(4000, 200)
        self._deep = [lane(1000, 200) for _ in range(processes or max(1, cores - 1))]
        self._hints = lane(100, 10)
        self._patient = lane(100, 10)

    async def move(self, situation: Situation, seat: int, bot: str, who: Asker) -> str:
        """What a bot plays."""
        budget = entrant(bot).budget
        quick = budget.seconds == 0 and budget.iterations <= QUICK
        lane = self._quick if quick else self._lane(situation.match)
        iterations, seconds = budget.iterations, budget.seconds or LATEST
        until = time.monotonic() + self._pace.latest
        while True:
            span = min(seconds, self._pace.piece)
            left = Budget(iterations, span, self._pace.pieces.trials)
            job = partial(thinking.choose, situation, seat, bot, left)
            chosen = await lane.run(who, situation.match, _simply(job), span + HUNG)
            if chosen.sure or lane.crowded(who):
                return chosen.move
            seconds -= chosen.seconds
            iterations -= chosen.iterations if budget.iterations else 0
            if seconds <= 0 or (budget.iterations and iterations <= 0):
                return chosen.move
            if time.monotonic() > until:
                self._pace.late(bot)
                return chosen.move

    async def hint(
        self, situation: Situation, seat: int, about: str, names: tuple[str, ...], who: Asker
    ) -> dict[str, Any]:
        """A hint, the weaker the more people ask; but soon."""
        lane, until = self._hints, time.monotonic() + SOON

        def begin() -> Callable[[], dict[str, Any] | None]:
            share = (until - time.monotonic()) / (lane.turns.accounts + 1)
            most = thinking.HINT.seconds / 10 if lane.crowded(who) else thinking.HINT.seconds
            seconds = max(BRIEF, min(share, most))
            pieces = self._pace.pieces
            return partial(thinking.advise, situation, seat, about, names, seconds, pieces)

        found = None
        while found is None:
            found = await lane.run(who, situation.match, begin, thinking.HINT.seconds + HUNG)
        return found

    async def review(
        self,
        situation: Situation,
        names: tuple[str, ...],
        people: tuple[int, ...],
        who: Asker,
        wanted: Callable[[], bool],
    ) -> dict[str, Any] | None:
        """A review, decision by decision; nothing if it is not wanted any more before its end."""
        job = partial(thinking.look_back, situation, names, people, self._pace.pieces)
        found = None
        while found is None and wanted():
            found = await self._patient.run(who, situation.match, _simply(job), SLOW)
        return found

    async def replay(self, text: str, who: Asker) -> Situation:
        """Read a record that may be damaged, or be hard work."""
        job = partial(thinking.replayed, text)
        return await self._quick.run(who, "", _simply(job), SLOW)

    def _lane(self, match: str) -> Lane:
        """The worker of a match, always the same one: it keeps its bots' search trees."""
        return self._deep[hash(match) % len(self._deep)]

    def close(self) -> None:
        for lane in (self._quick, *self._deep, self._hints, self._patient):
            lane.close()


def _simply(job: Callable[[], T]) -> Callable[[], Callable[[], T]]:
    """A job that is the same whenever it begins."""
    return lambda: job
