"""Inner loops in processes of their own: on the plain sources, and two at a time."""

import json
import subprocess
import sys
from dataclasses import dataclass

from children import BENCH, surroundings
from measure import Competitor, Figures

CONFIG = "zooloretto(players=4)"
INTERPRETED_GAMES = 150
PAIR_GAMES = 10_000


@dataclass(frozen=True, slots=True)
class Result:
    """What one loop did."""

    decisions: int
    seconds: float


class Loop:
    """A process that is ready to play and waits for its start."""

    def __init__(self, games: int, *, core: int | None = None, interpreted: bool = False) -> None:
        command = [sys.executable, str(BENCH / "inner.py"), CONFIG, str(games)]
        command += [] if core is None else ["--core", str(core)]
        self._interpreted = interpreted
        self._process = subprocess.Popen(
            command,
            env=surroundings(interpreted=interpreted),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if self._process.stdout is None or self._process.stdout.readline() != "ready\n":
            raise RuntimeError("an inner loop did not get ready")

    def start(self) -> None:
        if self._process.stdin is None:
            raise RuntimeError("an inner loop cannot be started")
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def result(self) -> Result:
        """Wait for the end. A loop on the wrong kind of code is an error, not a figure."""
        printed = self._process.communicate()[0]
        if self._process.returncode:
            raise RuntimeError("an inner loop failed")
        read = json.loads(printed)
        if read["compiled"] is self._interpreted:
            kind = "interpreted" if self._interpreted else "compiled"
            raise RuntimeError(f"an inner loop that should be {kind} is not")
        return Result(read["decisions"], read["seconds"])


def interpreted_loop() -> Figures:
    """The same loop on the plain sources, without a compiler."""
    loop = Loop(INTERPRETED_GAMES, interpreted=True)
    loop.start()
    result = loop.result()
    return {"zooloretto.4p.interpreted_decisions_per_s": result.decisions / result.seconds}


def together(cores: list[int]) -> float:
    """Seconds until loops that start at the same moment, one on each core, are all done."""
    loops = [Loop(PAIR_GAMES, core=core) for core in cores]
    for loop in loops:
        loop.start()
    return max(loop.result().seconds for loop in loops)


def pair(cores: list[int]) -> Competitor:
    """One loop alone, then two beside each other with the same number of games each."""

    def run() -> Figures:
        return {
            "two_processes.one_s": together(cores[:1]),
            "two_processes.two_s": together(cores[:2]),
        }

    return run
