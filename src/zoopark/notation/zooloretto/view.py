"""A zoo as plain data."""

from typing import Any

from zoopark.notation.tiles import species_name, tile_name
from zoopark.notation.zooloretto.words import PENS, PLACES
from zoopark.rules.zooloretto.components import (
    FILL_BONUS,
    FULL_POINTS,
    NEARLY_FULL_POINTS,
    PEN_OF_PLACE,
    PEN_SPACES,
    STALLS,
)
from zoopark.rules.zooloretto.zoo import Zoo


def view_zoo(zoo: Zoo, pens: list[list[int]], barn: list[int], boards: int) -> dict[str, Any]:
    return {
        "closed_boards": boards - int(zoo.opened),
        "enclosures": [_enclosure(pen, tiles) for pen, tiles in enumerate(pens)],
        "stalls": [_place(zoo, place) for place in range(zoo.open_places())],
        "barn": [tile_name(tile) for tile in barn],
    }


def _enclosure(pen: int, tiles: list[int]) -> dict[str, Any]:
    return {
        "name": PENS[pen],
        "species": species_name(tiles[0] >> 3) if tiles else None,
        "animals": [tile_name(tile) for tile in tiles],
        "spaces": int(PEN_SPACES[pen]),
        "full_points": int(FULL_POINTS[pen]),
        "nearly_full_points": int(NEARLY_FULL_POINTS[pen]),
        "bonus": int(FILL_BONUS[pen]),
    }


def _place(zoo: Zoo, place: int) -> dict[str, Any]:
    stall = zoo.stall(place)
    return {
        "name": PLACES[place],
        "enclosure": PENS[PEN_OF_PLACE[place]],
        "stall": tile_name(STALLS << 3 | stall) if stall else None,
    }
