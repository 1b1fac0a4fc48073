"""The tiles that lie in a zoo."""

from collections import Counter

from zoopark.core.moves import BYTE, B
from zoopark.games.drafting.stock import group_tiles
from zoopark.games.zooloretto.rules.agenda import PUT, YOUNG, asked_seat
from zoopark.games.zooloretto.rules.components import (
    ALL_STALL_TYPES,
    BABY,
    FEMALE,
    MALE,
    PEN_OBSTACLE,
    PLAIN,
)
from zoopark.games.zooloretto.rules.numbers import PRINTED, ZooNumbers
from zoopark.games.zooloretto.rules.zoo import ANIMALS, Zoo
from zoopark.games.zooloretto.rules.zoos import Zoos


def add_species(tiles: Counter[int], family: int, numbers: ZooNumbers = PRINTED) -> None:
    """Add all tiles of a species, as there are in the box."""
    tiles[family << 3 | PLAIN] += numbers.plain_tiles
    tiles[family << 3 | MALE] += numbers.male_tiles
    tiles[family << 3 | FEMALE] += numbers.female_tiles
    tiles[family << 3 | BABY] += numbers.offspring_tiles


def pen_tiles(zoo: Zoo, pen: int) -> list[int]:
    return group_tiles(zoo.species(pen), zoo.pens[pen] & ANIMALS)


def barn_tiles(zoo: Zoo) -> list[int]:
    return [tile for f, group in enumerate(zoo.barn) if group for tile in group_tiles(f, group)]


def pen_sites(zoo: Zoo, pen: int) -> list[int]:
    return [int(PEN_OBSTACLE)] * int(zoo.blocked_in(pen))


def place_tiles(zoo: Zoo) -> list[tuple[int, int]]:
    """The open stall places, each with its tile or 0.

    The last type of stalls covers two places; it is one tile and named with the first of them.
    """
    tiles = [int(zoo.on_place(place)) for place in range(zoo.open_places())]
    return [
        (place, tile)
        for place, tile in enumerate(tiles)
        if tile != ALL_STALL_TYPES or tile not in tiles[:place]
    ]


def waiting_tiles(zoos: Zoos) -> list[int]:
    """The tiles for which a place is to be chosen, beside those in hand."""
    tiles: list[int] = []
    for task in zoos.agenda.listed():
        what = task >> B & BYTE
        if task & BYTE == YOUNG:
            species = int(zoos.zoos[asked_seat(task)].species(what))
            tiles.append(species << 3 | BABY)
        elif task & BYTE == PUT:
            tiles.append(what)
    return tiles


def zoo_tiles(zoo: Zoo) -> list[int]:
    tiles = barn_tiles(zoo)
    for pen, animals in enumerate(zoo.pens):
        if animals:
            tiles += pen_tiles(zoo, pen)
        if zoo.blocked:
            tiles += pen_sites(zoo, pen)
    tiles += [tile for _, tile in place_tiles(zoo) if tile]
    return tiles
