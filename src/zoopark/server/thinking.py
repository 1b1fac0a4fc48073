"""The work of bot processes: choose moves, give hints, review games.

Everything here runs away from the event loop, and a little at a time: a process remembers its bots
and reviews, so that a search goes on in the tree of its last thought and a review where it was. A
process that has taken over from another one begins again.
"""

import os
import threading
from collections import OrderedDict
from collections.abc import Generator
from dataclasses import dataclass
from multiprocessing import parent_process
from time import perf_counter
from typing import Any, Final, TypeVar

from zoopark.bots.budget import Budget
from zoopark.coach.hint import Hint, hinting
from zoopark.coach.review import Review, looking_back
from zoopark.core.dice import Dice
from zoopark.core.rule import IllegalMove
from zoopark.game import Game
from zoopark.players.bot import Bot, Sight
from zoopark.players.registry import Entrant, entrant
from zoopark.players.thinkers import SearchBot

T = TypeVar("T")

KEPT: Final = 64  # bots that a process keeps
HINT: Final = Budget(iterations=5000, seconds=3.0)
REVIEW: Final = Budget(iterations=300, seconds=1.5)


@dataclass(frozen=True, slots=True)
class Situation:
    """A game, packed for another process."""

    match: str
    game: str
    start: str | None
    log: list[tuple[int, int]]

    @staticmethod
    def of(match: str, game: Game) -> "Situation":
        return Situation(match, game.config, game.start, game.log)

    def set_up(self) -> Game:
        return Game.from_log(self.game, self.log, self.start)


class _Seated:
    """A bot in its seat, with its own dice."""

    def __init__(self, who: Entrant) -> None:
        self.who = who
        self.bot: Bot = who.make()
        self.dice = Dice(int.from_bytes(os.urandom(8), "big"))


_seated: OrderedDict[tuple[str, int, str], _Seated] = OrderedDict()


def prepare() -> None:
    """Give the worker low priority, and let it end with the server."""
    os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """End the worker if the server was killed."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def ready() -> None:
    """Say that the process has started."""


@dataclass(frozen=True, slots=True)
class Pieces:
    """How hints and reviews are cut, so that others are heard in between."""

    seconds: float = 0.0  # of a piece; 0 for hints that are not cut, and reviews by decisions
    trials: int = 0  # as in a budget


WHOLE: Final = Pieces()


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a bot would play by now, and what it took; if it is sure, more thought is idle."""

    move: str
    sure: bool
    iterations: int = 0
    seconds: float = 0.0


def choose(situation: Situation, seat: int, name: str, budget: Budget) -> Chosen:
    """Let a bot think, or think on, about a decision, within what is left of its budget."""
    game = situation.set_up()
    legal = game.legal(seat)
    if len(legal) == 1:
        return Chosen(legal[0].text, sure=True)
    key = (situation.match, seat, name)
    seated = _seated.pop(key, None) or _Seated(entrant(name))
    _seated[key] = seated
    if len(_seated) > KEPT:
        _seated.popitem(last=False)
    begun = perf_counter()
    found = seated.bot.choose(Sight(game, seat), legal, budget, seated.dice)
    spent = perf_counter() - begun
    move = found if isinstance(found, str) else found.text
    if not isinstance(seated.bot, SearchBot) or seated.bot.search is None:
        return Chosen(move, sure=True)
    # A search that ends before its time is over has found what it looked for.
    used = int(seated.bot.search.iterations)
    return Chosen(move, spent < budget.seconds, used, spent)


_hints: OrderedDict[str, Generator[None, None, Hint]] = OrderedDict()


def advise(
    situation: Situation,
    seat: int,
    about: str,
    names: tuple[str, ...],
    seconds: float,
    pieces: Pieces = WHOLE,
) -> dict[str, Any] | None:
    """A hint as plain data, within so many seconds; nothing as long as there is more to do."""
    key = f"{situation.match} {seat} {len(situation.log)} {about}"
    steps = _hints.pop(key, None)
    if steps is None:
        steps = hinting(
            situation.set_up(),
            seat,
            budget=Budget(HINT.iterations, seconds, pieces.trials),
            about=about or None,
            names=names,
            piece=pieces.seconds,
        )
    try:
        found = _step(steps, whole=not pieces.seconds)
    except IllegalMove as error:
        raise ValueError(str(error)) from None  # errors with several arguments cannot be pickled
    if found is None:
        _keep(_hints, key, steps)
        return None
    return {
        "seat": seat,
        "advices": [advice.to_dict() | {"why": advice.why} for advice in found.advices],
        "about": None if found.about is None else found.about.to_dict() | {"why": found.about.why},
    }


_reviews: OrderedDict[str, Generator[tuple[int, int], None, Review]] = OrderedDict()


def look_back(
    situation: Situation,
    names: tuple[str, ...],
    people: tuple[int, ...],
    pieces: Pieces = WHOLE,
) -> dict[str, Any] | None:
    """Go on with the review of a match by a decision or a piece; as plain data when it is done."""
    steps = _reviews.pop(situation.match, None)
    if steps is None:
        steps = looking_back(
            situation.set_up(),
            budget=Budget(int(REVIEW.iterations), REVIEW.seconds, pieces.trials),
            names=names,
            closely=people,
            piece=pieces.seconds,
        )
    found = _step(steps)
    if found is None:
        _keep(_reviews, situation.match, steps)
        return None
    return found.to_dict()


def _step(steps: Generator[object, None, T], *, whole: bool = False) -> T | None:
    """Take one step, or all; what comes of them, or nothing yet."""
    try:
        while True:
            next(steps)
            if not whole:
                return None
    except StopIteration as end:
        found: T = end.value
        return found


def _keep(kept: OrderedDict[str, T], key: str, one: T) -> None:
    """Keep what will be gone on with; who is never asked again is forgotten at some time."""
    kept[key] = one
    if len(kept) > KEPT:
        kept.popitem(last=False)


def replayed(text: str) -> Situation:
    """The game of an uploaded record; raises what is wrong with it."""
    return Situation.of("", Game.replay(text))
