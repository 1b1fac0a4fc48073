"""A zoo as plain data."""

from functools import lru_cache
from typing import Any

from zoopark.games.drafting.stock import group_tiles
from zoopark.games.zooloretto.rules.components import (
    FILL_BONUS,
    FULL_POINTS,
    NEARLY_FULL_POINTS,
    PEN_OF_PLACE,
)
from zoopark.games.zooloretto.rules.components import PENS as BOARDS
from zoopark.games.zooloretto.rules.zoo import ANIMALS, SPECIES, Zoo
from zoopark.games.zooloretto.tiles import barn_tiles
from zoopark.games.zooloretto.words import PENS, PLACES
from zoopark.notation.tiles import species_name, tile_name


def view_zoo(zoo: Zoo, boards: int) -> dict[str, Any]:
    return {
        "closed_boards": boards - int(zoo.opened),
        "enclosures": [
            _copied(_enclosure(pen, group, int(zoo.spaces_of(pen)), int(zoo.blocked_in(pen))))
            for pen, group in enumerate(zoo.pens)
            if zoo.is_open(pen)
        ],
        "stalls": [
            dict(_place(place, int(zoo.on_place(place)))) for place in range(zoo.open_places())
        ],
        "barn": [tile_name(tile) for tile in barn_tiles(zoo)],
    }


def _copied(enclosure: dict[str, Any]) -> dict[str, Any]:
    return {**enclosure, "animals": enclosure["animals"][:]}


# A server shows the same enclosures again and again, because a move changes one or two of them.


@lru_cache(4096)
def _enclosure(pen: int, group: int, spaces: int, blocked: int) -> dict[str, Any]:
    species = group >> SPECIES
    seen: dict[str, Any] = {
        "name": PENS[pen],
        "species": species_name(species) if species else None,
        "animals": [tile_name(tile) for tile in group_tiles(species, group & ANIMALS)],
        "spaces": spaces + blocked,
    }
    if pen < BOARDS:
        seen |= {
            "full_points": int(FULL_POINTS[pen]),
            "nearly_full_points": int(NEARLY_FULL_POINTS[pen]),
            "bonus": int(FILL_BONUS[pen]),
        }
    if blocked:
        seen["blocked"] = blocked
    return seen


@lru_cache(512)
def _place(place: int, stall: int) -> dict[str, Any]:
    return {
        "name": PLACES[place],
        "enclosure": PENS[PEN_OF_PLACE[place]],
        "stall": tile_name(stall) if stall else None,
    }
