"""How someone's finished games went: places, points line by line, and a rating.

The rating is on the scale of the levels, whose own ratings were measured in tournaments: openskill
compares a person's place with those of the bots at the same table. What other people are worth is
not known, so they do not count.
"""

import json
import math
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from msgspec import Struct
from msgspec.json import Decoder

from zoopark.server.api.messages import SeatName, seat_names
from zoopark.server.storage.people import PastGame

MEAN: Final = 1500.0
DOUBT: Final = 300.0  # the standard error of a rating before the first game
CHANGE: Final = 12.0  # by which skill may change from game to game
SCALE: Final = 400 / math.log(10)  # as in the lab: 400 points of rating are odds of ten to one
NORMAL: Final = 1.96
ENOUGH: Final = 3  # games before a level is proposed
LATEST: Final = 100  # games that a rating is made from; earlier ones hardly count any more


class Result(Struct, frozen=True):
    """How a match ended; those of earlier versions have neither lines nor substitutes."""

    points: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    lines: tuple[dict[str, int], ...] = ()
    substitutes: tuple[str, ...] = ()
    set_up: bool = False
    practice: bool = False

    def place(self, seat: int) -> int:
        """From 1 on; those who share a place have the better one."""
        better = 0
        for shared in self.ranking:
            if seat in shared:
                break
            better += len(shared)
        return better + 1


class LineMean(Struct, frozen=True):
    """What a line of the score sheet brought on average."""

    line: str  # its name
    points: float  # negative if it cost points


class RatingPoint(Struct, frozen=True):
    """A rating after a game, on the scale of the levels."""

    at: int  # when the game ended, in milliseconds of Unix time
    rating: float  # as far as is known
    low: float  # where its interval of 95 % begins
    high: float  # where it ends


class LevelRating(Struct, frozen=True):
    """What a level is worth, as tournaments have shown."""

    level: str  # its name
    rating: float  # on the same scale


class Progress(Struct, frozen=True):
    """Your finished games of one kind."""

    game: str  # its name
    games: int  # how many
    places: tuple[int, ...]  # how often you were first, second and so on
    points: float  # on average
    best: int  # the most points that you ever had
    lines: tuple[LineMean, ...]  # of the score sheet, in its order
    rated: int  # how many of the games had bots of a known level in them
    curve: tuple[RatingPoint, ...]  # your rating after each of the latest of these
    levels: tuple[LevelRating, ...]  # the weakest first
    proposed: str  # the level that is closest to you; empty if too little is known


_results: Final = Decoder(Result)


def result_of(past: PastGame) -> Result:
    return _results.decode(past.result)


def name_of(config: str) -> str:
    return config.partition("(")[0]


@cache
def calibration() -> dict[str, dict[str, float]]:
    """By game, the ratings of the levels; ``make strength`` measures them."""
    text = (files("zoopark.players") / "calibration.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, float]] = json.loads(text)
    return found


def progress(past: Sequence[PastGame]) -> tuple[Progress, ...]:
    """One's progress in every game, the one played most first.

    Games that began from a position do not count, nor those that a bot ended for the person, or in
    which one person had several seats.
    """
    kinds: dict[str, list[tuple[PastGame, Result]]] = {}
    for one in reversed(past):
        result = result_of(one)
        # Practice begins from a position, too.
        if len(one.seats) == 1 and not result.set_up and not _was_away(one, result):
            kinds.setdefault(name_of(one.config), []).append((one, result))
    found = [_progress(name, games) for name, games in kinds.items()]
    return tuple(sorted(found, key=lambda one: -one.games))


def _was_away(past: PastGame, result: Result) -> bool:
    return bool(result.substitutes and result.substitutes[past.seats[0]])


def _progress(name: str, games: Sequence[tuple[PastGame, Result]]) -> Progress:
    """The games come in the order in which they ended."""
    mine = [(result, past.seats[0]) for past, result in games]
    places = [0] * max(len(result.points) for result, _ in mine)
    for result, seat in mine:
        places[result.place(seat) - 1] += 1
    points = [result.points[seat] for result, seat in mine]
    levels = calibration().get(name, {})
    rated, curve = _curve(games, levels)
    proposed = ""
    if len(curve) >= ENOUGH:
        proposed = min(levels, key=lambda level: abs(levels[level] - curve[-1].rating))
    return Progress(
        game=name,
        games=len(games),
        places=tuple(places),
        points=sum(points) / len(points),
        best=max(points),
        lines=_means([result.lines[seat] for result, seat in mine if result.lines]),
        rated=rated,
        curve=curve,
        levels=tuple(LevelRating(level, rating) for level, rating in levels.items()),
        proposed=proposed,
    )


def _means(sheets: Sequence[dict[str, int]]) -> tuple[LineMean, ...]:
    totals: dict[str, int] = {}
    for sheet in sheets:
        for line, points in sheet.items():
            totals[line] = totals.get(line, 0) + points
    return tuple(LineMean(line, total / len(sheets)) for line, total in totals.items())


def _curve(
    games: Sequence[tuple[PastGame, Result]], levels: dict[str, float]
) -> tuple[int, tuple[RatingPoint, ...]]:
    """How many games can be rated, and the rating after each of the latest of them."""
    from openskill.models import PlackettLuce

    rivals = [
        (past, result, _bots(seat_names(past.names), past.seats[0], levels))
        for past, result in games
    ]
    rated = [one for one in rivals if one[2]]
    mean, doubt, curve = MEAN, DOUBT, list[RatingPoint]()
    for past, result, bots in rated[-LATEST:]:
        beta = SCALE / math.sqrt(len(bots) + 1)
        model: Any = PlackettLuce(mu=MEAN, sigma=DOUBT, beta=beta, tau=CHANGE)
        # A level is known far better than a person: its own rating is not what is asked.
        known = [[model.rating(mu=rating, sigma=1.0)] for _, rating in bots]
        seats = [past.seats[0], *(seat for seat, _ in bots)]
        ranks = [result.place(seat) for seat in seats]
        ((learned,), *_) = model.rate([[model.rating(mu=mean, sigma=doubt)], *known], ranks=ranks)
        mean, doubt = float(learned.mu), float(learned.sigma)
        reach = NORMAL * doubt
        curve.append(
            RatingPoint(past.updated, round(mean), round(mean - reach), round(mean + reach))
        )
    return len(rated), tuple(curve)


def _bots(names: Iterable[SeatName], own: int, levels: dict[str, float]) -> list[tuple[int, float]]:
    """The seats of bots whose level is known, with their ratings."""
    return [
        (seat, levels[one.bot])
        for seat, one in enumerate(names)
        if seat != own and one.bot in levels
    ]
