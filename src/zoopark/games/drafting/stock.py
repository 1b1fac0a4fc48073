"""Where the tiles of a drafting game are, counted.

The bag holds what is nowhere else, so a position names everything but the bag, and a state can tell
what has left the game.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.rules.supply import Supply
from zoopark.games.drafting.rules.trucks import tiles_on
from zoopark.games.drafting.side import SideNotation
from zoopark.games.kept import Kept


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
    return [f for side in sides for f in _species(side.families, int(state.left_out), 1)]


def species_in_play(state: Drafting, side: SideNotation) -> tuple[int, ...]:
    return _species(side.families, int(state.left_out), 0)


@lru_cache(1024)
def _species(families: Iterable[int], left_out: int, missing: int) -> tuple[int, ...]:
    return tuple(family for family in families if left_out >> family & 1 == missing)


_UNBORN: Final[Kept[tuple[object, ...], dict[int, int]]] = Kept()
_DEALT: Final[Kept[tuple[object, ...], int]] = Kept()


def unborn_young(state: Drafting, side: SideNotation) -> dict[int, int]:
    """How many young ones are not born yet, by species; not to be changed."""
    species = species_in_play(state, side)
    key = (type(side), species, side.nursery())
    return _UNBORN.get(key, lambda: {family: side.unborn(family) for family in species})


def all_tiles(state: Drafting, sides: list[SideNotation]) -> Counter[int]:
    """Every tile of the game as it looks after the births so far."""
    left_out = left_out_species(state, sides)
    tiles: Counter[int] = Counter()
    for side in sides:
        tiles.update(side.as_born(side.box(left_out)))
    return tiles


def count_gone(state: Drafting, sides: list[SideNotation], minted: dict[int, int]) -> int | None:
    """How many tiles have left the game, if that is quickly told: views ask after every move."""
    gone = -sum(minted.values()) - int(state.tiles_on_the_way())
    for side in sides:
        held = side.tiles_held()
        if held is None:
            return None
        gone += _tiles_dealt(state, side) - held - int(side.supply.total)
    return gone


def _tiles_dealt(state: Drafting, side: SideNotation) -> int:
    """How many tiles there are in all, without the young that are not born yet."""
    key = (type(side), side.families, side.numbers, int(state.left_out), side.nursery())

    def count() -> int:
        box = side.box(left_out_species(state, [side]))
        return sum(box.values()) - sum(unborn_young(state, side).values())

    return _DEALT.get(key, count)


def gone_tiles(state: Drafting, sides: list[SideNotation], minted: dict[int, int]) -> Counter[int]:
    """The tiles that have left the game for good; ``minted`` coin tiles have become money."""
    present = _open_tiles(state, sides)
    tiles = all_tiles(state, sides)
    for side in sides:
        present += bag_tiles(side.supply)
        for family, young in unborn_young(state, side).items():
            present += [side.baby(family)] * young
    there = Counter(present)
    for tile, coins in minted.items():
        there[tile] += coins
    return Counter(
        {tile: count - there[tile] for tile, count in tiles.items() if count > there[tile]}
    )
