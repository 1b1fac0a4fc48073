"""Transactions that wait for each other anyway are committed together.

While one batch is being written, what arrives forms the next one. Under load a commit waits for the
disk once for many transactions; without load nothing waits for company.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from zoopark.server.storage.database import Script


@dataclass(frozen=True, slots=True)
class Item:
    """A transaction that waits for its commit."""

    script: Script[Any]
    about: str
    news: str
    done: "asyncio.Future[Any]"


Outcome: TypeAlias = tuple[Any, Exception | None]  # what a transaction returned, or raised
Commit: TypeAlias = Callable[[list[Item]], Awaitable[list[Outcome]]]


class Batches:
    """A queue in front of a database.

    ``commit`` writes a batch and says what became of each of its transactions. If it raises, none
    of them was written.
    """

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: list[Item] = []
        self._flush: asyncio.Task[None] | None = None

    async def add(self, script: Script[Any], about: str, news: str) -> Any:
        """Have a transaction committed, and return its result."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Item(script, about, news, done))
        if self._flush is None or self._flush.done():
            self._flush = asyncio.create_task(self._commit_waiting())
        return await done

    async def _commit_waiting(self) -> None:
        while self._waiting:
            # Two processes that lock several matches in one order never wait for each other.
            batch = sorted(self._waiting, key=lambda item: item.about)
            self._waiting.clear()
            try:
                outcomes = await self._commit(batch)
            except Exception as error:
                outcomes = [(None, error)] * len(batch)
            for item, (result, failed) in zip(batch, outcomes, strict=True):
                if item.done.cancelled():
                    continue
                if failed is None:
                    item.done.set_result(result)
                else:
                    item.done.set_exception(failed)

    async def finish(self) -> None:
        """Wait until nothing waits."""
        if self._flush is not None:
            await self._flush
