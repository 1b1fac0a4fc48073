"""Names of the columns of an observation, word by word: eight columns to a word."""

from collections.abc import Sequence
from typing import Final

from zoopark.notation.tiles import tile_name

COLUMNS: Final = 8  # of a word
UNUSED: Final = "-"  # the name of a column that is always 0


def word(*names: str) -> list[str]:
    """The names of one word; missing ones are unused."""
    assert len(names) <= COLUMNS
    return [*names, *[UNUSED] * (COLUMNS - len(names))]


def of(whose: str, names: Sequence[str]) -> list[str]:
    """Names with the prefix of their owner."""
    return [name if name == UNUSED else f"{whose}.{name}" for name in names]


def tile_names(families: Sequence[str]) -> list[str]:
    """Columns of a tile: its family and its kind."""
    return [*families, *(f"kind{kind}" for kind in range(COLUMNS))]


def group_names(family: int) -> list[str]:
    """A column for every tile of a family."""
    return [known(family << 3 | kind) for kind in range(COLUMNS)]


def known(tile: int) -> str:
    """The name of a tile, if it exists."""
    try:
        return tile_name(tile)
    except KeyError:
        return UNUSED


def seats(players: int) -> list[str]:
    """Seats relative to the observer: the observer first, then the others in turn order."""
    return [f"seat{place}" for place in range(players)]


def each_seat(players: int, names: Sequence[str]) -> list[str]:
    """The same columns for every seat."""
    return [name for seat in seats(players) for name in of(seat, names)]
