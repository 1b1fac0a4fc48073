"""Servers in processes of their own: several on one database, and any of them may be killed."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cached_property
from pathlib import Path
from unittest import mock

from support.servers import Person
from zoopark.server.identity import COOKIE, new_secret
from zoopark.server.limits import BOUNDLESS
from zoopark.server.serve import serve
from zoopark.server.settings import Settings
from zoopark.server.storage import open_store
from zoopark.server.thinkers import Thinkers
from zoopark.server.thinking import Situation
from zoopark.server.turns import Asker
from zoopark.table import log

TESTS = Path(__file__).parents[1]
PATIENT = 600_000  # milliseconds: nobody takes over from another process while a test runs


class Process:
    """One server. Its bots play at random and at once, or never; it says when one is asked."""

    def __init__(self, database: str, forgotten: int = PATIENT, *, answers: bool = True) -> None:
        path = os.pathsep.join(filter(None, [str(TESTS), os.environ.get("PYTHONPATH")]))
        arguments = [database, str(forgotten), *(["answers"] if answers else [])]
        self._child = subprocess.Popen(
            [sys.executable, "-m", "support.processes", *arguments],
            env={**os.environ, "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._guests = ExitStack()

    @cached_property
    def url(self) -> str:
        """Where it is, as soon as it is there."""
        return self.says().split()[-1].rstrip("/")

    def says(self) -> str:
        """Its next line."""
        assert self._child.stdout is not None
        line = self._child.stdout.readline()
        assert line, "the server has ended"
        return line

    def person(self, known: Person | None = None) -> Person:
        """Somebody new at this server; or somebody from another one, with the same secret."""
        person = Person(self.url)
        self._guests.callback(person.close)
        secret = new_secret() if known is None else known.http.cookies[COOKIE]
        person.http.cookies.set(COOKIE, secret)
        return person

    def kill(self) -> None:
        self._child.kill()
        self._child.wait()

    def end(self) -> list[str]:
        """Stop it; what else it has said. Errors in its log fail the test."""
        self._guests.close()
        self._child.terminate()
        said, lines = self._child.communicate()
        faults = [line for line in lines.splitlines() if json.loads(line)["level"] == "error"]
        assert not faults, faults
        return said.splitlines()


@contextmanager
def processes(*begun: Callable[[], Process]) -> Iterator[list[Process]]:
    """Servers that end with the test."""
    with ExitStack() as stack:
        running: list[Process] = []
        for begin in begun:
            running.append(begin())
            stack.callback(running[-1].end)
        assert all(process.url for process in running)
        yield running


def stored(database: str, table: str) -> list[log.Entry]:
    """The log of a table as it lies in the database; its numbers have no gaps."""

    async def read() -> list[str]:
        store = await open_store(database)
        try:
            found = await store.load(table)
        finally:
            await store.close()
        assert found is not None
        assert len(found.entries) == found.summary.number
        return found.entries

    return [log.decode(line) for line in asyncio.run(read())]


# -- the child ------------------------------------------------------------------------------------


async def play_at_once(
    thinkers: Thinkers, situation: Situation, seat: int, bot: str, who: Asker
) -> str:
    print(f"asked {situation.match} {seat} {len(situation.log)}", flush=True)
    return situation.set_up().legal(seat)[-1].text


async def think_for_ever(
    thinkers: Thinkers, situation: Situation, seat: int, bot: str, who: Asker
) -> str:
    print(f"asked {situation.match} {seat} {len(situation.log)}", flush=True)
    await asyncio.Event().wait()
    raise AssertionError


def main(database: str, forgotten: str, *answers: str) -> None:
    move = play_at_once if answers else think_for_ever
    with mock.patch.object(Thinkers, "move", move):
        serve(Settings(database, port=0, limits=BOUNDLESS, forgotten=int(forgotten)))


if __name__ == "__main__":
    main(*sys.argv[1:])
