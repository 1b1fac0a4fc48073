"""The greedy player: what looks best one decision ahead."""

from mypy_extensions import i64

from zoopark.core.dice import Dice
from zoopark.core.evaluator import Evaluator
from zoopark.core.moves import Moves
from zoopark.core.state import State


def greedy_move(evaluator: Evaluator, state: State, seat: i64, dice: Dice, moves: Moves) -> i64:
    state.legal(seat, moves)
    if moves.count == 1:
        return moves.items[0]
    evaluator.weigh(state, seat, moves)
    best: i64 = 0
    highest: i64 = -(1 << 60)
    for k in range(moves.count):
        rating = evaluator.ratings[k] * 16 + dice.below(16)
        if rating > highest:
            highest = rating
            best = k
    return moves.items[best]
