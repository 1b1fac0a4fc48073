"""The actions of O Zoo le Mio."""

from zoopark.core.moves import A, B
from zoopark.envs.core.lattice import Axis, Block
from zoopark.envs.spaces.drafting import anybody, block, operand
from zoopark.games.ozoolemio.rules.components import ROUNDS, START_COINS, TILES
from zoopark.games.ozoolemio.rules.game import DROP, HANG, OFFER, UNVEIL
from zoopark.games.ozoolemio.rules.zoo import BUILD, ORIGIN, ROW

MOST_COINS = int(START_COINS) + (int(ROUNDS) - 1) * int(TILES)  # with all tiles from the beginning
REACH = 2 * int(TILES)  # maximum distance from the start tile


def _cells() -> list[int]:
    """Every cell on which half A of a tile can lie, row by row."""
    row, column = int(ORIGIN) >> int(ROW), int(ORIGIN) & 255
    return [
        (row + south) << int(ROW) | column + east
        for south in range(-REACH, REACH + 1)
        for east in range(-REACH, REACH + 2)
        if abs(south) + (east - 1 if east > 0 else -east) <= REACH
    ]


def ozoolemio_blocks() -> list[Block]:
    cells = Axis(int(B), _cells(), bits=15)
    return [
        block(OFFER, operand(A, range(MOST_COINS + 1))),
        block(DROP),
        block(BUILD, operand(A, range(4)), cells),
    ]


def ozoolemio_outcomes(players: int) -> list[Block]:
    return [
        block(HANG, anybody(A, players)),
        block(UNVEIL, operand(A, range(int(TILES)))),
    ]
