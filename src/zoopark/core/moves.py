"""Moves as packed integers.

A move, and in the same way the outcome of a chance event, is one integer: its kind in the lowest
eight bits and up to four operands of eight bits above it. What kind and operands mean is said by
the game that declares the kind; words for them are the business of ``zoopark.notation``.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

BYTE: Final[i64] = 0xFF

# Where the operands of a move begin.
A: Final[i64] = 8
B: Final[i64] = 16
C: Final[i64] = 24
D: Final[i64] = 32


@mypyc_attr(acyclic=True)
class Moves:
    """A list of moves that is filled anew for every decision without allocating."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64](capacity=32)
        self.count: i64 = 0

    def add(self, move: i64) -> None:
        if self.count < len(self.items):
            self.items[self.count] = move
        else:
            self.items = append(self.items, move)
        self.count += 1

    def add_all(self, moves: vec[i64]) -> None:
        for k in range(len(moves)):
            self.add(moves[k])

    def clear(self) -> None:
        self.count = 0

    def listed(self) -> list[int]:
        return [self.items[k] for k in range(self.count)]
