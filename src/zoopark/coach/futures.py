"""Playouts to the end of the game after each of several moves, to compare the moves.

Every move gets the same luck (common random numbers): the same guesses of hidden information and
the same dice. This reduces the variance of their differences.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from time import perf_counter
from typing import Final

from zoopark.bots.forecast import Forecast
from zoopark.bots.playout import play_to_end
from zoopark.core.dice import Dice
from zoopark.core.evaluator import Evaluator
from zoopark.core.moves import Moves
from zoopark.core.state import State, ranking

SHARE: Final = 25  # search iterations per playout of each move
FEWEST: Final = 4  # games from which anything is concluded
MOST: Final = 200


@dataclass(frozen=True, slots=True)
class Difference:
    """How much better one move is than another, with its standard error."""

    points: float
    error: float  # the standard error of the mean


def playouts_of(iterations: int) -> int:
    """How many games go with a search of this size; 0 iterations mean one without a limit."""
    return min(MOST, max(FEWEST, iterations // SHARE)) if iterations else MOST


class Futures:
    """The playouts of several moves of a seat."""

    def __init__(self, moves: Sequence[int]) -> None:
        self.games: dict[int, list[Forecast]] = {move: [] for move in moves}

    def play(
        self,
        evaluator: Evaluator,
        known: State,
        seat: int,
        seed: int,
        wanted: int,
        end: float | None,
    ) -> Iterator[None]:
        """Play as many games after each move as are wanted, at least one; none once it is late.

        Pauses after a game with each of them.
        """
        moves = Moves()
        for number in range(wanted):
            if number and end is not None and perf_counter() >= end:
                return
            luck = Dice(seed * MOST + number + 1)
            scene = known.copy()
            scene.guess(luck)
            for move, played in self.games.items():
                state = scene.copy()
                state.play(seat, move)
                play_to_end(evaluator, state, luck.copy(), moves)
                forecast = Forecast(state.players)
                forecast.add(state, ranking(state)[0])
                played.append(forecast)
            yield

    def chance(self, move: int, seat: int) -> float:
        """The share of games that a seat won."""
        return _mean(game.chance(seat) for game in self.games[move])

    def points(self, move: int, seat: int) -> float:
        """The mean points of a seat."""
        return _mean(game.expected(seat) for game in self.games[move])

    def lines(self, move: int, seat: int) -> dict[str, float]:
        """The mean score sheet of a seat, line by line."""
        names = dict.fromkeys(name for game in self.games[move] for name in game.lines[seat])
        return {name: _mean(game.line(seat, name) for game in self.games[move]) for name in names}

    def difference(self, move: int, other: int, seat: int, line: str = "") -> Difference:
        """How much better a move is for a seat than another: in one line, or in total."""
        differences = [
            this.line(seat, line) - that.line(seat, line)
            if line
            else this.expected(seat) - that.expected(seat)
            for this, that in zip(self.games[move], self.games[other], strict=True)
        ]
        mean = _mean(differences)
        games = len(differences)
        if games < FEWEST:
            return Difference(mean, inf)
        squares = sum((difference - mean) ** 2 for difference in differences)
        narrow = sqrt(squares / (games * (games - 1)))
        return Difference(mean, narrow * (1 + 2 / games))  # few games underestimate the variance


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)
