"""Figures with their 95% intervals."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from zoopark.lab.arena import GameResult

NORMAL: Final = 1.959964  # standard deviations that contain 95% of a normal distribution


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and its interval; with too few games, the limits are ``nan``."""

    value: float
    low: float
    high: float

    @property
    def known(self) -> bool:
        return not math.isnan(self.low)


def told(estimate: Estimate, digits: int, factor: float = 1, sign: str = "") -> str:
    """A figure and its interval, such as ``1530 ±20`` or, if lopsided, ``3.1 [0.5, 16]``.

    >>> told(Estimate(0.5, 0.4, 0.6), 1, 100), told(Estimate(math.nan, 0, 0), 1)
    ('50.0 ±10.0', '–')
    """
    if math.isnan(estimate.value):
        return "–"
    text = f"{factor * estimate.value:{sign}.{digits}f}"
    if not estimate.known:
        return text
    up, down = estimate.high - estimate.value, estimate.value - estimate.low
    if abs(up - down) < 1e-6:
        return f"{text} ±{factor * up:.{digits}f}"
    return f"{text} [{factor * estimate.low:.{digits}f}, {factor * estimate.high:.{digits}f}]"


@dataclass(frozen=True, slots=True)
class Standing:
    """The results of a player or a seat. Each of a player's seats in a game counts."""

    name: str
    games: int
    wins: float
    win_rate: Estimate
    points: Estimate
    deviation: float
    least: int
    most: int
    faults: int


@dataclass(frozen=True, slots=True)
class Ahead:
    """How often a player finished ahead of another in games with both; ties count half."""

    rate: float
    games: int


def wilson(wins: float, games: int) -> Estimate:
    """A share of games with its score interval. Fractions of wins may be counted.

    >>> estimate = wilson(5, 10)
    >>> f"{estimate.value:.2f}, from {estimate.low:.2f} to {estimate.high:.2f}"
    '0.50, from 0.24 to 0.76'
    """
    if games == 0:
        return Estimate(math.nan, math.nan, math.nan)
    rate, square = wins / games, NORMAL**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    spread = math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    reach = NORMAL * spread / (1 + square / games)
    return Estimate(rate, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(values: Sequence[float], blocks: Sequence[int] | None = None) -> Estimate:
    """A mean with its interval. Games in one block are not treated as independent."""
    if not values:
        return Estimate(math.nan, math.nan, math.nan)
    middle = math.fsum(values) / len(values)
    sums: dict[int, float] = {}
    for block, value in zip(blocks or range(len(values)), values, strict=True):
        sums[block] = sums.get(block, 0.0) + value - middle
    count = len(sums)
    if count < 2:
        return Estimate(middle, math.nan, math.nan)
    squares = math.fsum(sum_ * sum_ for sum_ in sums.values())
    error = math.sqrt(squares * count / (count - 1)) / len(values)
    reach = student(count - 1) * error
    return Estimate(middle, middle - reach, middle + reach)


def student(freedom: int) -> float:
    """The deviations that contain 95% of Student's t distribution.

    >>> [round(student(freedom), 2) for freedom in (1, 2, 5, 10, 30, 1000)]
    [12.71, 4.3, 2.57, 2.23, 2.04, 1.96]
    """
    if freedom < 3:
        return (12.706205, 4.302653)[freedom - 1]
    z, n = NORMAL, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def by_player(games: Sequence[GameResult], players: Sequence[str]) -> list[Standing]:
    return [
        _standing(name, [(game, _seats_of(game, index)) for game in games])
        for index, name in enumerate(players)
    ]


def by_seat(games: Sequence[GameResult], letters: Sequence[str]) -> list[Standing]:
    return [
        _standing(letter, [(game, [seat]) for game in games]) for seat, letter in enumerate(letters)
    ]


def _seats_of(game: GameResult, player: int) -> list[int]:
    return [seat for seat, who in enumerate(game.seats) if who == player]


def _standing(name: str, places: Sequence[tuple[GameResult, list[int]]]) -> Standing:
    """The summed results of some seats of each game."""
    points: list[int] = []
    blocks: list[int] = []
    wins, faults = 0.0, 0
    for game, seats in places:
        parts = game.wins()
        for seat in seats:
            points.append(game.points[seat])
            blocks.append(game.block)
            wins += parts[seat]
            faults += any(fault.seat == seat for fault in game.faults)
    average = mean(points, blocks)
    squares = math.fsum((scored - average.value) ** 2 for scored in points)
    return Standing(
        name,
        len(points),
        wins,
        wilson(wins, len(points)),
        average,
        math.sqrt(squares / len(points)) if points else math.nan,
        min(points, default=0),
        max(points, default=0),
        faults,
    )


def ahead(games: Iterable[GameResult], players: int) -> list[list[Ahead]]:
    """For every two players, how often the first finished ahead of the second."""
    shares = [[0.0] * players for _ in range(players)]
    counts = [[0] * players for _ in range(players)]
    for game in games:
        present = sorted(set(game.seats))
        places = {index: [game.ranks[seat] for seat in _seats_of(game, index)] for index in present}
        for one in present:
            for other in present:
                if one == other:
                    continue
                duels = [(a < b) + (a == b) / 2 for a in places[one] for b in places[other]]
                shares[one][other] += sum(duels) / len(duels)
                counts[one][other] += 1
    return [
        [
            Ahead(share / count if count else math.nan, count)
            for share, count in zip(row, games_of, strict=True)
        ]
        for row, games_of in zip(shares, counts, strict=True)
    ]
