"""O Zoo le Mio in environments: its actions and the names of its columns."""

from typing import Final

from zoopark.core.actions import Actions, MoveKind, anybody, operand
from zoopark.core.moves import A, B
from zoopark.games.env import EnvSpec
from zoopark.games.ozoolemio.observer import OZooLeMioObserver
from zoopark.games.ozoolemio.rules.components import ANIMALS, ROUNDS, TILES
from zoopark.games.ozoolemio.rules.game import DROP, HANG, OFFER, UNVEIL
from zoopark.games.ozoolemio.rules.numbers import OZooNumbers
from zoopark.games.ozoolemio.rules.zoo import BUILD, ORIGIN, ROW
from zoopark.notation.columns import each_seat, of, seats, word

REACH: Final = 2 * int(TILES)  # maximum distance from the start tile


def ozoolemio_env(players: int, numbers: OZooNumbers) -> EnvSpec:
    """What environments need to know about a game with this many players."""
    actions = Actions(players, _decisions(_most_coins(numbers)), _outcomes(players))
    return EnvSpec(actions, OZooLeMioObserver(players), tuple(_columns(players)))


def _most_coins(numbers: OZooNumbers) -> int:
    """The coins of a seat that has all tiles from the start on."""
    return int(numbers.start_coins + (ROUNDS - 1) * TILES * numbers.tile_income)


def _decisions(most_coins: int) -> list[MoveKind]:
    return [
        MoveKind(OFFER, operand(A, range(most_coins + 1))),
        MoveKind(DROP),
        MoveKind(BUILD, operand(A, range(4)), operand(B, _cells(), bits=15)),
    ]


def _cells() -> list[int]:
    """Every cell on which half A of a tile can lie, row by row."""
    row, column = int(ORIGIN) >> int(ROW), int(ORIGIN) & 255
    return [
        (row + south) << int(ROW) | column + east
        for south in range(-REACH, REACH + 1)
        for east in range(-REACH, REACH + 2)
        if abs(south) + (east - 1 if east > 0 else -east) <= REACH
    ]


def _outcomes(players: int) -> list[MoveKind]:
    return [
        MoveKind(HANG, anybody(A, players)),
        MoveKind(UNVEIL, operand(A, range(int(TILES)))),
    ]


def _columns(players: int) -> list[str]:
    names = word("bid", "build", "round", "sold", "tree-tiles", "own-bid")
    names += of("builds", word(*seats(players)))
    own = word("coins", "flag", "trees", "tree-number", "benches", "tiles", "sealed")
    own += word(*(f"round{number}" for number in range(1, int(ROUNDS) + 1)))
    own += word(*(f"{colour}-stars" for colour in ANIMALS))
    own += word(*(f"{colour}-number" for colour in ANIMALS))
    names += each_seat(players, own)
    lies = word(*(f"of-{seat}" for seat in seats(4)), "unseen", "lost", "row", "on-sale")
    ways = [f"b-to-{way}" for way in ("east", "south", "west", "north")]
    lies += word(*ways, "north-south", "west-east", "number")
    for tile in range(1, int(TILES) + 1):
        names += of(f"tile{tile}", lies)
    return names
