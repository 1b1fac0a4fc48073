"""Several tiles in one word: ``panda*2+panda-m+snack``, and ``-`` for none."""

from collections.abc import Iterable

from zoopark.notation.errors import NotationError, quoted, whole_number
from zoopark.notation.zooloretto.words import tile_name, tile_number


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
            raise NotationError(f"cannot read how many tiles {quoted(part)} are")
        tiles += [tile_number(name)] * copies
    return tiles
