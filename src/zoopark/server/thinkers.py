"""Worker processes for bots, in lanes: slow work never holds up quick work."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Any, Final, ParamSpec, TypeVar

from zoopark.players.registry import entrant
from zoopark.server import thinking
from zoopark.server.thinking import Situation

P = ParamSpec("P")
T = TypeVar("T")

QUICK: Final = 1  # iterations of a bot that answers immediately


class Lane:
    """One process, started on first use and restarted if it dies."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        loop, job = asyncio.get_running_loop(), partial(work, *args, **kwargs)
        pool = self._running()
        try:
            return await loop.run_in_executor(pool, job)
        except BrokenProcessPool:
            if self._pool is pool:  # we are the first to notice
                self.close()
            return await loop.run_in_executor(self._running(), job)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")  # forking a process with threads may hang
            self._pool = ProcessPoolExecutor(1, context, initializer=thinking.prepare)
        return self._pool

    def close(self) -> None:
        """Kill the process, whatever it is doing."""
        if self._pool is not None:
            processes = list(getattr(self._pool, "_processes", {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self._pool = None


class Thinkers:
    """Everything that is CPU-bound."""

    def __init__(self, processes: int | None = None) -> None:
        cores = os.cpu_count() or 1
        self._quick = Lane()
        self._deep = [Lane() for _ in range(processes or max(1, cores - 1))]
        self._patient = Lane()

    async def move(self, situation: Situation, seat: int, bot: str) -> str:
        """The move of a bot."""
        lane = self._quick if _is_quick(bot) else self._lane(situation.match)
        return await lane.run(thinking.choose, situation, seat, bot)

    async def hint(
        self, situation: Situation, seat: int, about: str, names: tuple[str, ...]
    ) -> dict[str, Any]:
        return await self._lane(situation.match).run(thinking.advise, situation, seat, about, names)

    async def review(self, situation: Situation, names: tuple[str, ...]) -> dict[str, Any]:
        return await self._patient.run(thinking.look_back, situation, names)

    async def replay(self, text: str) -> Situation:
        """Read a record, which may be damaged or slow to check."""
        return await self._quick.run(thinking.replayed, text)

    def _lane(self, match: str) -> Lane:
        """The worker of a match, always the same one: it keeps its bots' search trees."""
        return self._deep[hash(match) % len(self._deep)]

    def close(self) -> None:
        for lane in (self._quick, *self._deep, self._patient):
            lane.close()


def _is_quick(bot: str) -> bool:
    budget = entrant(bot).budget
    return budget.seconds == 0 and budget.iterations <= QUICK
