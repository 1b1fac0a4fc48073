"""What a seat may see of a game of Zooloretto, as plain data.

Everything is open but the order of the unseen tiles (Z.1.10), and the state does not know it, so
every seat and every spectator is given the same table.
"""

from collections import Counter
from typing import Any

from zoopark.notation.zooloretto.modules.registry import words_of
from zoopark.notation.zooloretto.position import ASKS
from zoopark.notation.zooloretto.stock import (
    bag_tiles,
    barn_tiles,
    gone_tiles,
    left_out_species,
    pen_tiles,
    species_in_play,
)
from zoopark.notation.zooloretto.words import PENS, PLACES, species_name, tile_name
from zoopark.rules.drafting.supply import END_PILE
from zoopark.rules.drafting.trucks import owner, tiles_on
from zoopark.rules.zooloretto.components import (
    FILL_BONUS,
    FULL_POINTS,
    NEARLY_FULL_POINTS,
    PEN_OF_PLACE,
    PEN_SPACES,
    STALLS,
)
from zoopark.rules.zooloretto.game import Zooloretto
from zoopark.rules.zooloretto.zoo import Zoo

_ASKS = {int(phase): name for name, phase in ASKS.items()}


def view(state: Zooloretto, seat: int | None) -> dict[str, Any]:
    del seat  # nothing is hidden from anybody
    left_out = left_out_species(state)
    before_end = 0 if state.last_round else int(state.supply.total) - END_PILE
    return {
        "round": int(state.round),
        "last_round": state.last_round,
        "turn": int(state.turn),
        "asks": _ASKS[int(state.phase)],
        "hand": _names(tiles_on(state.hand)),
        "bank": int(state.money.bank),
        "supply": {
            "total": int(state.supply.total),
            "before_end_pile": before_end,
            "unseen": _counted(bag_tiles(state)),
        },
        "young": {species_name(f): int(state.zoos.unborn(f)) for f in species_in_play(left_out)},
        "left_out": [species_name(family) for family in left_out],
        "gone": _counted(gone_tiles(state)),
        "trucks": [_truck(state, number) for number in range(len(state.trucks))],
        "seats": [_seat(state, number) for number in range(state.players)],
    }


def _names(tiles: list[int]) -> list[str]:
    return [tile_name(tile) for tile in tiles]


def _counted(tiles: Counter[int]) -> dict[str, int]:
    return {tile_name(tile): tiles[tile] for tile in sorted(tiles)}


def _truck(state: Zooloretto, number: int) -> dict[str, Any]:
    truck = state.trucks[number]
    taken = int(owner(truck))
    return {
        "tiles": _names(tiles_on(truck)),
        "spaces": int(state.spaces(number)),
        "taken_by": taken if taken >= 0 else None,
    }


def _seat(state: Zooloretto, seat: int) -> dict[str, Any]:
    zoo = state.zoos.zoos[seat]
    own: dict[str, Any] = {}
    for module in state.zoos.modules:
        own |= words_of(module).view_seat(module, seat)
    return {
        "coins": int(state.money.purses[seat]),
        "out": bool(state.out >> seat & 1),
        "money_actions": int(state.quiet_turns(seat)),
        "closed_boards": int(state.zoos.boards - zoo.opened),
        "enclosures": [_enclosure(zoo, pen) for pen in range(zoo.open_pens())],
        "stalls": [_place(zoo, place) for place in range(zoo.open_places())],
        "barn": _names(barn_tiles(zoo)),
        **own,
    }


def _enclosure(zoo: Zoo, pen: int) -> dict[str, Any]:
    return {
        "name": PENS[pen],
        "species": species_name(zoo.species(pen)) if zoo.pens[pen] else None,
        "animals": _names(pen_tiles(zoo, pen)),
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
