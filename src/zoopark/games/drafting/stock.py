"""Where the tiles of a drafting game are, counted.

The bag holds what is nowhere else, so a position names everything but the bag, and a state can tell
what has left the game.
"""

from collections import Counter
from functools import lru_cache

from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.rules.supply import Supply
from zoopark.games.drafting.rules.trucks import tiles_on
from zoopark.games.drafting.side import SideNotation


def group_tiles(family: int, group: int) -> list[int]:
    """The tiles of a packed group, by kind."""
    return list(_unpacked(family, group)) if group else []


@lru_cache(4096)
def _unpacked(family: int, group: int) -> tuple[int, ...]:
    return tuple(family << 3 | kind for kind in range(8) for _ in range(group >> 4 * kind & 15))


def bag_tiles(supply: Supply) -> list[int]:
    first = int(supply.first)
    return [
        tile
        for family, group in enumerate(supply.bag, first)
        if group
        for tile in _unpacked(family, group)
    ]


def open_tiles(state: Drafting, sides: list[SideNotation]) -> Counter[int]:
    """All tiles that lie open: on trucks, in hand and before the seats."""
    return Counter(_open_tiles(state, sides))


def _open_tiles(state: Drafting, sides: list[SideNotation]) -> list[int]:
    tiles = [tile for load in (state.hand, *state.trucks) for tile in tiles_on(load)]
    for side in sides:
        tiles += side.on_boards()
    return tiles


def left_out_species(state: Drafting, sides: list[SideNotation]) -> list[int]:
    return [f for side in sides for f in side.families if state.left_out >> f & 1]


def species_in_play(state: Drafting, side: SideNotation) -> list[int]:
    return [family for family in side.families if not state.left_out >> family & 1]


def all_tiles(state: Drafting, sides: list[SideNotation]) -> Counter[int]:
    """Every tile of the game as it looks after the births so far."""
    left_out = left_out_species(state, sides)
    tiles: Counter[int] = Counter()
    for side in sides:
        tiles.update(side.as_born(side.box(left_out)))
    return tiles


def _nothing_gone(state: Drafting, sides: list[SideNotation], minted: dict[int, int]) -> bool:
    """Are there as many tiles as at the beginning? Views ask that after every move."""
    held = [side.tiles_held() for side in sides]
    if None in held:
        return False
    there = sum(minted.values()) + sum(number for number in held if number is not None)
    there += sum(len(tiles_on(load)) for load in (state.hand, *state.trucks))
    left_out = tuple(left_out_species(state, sides))
    for side in sides:
        there += int(side.supply.total)
        there += sum(side.unborn(family) for family in species_in_play(state, side))
        there -= side.tiles_in_box(left_out)
    return there == 0


def gone_tiles(state: Drafting, sides: list[SideNotation], minted: dict[int, int]) -> Counter[int]:
    """The tiles that have left the game for good; ``minted`` coin tiles have become money."""
    if _nothing_gone(state, sides, minted):
        return Counter()
    present = _open_tiles(state, sides)
    tiles = all_tiles(state, sides)
    for side in sides:
        present += bag_tiles(side.supply)
        for family in species_in_play(state, side):
            present += [side.baby(family)] * side.unborn(family)
    there = Counter(present)
    for tile, coins in minted.items():
        there[tile] += coins
    return Counter(
        {tile: count - there[tile] for tile, count in tiles.items() if count > there[tile]}
    )
