"""The words of Aquaretto: tiles, fields, jobs, boards.

A field is a letter for its column and a number for its row. The park lies in columns a to e and
rows 1 to 5; to the right follow f, g and so on, to the left z, y and so on, above row 1 the rows 0,
-1 and so on.
"""

import re
from typing import Final

from zoopark.core.moves import BYTE, A, B
from zoopark.games.aquaretto.rules.components import (
    CASHIER,
    COIN,
    DEPOT,
    FIRST_SPECIES,
    KEEPER,
    MANAGER,
)
from zoopark.games.aquaretto.rules.land import COLUMN, LAY_LARGE, LAY_SMALL, ORIGIN, ROW
from zoopark.games.aquaretto.rules.park import APART, LIMIT, NEAR
from zoopark.notation.errors import Misread, quoted

SPECIES: Final = (
    "dolphin",
    "orca",
    "sea-lion",
    "polar-bear",
    "penguin",
    "turtle",
    "crocodile",
    "hippo",
)
KINDS: Final = ("", "-m", "-f", "-fish", "-bolt", "-baby")
ALL_SPECIES: Final[dict[int, str]] = dict(enumerate(SPECIES, int(FIRST_SPECIES)))
TILES: Final[dict[int, str]] = {}
for _family, _species in ALL_SPECIES.items():
    for _kind, _suffix in enumerate(KINDS):
        TILES[_family << 3 | _kind] = _species + _suffix
TILES[int(COIN)] = "water-coin"

COLUMNS: Final = "rstuvwxyzabcdefghijklmno"  # z stands left of a
JOBS: Final = {int(CASHIER): "cashier", int(KEEPER): "keeper", int(MANAGER): "manager"}
_JOBS: Final = {name: job for job, name in JOBS.items()}
REFUSALS: Final = {int(APART): "apart", int(NEAR): "near", int(LIMIT): "limit"}
CORNERS: Final = ("nw", "ne", "se", "sw")
_FIELD: Final = re.compile(r"([a-z])(-?[0-9]{1,2})")


def is_aquatic(tile: int) -> bool:
    """Is this a tile of Aquaretto?"""
    return tile >> 3 >= FIRST_SPECIES


def field_name(cell: int) -> str:
    """The name of a cell of the grid.

    >>> field_name(9 << 5 | 9), field_name(8 << 5 | 8)
    ('a1', 'z0')
    """
    return f"{COLUMNS[cell & COLUMN]}{(cell >> ROW) - ORIGIN + 1}"


def field_number(name: str) -> int:
    """The cell of this name.

    >>> field_number("a1") == 9 << 5 | 9
    True
    """
    matched = _FIELD.fullmatch(name)
    column = COLUMNS.find(matched[1]) if matched else -1
    row = int(matched[2]) + ORIGIN - 1 if matched else -1
    if column < 0 or not 0 <= row < 24:
        raise Misread("notation.field", name=quoted(name), known="a1 … e5")
    return row << ROW | column


def where_name(where: int) -> str:
    """A field, a job or the depot."""
    if where == DEPOT:
        return "depot"
    return JOBS[where] if where in JOBS else field_name(where)


def where_number(name: str) -> int:
    return int(DEPOT) if name == "depot" else field_number(name)


def job_number(name: str) -> int:
    """A job, or a field for a trainer."""
    return _JOBS[name] if name in _JOBS else field_number(name)


def board_text(board: int) -> str:
    """A board as the move that laid it names it: ``small b0 se`` or ``large f2``."""
    where = field_name(board >> B)
    if board & BYTE == LAY_LARGE:
        return f"large {where}"
    return f"small {where} {CORNERS[board >> A & BYTE]}"


def read_board(words: list[str]) -> int:
    """Read ``large FIELD`` or ``small FIELD CORNER``."""
    match words:
        case ["large", where]:
            return LAY_LARGE | field_number(where) << B
        case ["small", where, corner] if corner in CORNERS:
            return LAY_SMALL | CORNERS.index(corner) << A | field_number(where) << B
        case _:
            raise Misread("notation.board")
