"""What the seats may expect where a playout of the search stops."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.evaluator import Evaluator
from zoopark.core.state import State

HORIZON: Final[i64] = 2  # rounds, this one included, played out before the evaluator is asked


class Outlook:
    """The opinion of an evaluator."""

    def __init__(self, evaluator: Evaluator, players: i64) -> None:
        self.evaluator = evaluator
        self.players = players
        self.worths: vec[i64] = vec[i64]([0] * players)  # in hundredths of a point
        self.doubt: i64 = 1  # how far they may be from the points in the end
        self.horizon: i64 = HORIZON

    def until(self, now: i64, state: State) -> i64:
        """The round before which a playout from here stops; the search is in round ``now``."""
        return now + self.horizon

    def see(self, state: State) -> None:
        """Find the worths of all seats."""
        over = state.over()
        self.doubt = 1
        if not over:
            self.evaluator.prepare(state)
            self.doubt = self.evaluator.doubt(state)
        for seat in range(self.players):
            self.worths[seat] = self.evaluator.worth(state, seat)
        if not over:
            self.correct(state)

    def correct(self, state: State) -> None:
        """Improve on what the evaluator says of a game that is not over."""
