"""What lies in the box of O Zoo le Mio: the tiles and every number, with its rule.

No list of the printed tiles is known, so the set is our own (O.1.1).
"""

from typing import Final, Literal, get_args

from librt.vecs import append, vec
from mypy_extensions import i64

from zoopark.core.rule import Book

BOOK: Final[i64] = 4_00_00  # the numbers of its rules begin here
RULEBOOK: Final = Book(BOOK, "O")

TILES: Final[i64] = 25
Animals = Literal["birds", "mammals", "reptiles", "apes", "sea"]
ANIMALS: Final[tuple[Animals, ...]] = get_args(Animals)  # a colour is the place of a name here
COLOURS: Final[i64] = 5
LETTERS: Final = "RYGOB"

ROUNDS: Final[i64] = 5  # O.2.1
TILES_A_ROUND: Final[i64] = 5  # O.2.2
TREE_TILES_A_ROUND: Final[i64] = 3  # O.7.1
START_COINS: Final[i64] = 8  # O.1.3

TILE_INCOME: Final[i64] = 1  # O.2.4

BEST_FIGURES: Final[i64] = 2  # O.5.2, O.5.5
SECOND_FIGURES: Final[i64] = 1
LONE_FIGURES: Final[i64] = 1  # O.5.3
BENCH_FIGURES: Final[i64] = 1  # O.5.7

# Directions, as bits of a set of exits; turning clockwise is shifting to the left.
NORTH: Final[i64] = 1
EAST: Final[i64] = 2
SOUTH: Final[i64] = 4
WEST: Final[i64] = 8

# Each tile lies as printed here, half A in the west and half B in the east: colour, stars, "t" for
# a tree, and the directions in which paths leave the half. "=" is a path between the halves.
PRINTED: Final = (
    "R3 WS = O2 S",  # 1
    "R2t - | O1t NES",  # 2
    "R3t NS = O1 E",  # 3
    "O3 W = Y3 S",  # 4
    "O2 WS = Y3 N",  # 5
    "O3 WS = Y1t NE",  # 6
    "Y1t NS = B1t ES",  # 7
    "Y2 NWS = B1t N",  # 8
    "Y2 NW = B2t N",  # 9
    "B2 WS = G2t NS",  # 10
    "B2 W = G3 E",  # 11
    "B3 NW = G1 E",  # 12
    "G3t WS = R1 E",  # 13
    "G1t W = R3 S",  # 14
    "G2t N = R1t NES",  # 15
    "R1t NW = Y2t S",  # 16
    "R2 NWS = Y2 E",  # 17
    "R2 W = B2 E",  # 18
    "R2 - | B3 NE",  # 19
    "Y3 W = G2 N",  # 20
    "Y1t W = G3 NE",  # 21
    "G2 NW | O2t -",  # 22
    "G1 NW = O2t E",  # 23
    "O3 S = B3 E",  # 24
    "O1t NW = B1t ES",  # 25
)


def _directions(text: str) -> i64:
    exits: i64 = 0
    for letter in text:
        exits |= {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST, "-": i64(0)}[letter]
    return exits


def _halves() -> tuple[vec[i64], vec[i64], vec[i64], vec[i64]]:
    colours = vec[i64]()
    stars = vec[i64]()
    trees = vec[i64]()
    exits = vec[i64]()
    for line in PRINTED:
        a, a_exits, _, b, b_exits = line.split()
        for half, ways in ((a, a_exits), (b, b_exits)):
            colours = append(colours, i64(LETTERS.index(half[0])))
            stars = append(stars, i64(int(half[1])))
            trees = append(trees, i64(1 if half.endswith("t") else 0))
            exits = append(exits, _directions(ways))
    return colours, stars, trees, exits


# By half: twice the tile's place in the list, and one more for half B.
COLOUR: Final = _halves()[0]
STARS: Final = _halves()[1]
TREES: Final = _halves()[2]
EXITS: Final = _halves()[3]


def turned(exits: i64, rotation: i64) -> i64:
    """The exits of a half that is turned clockwise so many times."""
    return (exits << rotation | exits >> (4 - rotation)) & 15


def has_tree(tile: i64) -> bool:
    """Does a tile show a tree on either half?"""
    return TREES[2 * tile] + TREES[2 * tile + 1] > 0


def linked(tile: i64) -> bool:
    """Does a path lead from one half of the tile to the other?"""
    return "=" in PRINTED[tile]
