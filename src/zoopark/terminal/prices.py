"""What money actions cost, to be shown before paying."""

from typing import Final

from zoopark.notation.moves import Move
from zoopark.notation.zooloretto.modules import registry as modules
from zoopark.notation.zooloretto.modules.notation import Price
from zoopark.rules.aquaretto import components as aquaretto
from zoopark.rules.aquaretto.land import LAY_LARGE, LAY_SMALL
from zoopark.rules.aquaretto.parks import BUY_TOP, MOVE_HELPER, MOVE_TILE, REMOVE
from zoopark.rules.kernel.moves import BYTE
from zoopark.rules.zooloretto import components as zooloretto
from zoopark.rules.zooloretto.actions import (
    BUY,
    DISCARD,
    EXCHANGE,
    EXPAND,
    MOVE_ANIMAL,
    MOVE_STALL,
    SWAP,
)

PRICES: Final[dict[int, Price]] = {
    MOVE_ANIMAL: zooloretto.REMODEL_PRICE,
    MOVE_STALL: zooloretto.REMODEL_PRICE,
    EXCHANGE: zooloretto.REMODEL_PRICE,
    SWAP: zooloretto.REMODEL_PRICE,
    BUY: zooloretto.PURCHASE_PRICE,
    DISCARD: zooloretto.DISCARD_PRICE,
    EXPAND: zooloretto.EXPANSION_PRICE,
    **modules.PRICES,
    MOVE_TILE: aquaretto.MOVE_PRICE,
    MOVE_HELPER: aquaretto.MOVE_PRICE,
    BUY_TOP: aquaretto.PURCHASE_PRICE,
    REMOVE: aquaretto.REMOVE_PRICE,
    LAY_SMALL: aquaretto.SMALL_PRICE,
    LAY_LARGE: aquaretto.LARGE_PRICE,
}


def price(move: Move) -> int:
    """The price of a move in coins, 0 if it is free.

    >>> price(Move("expand")), price(Move("expand small b0 se")), price(Move("draw"))
    (3, 1, 0)
    """
    coins = PRICES.get(move.code & BYTE, 0)
    return coins if isinstance(coins, int) else coins(move.code)
