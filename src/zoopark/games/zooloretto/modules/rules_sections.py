"""The sections of the scoring, as the rules for all expansions number them."""

from typing import Final

ENCLOSURES: Final = 1
STALLS: Final = 2
BARN: Final = 3
X_TILES: Final = 4
VISITORS: Final = 5
ORDER_CARD: Final = 6
FOREIGN_ZOOS: Final = 7
MINI_ENCLOSURES: Final = 8
OFFICE: Final = 9
POINT_TILES: Final = 10
