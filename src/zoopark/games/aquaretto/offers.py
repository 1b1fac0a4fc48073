"""The prices of Aquaretto, as the catalogue lists them."""

from typing import Final

from zoopark.games.aquaretto.rules.components import (
    LARGE_PRICE,
    MOVE_PRICE,
    PURCHASE_PRICE,
    REMOVE_PRICE,
    SMALL_PRICE,
)
from zoopark.games.offer import Price

PARK_PRICES: Final = (
    Price("move", int(MOVE_PRICE), "A.6.2"),
    Price("helper", int(MOVE_PRICE), "A.6.3"),
    Price("buy", int(PURCHASE_PRICE), "A.6.4"),
    Price("discard", int(REMOVE_PRICE), "A.6.6"),
    Price("small", int(SMALL_PRICE), "A.6.7"),
    Price("large", int(LARGE_PRICE), "A.6.8"),
)
