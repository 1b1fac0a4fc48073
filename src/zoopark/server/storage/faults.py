"""Failures of the storage, said once each with their cause, and once that they are over."""

import time
from collections.abc import Callable
from typing import Final

import structlog

from zoopark.server.storage.errors import StorageError

AGAIN: Final = 60.0  # seconds after which the same failure is said once more

logger = structlog.get_logger()


class Faults:
    """What fails at the moment, of one kind of work."""

    def __init__(self, work: str, count: Callable[[], object] = lambda: None) -> None:
        self._work = work
        self._count = count
        self._cause = ""  # of what was said last
        self._said = 0.0
        self._over = True  # was it said that it works again?

    def failed(self, error: StorageError) -> None:
        self._count()
        origin = error.__cause__ or error
        cause = getattr(origin, "sqlite_errorname", type(origin).__name__)
        if cause != self._cause or time.monotonic() - self._said > AGAIN:
            self._cause, self._said, self._over = cause, time.monotonic(), False
            logger.error("storage failed", work=self._work, why=str(error), cause=cause)

    def worked(self) -> None:
        if not self._over:  # what fails now and then is said now and then, not every time
            self._over = True
            logger.info("storage works again", work=self._work)
