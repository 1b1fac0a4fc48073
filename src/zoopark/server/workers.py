"""A process that thinks: started when first needed, and replaced if it dies or hangs."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, TypeVar

import structlog

from zoopark.server import thinking

T = TypeVar("T")

ATTEMPTS: Final = 3
STARTING: Final = 60.0  # seconds that a process may take to be ready

logger = structlog.get_logger()


class Failed(Exception):
    """Process after process died or hung over this."""


class Worker:
    """One process, which does one thing at a time."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, job: Callable[[], T], patience: float) -> T:
        """Let the process do something; if it takes longer than this, another process does it."""
        for _ in range(ATTEMPTS):
            try:
                pool = self._pool or await self._started()
                return await _done(pool, job, patience)
            except (BrokenProcessPool, TimeoutError) as error:
                why = "hung" if isinstance(error, TimeoutError) else "died"
                logger.warning("a thinking process is replaced", why=why)
                self.close()
        raise Failed(f"{ATTEMPTS} processes failed")

    async def _started(self) -> ProcessPoolExecutor:
        context = get_context("spawn")  # a fork of a process with threads may hang
        self._pool = ProcessPoolExecutor(1, context, initializer=thinking.prepare)
        await _done(self._pool, thinking.ready, STARTING)
        return self._pool

    def close(self) -> None:
        """End the process, whatever it is thinking about, and even if it has been stopped."""
        if self._pool is not None:
            processes = list(getattr(self._pool, "_processes", {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self._pool = None


async def _done(pool: ProcessPoolExecutor, job: Callable[[], T], patience: float) -> T:
    async with asyncio.timeout(patience):
        return await asyncio.get_running_loop().run_in_executor(pool, job)
