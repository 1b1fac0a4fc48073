"""What a tile of O Zoo le Mio meets at a place of a zoo, without laying it there."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.games.ozoolemio.rules.components import COLOUR, EXITS, STARS, turned
from zoopark.games.ozoolemio.rules.zoo import HALF, PAVILION, TAKEN, Zoo, offset, step

PATHS: Final[i64] = 15  # of what is known of a cell: the paths that lead into it


class Site:
    def __init__(self) -> None:
        self.stars: vec[i64] = vec[i64]([0, 0])  # of the areas to which the halves will belong
        self.joints: i64 = 0  # paths that meet those of the zoo
        self.ends: i64 = 0  # how many more cells there are into which a path leads
        self.loops: i64 = 0  # how many more of them are reached by several paths
        self.choked: i64 = 0  # ends beside which there is a wall now

    def look(self, zoo: Zoo, tile: i64, rotation: i64, cell: i64) -> None:
        other = cell + offset(rotation)
        self.joints = 0
        self.ends = 0
        self.loops = 0
        self.choked = 0
        self._half(zoo, cell, other, 2 * tile, turned(EXITS[2 * tile], rotation))
        self._half(zoo, other, cell, 2 * tile + 1, turned(EXITS[2 * tile + 1], rotation))

    def _half(self, zoo: Zoo, cell: i64, partner: i64, half: i64, exits: i64) -> None:
        met = paths_into(zoo.known(cell))
        self.joints += met
        if met:
            self.ends -= 1
            if met > 1:
                self.loops -= 1
        stars = STARS[half]
        joined: i64 = 0  # a mask of areas
        for direction in range(4):
            near = cell + step(direction)
            if near == partner:
                continue
            known = zoo.known(near)
            if known & TAKEN:
                index = known >> HALF
                if index != PAVILION and zoo.colours[index] == COLOUR[half]:
                    area = zoo.areas[index]
                    if joined & bit(area) == 0:
                        joined |= bit(area)
                        stars += zoo.stars[area]
            elif exits >> direction & 1:
                if known & PATHS == 0:
                    self.ends += 1
                elif paths_into(known) == 1:
                    self.loops += 1
            elif known & PATHS:
                self.choked += 1
        self.stars[half & 1] = stars


def paths_into(known: i64) -> i64:
    """How many paths lead into a cell of which so much is known."""
    return (known & 1) + (known >> 1 & 1) + (known >> 2 & 1) + (known >> 3 & 1)
