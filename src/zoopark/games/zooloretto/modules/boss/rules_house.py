"""Numbers of Boss that no source gives: house rulings.

A better source changes a number here, and the rule that is named beside it; nothing else.
"""

from typing import Final

from mypy_extensions import i64

# Windows of a field (BO.1.1), workers for each player and beyond (BO.1.2), donations (BO.1.3),
# point tiles, a point each (BO.1.4, BO.5.6), copies of an office tile (BO.1.6).
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
