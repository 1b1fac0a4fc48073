"""The built-in bots: thin wrappers around the compiled code in ``zoopark.bots``."""

from collections.abc import Sequence
from typing import Any

from zoopark.bots.budget import Budget
from zoopark.bots.greedy import greedy_move
from zoopark.bots.search import Search
from zoopark.core.dice import Dice
from zoopark.core.evaluator import Evaluator
from zoopark.core.moves import Moves
from zoopark.notation.moves import Move
from zoopark.players.bot import Bot, Sight
from zoopark.players.characters import Character
from zoopark.players.learned import outlook_of


class RandomBot(Bot):
    """Plays any legal move with equal probability."""

    def choose(self, sight: Sight, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:
        return legal[dice.below(len(legal))]


class GreedyBot(Bot):
    """Plays what looks best one decision ahead; a beginner slips now and then."""

    def __init__(self, slips: int = 0) -> None:
        self.slips = slips  # percentage of random decisions
        self._evaluator: Evaluator | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return GreedyBot, (self.slips,)

    def choose(self, sight: Sight, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:
        if self.slips and dice.below(100) < self.slips:
            return legal[dice.below(len(legal))]
        state = sight.guess(dice)
        if self._evaluator is None:
            self._evaluator = sight.game.spec.evaluator(state)
        self._evaluator.trials = budget.trials
        return Move(greedy_move(self._evaluator, state, sight.seat, dice, Moves()))


class SearchBot(Bot):
    """Looks ahead by tree search and keeps its tree between decisions.

    A learned one asks a network what its playouts come to, where there are weights for the game.
    One with a character plays for something else than to win.
    """

    def __init__(self, learned: bool = False, character: Character | None = None) -> None:
        self.learned = learned
        self.character = character
        self.search: Search | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy begins with a tree of its own."""
        return SearchBot, (self.learned, self.character)

    def choose(self, sight: Sight, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:
        state = sight.game.state
        if self.search is None:
            evaluator = sight.game.spec.evaluator(state)
            outlook = outlook_of(evaluator, sight.game) if self.learned else None
            aim = self.character.aim() if self.character else None
            self.search = Search(evaluator, state.players, outlook, aim)
        log = [(seat, move.code) for seat, move in sight.game.record().entries]
        return Move(self.search.choose(state, sight.seat, log, budget, dice))
