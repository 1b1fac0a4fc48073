"""What lies in the box: every count, size, price and value of Zooloretto, with its rule."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.rule import Book

BOOK: Final[i64] = 1_00_00  # the numbers of its rules begin here
RULEBOOK: Final = Book(BOOK, "Z")

# Families of tiles. The kinds of a species are listed below; the kinds of stalls are their types.
STALLS: Final[i64] = 0
FLAMINGO: Final[i64] = 1
CAMEL: Final[i64] = 2
LEOPARD: Final[i64] = 3
ELEPHANT: Final[i64] = 4
PANDA: Final[i64] = 5
CHIMPANZEE: Final[i64] = 6
ZEBRA: Final[i64] = 7
KANGAROO: Final[i64] = 8
COINS: Final[i64] = 9
FAMILIES: Final[i64] = 10
LAST_SPECIES: Final[i64] = KANGAROO

# The families from 10 to 15 belong to modules. One of them is a second sort of stalls, of the same
# kinds as the first; tiles of the last one lie on stall places and are no stalls.
OTHER_STALLS: Final[i64] = 12
OBSTACLES: Final[i64] = 15
PEN_OBSTACLE: Final[i64] = OBSTACLES << 3 | 2  # the one that blocks a space of an enclosure
ALL_FAMILIES: Final[i64] = 16

# Kinds of an animal. A fertile animal that has had its young is a dad or a mum (Z.6.4).
PLAIN: Final[i64] = 0
MALE: Final[i64] = 1
FEMALE: Final[i64] = 2
DAD: Final[i64] = 3
MUM: Final[i64] = 4
BABY: Final[i64] = 5
OTHER_FEMALE: Final[i64] = 6  # a second sort of females, which only modules have
OTHER_MUM: Final[i64] = 7

# Tiles of each species, by kind (Z.1.1).
PLAIN_TILES: Final[i64] = 7
MALES: Final[i64] = 2
FEMALES: Final[i64] = 2
BABIES: Final[i64] = 2

# Types of stalls, and tiles of each (Z.1.1).
SNACK: Final[i64] = 1
DRINKS: Final[i64] = 2
FRUIT: Final[i64] = 3
POPCORN: Final[i64] = 4
STALL_TYPES: Final[i64] = 4
ALL_STALL_TYPES: Final[i64] = 7  # with those of modules
STALL_TILES: Final[i64] = 3

COIN: Final[i64] = COINS << 3  # the coin tile
COIN_TILES: Final[i64] = 12  # Z.1.1
ALL_COINS: Final[i64] = 30  # Z.1.8
START_COINS: Final[i64] = 2  # Z.1.8

# The enclosures: those of 4, 5 and 6 spaces and up to two expansion boards (Z.1.6, Z.1.7). A
# module may add one that takes part in everything, and others that only hold animals.
PENS: Final[i64] = 5
ZOO_PENS: Final[i64] = 6
ALL_PENS: Final[i64] = 9
BASE_PENS: Final[i64] = 3
PEN_SPACES: Final = vec[i64]([4, 5, 6, 5, 5])
FULL_POINTS: Final = vec[i64]([5, 8, 10, 9, 9])  # Z.9.1
NEARLY_FULL_POINTS: Final = vec[i64]([4, 5, 6, 5, 5])  # Z.9.2
FILL_BONUS: Final = vec[i64]([1, 2, 0, 1, 1])  # Z.7.1, Z.7.2

# The stall places and the enclosure beside which each lies (Z.1.6, Z.1.7).
PLACES: Final[i64] = 6
BASE_PLACES: Final[i64] = 4
PEN_OF_PLACE: Final = vec[i64]([0, 0, 1, 2, 3, 4])

BARN: Final[i64] = 15  # as a destination, beside the numbers of enclosures and stall places

# Prices (Z.5.2, Z.5.4, Z.5.5, Z.5.10, Z.5.12, Z.5.13).
REMODEL_PRICE: Final[i64] = 1
PURCHASE_PRICE: Final[i64] = 2
SELLER_SHARE: Final[i64] = 1
DISCARD_PRICE: Final[i64] = 2
EXPANSION_PRICE: Final[i64] = 3

# Points (Z.9.5, Z.9.6, Z.9.7).
STALL_POINTS: Final[i64] = 2
BARN_POINTS: Final[i64] = -2

QUIET_CAP: Final[i64] = 40  # K.1.1
MODULE_QUIET_CAP: Final[i64] = 12  # K.1.1


def expansion_boards(players: i64) -> i64:
    """How many expansion boards each player has (Z.1.7, Z.10.1)."""
    return 2 if players == 2 else 1
