"""The prices, points and counts that a game is played with: those of the box, or tweaked ones."""

from typing import Final

from mypy_extensions import i64

from zoopark.games.aquaretto.rules.components import (
    ANIMAL_POINTS,
    BABIES,
    BONUS_COINS,
    CASHIER_POINTS,
    COIN_TILES,
    DEPOT_POINTS,
    FEMALES,
    KEEPER_POINTS,
    LARGE_PRICE,
    MALES,
    MANAGED_POINTS,
    MOVE_PRICE,
    OTHER_FISH,
    OTHER_PLAIN,
    PURCHASE_PRICE,
    REMOVE_PRICE,
    SELLER_SHARE,
    SHOW_BOLTS,
    SHOW_PLAIN,
    SMALL_PRICE,
    START_COINS,
    TRAINER_POINTS,
)
from zoopark.games.drafting.rules.supply import END_PILE
from zoopark.games.drafting.rules.trucks import SPACES


class ParkNumbers:
    def __init__(self) -> None:
        self.tweaked = False
        self.move_price: i64 = MOVE_PRICE  # of a tile
        self.helper_price: i64 = MOVE_PRICE
        self.purchase_price: i64 = PURCHASE_PRICE
        self.seller_share: i64 = SELLER_SHARE
        self.discard_price: i64 = REMOVE_PRICE
        self.small_price: i64 = SMALL_PRICE
        self.large_price: i64 = LARGE_PRICE
        self.cheapest: i64 = MOVE_PRICE  # the least of these prices
        self.bonus_coins: i64 = BONUS_COINS
        self.animal_points: i64 = ANIMAL_POINTS
        self.cashier_points: i64 = CASHIER_POINTS
        self.keeper_points: i64 = KEEPER_POINTS
        self.trainer_points: i64 = TRAINER_POINTS
        self.depot_points: i64 = DEPOT_POINTS
        self.managed_points: i64 = MANAGED_POINTS
        self.male_tiles: i64 = MALES
        self.female_tiles: i64 = FEMALES
        self.offspring_tiles: i64 = BABIES
        self.show_plain_tiles: i64 = SHOW_PLAIN
        self.show_bolt_tiles: i64 = SHOW_BOLTS
        self.plain_tiles: i64 = OTHER_PLAIN  # of the other species
        self.fish_tiles: i64 = OTHER_FISH
        self.coin_tiles: i64 = COIN_TILES
        self.start_coins: i64 = START_COINS
        self.truck_spaces: i64 = SPACES
        self.end_pile: i64 = END_PILE


PRINTED: Final = ParkNumbers()  # never changed
