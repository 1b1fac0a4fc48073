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
        self._why = ""
        self._said = 0.0

    def failed(self, error: StorageError) -> None:
        self._count()
        why = str(error).strip() or type(error).__name__
        if why != self._why or time.monotonic() - self._said > AGAIN:
            self._why, self._said = why, time.monotonic()
            logger.error("storage failed", work=self._work, why=why)

    def worked(self) -> None:
        if self._why:
            self._why = ""
            logger.info("storage works again", work=self._work)
