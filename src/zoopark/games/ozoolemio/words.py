"""The words of O Zoo le Mio: fields, directions, tiles.

A field is named by its way from the western half of the start tile: ``e2`` lies two to the east,
``n1w3`` one to the north and three to the west. A tile is a number from 1 to 25.
"""

import re
from typing import Final, Literal

from zoopark.games.ozoolemio.rules.components import TILES
from zoopark.games.ozoolemio.rules.zoo import ORIGIN, ROW, part
from zoopark.notation.errors import Misread, quoted, whole_number

Direction = Literal["n", "e", "s", "w"]

DIRECTIONS: Final[tuple[Direction, ...]] = (
    "e",
    "s",
    "w",
    "n",
)  # of half B as seen from half A, by rotation
ASKS: Final = ("hang", "unveil", "bid", "build", "over")  # what a game waits for, by its phase
EXIT_NAMES: Final[tuple[Direction, ...]] = ("n", "e", "s", "w")
_FIELD: Final = re.compile(r"(?:([ns])([1-9][0-9]?))?(?:([ew])([1-9][0-9]?))?")
_CENTRE: Final = int(ORIGIN) >> ROW


def field_name(cell: int) -> str:
    """The name of a cell.

    >>> field_name(63 << 8 | 66), field_name(64 << 8 | 61), field_name(64 << 8 | 64)
    ('n1e2', 'w3', 'o')
    """
    row, column = (cell >> ROW) - _CENTRE, (cell & 255) - _CENTRE
    north = f"n{-row}" if row < 0 else f"s{row}" if row else ""
    east = f"w{-column}" if column < 0 else f"e{column}" if column else ""
    return north + east or "o"


def field_number(name: str) -> int:
    """The cell of this name.

    >>> field_number("n1e2") == 63 << 8 | 66
    True
    """
    matched = _FIELD.fullmatch(name)
    if not name or (matched is None and name != "o"):
        raise Misread("notation.field", name=quoted(name), known="e2, n1w3, …")
    row = column = 0
    if matched:
        row = int(matched[2] or 0) * (-1 if matched[1] == "n" else 1)
        column = int(matched[4] or 0) * (-1 if matched[3] == "w" else 1)
    if abs(row) > 60 or abs(column) > 60:
        raise Misread("notation.far", name=quoted(name))
    return (row + _CENTRE) << ROW | (column + _CENTRE)


def tile_number(name: str) -> int:
    number = whole_number(name, 1, int(TILES))
    if number is None:
        raise Misread("notation.tile-number", name=quoted(name), most=int(TILES))
    return number - 1


def direction_number(name: str) -> int:
    if name not in DIRECTIONS:
        raise Misread("notation.direction", name=quoted(name))
    return DIRECTIONS.index(name)


def laid_words(laid: int) -> tuple[int, str, Direction, int]:
    """A tile of a zoo: its number, the field of half A, where half B lies, and when it was laid."""
    return (
        int(part(laid, 0)) + 1,
        field_name(int(part(laid, 32))),
        DIRECTIONS[int(part(laid, 8))],
        int(part(laid, 16)),
    )
