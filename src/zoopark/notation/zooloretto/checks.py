"""Can this situation be? What a position must satisfy before it is set up."""

from collections import Counter

from zoopark.notation.errors import NotationError
from zoopark.notation.seats import seat_letter
from zoopark.notation.zooloretto.stock import as_born, box, coin_tiles_taken, open_tiles, zoo_tiles
from zoopark.notation.zooloretto.words import species_name, tile_name
from zoopark.rules.drafting.game import (
    BEGINNING,
    LEAVING,
    LOADING,
    OVER,
    PLACING,
    REVEALING,
    TURN,
)
from zoopark.rules.drafting.trucks import SPACES, has_room, in_middle, owner, tiles_on
from zoopark.rules.zooloretto.components import BABY, COIN, COINS, DAD, FLAMINGO, LAST_SPECIES, MUM
from zoopark.rules.zooloretto.game import Zooloretto


def check_tiles(
    state: Zooloretto, gone: Counter[int], born: dict[int, int], left_out: list[int]
) -> Counter[int]:
    """The tiles that must be in the bag because they are nowhere else; all must be in the box."""
    seen = open_tiles(state) + gone
    for family, young in born.items():
        if not seen[family << 3 | DAD] == seen[family << 3 | MUM] == young:
            name = species_name(family)
            raise NotationError(f"young {name}s, dads and mums must be equal in number (Z.6.4)")
    taken = coin_tiles_taken(state)
    if taken < 0:
        raise NotationError(f"{-taken} coins are missing (Z.1.8)")
    tiles = as_born(box(left_out), born)
    for family, young in born.items():
        tiles[family << 3 | BABY] = young  # the others wait beside the bag
    seen[COIN] += taken
    for tile, copies in seen.items():
        if copies > tiles[tile]:
            most = max(tiles[tile], 0)
            raise NotationError(f"{copies} {tile_name(tile)} tiles cannot be, only {most} (Z.1.1)")
    tiles.subtract(seen)
    return +tiles


def check_phase(state: Zooloretto) -> None:
    """Turn, trucks and hand must fit each other."""
    if state.round < 1:
        raise NotationError("rounds are counted from 1")
    if state.turn >= state.players or state.starter >= state.players:
        raise NotationError(f"there are only {state.players} seats")
    owners = [int(owner(truck)) for truck in state.trucks if not in_middle(truck)]
    if len(set(owners)) != len(owners) or any(seat >= state.players for seat in owners):
        raise NotationError("a seat that plays takes one truck a round (Z.4.1)")
    hand = tiles_on(state.hand)
    _check_setup(state)
    lying = [tile for truck in state.trucks for tile in tiles_on(truck)]
    if any(_is_bred(tile) for tile in lying + (hand if state.phase == LOADING else [])):
        raise NotationError("parents and young are never on a truck (Z.6.5)")
    if state.phase == TURN and not lying and not state.supply.total:
        raise NotationError("no tile is left to draw and none to take")
    if state.phase in (REVEALING, LOADING) and not _room(state):
        raise NotationError("no truck in the middle has a free space (Z.3.3)")
    if state.phase == REVEALING and state.supply.total == 0:
        raise NotationError("no tile is left to reveal")
    if len(hand) != 1 if state.phase == LOADING else state.phase != PLACING and hand:
        raise NotationError("one tile is in hand while it is loaded, none between turns (Z.3.1)")
    if state.phase == PLACING:
        _check_placing(state, hand)
    elif state.phase != OVER and state.out >> state.turn & 1:
        raise NotationError(f"seat {seat_letter(state.turn)} is out of the round (Z.2.2)")
    if state.phase == OVER and (not state.last_round or any(state.trucks)):
        raise NotationError("the game is over only after the round of the end pile (Z.8.5)")


def _check_setup(state: Zooloretto) -> None:
    if (state.phase == LEAVING) != (state.leaving > 0):
        raise NotationError("the number of species left out does not fit the players (Z.1.2)")
    built = any(zoo.opened or zoo_tiles(zoo) for zoo in state.zoos.zoos)
    started = built or state.out or any(state.trucks) or state.round != 1
    if state.phase in (LEAVING, BEGINNING) and started:
        raise NotationError(
            "a game that has not begun has empty zoos and trucks in its first round"
        )
    if state.phase != LEAVING and state.starter >= 0:
        raise NotationError("the seat that begins is named only while species are left out")


def _check_placing(state: Zooloretto, hand: list[int]) -> None:
    taken = state.out >> state.turn & 1
    if not 1 <= len(hand) <= (SPACES if taken else 1) or any(tile >> 3 == COINS for tile in hand):
        raise NotationError("in hand are the animals and stalls of one truck or purchase (Z.4.3)")


def _is_bred(tile: int) -> bool:
    return FLAMINGO <= tile >> 3 <= LAST_SPECIES and tile & 7 >= DAD


def _room(state: Zooloretto) -> bool:
    return any(
        in_middle(truck) and has_room(truck, state.spaces(number))
        for number, truck in enumerate(state.trucks)
    )
