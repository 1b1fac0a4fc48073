"""The prices, points and counts that a game is played with: those of the box, or tweaked ones.

Who designs games asks what one number changes, so each of these belongs to a game and not to the
program. Copies of a game share them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.games.drafting.rules.supply import END_PILE
from zoopark.games.drafting.rules.trucks import SPACES
from zoopark.games.zooloretto.rules.components import (
    BABIES,
    BARN_POINTS,
    COIN_TILES,
    DISCARD_PRICE,
    EXPANSION_PRICE,
    FEMALES,
    FILL_BONUS,
    FULL_POINTS,
    MALES,
    NEARLY_FULL_POINTS,
    PLAIN_TILES,
    PURCHASE_PRICE,
    REMODEL_PRICE,
    SELLER_SHARE,
    STALL_POINTS,
    STALL_TILES,
    START_COINS,
)


class ZooNumbers:
    def __init__(self) -> None:
        self.tweaked = False
        self.remodel_price: i64 = REMODEL_PRICE
        self.purchase_price: i64 = PURCHASE_PRICE
        self.seller_share: i64 = SELLER_SHARE
        self.discard_price: i64 = DISCARD_PRICE
        self.expansion_price: i64 = EXPANSION_PRICE
        self.full_points: vec[i64] = FULL_POINTS  # by enclosure, as the two that follow
        self.nearly_full_points: vec[i64] = NEARLY_FULL_POINTS
        self.fill_bonus: vec[i64] = FILL_BONUS
        self.stall_points: i64 = STALL_POINTS
        self.barn_points: i64 = BARN_POINTS
        self.plain_tiles: i64 = PLAIN_TILES
        self.male_tiles: i64 = MALES
        self.female_tiles: i64 = FEMALES
        self.offspring_tiles: i64 = BABIES
        self.stall_tiles: i64 = STALL_TILES
        self.coin_tiles: i64 = COIN_TILES
        self.start_coins: i64 = START_COINS
        self.truck_spaces: i64 = SPACES
        self.end_pile: i64 = END_PILE
        self.modules: vec[i64] = vec[i64]()  # those of modules, which hand out their places here


PRINTED: Final = ZooNumbers()  # changed only by modules, which add theirs when they are loaded
