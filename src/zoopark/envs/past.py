"""What a seat saw at its last decisions, for networks that shall see what led to the present."""

from collections import deque

import numpy as np
import numpy.typing as npt

Row = npt.NDArray[np.uint8]


def checked_history(history: object) -> int:
    if not isinstance(history, int) or history < 0:
        raise ValueError(f"history is a number of decisions from 0, not {history!r}")
    return history


class Past:
    """The last observations of one seat, newest first; zeros before its first decision.

    Only decisions with a choice count, because a bot is asked for no others.
    """

    def __init__(self, columns: int, history: int) -> None:
        self._nothing = np.zeros(columns, np.uint8)
        self._rows: deque[Row] = deque(maxlen=checked_history(history))
        self.clear()

    def clear(self) -> None:
        self._rows.extend([self._nothing] * (self._rows.maxlen or 0))

    def decided(self, seen: Row, mask: npt.NDArray[np.int8]) -> None:
        """A decision was made in this situation."""
        if self._rows.maxlen and np.count_nonzero(mask) > 1:
            self._rows.appendleft(seen)

    def behind(self, seen: Row) -> Row:
        """An observation, and behind it those before it."""
        return np.concatenate([seen, *self._rows]) if self._rows else seen
