"""Dealers decide the outcomes of chance. Rules and states contain no randomness."""

import os
from operator import index

from zoopark.core.dice import Dice
from zoopark.core.state import State
from zoopark.notation.errors import wrong


def seed_number(seed: int | str | None) -> int:
    """The number of a seed. Without one the operating system draws it."""
    if seed is None:
        return int.from_bytes(os.urandom(8), "big")
    if isinstance(seed, str):
        return int.from_bytes(b"word" + seed.encode(), "big")
    try:
        return index(seed)
    except TypeError:
        raise TypeError(f"a seed is a number or a word, not {wrong(seed)}") from None


class Dealer:
    """Deals by a seed. The same seed and the same moves give the same game.

    Without a seed the operating system's randomness is used, and nobody can repeat the deal.
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._dice = Dice(seed_number(seed))

    def deal(self, state: State) -> int:
        """Pick an outcome of the chance event that is due."""
        return state.sample(self._dice)

    def copy(self) -> "Dealer":
        """A dealer that will deal the same from here on."""
        other = Dealer(0)
        other._dice = self._dice.copy()
        return other
