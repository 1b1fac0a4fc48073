"""One player's office: the workers at its windows, its tiles, donations and point tiles."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from zoopark.core.bits import bit
from zoopark.core.rule import OK
from zoopark.core.tiles import count, size
from zoopark.games.zooloretto.modules.boss.rules_house import WINDOWS

# The fields, each with two windows (BO.1.1).
FUND_RAISER: Final[i64] = 0
CONSULTANT: Final[i64] = 1
SPOKESMAN: Final[i64] = 2
SALES_MANAGER: Final[i64] = 3
BUYER: Final[i64] = 4
FIELDS: Final[i64] = 5

# The office tiles (BO.1.6).
CONTROLLER: Final[i64] = 0
PERSONNEL_MANAGER: Final[i64] = 1
OFFICE_TILES: Final[i64] = 2

# Points at the end.


@mypyc_attr(acyclic=True)
class Office:
    def __init__(self, staff: i64, tiles: i64, donations: i64, points: i64) -> None:
        self.staff = staff  # workers of each field, packed like a group of tiles
        self.tiles = tiles  # office tiles, as a mask
        self.donations = donations
        self.points = points  # point tiles

    def workers_at(self, field: i64) -> i64:
        return count(self.staff, field)

    def workers(self) -> i64:
        return size(self.staff)

    def has(self, tile: i64) -> bool:
        return self.tiles >> tile & 1 != 0

    def window_refusal(self, field: i64) -> i64:
        """Why no worker may come to a window of this field."""
        if field >= FIELDS:
            return 21_01_01
        return OK if count(self.staff, field) < WINDOWS else 21_03_04

    def enter(self, field: i64) -> None:
        self.staff += bit(field << 2)

    def leave(self, field: i64) -> None:
        self.staff -= bit(field << 2)

    def copy(self) -> "Office":
        return Office(self.staff, self.tiles, self.donations, self.points)

    def cells(self) -> list[int]:
        return [self.staff, self.tiles, self.donations, self.points]
