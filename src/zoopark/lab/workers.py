"""Who plays the games: this process, several of them, or a cluster.

All of them run the same function on the same tasks, so it does not matter for the results who does.
"""

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Protocol

from zoopark.extras import needs
from zoopark.lab.arena import (
    Contestant,
    GameResult,
    Thought,
    contestants,
    play_game,
    play_random_game,
)
from zoopark.lab.schedule import Fixture

AHEAD: Final = 3  # tasks that wait for each worker, so that none is idle


@dataclass(frozen=True, slots=True)
class Task:
    """Some games to be played, with all that a process needs to know about them."""

    config: str
    players: tuple[str, ...]
    plugins: tuple[str, ...]
    limit: float | None
    fixtures: tuple[Fixture, ...]


Played = list[tuple[GameResult, Thought | None]]


@lru_cache(maxsize=8)
def _contestants(
    players: tuple[str, ...], plugins: tuple[str, ...], limit: float | None
) -> list[Contestant]:
    return contestants(players, plugins, limit)


def work(task: Task) -> Played:
    """Play the games of a task. Games of random players only take the fast way."""
    players = _contestants(task.players, task.plugins, task.limit)
    played: Played = []
    for game in task.fixtures:
        if all(players[index].is_random for index in game.seats):
            result = play_random_game(
                task.config, game.seats, game.deal, number=game.number, block=game.block
            )
            played.append((result, None))
        else:
            played.append(
                play_game(
                    task.config,
                    players,
                    game.seats,
                    game.deal,
                    number=game.number,
                    block=game.block,
                )
            )
    return played


class Workers(Protocol):
    """Somebody who takes tasks and gives back what was played, in any order."""

    def run(self, tasks: Sequence[Task]) -> Iterator[Played]: ...


class Alone:
    """This process plays everything itself."""

    def run(self, tasks: Sequence[Task]) -> Iterator[Played]:
        for task in tasks:
            yield work(task)


class Processes:
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def run(self, tasks: Sequence[Task]) -> Iterator[Played]:
        if len(tasks) < 2:
            yield from Alone().run(tasks)
            return
        others = set(multiprocessing.active_children())
        # Started afresh, not forked: a fork would copy the locks of the progress bar's thread.
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(
            min(self._jobs, len(tasks)), context, initializer=_leave_interrupts_alone
        )
        try:
            yield from self._run(pool, tasks)
        except BrokenProcessPool as error:
            raise ValueError(
                "a process that played games has died; a bot may have ended it or run out of memory"
            ) from error
        except BaseException:
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)

    def _run(self, pool: ProcessPoolExecutor, tasks: Sequence[Task]) -> Iterator[Played]:
        rest = iter(tasks)
        pending: set[Future[Played]] = set()
        while True:
            while len(pending) < AHEAD * self._jobs:
                task = next(rest, None)
                if task is None:
                    break
                pending.add(pool.submit(work, task))
            if not pending:
                return
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def _leave_interrupts_alone() -> None:
    """Ctrl-C reaches all processes of a terminal; the first one decides about the rest."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class RayWorkers:
    """A cluster of Ray: one that is started here for the occasion, or that of an address."""

    def __init__(self, address: str | None, jobs: int | None) -> None:
        self._address = address
        self._jobs = jobs

    def run(self, tasks: Sequence[Task]) -> Iterator[Played]:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        ray = needs("ray")
        cores = {} if self._address else {"num_cpus": self._jobs}
        try:
            ray.init(address=self._address, log_to_driver=False, logging_level="ERROR", **cores)
        except (ConnectionError, RuntimeError) as error:
            raise ValueError(f"no cluster of Ray: {str(error).splitlines()[0]}") from error
        try:
            yield from remotely(ray, tasks)
        finally:
            ray.shutdown()


def remotely(ray: Any, tasks: Sequence[Task]) -> Iterator[Played]:
    """Hand tasks to a cluster, never many more than it has cores."""
    remote = ray.remote(work)
    window = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    rest = iter(tasks)
    pending: list[Any] = []
    while True:
        while len(pending) < window:
            task = next(rest, None)
            if task is None:
                break
            pending.append(remote.remote(task))
        if not pending:
            return
        done, pending = ray.wait(pending)
        for reference in done:
            yield ray.get(reference)


def local_workers(jobs: int | None) -> Workers:
    """All cores of this machine, or as many processes as are wanted."""
    if jobs is not None and jobs < 1:
        raise ValueError("--jobs must be at least 1")
    jobs = jobs or os.cpu_count() or 1
    return Alone() if jobs == 1 else Processes(jobs)
