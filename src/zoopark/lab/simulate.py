"""Simulate many games and summarise them.

Each game has its own seed, derived from the run's seed and the game's number, so the results do not
depend on the number of processes.
"""

import math
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from zoopark.bots.random import random_playout
from zoopark.core.dice import Dice
from zoopark.core.moves import Moves
from zoopark.core.state import ranking
from zoopark.games.catalog import read_config, spec_of
from zoopark.notation.seats import seat_letter
from zoopark.texts import Mistake

CHUNK = 200  # games per task


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game ended: points by seat, the winning seats and the number of decisions."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int


@dataclass(slots=True)
class SeatSummary:
    """The results of one seat over all games. A shared win counts as a fraction."""

    wins: float = 0.0
    points: list[int] = field(default_factory=list[int])

    @property
    def mean(self) -> float:
        return sum(self.points) / len(self.points)

    @property
    def deviation(self) -> float:
        mean = self.mean
        return math.sqrt(sum((points - mean) ** 2 for points in self.points) / len(self.points))


@dataclass(slots=True)
class Summary:
    """The results of a simulation."""

    config: str
    seats: list[SeatSummary]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        for seat, points in zip(self.seats, outcome.points, strict=True):
            seat.points.append(points)
        for winner in outcome.winners:
            self.seats[winner].wins += 1 / len(outcome.winners)

    def to_dict(self) -> dict[str, Any]:
        """The figures as JSON-compatible data."""
        return {
            "game": self.config,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "seats": [
                {
                    "seat": seat_letter(number),
                    "win_rate": seat.wins / self.games,
                    "points": seat.mean,
                    "deviation": seat.deviation,
                    "least": min(seat.points),
                    "most": max(seat.points),
                }
                for number, seat in enumerate(self.seats)
            ],
        }


def game_seed(seed: int, number: int) -> int:
    return seed << 32 | number


def play_chunk(config: str, seed: int, first: int, count: int) -> list[Outcome]:
    """Play games ``first`` to ``first + count - 1`` of a run with random players."""
    read = read_config(config)
    fresh = spec_of(read.game).new(read)
    moves = Moves()
    outcomes: list[Outcome] = []
    for number in range(first, first + count):
        state = fresh.copy()
        decisions = random_playout(state, Dice(game_seed(seed, number)), moves)
        points = tuple(int(state.points(seat)) for seat in range(state.players))
        outcomes.append(Outcome(points, ranking(state)[0], int(decisions)))
    return outcomes


def simulate(config: str, games: int, seed: int = 0, jobs: int | None = None) -> Iterator[Summary]:
    """Play games with random players; yields the summary so far after every chunk."""
    if games < 1:
        raise Mistake("command.wrong.no-games")
    read = read_config(config)
    summary = Summary(str(read), [SeatSummary() for _ in range(read.players)])
    jobs = jobs or os.cpu_count() or 1
    started = time.perf_counter()
    parts = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    for outcomes in _played(str(read), seed, parts, jobs):
        for outcome in outcomes:
            summary.add(outcome)
        summary.seconds = time.perf_counter() - started
        yield summary


def _played(
    config: str, seed: int, parts: list[tuple[int, int]], jobs: int
) -> Iterator[list[Outcome]]:
    if jobs == 1 or len(parts) == 1:
        for first, count in parts:
            yield play_chunk(config, seed, first, count)
        return
    with ProcessPoolExecutor(min(jobs, len(parts))) as pool:
        pending = [pool.submit(play_chunk, config, seed, first, count) for first, count in parts]
        for future in pending:
            yield future.result()
