"""Dealers decide the outcomes of chance. Rules and states contain no randomness."""

import os

from zoopark.core.dice import Dice
from zoopark.core.state import State


class Dealer:
    """Deals by a seed. The same seed and the same moves give the same game.

    Without a seed the operating system's randomness is used, and nobody can repeat the deal.
    """

    def __init__(self, seed: int | str | None = None) -> None:
        if seed is None:
            seed = int.from_bytes(os.urandom(8), "big")
        elif isinstance(seed, str):
            seed = int.from_bytes(b"word" + seed.encode(), "big")
        self._dice = Dice(seed)

    def deal(self, state: State) -> int:
        """Pick an outcome of the chance event that is due."""
        return state.sample(self._dice)

    def copy(self) -> "Dealer":
        """A dealer that will deal the same from here on."""
        other = Dealer(0)
        other._dice = self._dice.copy()
        return other
