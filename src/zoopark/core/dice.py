"""Reproducible randomness, passed in by whoever deals and never kept in a state.

The generator is xoroshiro64** with its two words of 32 bits, so that the same seed gives the same
game in compiled and in interpreted code, where integers have no width.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

MASK: Final[i64] = 0xFFFFFFFF


def _mixed(word: i64) -> i64:
    """Spread the bits of one word of a seed."""
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & MASK
    word = ((word ^ (word >> 15)) * 0x2C1B3C6D) & MASK
    return word ^ (word >> 16)


@mypyc_attr(acyclic=True)
class Dice:
    """A stream of random numbers determined by its seed."""

    def __init__(self, seed: int = 0) -> None:
        self.left: i64 = 0x9E3779B9
        self.right: i64 = 0x243F6A88
        rest = abs(seed) * 2 + (seed < 0)
        while rest:
            self.left = _mixed(self.left ^ i64(rest % 0x100000000))
            self.right = _mixed(self.right + self.left & MASK)
            rest //= 0x100000000
        if self.left == 0 and self.right == 0:
            self.left = 1
        for _ in range(4):
            self.below(2)

    def below(self, bound: i64) -> i64:
        """A number from 0 to ``bound`` - 1, each equally likely."""
        word = (self.left * 0x9E3779BB) & MASK
        word = (((word << 5) | (word >> 27)) & MASK) * 5 & MASK
        other = self.right ^ self.left
        turned = ((self.left << 26) | (self.left >> 6)) & MASK
        self.left = turned ^ other ^ ((other << 9) & MASK)
        self.right = ((other << 13) | (other >> 19)) & MASK
        return (word * bound) >> 32

    def copy(self) -> "Dice":
        other = Dice()
        other.left = self.left
        other.right = self.right
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return dice_at, (int(self.left), int(self.right))


def dice_at(left: int, right: int) -> Dice:
    """The dice with these two words: they roll on from there."""
    dice = Dice()
    dice.left = left
    dice.right = right
    return dice
