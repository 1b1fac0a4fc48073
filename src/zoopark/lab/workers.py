"""Workers that play the games: this process, several processes, or a cluster.

All of them run the same function on the same tasks, so the results are the same.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Protocol, TypeVar

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
from zoopark.texts import Mistake

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 3  # queued tasks per worker, so that none is idle


@dataclass(frozen=True, slots=True)
class Task:
    """Some games to play, with everything a process needs to know."""

    config: str
    players: tuple[str, ...]
    plugins: tuple[str, ...]
    limit: float | None
    fixtures: tuple[Fixture, ...]
    records: bool = False  # are they wanted?


Played = list[tuple[GameResult, Thought | None, str | None]]  # with its record, if it is wanted


@lru_cache(maxsize=8)
def _contestants(
    players: tuple[str, ...], plugins: tuple[str, ...], limit: float | None
) -> list[Contestant]:
    return contestants(players, plugins, limit)


def work(task: Task) -> Played:
    """Play the games of a task. Games with only random players take a fast path."""
    players = _contestants(task.players, task.plugins, task.limit)
    played: Played = []
    for game in task.fixtures:
        thought: Thought | None = None
        records: list[str] = []
        about: dict[str, Any] = {"number": game.number, "block": game.block}
        about["records"] = records if task.records else None
        if all(players[index].is_random for index in game.seats):
            result = play_random_game(task.config, game.seats, game.deal, **about)
        else:
            result, thought = play_game(task.config, players, game.seats, game.deal, **about)
        played.append((result, thought, records[0] if records else None))
    return played


class Workers(Protocol):
    """Does tasks and returns what came of them, in any order."""

    def run(self, job: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]: ...


class Alone:
    """This process does everything itself."""

    def run(self, job: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        for task in tasks:
            yield job(task)


class Processes:
    """Several processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def run(self, job: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        if len(tasks) < 2:
            yield from Alone().run(job, tasks)
            return
        others = set(multiprocessing.active_children())
        # Spawned, not forked: a fork would copy the locks of the progress bar's thread.
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(
            min(self._jobs, len(tasks)), context, initializer=_leave_interrupts_alone
        )
        try:
            yield from self._run(pool, job, tasks)
        except BrokenProcessPool as error:
            raise Mistake("command.wrong.died") from error
        except BaseException:
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)

    def _run(
        self, pool: ProcessPoolExecutor, job: Callable[[T], R], tasks: Sequence[T]
    ) -> Iterator[R]:
        rest = iter(tasks)
        pending: set[Future[R]] = set()
        while True:
            while len(pending) < AHEAD * self._jobs:
                task = next(rest, None)
                if task is None:
                    break
                pending.add(pool.submit(job, task))
            if not pending:
                return
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def _leave_interrupts_alone() -> None:
    """Ctrl-C reaches all processes of a terminal; only the main one reacts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class RayWorkers:
    """A Ray cluster: started here on demand, or at a given address."""

    def __init__(self, address: str | None, jobs: int | None) -> None:
        self._address = address
        self._jobs = jobs

    def run(self, job: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        ray = needs("ray")
        cores = {} if self._address else {"num_cpus": self._jobs}
        try:
            ray.init(address=self._address, log_to_driver=False, logging_level="ERROR", **cores)
        except (ConnectionError, RuntimeError) as error:
            raise Mistake("command.wrong.ray", why=str(error).splitlines()[0]) from error
        try:
            yield from remotely(ray, job, tasks)
        finally:
            ray.shutdown()


def remotely(ray: Any, job: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
    """Submit tasks to a cluster, never many more than it has cores."""
    remote = ray.remote(job)
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
    """All cores of this machine, or the requested number of processes."""
    if jobs is not None and jobs < 1:
        raise Mistake("command.wrong.least", name="--jobs", least=1)
    jobs = jobs or os.cpu_count() or 1
    return Alone() if jobs == 1 else Processes(jobs)
