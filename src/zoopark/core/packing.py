"""Columns of an observation, eight to a word: a byte each, the first one lowest.

States are packed, and so are observations: a group of tiles with four bits per kind becomes a word
with a byte per kind in a few steps. The last byte of a word stays below 128, so that a word is the
same number in compiled and interpreted code.
"""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit


def column(place: i64) -> i64:
    """The word with a one in this column."""
    return bit(place << 3)


def spread(group: i64) -> i64:
    """Eight numbers of four bits as eight columns."""
    group &= 0xFFFFFFFF
    group = (group | group << 16) & 0x0000FFFF0000FFFF
    group = (group | group << 8) & 0x00FF00FF00FF00FF
    return (group | group << 4) & 0x0F0F0F0F0F0F0F0F


def flags(mask: i64) -> i64:
    """Eight bits as eight columns."""
    mask &= 0xFF
    mask = (mask | mask << 28) & 0x0000000F0000000F
    mask = (mask | mask << 14) & 0x0003000300030003
    return (mask | mask << 7) & 0x0101010101010101


def write_tile(tile: i64, first: i64, groups: i64, words: vec[i64], at: i64) -> i64:
    """The family of a tile, counted from ``first``, and its kind; all 0 for no tile."""
    end = at + groups
    for k in range(at, end + 1):
        words[k] = 0
    if tile:
        family = (tile >> 3) - first
        words[at + (family >> 3)] = column(family & 7)
        words[end] = column(tile & 7)
    return end + 1
