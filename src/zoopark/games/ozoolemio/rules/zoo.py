"""One player's zoo: tiles on an unbounded grid, updated tile by tile.

A cell is ``row << 8 | column`` with the start tile's western half at row and column 64; rows grow
to the south. The zoo remembers in a small hash table what it knows of a cell: that it is taken, or
which of its edges must have a path and which must not. So a tile is tested with a few bit
operations, and areas, trees and benches grow with the tile that is laid.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from zoopark.core.bits import bit
from zoopark.core.moves import A, B, Moves
from zoopark.core.rule import OK
from zoopark.games.ozoolemio.rules.components import (
    COLOUR,
    COLOURS,
    EAST,
    EXITS,
    STARS,
    TREES,
    WEST,
    turned,
)

BUILD: Final[i64] = 112  # rotation, cell of half A

ORIGIN: Final[i64] = 64 << 8 | 64
ROW: Final[i64] = 8
LIMIT: Final[i64] = 127  # rows and columns

SLOTS: Final[i64] = 256
# What is known of a cell: where paths must lead out (four bits), where none may (four bits),
# whether it is taken, and by which half.
TAKEN: Final[i64] = 1 << 8
HALF: Final[i64] = 9
PAVILION: Final[i64] = 127  # the number of a half that is none
START: Final[i64] = -1  # the colour of the start tile


def step(direction: i64) -> i64:
    """From a cell to its neighbour: north, east, south, west."""
    if direction == 0:
        return -256
    if direction == 1:
        return 1
    return 256 if direction == 2 else -1


def offset(rotation: i64) -> i64:
    """From half A to half B."""
    return step((rotation + 1) & 3)


@mypyc_attr(acyclic=True)
class Zoo:
    def __init__(
        self,
        table: vec[i64],
        ends: vec[i64],
        colours: vec[i64],
        areas: vec[i64],
        stars: vec[i64],
        best: vec[i64],
        tiles: vec[i64],
    ) -> None:
        self.table = table
        self.ends = ends  # cells into which a path leads, perhaps built on since
        self.colours = colours  # of each half
        self.areas = areas  # the first half of the area to which a half belongs
        self.stars = stars  # of an area, at its first half
        self.best = best  # the best area of each colour: its stars, then when it reached them
        self.tiles = tiles  # what was laid: tile, rotation, number, cell
        self.trees: i64 = 0
        self.tree_key: i64 = 0  # the trees, then when their number was reached
        self.benches: i64 = 0

    # -- what is known of a cell ------------------------------------------------------------------

    def _slot(self, cell: i64) -> i64:
        slot = (cell * 40503 >> 4) & (SLOTS - 1)
        while self.table[slot] and self.table[slot] >> 16 != cell:
            slot = (slot + 1) & (SLOTS - 1)
        return slot

    def known(self, cell: i64) -> i64:
        return self.table[self._slot(cell)] & 0xFFFF

    def _learn(self, cell: i64, fact: i64) -> None:
        slot = self._slot(cell)
        self.table[slot] = cell << 16 | self.table[slot] & 0xFFFF | fact

    def taken(self, cell: i64) -> bool:
        return self.known(cell) & TAKEN != 0

    # -- legality ---------------------------------------------------------------------------------

    def fits(self, cell: i64, exits: i64) -> bool:
        """Do paths and grass of a half go on where it touches the zoo (O.4.2)?"""
        known = self.known(cell)
        return known & exits == known & 15 and known >> 4 & exits == 0

    def build_moves(self, tile: i64, moves: Moves) -> None:
        """Add every way to lay a tile: one of its halves takes up a path of the zoo."""
        for k in range(len(self.ends)):
            end = self.ends[k]
            if self.taken(end):
                continue
            for rotation in range(4):
                a_exits = turned(EXITS[2 * tile], rotation)
                b_exits = turned(EXITS[2 * tile + 1], rotation)
                beyond = end + offset(rotation)
                if self.fits(end, a_exits) and self._takes(beyond, b_exits):
                    moves.add(BUILD | rotation << A | end << B)
                before = end - offset(rotation)
                found = self.known(before) & 15 != 0  # as the end of another path, by half A
                if not found and self.fits(end, b_exits) and self._takes(before, a_exits):
                    moves.add(BUILD | rotation << A | before << B)

    def _takes(self, cell: i64, exits: i64) -> bool:
        return not self.taken(cell) and self.fits(cell, exits)

    def build_refusal(self, tile: i64, rotation: i64, cell: i64) -> i64:
        """Why a tile may not be laid there."""
        if rotation > 3 or not 0 < cell >> ROW < LIMIT or not 0 < cell & 255 < LIMIT:
            return 4_04_01
        other = cell + offset(rotation)
        if self.taken(cell) or self.taken(other):
            return 4_04_01
        a_exits = turned(EXITS[2 * tile], rotation)
        b_exits = turned(EXITS[2 * tile + 1], rotation)
        if not self.fits(cell, a_exits) or not self.fits(other, b_exits):
            return 4_04_02
        return OK if self.known(cell) & 15 or self.known(other) & 15 else 4_04_03

    # -- building ---------------------------------------------------------------------------------

    def build(self, tile: i64, rotation: i64, cell: i64, number: i64) -> i64:
        """Lay a tile as the so-manieth of the game; how many benches it brings (O.5.7)."""
        other = cell + offset(rotation)
        joints = _ones(self.known(cell) & 15) + _ones(self.known(other) & 15)
        self._lay(cell, 2 * tile, turned(EXITS[2 * tile], rotation), number)
        self._lay(other, 2 * tile + 1, turned(EXITS[2 * tile + 1], rotation), number)
        self.tiles = append(self.tiles, tile | rotation << 8 | number << 16 | cell << 32)
        trees = TREES[2 * tile] + TREES[2 * tile + 1]
        if trees:
            self.trees += trees
            self.tree_key = self.trees << 8 | number  # O.5.6
        # The paths of a zoo are one network and so are those of a tile: every joint but the first
        # closes a loop, and none of these loops is made of smaller ones.
        self.benches += joints - 1
        return joints - 1

    def _lay(self, cell: i64, half: i64, exits: i64, number: i64) -> None:
        index = i64(len(self.colours))
        colour = COLOUR[half]
        self.colours = append(self.colours, colour)
        self.areas = append(self.areas, index)
        self.stars = append(self.stars, STARS[half])
        self._join(cell, index, colour)
        key = self.stars[self.areas[index]] << 8 | number  # O.5.4
        if key > self.best[colour]:
            self.best[colour] = key
        self.settle(cell, index, exits)

    def settle(self, cell: i64, index: i64, exits: i64) -> None:
        """A cell is taken: its neighbours learn what they must have on their side."""
        self._learn(cell, TAKEN | index << HALF)
        for direction in range(4):
            near = cell + step(direction)
            known = self.known(near)
            if not known & TAKEN:
                back = bit((direction + 2) & 3)
                if exits >> direction & 1:
                    if known & 15 == 0:
                        self.ends = append(self.ends, near)
                    self._learn(near, back)
                else:
                    self._learn(near, back << 4)

    def _join(self, cell: i64, index: i64, colour: i64) -> None:
        """Unite the areas of a colour that a new half touches (O.5.1)."""
        for direction in range(4):
            known = self.known(cell + step(direction))
            if known & TAKEN:
                other = known >> HALF
                if other != PAVILION and self.colours[other] == colour:
                    self._unite(self.areas[other], self.areas[index])

    def _unite(self, area: i64, other: i64) -> None:
        if area == other:
            return
        self.stars[area] += self.stars[other]
        for half in range(len(self.areas)):
            if self.areas[half] == other:
                self.areas[half] = area

    def copy(self) -> "Zoo":
        zoo = Zoo(
            self.table[:],
            self.ends[:],
            self.colours[:],
            self.areas[:],
            self.stars[:],
            self.best[:],
            self.tiles[:],
        )
        zoo.trees = self.trees
        zoo.tree_key = self.tree_key
        zoo.benches = self.benches
        return zoo


def _ones(exits: i64) -> i64:
    return (exits & 1) + (exits >> 1 & 1) + (exits >> 2 & 1) + (exits >> 3 & 1)


def new_zoo() -> Zoo:
    """The start tile with its pavilion (O.1.2)."""
    table = vec[i64]([0] * SLOTS)
    best = vec[i64]([0] * COLOURS)
    zoo = Zoo(table, vec[i64](), vec[i64](), vec[i64](), vec[i64](), best, vec[i64]())
    for k in range(2):
        south = ORIGIN + 256 + k
        zoo.settle(south, PAVILION, 0)
    for k in range(2):
        zoo.colours = append(zoo.colours, START)
        zoo.areas = append(zoo.areas, k)
        zoo.stars = append(zoo.stars, 0)
        zoo.settle(ORIGIN + k, k, WEST if k == 0 else EAST)
    return zoo


def part(laid: i64, at: i64) -> i64:
    """A part of what was laid: tile at 0, rotation at 8, number at 16, cell at 32."""
    return laid >> at & 0xFF if at < 32 else laid >> 32
