"""Where the tiles of a drafting game are, counted.

The bag holds what is nowhere else, so a position names everything but the bag, and a state can tell
what has left the game.
"""

from collections import Counter
from functools import lru_cache

from zoopark.notation.drafting.side import SideNotation
from zoopark.rules.drafting.game import Drafting
from zoopark.rules.drafting.supply import Supply
from zoopark.rules.drafting.trucks import tiles_on


def group_tiles(family: int, group: int) -> list[int]:
    """The tiles of a packed group, by kind."""
    return list(_unpacked(family, group)) if group else []


@lru_cache(4096)
def _unpacked(family: int, group: int) -> tuple[int, ...]:
    return tuple(family << 3 | kind for kind in range(8) for _ in range(group >> 4 * kind & 15))


def bag_tiles(supply: Supply) -> Counter[int]:
    first = int(supply.first)
    return Counter(
        [
            tile
            for family, group in enumerate(supply.bag, first)
            if group
            for tile in _unpacked(family, group)
        ]
    )


def travelling_tiles(state: Drafting) -> Counter[int]:
    """The tiles on trucks and in hand."""
    return Counter([tile for load in (state.hand, *state.trucks) for tile in tiles_on(load)])


def open_tiles(state: Drafting, sides: list[SideNotation]) -> Counter[int]:
    """All tiles that lie open: on trucks, in hand and before the seats."""
    tiles = travelling_tiles(state)
    for side in sides:
        tiles.update(side.on_boards())
    return tiles


def left_out_species(state: Drafting, sides: list[SideNotation]) -> list[int]:
    return [f for side in sides for f in side.families if state.left_out >> f & 1]


def species_in_play(state: Drafting, side: SideNotation) -> list[int]:
    return [family for family in side.families if not state.left_out >> family & 1]


def all_tiles(
    state: Drafting, sides: list[SideNotation], gone: Counter[int] | None = None
) -> Counter[int]:
    """Every tile of the game as it looks after the births so far; these are known to be gone."""
    boards = [side.on_boards() for side in sides]
    return _all_tiles(state, sides, boards, travelling_tiles(state) + (gone or Counter()))


def _all_tiles(
    state: Drafting, sides: list[SideNotation], boards: list[Counter[int]], others: Counter[int]
) -> Counter[int]:
    left_out = left_out_species(state, sides)
    tiles: Counter[int] = Counter()
    for side, board in zip(sides, boards, strict=True):
        tiles.update(side.as_born(side.box(left_out), others + board))
    return tiles


def gone_tiles(state: Drafting, sides: list[SideNotation], minted: dict[int, int]) -> Counter[int]:
    """The tiles that have left the game for good; ``minted`` coin tiles have become money."""
    travelling = travelling_tiles(state)
    boards = [side.on_boards() for side in sides]
    tiles = _all_tiles(state, sides, boards, travelling)
    tiles.subtract(travelling)
    tiles.subtract(minted)
    for side, board in zip(sides, boards, strict=True):
        tiles.subtract(board)
        tiles.subtract(bag_tiles(side.supply))
        in_play = species_in_play(state, side)
        tiles.subtract({side.baby(family): side.unborn(family) for family in in_play})
    return +tiles
