"""What a seat may see of a drafting game, as plain data.

The order of the unseen tiles is hidden (Z.1.10), and the state does not know it. All else is open
to every seat and every spectator, unless a module says otherwise.
"""

from collections import Counter
from typing import Any

from zoopark.games.drafting.position import DraftingPosition
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.rules.supply import END_PILE
from zoopark.games.drafting.rules.trucks import owner, tiles_on
from zoopark.games.drafting.stock import bag_tiles, left_out_species, species_in_play
from zoopark.notation.tiles import species_name, tile_name


def view(position: DraftingPosition, viewer: int | None) -> dict[str, Any]:
    state, sides = position.state, position.sides
    seen: dict[str, Any] = {
        "round": int(state.round),
        "last_round": state.last_round,
        "turn": int(state.turn),
        "asks": position.asks(),
        "hand": names(tiles_on(state.hand)),
        "bank": int(state.money.bank),
        "supply": _supply(position),
        "young": {
            species_name(family): side.unborn(family)
            for side in sides
            for family in species_in_play(state, side)
        },
        "left_out": [species_name(family) for family in left_out_species(state, sides)],
        "gone": counted(position.gone()),
        "trucks": [_truck(state, number) for number in range(len(state.trucks))],
        "seats": [_seat(position, seat, viewer) for seat in range(state.players)],
    }
    for side in sides:
        seen |= side.view_table()
    return seen


def names(tiles: list[int]) -> list[str]:
    return [tile_name(tile) for tile in tiles]


def counted(tiles: Counter[int]) -> dict[str, int]:
    return {tile_name(tile): tiles[tile] for tile in sorted(tiles)}


def _supply(position: DraftingPosition) -> dict[str, Any]:
    supplies = [side.supply for side in position.sides]
    unseen = Counter([tile for supply in supplies for tile in bag_tiles(supply)])
    before = [max(int(supply.total) - END_PILE, 0) for supply in supplies]
    if position.state.last_round:  # tiles that come back then are mixed into the open end pile
        before = [0]
    shown: dict[str, Any] = {
        "total": sum(int(supply.total) for supply in supplies),
        "before_end_pile": sum(before),
        "unseen": counted(unseen),
    }
    return shown


def _truck(state: Drafting, number: int) -> dict[str, Any]:
    truck = state.trucks[number]
    taken = int(owner(truck))
    return {
        "tiles": names(tiles_on(truck)),
        "spaces": int(state.spaces(number)),
        "taken_by": taken if taken >= 0 else None,
    }


def _seat(position: DraftingPosition, seat: int, viewer: int | None) -> dict[str, Any]:
    state = position.state
    seen: dict[str, Any] = {
        "coins": int(state.money.purses[seat]),
        "out": bool(state.out >> seat & 1),
        "money_actions": int(state.quiet_turns(seat)),
    }
    for side in position.sides:
        seen |= side.view_seat(seat, viewer)
    return seen
