"""The view of any game, as messages hold it."""

from typing import TYPE_CHECKING, Union

from zoopark.games.catalog import GAMES
from zoopark.games.view import View

if TYPE_CHECKING:
    GameView = View
else:
    GameView = Union[tuple(spec.view_type for spec in GAMES.values())]  # noqa: UP007 - as many as there are
