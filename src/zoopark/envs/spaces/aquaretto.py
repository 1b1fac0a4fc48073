"""The actions of Aquaretto and of the combined game.

Fields are numbered: the nineteen of the park, then those of the boards in the order they were laid.
A board is given by the cell of its upper left corner.
"""

from zoopark.core.moves import A, B, D
from zoopark.envs.core.actions import AT_MANAGER, FIELDS, ON_DEPOT
from zoopark.envs.core.lattice import Axis, Block
from zoopark.envs.spaces.drafting import (
    block,
    deal_blocks,
    draft_blocks,
    draw_block,
    operand,
    rival,
)
from zoopark.envs.spaces.zooloretto import Box, zoo_blocks
from zoopark.games.aquaretto.rules.components import (
    BABY,
    BOLT,
    COIN,
    FEMALE,
    FIRST_SPECIES,
    FISH,
    LAST_SHOW,
    LAST_SPECIES,
    MALE,
    PLAIN,
)
from zoopark.games.aquaretto.rules.land import LAY_LARGE, LAY_SMALL, ROW, ROWS
from zoopark.games.aquaretto.rules.parks import BUY_TOP, MOVE_HELPER, MOVE_TILE, REMOVE, STAFF
from zoopark.games.combined.rules.game import PARK, ZOO
from zoopark.games.drafting.rules.game import DRAW, PLACE
from zoopark.games.drafting.rules.setup import truck_count

SPECIES = range(int(FIRST_SPECIES), int(LAST_SPECIES) + 1)
ANIMALS = [
    species << 3 | int(kind)
    for species in SPECIES
    for kind in (PLAIN, MALE, FEMALE, BOLT if species <= LAST_SHOW else FISH, BABY)
]
TILES = [*ANIMALS, int(COIN)]


def park_blocks(players: int) -> list[Block]:
    """Placing tiles in a park, and what money can do there."""
    fields = range(int(FIELDS))
    posts = range(int(AT_MANAGER) + 1)  # fields, and then jobs
    edge = range(1, int(ROWS) - 2)
    corners = Axis(int(B), [row << int(ROW) | column for row in edge for column in edge], bits=10)
    return [
        block(PLACE, operand(A, ANIMALS), operand(B, [*fields, int(ON_DEPOT)]), families=SPECIES),
        block(STAFF, operand(B, posts)),
        block(MOVE_TILE, operand(B, fields)),
        block(MOVE_HELPER, operand(B, posts), operand(D, posts)),
        block(BUY_TOP, rival(A, players)),
        block(REMOVE),
        block(LAY_SMALL, operand(A, range(4)), corners),
        block(LAY_LARGE, corners),
    ]


def aquaretto_blocks(players: int) -> list[Block]:
    return [draw_block(), *draft_blocks(int(truck_count(players))), *park_blocks(players)]


def aquaretto_outcomes(players: int) -> list[Block]:
    return deal_blocks(players, SPECIES, TILES)


def combined_blocks(players: int) -> list[Block]:
    box = Box(players, set())
    draws = block(DRAW, operand(A, [int(ZOO), int(PARK)]))
    return [draws, *draft_blocks(box.trucks), *zoo_blocks(box), *park_blocks(players)]


def combined_outcomes(players: int) -> list[Block]:
    box = Box(players, set())
    return deal_blocks(players, [*box.species, *SPECIES], [*box.tiles, *TILES])
