"""The interface of a bot: it gets what its seat may see and returns a move."""

from collections.abc import Sequence

from zoopark.bots.budget import Budget
from zoopark.core.dice import Dice
from zoopark.core.state import State
from zoopark.game import Game
from zoopark.notation.moves import Move


class Sight:
    """What a seat may see of a game, and nothing else.

    ``game`` is a game with everything erased that the seat cannot know, and without a dealer: ask
    it for the view, the record or the board. ``guess`` fills the gaps at random.

    >>> sight = Sight(Game("zooloretto(players=3)", seed=1), 0)
    >>> sight.game.view(sight.seat).round
    1
    """

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.game = game.sight(seat)

    def guess(self, dice: Dice) -> State:
        """A random state that is consistent with what the seat knows, to look ahead from."""
        state = self.game.state.copy()
        state.guess(dice)
        return state


class Bot:
    """A computer player: subclass it and write ``choose``.

    One bot object plays one seat of one game and may keep state between decisions.
    """

    def choose(self, sight: Sight, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move | str:
        """Return one of the legal moves. Use only ``dice`` for random choices."""
        raise NotImplementedError
