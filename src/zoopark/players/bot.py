"""The interface of a bot: what its seat may see comes in, a move goes out."""

from collections.abc import Sequence

from zoopark.bots.budget import Budget
from zoopark.core.dice import Dice
from zoopark.core.state import State
from zoopark.game import Game
from zoopark.notation.moves import Move


class Sight:
    """What a seat may see of a game, and nothing else.

    ``game`` is a game of which everything that the seat cannot know has been erased, and which
    nobody deals: ask it for the view, the record or the board. ``guess`` fills the gaps at random.

    >>> sight = Sight(Game("zooloretto(players=3)", seed=1), 0)
    >>> sight.game.view(sight.seat).round
    1
    """

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.game = game.sight(seat)

    def guess(self, dice: Dice) -> State:
        """A state that agrees with all that the seat knows, to look ahead from."""
        state = self.game.state.copy()
        state.guess(dice)
        return state


class Bot:
    """A player that is a program: subclass it and write ``choose``.

    One bot plays one seat of one game; what it keeps from decision to decision is its own affair.
    """

    def choose(self, sight: Sight, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move | str:
        """One of the legal moves. Whatever is random about the choice comes from the dice."""
        raise NotImplementedError
