"""What lies in the box: every count, size, price and value of Aquaretto, with its rule."""

from typing import Final

from mypy_extensions import i64

from zoopark.core.rule import Book

BOOK: Final[i64] = 2_00_00  # the numbers of its rules begin here
RULEBOOK: Final = Book(BOOK, "A")

# Families of tiles. They follow those of Zooloretto, so that the combined game can tell them apart.
DOLPHIN: Final[i64] = 16
ORCA: Final[i64] = 17
SEA_LION: Final[i64] = 18
POLAR_BEAR: Final[i64] = 19
PENGUIN: Final[i64] = 20
TURTLE: Final[i64] = 21
CROCODILE: Final[i64] = 22
HIPPO: Final[i64] = 23
COINS: Final[i64] = 24
FIRST_SPECIES: Final[i64] = DOLPHIN
LAST_SHOW: Final[i64] = SEA_LION  # dolphin, orca and sea lion can be trained (A.9.4)
LAST_SPECIES: Final[i64] = HIPPO
SPECIES: Final[i64] = 8
FAMILIES: Final[i64] = 9

# Kinds of an animal. Parents need no mark: a basin has had as many young as it has pairs, and no
# tile ever leaves a basin.
PLAIN: Final[i64] = 0
MALE: Final[i64] = 1
FEMALE: Final[i64] = 2
FISH: Final[i64] = 3
BOLT: Final[i64] = 4
BABY: Final[i64] = 5

# Tiles of each species, by kind (A.1.1).
MALES: Final[i64] = 2
FEMALES: Final[i64] = 2
BABIES: Final[i64] = 2
SHOW_PLAIN: Final[i64] = 5
SHOW_BOLTS: Final[i64] = 2
OTHER_PLAIN: Final[i64] = 1
OTHER_FISH: Final[i64] = 6

COIN: Final[i64] = COINS << 3  # the coin tile
COIN_TILES: Final[i64] = 10  # A.1.1
ALL_COINS: Final[i64] = 30  # A.1.8
START_COINS: Final[i64] = 1  # A.1.8

SMALL_BOARDS: Final[i64] = 2  # A.1.7
LARGE_BOARDS: Final[i64] = 2
BASINS: Final[i64] = 3  # A.5.4

# Where a helper may stand beside the fields, and where a tile may lie beside them. Fields are
# numbered below these.
CASHIER: Final[i64] = 1000
KEEPER: Final[i64] = 1001
MANAGER: Final[i64] = 1002
DEPOT: Final[i64] = 1003
CASHIERS: Final[i64] = 2  # A.7.10
KEEPERS: Final[i64] = 2
MANAGERS: Final[i64] = 1

# Prices (A.6.2, A.6.3, A.6.4, A.6.6, A.6.7, A.6.8).
MOVE_PRICE: Final[i64] = 1
PURCHASE_PRICE: Final[i64] = 2
SELLER_SHARE: Final[i64] = 1
REMOVE_PRICE: Final[i64] = 2
SMALL_PRICE: Final[i64] = 1
LARGE_PRICE: Final[i64] = 2

BONUS_COINS: Final[i64] = 1  # A.7.1

ANIMAL_POINTS: Final[i64] = 1  # A.9.1
CASHIER_POINTS: Final[i64] = 1  # for each coin, A.9.2
KEEPER_POINTS: Final[i64] = 1  # for each fish, A.9.3
TRAINER_POINTS: Final[i64] = 1  # for each animal, A.9.4
DEPOT_POINTS: Final[i64] = -2  # A.9.6
MANAGED_POINTS: Final[i64] = -1  # A.9.7

QUIET_CAP: Final[i64] = 40  # K.1.1


def pays_coin(size: i64) -> bool:
    """Does a basin that reaches this size bring a coin (A.7.1)?"""
    return size in (3, 6, 9, 12)


def brings_helper(size: i64) -> bool:
    """Does a basin that reaches this size bring a helper (A.7.2)?"""
    return size in (5, 10)
