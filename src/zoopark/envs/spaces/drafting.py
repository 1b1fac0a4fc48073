"""The actions that all drafting games share."""

from collections.abc import Sequence

from zoopark.core.moves import A
from zoopark.envs.core.lattice import Axis, Block, seat_axis
from zoopark.games.drafting.rules.game import BEGIN, DRAW, LEAVE, LOAD, REVEAL, TAKE, WITHDRAW


def block(kind: int, *axes: Axis, families: Sequence[int] | None = None) -> Block:
    return Block(kind, list(axes), None if families is None else list(families))


def operand(shift: int, values: Sequence[int]) -> Axis:
    return Axis(int(shift), list(values))


def rival(shift: int, players: int) -> Axis:
    """Another seat."""
    return seat_axis(int(shift), players, list(range(1, players)))


def anybody(shift: int, players: int) -> Axis:
    """Any seat, the acting one first."""
    return seat_axis(int(shift), players, list(range(players)))


def draft_blocks(trucks: int) -> list[Block]:
    """All actions with trucks except drawing, which depends on the game."""
    truck = range(trucks)
    return [
        block(LOAD, operand(A, truck)),
        block(TAKE, operand(A, truck)),
        block(WITHDRAW),
    ]


def draw_block() -> Block:
    return block(DRAW)


def deal_blocks(players: int, species: Sequence[int], tiles: Sequence[int]) -> list[Block]:
    """The outcomes of chance: species left out, starting seat, tiles drawn."""
    return [
        block(LEAVE, operand(A, species)),
        block(BEGIN, anybody(A, players)),
        block(REVEAL, operand(A, tiles)),
    ]
