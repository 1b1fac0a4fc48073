"""What the seats may expect where a playout of the search stops."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.evaluator import Judge
from zoopark.core.state import State

HORIZON: Final[i64] = 2  # rounds that are played out before the judge is asked, this one included


class Outlook:
    """The opinion of a judge."""

    def __init__(self, judge: Judge, players: i64) -> None:
        self.judge = judge
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
            self.judge.prepare(state)
            self.doubt = self.judge.doubt(state)
        for seat in range(self.players):
            self.worths[seat] = self.judge.worth(state, seat)
        if not over:
            self.correct(state)

    def correct(self, state: State) -> None:
        """Improve on what the judge says of a game that is not over."""
