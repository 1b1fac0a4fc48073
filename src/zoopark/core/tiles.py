"""Tiles, and packed groups of equal families.

A tile is a small integer, eight kinds to a family: ``family << 3 | kind``. Tile 0 does not exist
and stands for "none". Tiles of one family that lie together, in an enclosure, a barn or the bag,
are one integer with four bits a kind: adding a tile is an addition, moving all of them is moving
one number.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit

NONE: Final[i64] = 0
KINDS: Final[i64] = 8


def family(tile: i64) -> i64:
    return tile >> 3


def kind(tile: i64) -> i64:
    return tile & 7


def one(tile: i64) -> i64:
    """The group that holds this tile alone."""
    return bit((tile & 7) << 2)


def count(group: i64, kind: i64) -> i64:
    """How many tiles of a kind are in a group."""
    return (group >> (kind << 2)) & 15


def size(group: i64) -> i64:
    """How many tiles are in a group: the sum of its eight digits."""
    pairs = (group & 0x0F0F0F0F) + ((group >> 4) & 0x0F0F0F0F)
    return ((pairs * 0x01010101) >> 24) & 0xFF


def alike(groups: vec[i64], others: vec[i64]) -> bool:
    """Are these the same groups in the same order?"""
    if len(groups) != len(others):
        return False
    return all(groups[place] == others[place] for place in range(len(groups)))
