"""Several processes that serve the same address: one that dies is replaced, and all end together.

They know nothing of each other but what is in the database they share.
"""

import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from time import sleep
from typing import Any, Final, TypeAlias

import structlog
from prometheus_client import multiprocess

PAUSE: Final = 1.0  # seconds before one is replaced that has not even started

Work: TypeAlias = Callable[[int, Connection], None]

logger = structlog.get_logger()


class _Member:
    """One process; ``news`` says that it serves."""

    def __init__(self, work: Work, number: int) -> None:
        context = get_context("spawn")  # a fork of a process with threads may hang
        self.news, theirs = context.Pipe(duplex=False)
        self.process: SpawnProcess = context.Process(target=work, args=(number, theirs))
        self.process.start()
        theirs.close()
        self.serves = False


class Group:
    """A number of processes; each has its own number and reports when it serves."""

    def __init__(self, count: int, work: Work) -> None:
        self._count = count
        self._work = work
        self._members: list[_Member] = []
        self._stopped, self._stop = get_context("spawn").Pipe(duplex=False)

    def run(self, ready: Callable[[], None]) -> bool:
        """Run until a signal arrives; false if a process could not even begin."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._end)
        self._members = [_Member(self._work, number) for number in range(self._count)]
        served = False
        while not self._stopped.poll():
            self._wait()
            dead = [member for member in self._members if not member.process.is_alive()]
            if dead and not served:
                break
            self._replace(dead)
            if not served and all(member.serves for member in self._members):
                served = True
                ready()
        for member in self._members:
            member.process.terminate()
        for member in self._members:
            member.process.join()
        return served

    def _end(self, *_: Any) -> None:
        self._stop.send_bytes(b"end")

    def _wait(self) -> None:
        """Until something has happened."""
        sentinels = [member.process.sentinel for member in self._members]
        starting = [member.news for member in self._members if not member.serves]
        happened = wait([self._stopped, *sentinels, *starting])
        for member in self._members:
            if member.news in happened and member.process.is_alive():
                member.serves = True

    def _replace(self, dead: list[_Member]) -> None:
        for member in dead:
            logger.error("a serving process is replaced", code=member.process.exitcode)
            multiprocess.mark_process_dead(member.process.pid)  # type: ignore[no-untyped-call]
            if not member.serves:
                sleep(PAUSE)
            number = self._members.index(member)
            self._members[number] = _Member(self._work, number)
