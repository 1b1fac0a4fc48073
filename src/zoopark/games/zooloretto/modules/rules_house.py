"""Numbers of modules that no source gives: house rulings.

A better source changes a number here, and the rule that is named beside it; nothing else. All
house rulings with their numbers and effects are listed in docs/modules.md.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.games.zooloretto.rules.components import CAMEL, CHIMPANZEE, ELEPHANT, FLAMINGO, PANDA

# Extra enclosures: points of a full one and of one with a free space (XE.3.1).
EXTRA_FULL: Final[i64] = 3
EXTRA_NEARLY_FULL: Final[i64] = 1

# Foreign zoos: points of the first cards, one for each player, and of all others (FZ.1.3).
FIRST_CARDS: Final[i64] = 3
OTHER_CARDS: Final[i64] = 2

# Order cards: the first, second and third species of each; there is no card 0 (OC.1.1).
FIRST_SPECIES: Final = vec[i64]([0, PANDA, CHIMPANZEE, CAMEL, ELEPHANT, FLAMINGO])
SECOND_SPECIES: Final = vec[i64]([0, CHIMPANZEE, CAMEL, ELEPHANT, FLAMINGO, PANDA])
THIRD_SPECIES: Final = vec[i64]([0, CAMEL, ELEPHANT, FLAMINGO, PANDA, CHIMPANZEE])

# Boss: windows of a field (BO.1.1), workers for each player and beyond (BO.1.2), donations
# (BO.1.3), point tiles, a point each (BO.1.4, BO.5.6), copies of an office tile (BO.1.6).
WINDOWS: Final[i64] = 2
WORKERS_EACH: Final[i64] = 2
WORKERS_MORE: Final[i64] = 2
DONATIONS: Final[i64] = 20
ALL_POINT_TILES: Final[i64] = 30
OFFICE_COPIES: Final[i64] = 2

# The sponsor enclosure: spaces (BO.4.4), points full and with one animal missing (BO.5.7).
SPONSOR_SPACES: Final[i64] = 3
SPONSOR_FULL: Final[i64] = 4
SPONSOR_NEARLY_FULL: Final[i64] = 2

# XXL tiles: more of each kind of a species, young included (XX.1.1), and ice-cream stalls (XX.1.2).
MORE_TILES: Final[i64] = 1
ICECREAM_TILES: Final[i64] = 3

# Mini enclosures: coins on the katta (MI.8.1), of the tapir for a birth (MI.9.1), of the lucky pig
# for a coin tile (MI.7.1), price of a rebuilding that the lynx makes free (MI.5.1).
KATTA_COINS: Final[i64] = 3
TAPIR_COINS: Final[i64] = 1
PIG_COINS: Final[i64] = 1
LYNX_PRICE: Final[i64] = 0
