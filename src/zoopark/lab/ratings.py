"""Ratings: one number for the strength of each player in a run.

The model is Plackett-Luce, fitted with openskill, on a scale like Elo's: the mean of all players is
1500, and if two ratings differ by 400, the better player finishes ahead ten times as often as
behind.

openskill learns game by game, so a rating depends on the order of games and, at first, on initial
uncertainties. To remove both effects, the games are processed several times, each time in a
different order and starting where the last pass ended, first with larger and then with smaller
steps; the rating is the mean of the passes with small steps. It approximates the maximum-likelihood
ratings. A player that always wins has no such rating: its own grows with the number of games and is
a lower bound, "at least".
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from zoopark.extras import needs
from zoopark.lab.arena import GameResult
from zoopark.lab.statistics import NORMAL, Estimate

MEAN: Final = 1500.0
SCALE: Final = 400 / math.log(10)  # points of rating for odds of e to 1
LARGE: Final = 60.0  # uncertainty at the start of a pass, which determines the size of its steps
SMALL: Final = 20.0
PASSES: Final = (LARGE, LARGE, LARGE, LARGE, SMALL, SMALL, SMALL, SMALL)
AGAIN: Final = (2 * LARGE, LARGE, SMALL)  # per sample, starting from the ratings of all games
SAMPLES = 60
SAMPLE_GAMES: Final = 200  # approximate maximum number of games per sample


@dataclass(frozen=True, slots=True)
class _Ranking:
    players: tuple[int, ...]
    ranks: tuple[int, ...]


def ratings(games: Sequence[GameResult], players: int, seed: int = 0) -> list[Estimate]:
    """The rating of every player with its interval, from samples of blocks (bootstrap).

    Samples of large runs have fewer games than the run; their deviation is scaled accordingly. The
    seed determines orders and samples: the same seed and games give the same ratings.
    """
    blocks: dict[int, list[_Ranking]] = {}
    for game in games:
        blocks.setdefault(game.block, []).append(_Ranking(game.seats, game.ranks))
    grouped = [blocks[block] for block in sorted(blocks)]
    every = [ranking for block in grouped for ranking in block]
    random = Random(seed)
    found = _rated(every, [MEAN] * players, PASSES, random)
    if len(grouped) < 2 or players < 2:
        return [Estimate(rating, math.nan, math.nan) for rating in found]
    size = max(2, min(len(grouped), SAMPLE_GAMES * len(grouped) // len(every)))
    samples: list[list[float]] = []
    for _ in range(SAMPLES):
        sample = [ranking for block in random.choices(grouped, k=size) for ranking in block]
        sample.append(_by_chance(random.choice(every), random))
        samples.append(_rated(sample, found, AGAIN, random))
    shrink = math.sqrt(size / len(grouped))
    return [
        _interval(rating, [sample[index] for sample in samples], shrink)
        for index, rating in enumerate(found)
    ]


def _by_chance(ranking: _Ranking, random: Random) -> _Ranking:
    """A game decided purely by chance.

    One such game per sample keeps a player who has won a handful of games from seeming certain.
    """
    return _Ranking(ranking.players, tuple(random.sample(ranking.ranks, k=len(ranking.ranks))))


def _interval(rating: float, samples: Sequence[float], shrink: float) -> Estimate:
    middle = math.fsum(samples) / len(samples)
    squares = math.fsum((sample - middle) ** 2 for sample in samples)
    reach = NORMAL * shrink * math.sqrt(squares / (len(samples) - 1))
    return Estimate(rating, rating - reach, rating + reach)


def _rated(
    rankings: Sequence[_Ranking], start: Sequence[float], passes: Sequence[float], random: Random
) -> list[float]:
    """The mean of the passes with the smallest steps, shifted to a mean of 1500."""
    current = list(start)
    kept: list[list[float]] = []
    order = list(rankings)
    for steps in passes:
        random.shuffle(order)
        current = _passed(order, current, steps)
        if steps == min(passes):
            kept.append(current)
    means = [math.fsum(column) / len(kept) for column in zip(*kept, strict=True)]
    shift = MEAN - math.fsum(means) / len(means)
    return [mean + shift for mean in means]


def _passed(order: Sequence[_Ranking], start: Sequence[float], steps: float) -> list[float]:
    """Process the games once.

    openskill divides differences by the root of the sum of all variances at the table. With this
    ``beta`` that equals the scale, for any number of seats. A player with several seats learns from
    each of them.
    """
    seats = len(order[0].players)
    beta = SCALE / math.sqrt(seats)
    model: Any = needs("openskill.models").PlackettLuce(mu=MEAN, sigma=steps, beta=beta, tau=0.0)
    means, doubts = list(start), [steps] * len(start)
    for game in order:
        teams = [[model.rating(mu=means[who], sigma=doubts[who])] for who in game.players]
        learned: list[list[Any]] = model.rate(teams, ranks=list(game.ranks))
        before = [(means[who], doubts[who]) for who in game.players]
        for who, (mean, doubt), (after,) in zip(game.players, before, learned, strict=True):
            means[who] += float(after.mu) - mean
            doubts[who] *= float(after.sigma) / doubt
    return means
