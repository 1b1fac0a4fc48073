"""Where the tiles of a game of Zooloretto are, counted.

The bag holds what is nowhere else, so a position names everything but the bag, and a state can tell
what has left the game.
"""

from collections import Counter

from zoopark.rules.drafting.trucks import tiles_on
from zoopark.rules.zooloretto.components import (
    ALL_COINS,
    BABIES,
    BABY,
    COIN,
    COIN_TILES,
    DAD,
    FEMALE,
    FEMALES,
    FLAMINGO,
    LAST_SPECIES,
    MALE,
    MALES,
    MUM,
    PLAIN,
    PLAIN_TILES,
    STALL_TILES,
    STALL_TYPES,
    STALLS,
)
from zoopark.rules.zooloretto.game import Zooloretto
from zoopark.rules.zooloretto.zoo import ANIMALS, Zoo


def group_tiles(family: int, group: int) -> list[int]:
    """The tiles of a packed group, by kind."""
    return [family << 3 | kind for kind in range(8) for _ in range(group >> 4 * kind & 15)]


def pen_tiles(zoo: Zoo, pen: int) -> list[int]:
    return group_tiles(zoo.species(pen), zoo.pens[pen] & ANIMALS)


def barn_tiles(zoo: Zoo) -> list[int]:
    return [tile for f in range(len(zoo.barn)) for tile in group_tiles(f, zoo.barn[f])]


def zoo_tiles(zoo: Zoo) -> Counter[int]:
    tiles = Counter(barn_tiles(zoo))
    for pen in range(zoo.open_pens()):
        tiles.update(pen_tiles(zoo, pen))
    for place in range(zoo.open_places()):
        if zoo.stall(place):
            tiles[STALLS << 3 | zoo.stall(place)] += 1
    return tiles


def open_tiles(state: Zooloretto) -> Counter[int]:
    """All tiles that lie open: on trucks, in hand and in the zoos."""
    tiles = Counter(tiles_on(state.hand))
    for truck in state.trucks:
        tiles.update(tiles_on(truck))
    for zoo in state.zoos.zoos:
        tiles.update(zoo_tiles(zoo))
    return tiles


def bag_tiles(state: Zooloretto) -> Counter[int]:
    bag = state.supply.bag
    return Counter({tile: n for f in range(len(bag)) for tile, n in _counted(f, bag[f])})


def _counted(family: int, group: int) -> list[tuple[int, int]]:
    return list(Counter(group_tiles(family, group)).items())


def species_in_play(left_out: list[int]) -> list[int]:
    return [f for f in range(FLAMINGO, LAST_SPECIES + 1) if f not in left_out]


def box(left_out: list[int]) -> Counter[int]:
    """Every tile the game is played with (Z.1.1, Z.1.2). All young are babies not yet born."""
    tiles = Counter({STALLS << 3 | stall: STALL_TILES for stall in range(1, STALL_TYPES + 1)})
    tiles[COIN] = COIN_TILES
    for family in species_in_play(left_out):
        tiles[family << 3 | PLAIN] = PLAIN_TILES
        tiles[family << 3 | MALE] = MALES
        tiles[family << 3 | FEMALE] = FEMALES
        tiles[family << 3 | BABY] = BABIES
    return tiles


def as_born(tiles: Counter[int], births: dict[int, int]) -> Counter[int]:
    """The tiles of the box after these births: parents are other tiles than before."""
    after = Counter(tiles)
    for family, born in births.items():
        for fertile, parent in ((MALE, DAD), (FEMALE, MUM)):
            after[family << 3 | fertile] -= born
            after[family << 3 | parent] += born
    return after


def births(state: Zooloretto) -> dict[int, int]:
    """How many young each species in play has had."""
    in_play = species_in_play(left_out_species(state))
    return {f: BABIES - state.zoos.unborn(f) for f in in_play}


def coin_tiles_taken(state: Zooloretto) -> int:
    """Coin tiles that have become money: what there is beyond the coins of the box."""
    owned = sum(state.zoos.fortune(seat) for seat in range(state.players))
    return int(state.money.bank) + owned - ALL_COINS


def gone_tiles(state: Zooloretto) -> Counter[int]:
    """The tiles that have left the game for good."""
    born = births(state)
    tiles = as_born(box(left_out_species(state)), born)
    tiles.subtract(open_tiles(state))
    tiles.subtract(bag_tiles(state))
    tiles.subtract({f << 3 | BABY: int(state.zoos.unborn(f)) for f in born})
    tiles[COIN] -= coin_tiles_taken(state)
    return +tiles


def left_out_species(state: Zooloretto) -> list[int]:
    return [f for f in range(FLAMINGO, LAST_SPECIES + 1) if state.left_out >> f & 1]
