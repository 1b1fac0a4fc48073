"""The work of bot processes: choose moves, give hints, review games.

Everything here runs outside the event loop. A process keeps its bots, so that a search continues
in the tree of its last decision.
"""

import os
import threading
from collections import OrderedDict
from dataclasses import dataclass
from multiprocessing import parent_process
from typing import Any, Final

from zoopark.bots.budget import Budget
from zoopark.coach.hint import hint
from zoopark.coach.review import review
from zoopark.core.dice import Dice
from zoopark.core.rule import IllegalMove
from zoopark.game import Game
from zoopark.players.bot import Bot, Sight
from zoopark.players.registry import Entrant, entrant

KEPT: Final = 64  # bots that a process keeps
HINT: Final = Budget(iterations=5000, seconds=2.0)
REVIEW: Final = Budget(iterations=300, seconds=1.0)


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


def choose(situation: Situation, seat: int, name: str) -> str:
    """The move of a bot."""
    game = situation.set_up()
    legal = game.legal(seat)
    if len(legal) == 1:
        return legal[0].text
    key = (situation.match, seat, name)
    seated = _seated.pop(key, None) or _Seated(entrant(name))
    _seated[key] = seated
    if len(_seated) > KEPT:
        _seated.popitem(last=False)
    chosen = seated.bot.choose(Sight(game, seat), legal, seated.who.budget, seated.dice)
    return chosen if isinstance(chosen, str) else chosen.text


def advise(situation: Situation, seat: int, about: str, names: tuple[str, ...]) -> dict[str, Any]:
    """A hint as plain data."""
    try:
        found = hint(situation.set_up(), seat, budget=HINT, about=about or None, names=names)
    except IllegalMove as error:
        raise ValueError(str(error)) from None  # errors with several arguments cannot be pickled
    return {
        "seat": seat,
        "advices": [advice.to_dict() | {"why": advice.why} for advice in found.advices],
        "about": None if found.about is None else found.about.to_dict() | {"why": found.about.why},
    }


def look_back(situation: Situation, names: tuple[str, ...]) -> dict[str, Any]:
    """A review as plain data."""
    return review(situation.set_up(), budget=REVIEW, names=names).to_dict()


def replayed(text: str) -> Situation:
    """The game of an uploaded record; raises what is wrong with it."""
    return Situation.of("", Game.replay(text))
