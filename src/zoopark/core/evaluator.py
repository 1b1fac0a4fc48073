"""What a bot knows of a game beyond its rules: which move looks good, what a situation is worth.

Ratings and worths are in hundredths of a point. There is an evaluator for every game; greedy play,
playouts and the tree search all ask the same one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from zoopark.core.dice import Dice
from zoopark.core.moves import Moves
from zoopark.core.state import State

NOISE: Final[i64] = 40
BLUR: Final = 120.0


class Evaluator:
    def __init__(self) -> None:
        self.ratings: vec[i64] = vec[i64]([0] * 64)
        self.noise = NOISE  # ratings that differ by less are hardly told apart in playouts
        self.trials: i64 = 0  # how many moves may be tried out for a decision, roughly; 0 for all
        self.blur = BLUR  # of moves whose ratings differ by this, one is e times as likely tried

    def study(self, state: State) -> None:
        """Take the time for a state about which much thinking will be done."""

    def prepare(self, state: State) -> None:
        """Look at a state from which moves will be rated."""

    def rate(self, state: State, seat: i64, moves: Moves) -> None:
        """Rate every move at a glance, into ``ratings``."""
        raise NotImplementedError

    def weigh(self, state: State, seat: i64, moves: Moves) -> None:
        """Rate every move with care, by trying it out."""
        raise NotImplementedError

    def played(self, state: State, seat: i64, move: i64) -> None:
        """A move has been played in a playout."""

    def worth(self, state: State, seat: i64) -> i64:
        """What a seat may expect in the end."""
        raise NotImplementedError

    def rounds(self, state: State) -> i64:
        """How many rounds have begun."""
        raise NotImplementedError

    def doubt(self, state: State) -> i64:
        """How far worths may be from the points in the end, in hundredths of a point."""
        raise NotImplementedError

    def consequence(self, state: State) -> i64:
        """A number for what came of a decision of several seats; equal situations have equal ones.

        Games in which nobody decides together with others need none.
        """
        return 0

    def pick(self, state: State, seat: i64, moves: Moves, dice: Dice) -> i64:
        """A move that looks good at a glance; ``moves`` are the legal ones."""
        if moves.count == 1:
            return moves.items[0]
        self.rate(state, seat, moves)
        best: i64 = 0
        highest: i64 = -(1 << 60)
        for k in range(moves.count):
            rating = self.ratings[k] + dice.below(self.noise)
            if rating > highest:
                highest = rating
                best = k
        return moves.items[best]

    def room_for(self, moves: Moves) -> None:
        """Make room for the ratings of all moves."""
        while len(self.ratings) < moves.count:
            self.ratings = append(self.ratings, 0)
