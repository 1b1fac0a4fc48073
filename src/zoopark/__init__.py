"""Zoopark: the open, unofficial home of the zoo board games.

>>> import zoopark
>>> game = zoopark.Game("zooloretto(players=3)", seed=7)
>>> while not game.over:
...     events = game.play(game.legal()[0])
>>> len(game.scores())
3
>>> zoopark.match("zooloretto(players=3)", ["greedy", "random", "random"], seed=7).winners()
(0,)
"""

from typing import TYPE_CHECKING

from zoopark.about import VERSION as __version__
from zoopark.core.rule import IllegalMove
from zoopark.core.score import Line, Sheet
from zoopark.dealer import Dealer
from zoopark.game import Game
from zoopark.games.catalog import GAMES as _GAMES
from zoopark.games.spec import GameSpec
from zoopark.notation.config import Option
from zoopark.notation.errors import NotationError
from zoopark.notation.events import Event
from zoopark.notation.moves import Move
from zoopark.record import Record

if TYPE_CHECKING:
    from zoopark.bots.budget import Budget
    from zoopark.coach.hint import Hint, hint
    from zoopark.coach.review import Review, review
    from zoopark.core.dice import Dice
    from zoopark.envs.policy import PolicyBot, observe
    from zoopark.players.bot import Bot, Sight
    from zoopark.players.match import match, play_out
    from zoopark.rulebook import Rule, rule

_LATER = {  # loaded when they are asked for, because most programs never do
    "Bot": "zoopark.players.bot",
    "Budget": "zoopark.bots.budget",
    "Dice": "zoopark.core.dice",
    "Hint": "zoopark.coach.hint",
    "PolicyBot": "zoopark.envs.policy",
    "Review": "zoopark.coach.review",
    "Rule": "zoopark.rulebook",
    "Sight": "zoopark.players.bot",
    "hint": "zoopark.coach.hint",
    "match": "zoopark.players.match",
    "observe": "zoopark.envs.policy",
    "play_out": "zoopark.players.match",
    "review": "zoopark.coach.review",
    "rule": "zoopark.rulebook",
}


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_LATER[name]), name)


def __dir__() -> list[str]:
    return __all__


def games() -> list[GameSpec]:
    """Every game with its players, options and modules.

    >>> [spec.name for spec in games()]
    ['zooloretto', 'aquaretto', 'combined', 'ozoolemio']
    """
    return list(_GAMES.values())


__all__ = [
    "Bot",
    "Budget",
    "Dealer",
    "Dice",
    "Event",
    "Game",
    "GameSpec",
    "Hint",
    "IllegalMove",
    "Line",
    "Move",
    "NotationError",
    "Option",
    "PolicyBot",
    "Record",
    "Review",
    "Rule",
    "Sheet",
    "Sight",
    "__version__",
    "games",
    "hint",
    "match",
    "observe",
    "play_out",
    "review",
    "rule",
]
