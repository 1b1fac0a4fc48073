"""Playing on with moves that look good at a glance."""

from typing import Final

from mypy_extensions import i64

from zoopark.core.dice import Dice
from zoopark.core.evaluator import Evaluator
from zoopark.core.moves import Moves
from zoopark.core.state import State

NEVER: Final[i64] = 1 << 30  # a round that no game reaches


def play_on(evaluator: Evaluator, state: State, until: i64, dice: Dice, moves: Moves) -> None:
    """Let all seats play on until so many rounds have begun or the game is over."""
    evaluator.prepare(state)
    while evaluator.rounds(state) < until:
        actors = state.actors()
        if actors == 0:
            if not state.chance():
                return
            state.deal(state.sample(dice))
            continue
        seat: i64 = 0
        while actors:
            if actors & 1:
                state.legal(seat, moves)
                move = evaluator.pick(state, seat, moves, dice)
                state.play(seat, move)
                evaluator.played(state, seat, move)
            actors >>= 1
            seat += 1


def play_to_end(evaluator: Evaluator, state: State, dice: Dice, moves: Moves) -> None:
    """Let all seats play on until the game is over."""
    play_on(evaluator, state, NEVER, dice, moves)
