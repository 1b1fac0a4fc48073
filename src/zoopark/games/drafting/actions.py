"""The actions that all drafting games share."""

from collections.abc import Sequence

from zoopark.core.actions import MoveKind, anybody, operand
from zoopark.core.moves import A
from zoopark.games.drafting.rules.kinds import BEGIN, LEAVE, LOAD, REVEAL, TAKE, WITHDRAW
from zoopark.games.drafting.rules.setup import truck_count


def draft_moves(players: int) -> list[MoveKind]:
    """All actions with trucks except drawing, which depends on the game."""
    trucks = range(int(truck_count(players)))
    return [
        MoveKind(LOAD, operand(A, trucks)),
        MoveKind(TAKE, operand(A, trucks)),
        MoveKind(WITHDRAW),
    ]


def draft_outcomes(players: int, species: Sequence[int], tiles: Sequence[int]) -> list[MoveKind]:
    """The outcomes of chance: species left out, starting seat, tiles drawn."""
    return [
        MoveKind(LEAVE, operand(A, species)),
        MoveKind(BEGIN, anybody(A, players)),
        MoveKind(REVEAL, operand(A, tiles)),
    ]
