"""Zoopark: the open, unofficial home of the zoo board games.

>>> import zoopark
>>> game = zoopark.Game("zooloretto(players=3)", seed=7)
>>> while not game.over:
...     events = game.play(game.legal()[0])
>>> len(game.scores())
3
"""

from zoopark.about import VERSION as __version__
from zoopark.dealer import Dealer
from zoopark.game import Game
from zoopark.notation.catalog import TITLES as _TITLES
from zoopark.notation.config import Option
from zoopark.notation.errors import NotationError
from zoopark.notation.events import Event
from zoopark.notation.moves import Move
from zoopark.notation.record import Record
from zoopark.notation.title import Title
from zoopark.rulebook import Rule, rule
from zoopark.rules.kernel.rule import IllegalMove
from zoopark.rules.kernel.score import Line, Sheet


def games() -> list[Title]:
    """Every game with its players, options and modules.

    >>> [title.name for title in games()]
    ['zooloretto', 'aquaretto', 'combined', 'ozoolemio']
    """
    return list(_TITLES.values())


__all__ = [
    "Dealer",
    "Event",
    "Game",
    "IllegalMove",
    "Line",
    "Move",
    "NotationError",
    "Option",
    "Record",
    "Rule",
    "Sheet",
    "Title",
    "__version__",
    "games",
    "rule",
]
