"""The random player: every legal move is equally likely."""

from mypy_extensions import i64

from zoopark.core.dice import Dice
from zoopark.core.moves import Moves
from zoopark.core.state import State


def random_move(state: State, seat: i64, dice: Dice, moves: Moves) -> i64:
    state.legal(seat, moves)
    return moves.items[dice.below(moves.count)]


def random_playout(state: State, dice: Dice, moves: Moves) -> i64:
    """Play a game to its end with random moves; how many decisions it took."""
    decisions: i64 = 0
    while True:
        waiting = state.actors()
        if waiting == 0:
            if not state.chance():
                return decisions
            state.deal(state.sample(dice))
            continue
        seat: i64 = 0
        while waiting:
            if waiting & 1:
                state.play(seat, random_move(state, seat, dice, moves))
                decisions += 1
            waiting >>= 1
            seat += 1
