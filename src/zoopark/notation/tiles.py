"""Names of tiles, the same in all games, and several tiles in one word.

``panda*2+panda-m+snack`` are four tiles, ``-`` is none.
"""

from collections.abc import Iterable

from zoopark.notation.errors import Misread, quoted, whole_number
from zoopark.notation.vocabulary import FAMILIES, SPECIES, TILE_NUMBERS, TILES


def tile_name(tile: int) -> str:
    """The name of a tile.

    >>> tile_name(5 << 3 | 1)
    'panda-m'
    """
    return TILES[tile]


def tile_number(name: str) -> int:
    """The tile of this name.

    >>> tile_number("panda-m") == 5 << 3 | 1
    True
    """
    tile = TILE_NUMBERS.get(name)
    if tile is None:
        raise Misread("notation.tile", name=quoted(name))
    return tile


def is_tile(name: str) -> bool:
    return name in TILE_NUMBERS


def species_name(family: int) -> str:
    return SPECIES[family]


def species_number(name: str) -> int:
    family = FAMILIES.get(name)
    if family is None:
        raise Misread("notation.species", name=quoted(name), known=", ".join(FAMILIES))
    return family


def tiles_text(tiles: Iterable[int]) -> str:
    """Equal neighbours are counted, and the order is kept.

    >>> tiles_text([40, 40, 41])
    'panda*2+panda-m'
    """
    parts: list[tuple[int, int]] = []
    for tile in tiles:
        if parts and parts[-1][0] == tile:
            parts[-1] = (tile, parts[-1][1] + 1)
        else:
            parts.append((tile, 1))
    words = [tile_name(tile) + (f"*{times}" if times > 1 else "") for tile, times in parts]
    return "+".join(words) or "-"


def read_tiles(text: str) -> list[int]:
    """The tiles that such a word names.

    >>> read_tiles("panda*2+panda-m")
    [40, 40, 41]
    """
    if text == "-":
        return []
    tiles: list[int] = []
    for part in text.split("+"):
        name, star, times = part.partition("*")
        copies = whole_number(times, 1, 99) if star else 1
        if copies is None:
            raise Misread("notation.copies", text=quoted(part))
        tiles += [tile_number(name)] * copies
    return tiles
