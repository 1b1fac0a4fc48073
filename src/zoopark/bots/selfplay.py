"""Games that are played to learn from them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from zoopark.bots.playout import play_on
from zoopark.core.dice import Dice
from zoopark.core.evaluator import Judge
from zoopark.core.moves import Moves
from zoopark.core.sketch import Sketch, listed
from zoopark.core.state import State


def noted(judge: Judge, sketch: Sketch, state: State, rows: vec[i64]) -> vec[i64]:
    """The rows, and one more for each seat: round, seat, worth by the judge, stage, sketch."""
    judge.prepare(state)
    worths = vec[i64]([0] * state.players)
    for seat in range(state.players):
        worths[seat] = judge.worth(state, seat)
    sketch.look(state, worths)
    for seat in range(state.players):
        sketch.write(state, seat)
        rows = append(rows, judge.rounds(state))
        rows = append(rows, seat)
        rows = append(rows, worths[seat])
        rows = append(rows, sketch.stage(state))
        rows = listed(sketch, rows)
    return rows


def glanced_game(judge: Judge, sketch: Sketch, state: State, dice: Dice) -> list[int]:
    """A game of moves that look good at a glance: the rows of all its rounds."""
    rows = vec[i64]()
    moves = Moves()
    while True:
        play_on(judge, state, judge.rounds(state) + 1, dice, moves)
        if state.over():
            break
        rows = noted(judge, sketch, state, rows)
    return [int(number) for number in rows]
