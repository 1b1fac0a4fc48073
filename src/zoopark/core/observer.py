"""What a seat may know about a state, as numbers.

An observation is a row of words with eight one-byte columns each; the ``env`` of a game names the
columns. Seats are relative to the observer: itself first, then the others in turn order.
"""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.state import State


class Observer:
    """Writes the observations of one game."""

    def write(self, state: State, seat: i64, words: vec[i64], at: i64) -> None:
        """Write what a seat knows, starting at this word."""
        raise NotImplementedError

    def update(
        self, state: State, before: i64, seat: i64, move: i64, words: vec[i64], at: i64
    ) -> None:
        """Write what a seat knows over what the seat knew that has just made this move.

        In between there was only the move, and what chance made of it.
        """
        self.write(state, seat, words, at)
