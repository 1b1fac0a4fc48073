"""Can this situation be? What a position must satisfy before it is set up."""

from collections import Counter

from zoopark.core.moves import Moves
from zoopark.core.rule import rule_id
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.rules.kinds import (
    ASKING,
    BEGINNING,
    DEALING,
    LEAVING,
    LOADING,
    OVER,
    PLACING,
    REVEALING,
    TURN,
)
from zoopark.games.drafting.rules.trucks import SPACES, has_room, in_middle, owner, tiles_on
from zoopark.games.drafting.side import SideNotation
from zoopark.games.drafting.stock import all_tiles, open_tiles, species_in_play
from zoopark.notation.errors import Impossible
from zoopark.notation.seats import seat_letter
from zoopark.notation.tiles import tile_name


def check_tiles(
    state: Drafting, sides: list[SideNotation], gone: Counter[int], minted: dict[int, int]
) -> Counter[int]:
    """The tiles that must be in a bag because they are nowhere else; all must be in the box."""
    missing = -sum(min(coins, 0) for coins in minted.values())
    if missing:
        raise impossible(state, f"{missing} coins are missing", 1, 8)
    seen = open_tiles(state, sides) + gone
    tiles = all_tiles(state, sides)
    seen += Counter(minted)
    for side in sides:
        for family in species_in_play(state, side):  # the unborn wait beside the bag
            tiles[side.baby(family)] -= side.unborn(family)
    for tile, copies in seen.items():
        if copies > tiles[tile]:
            most = max(tiles[tile], 0)
            raise impossible(
                state, f"{copies} {tile_name(tile)} tiles cannot be, only {most}", 1, 1
            )
    tiles.subtract(seen)
    return +tiles


def check_phase(state: Drafting, sides: list[SideNotation]) -> None:
    """Turn, trucks and hand must fit each other."""
    if state.round < 1:
        raise Impossible("rounds are counted from 1")
    if state.turn >= state.players or state.starter >= state.players:
        raise Impossible(f"there are only {state.players} seats")
    owners = [int(owner(truck)) for truck in state.trucks if not in_middle(truck)]
    if len(set(owners)) != len(owners) or any(seat >= state.players for seat in owners):
        raise impossible(state, "a seat that plays takes one truck a round", 4, 1)
    _check_setup(state, sides)
    hand = tiles_on(state.hand)
    lying = [tile for truck in state.trucks for tile in tiles_on(truck)]
    from_truck = state.phase == LOADING or state.out >> state.turn & 1
    for side in sides:
        side.check_loaded(lying + (hand if from_truck else []))
    unseen = sum(int(side.supply.total) for side in sides)
    if state.phase == TURN and not lying and not unseen and not any(s.strands() for s in sides):
        raise Impossible("no tile is left to draw and none to take")
    draws = state.side.draws  # tiles that go on no truck
    if draws and state.phase != REVEALING:
        raise Impossible("a position in which tiles are being drawn asks for reveal")
    if state.phase in (REVEALING, LOADING) and not draws and not _room(state):
        raise impossible(state, "no truck in the middle has a free space", 3, 3)
    if state.phase == REVEALING and not unseen:
        raise Impossible("no tile is left to reveal")
    if len(hand) != 1 if state.phase == LOADING else state.phase < PLACING and hand:
        raise impossible(state, "one tile is in hand while it is loaded, none between turns", 3, 1)
    if state.phase in (PLACING, ASKING):
        _check_placing(state, sides, hand)
    elif state.phase != OVER and state.out >> state.turn & 1:
        raise impossible(state, f"seat {seat_letter(state.turn)} is out of the round", 2, 2)
    _check_choice(state)
    if state.phase == OVER and (not state.last_round or any(state.trucks) or hand):
        raise impossible(state, "the game is over only after the round of the end pile", 8, 5)


def _check_setup(state: Drafting, sides: list[SideNotation]) -> None:
    if (state.phase == LEAVING) != (state.leaving > 0):
        raise impossible(state, "the number of species left out does not fit the players", 1, 2)
    built = not all(side.untouched() for side in sides)
    started = built or state.out or any(state.trucks) or state.round != 1
    if state.phase <= BEGINNING and started:
        raise Impossible(
            "before it begins a game has empty zoos and trucks and is in its first round"
        )
    if state.phase >= BEGINNING and state.starter >= 0:
        raise Impossible(
            "the seat that begins is named only while species are left out or cards dealt"
        )
    _check_dealing(state, sides)


def _check_dealing(state: Drafting, sides: list[SideNotation]) -> None:
    """Something is dealt to the seats after species are left out and before a seat begins."""
    if state.phase == LEAVING and any(side.dealt() for side in sides):
        raise Impossible("nothing is dealt to the seats before species are left out")
    if state.phase == DEALING and not state.side.deals():
        raise Impossible("nothing is left to be dealt to the seats")
    if state.phase > DEALING and state.side.deals():
        raise Impossible("what is dealt to the seats before the game begins is missing")


def _check_placing(state: Drafting, sides: list[SideNotation], hand: list[int]) -> None:
    """After a purchase one tile is in hand, after a truck as many as it holds."""
    taken = state.out >> state.turn & 1
    least = 0 if state.phase == ASKING else 1
    most = (SPACES if taken else 1) - (state.phase == ASKING)
    coins = [side.coin for side in sides]
    if not least <= len(hand) <= most or any(tile in coins for tile in hand):
        raise impossible(state, "in hand are the animals and stalls of one truck or purchase", 4, 3)


def _check_choice(state: Drafting) -> None:
    """Whoever must decide has something to decide."""
    moves = Moves()
    if state.phase >= TURN and state.phase != OVER:
        seat = int(state.actors()).bit_length() - 1
        state.legal(seat, moves)
        if not moves.count:
            raise Impossible(f"seat {seat_letter(seat)} could not move")


def _room(state: Drafting) -> bool:
    return any(
        in_middle(truck) and has_room(truck, state.spaces(number))
        for number, truck in enumerate(state.trucks)
    )


def impossible(state: Drafting, why: str, chapter: int, number: int) -> Impossible:
    """A situation that cannot be, by a rule of this game's own book."""
    return Impossible(why, rule_id(state.book + 100 * chapter + number))
