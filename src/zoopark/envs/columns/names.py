"""Names of the columns of an observation, word by word: eight columns to a word."""

from typing import Final

from zoopark.games.aquaretto.words import SPECIES as WATER_SPECIES
from zoopark.games.drafting.rules.trucks import SPACES
from zoopark.games.zooloretto.words import ALL_SPECIES
from zoopark.notation.tiles import tile_name

COLUMNS: Final = 8  # of a word
UNUSED: Final = "-"  # the name of a column that is always 0

_OTHERS: Final = {
    0: "stall",
    9: "coin",
    12: "x-stall",
    13: "jungle",
    14: "chameleon",
    15: "site",
    24: "water-coin",
}


def word(*names: str) -> list[str]:
    """The names of one word; missing ones are unused."""
    assert len(names) <= COLUMNS
    return [*names, *[UNUSED] * (COLUMNS - len(names))]


def of(whose: str, names: list[str]) -> list[str]:
    """Names with the prefix of their owner."""
    return [name if name == UNUSED else f"{whose}.{name}" for name in names]


def family_name(family: int) -> str:
    if 16 <= family < 24:
        return WATER_SPECIES[family - 16]
    return ALL_SPECIES.get(family) or _OTHERS.get(family, UNUSED)


def family_names(first: int, groups: int) -> list[str]:
    """A column for every family, starting with ``first``."""
    return [family_name(first + k) for k in range(groups * COLUMNS)]


def tile_names(first: int, groups: int) -> list[str]:
    """Columns of a tile: its family and its kind."""
    return family_names(first, groups) + [f"kind{kind}" for kind in range(COLUMNS)]


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


def each_seat(players: int, names: list[str]) -> list[str]:
    """The same columns for every seat."""
    return [name for seat in seats(players) for name in of(seat, names)]


def three_tiles(whose: str, first: int, groups: int) -> list[str]:
    """The columns of the spaces of a truck, or of anything packed like one."""
    return [
        name
        for space in range(1, int(SPACES) + 1)
        for name in of(f"{whose}.{space}", tile_names(first, groups))
    ]
