"""Reviews in progress: a few at a time, each for as long as someone asks for it."""

import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
import structlog

from zoopark.server.api.messages import Review
from zoopark.server.storage.store import Store
from zoopark.server.thinkers import Thinkers
from zoopark.server.thinking import Situation
from zoopark.server.turns import Asker, Busy
from zoopark.server.workers import Failed

MOST: Final = 50  # reviews at a time
OF_ONE: Final = 5  # of one address
PATIENCE: Final = 30.0  # seconds after which a review that nobody asks for is given up

logger = structlog.get_logger()


class Reviews:
    """All reviews that this process makes."""

    def __init__(
        self,
        thinkers: Thinkers,
        store: Store,
        spawn: Callable[[Coroutine[Any, Any, None]], object],
        clock: Callable[[], float] = time.monotonic,
        patience: float = PATIENCE,
    ) -> None:
        self._thinkers = thinkers
        self._store = store
        self._spawn = spawn
        self._clock = clock
        self._patience = patience
        self._asked: dict[str, float] = {}  # when someone last asked for it, by match
        self._askers: dict[str, str] = {}  # the accounts for which they are made

    def __contains__(self, match: str) -> bool:
        return match in self._asked

    def wanted(self, match: str) -> None:
        """Someone asks for a review that is being made."""
        if match in self._asked:
            self._asked[match] = self._clock()

    def begin(
        self,
        match: str,
        situation: Situation,
        names: tuple[str, ...],
        people: tuple[int, ...],
        who: Asker,
    ) -> None:
        """Make a review, closely of people's seats; ``Busy`` if there are too many."""
        of_one = sum(account == who.account for account in self._askers.values())
        if len(self._askers) >= MOST or of_one >= OF_ONE:
            raise Busy
        self._asked[match], self._askers[match] = self._clock(), who.account
        self._spawn(self._make(match, situation, names, people, who))

    async def _make(
        self,
        match: str,
        situation: Situation,
        names: tuple[str, ...],
        people: tuple[int, ...],
        who: Asker,
    ) -> None:
        def wanted() -> bool:
            return self._clock() - self._asked[match] < self._patience

        try:
            found = await self._thinkers.review(situation, names, people, who, wanted)
            if found is not None:
                review = msgspec.convert(found, Review)
                await self._store.save_review(match, msgspec.json.encode(review))
        except Failed:
            logger.error("review failed", match=match)
        finally:
            del self._asked[match], self._askers[match]
