"""The X tiles on the offer board, each with its number there.

The board is a mask: the X females by their family, behind them the X stalls by their type (BO.1.5).
"""

from typing import Final

from mypy_extensions import i64

from zoopark.core.tiles import family, kind
from zoopark.games.zooloretto.rules.components import OTHER_FEMALE, OTHER_STALLS, STALL_TYPES

X_STALLS: Final[i64] = 16
X_OFFERS: Final[i64] = X_STALLS + STALL_TYPES + 2  # XXL tiles bring one more type


def is_x(tile: i64) -> bool:
    """May this be a tile of the offer board?"""
    if family(tile) == OTHER_STALLS:
        return True
    return family(tile) < X_STALLS and kind(tile) == OTHER_FEMALE


def offer_number(tile: i64) -> i64:
    """The place of an X tile on the offer board."""
    return X_STALLS + kind(tile) if family(tile) == OTHER_STALLS else family(tile)


def x_tile(number: i64) -> i64:
    """The X tile on a place of the offer board."""
    if number > X_STALLS:
        return OTHER_STALLS << 3 | (number - X_STALLS)
    return number << 3 | OTHER_FEMALE
