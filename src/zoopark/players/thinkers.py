"""The bots of the house: a thin coat over what is compiled in ``zoopark.bots``."""

from collections.abc import Sequence
from typing import Any

from zoopark.bots.budget import Budget
from zoopark.bots.evaluators import judge_of
from zoopark.bots.greedy import greedy_move
from zoopark.bots.search import Search
from zoopark.core.dice import Dice
from zoopark.core.evaluator import Judge
from zoopark.core.moves import Moves
from zoopark.notation.moves import Move
from zoopark.players.bot import Bot, Sight


class RandomBot(Bot):
    """Every legal move is equally likely."""

    def choose(self, sight: Sight, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:
        return legal[dice.below(len(legal))]


class GreedyBot(Bot):
    """Plays what looks best one decision ahead; a beginner slips now and then."""

    def __init__(self, slips: int = 0) -> None:
        self.slips = slips  # so many of a hundred decisions are made by chance
        self._judge: Judge | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return GreedyBot, (self.slips,)

    def choose(self, sight: Sight, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:
        if self.slips and dice.below(100) < self.slips:
            return legal[dice.below(len(legal))]
        state = sight.guess(dice)
        if self._judge is None:
            self._judge = judge_of(state)
        return Move(greedy_move(self._judge, state, sight.seat, dice, Moves()))


class SearchBot(Bot):
    """Looks ahead by tree search and keeps its tree from decision to decision."""

    def __init__(self) -> None:
        self.search: Search | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy begins with a tree of its own."""
        return SearchBot, ()

    def choose(self, sight: Sight, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:
        state = sight.game.state
        if self.search is None:
            self.search = Search(judge_of(state), state.players)
        log = [(seat, move.code) for seat, move in sight.game.record().entries]
        return Move(self.search.choose(state, sight.seat, log, budget, dice))
