"""A zoo as plain data."""

from typing import Any

from zoopark.notation.tiles import species_name, tile_name
from zoopark.notation.zooloretto.tiles import barn_tiles, pen_tiles
from zoopark.notation.zooloretto.words import PENS, PLACES
from zoopark.rules.zooloretto.components import (
    FILL_BONUS,
    FULL_POINTS,
    NEARLY_FULL_POINTS,
    PEN_OF_PLACE,
)
from zoopark.rules.zooloretto.components import PENS as BOARDS
from zoopark.rules.zooloretto.zoo import Zoo


def view_zoo(zoo: Zoo, boards: int) -> dict[str, Any]:
    pens = [pen for pen in range(len(zoo.pens)) if zoo.is_open(pen)]
    return {
        "closed_boards": boards - int(zoo.opened),
        "enclosures": [_enclosure(zoo, pen) for pen in pens],
        "stalls": [_place(zoo, place) for place in range(zoo.open_places())],
        "barn": [tile_name(tile) for tile in barn_tiles(zoo)],
    }


def _enclosure(zoo: Zoo, pen: int) -> dict[str, Any]:
    tiles = pen_tiles(zoo, pen)
    seen: dict[str, Any] = {
        "name": PENS[pen],
        "species": species_name(tiles[0] >> 3) if tiles else None,
        "animals": [tile_name(tile) for tile in tiles],
        "spaces": int(zoo.spaces_of(pen) + zoo.blocked_in(pen)),
    }
    if pen < BOARDS:
        seen |= {
            "full_points": int(FULL_POINTS[pen]),
            "nearly_full_points": int(NEARLY_FULL_POINTS[pen]),
            "bonus": int(FILL_BONUS[pen]),
        }
    if zoo.blocked_in(pen):
        seen["blocked"] = int(zoo.blocked_in(pen))
    return seen


def _place(zoo: Zoo, place: int) -> dict[str, Any]:
    on_place = zoo.on_place(place)
    return {
        "name": PLACES[place],
        "enclosure": PENS[PEN_OF_PLACE[place]],
        "stall": tile_name(on_place) if on_place else None,
    }
