"""Notes of games that are played to learn from them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from zoopark.bots.playout import play_on
from zoopark.core.dice import Dice
from zoopark.core.evaluator import Evaluator
from zoopark.core.moves import Moves
from zoopark.core.sketch import Sketch
from zoopark.core.state import State


class Notes:
    """Sketches of a game, one for each seat where a round begins.

    ``heads`` has four numbers for each: what the evaluator says, the stage of the game, the seat,
    and how many places and values of its sketch there are.
    """

    def __init__(self, evaluator: Evaluator, sketch: Sketch) -> None:
        self.evaluator = evaluator
        self.sketch = sketch
        self.heads: vec[i64] = vec[i64](capacity=256)
        self.places: vec[i64] = vec[i64](capacity=2048)
        self.values: vec[i64] = vec[i64](capacity=2048)
        self.round: i64 = 1

    def look(self, state: State) -> None:
        """Note a situation if a round begins with it."""
        evaluator = self.evaluator
        if state.over() or evaluator.rounds(state) == self.round:
            return
        self.round = evaluator.rounds(state)
        evaluator.prepare(state)
        worths = vec[i64]([0] * state.players)
        for seat in range(state.players):
            worths[seat] = evaluator.worth(state, seat)
        sketch = self.sketch
        sketch.look(state, worths)
        for seat in range(state.players):
            sketch.write(state, seat)
            self.heads = append(self.heads, worths[seat])
            self.heads = append(self.heads, sketch.stage(state))
            self.heads = append(self.heads, seat)
            self.heads = append(self.heads, sketch.count)
            for k in range(sketch.count):
                self.places = append(self.places, sketch.places[k])
                self.values = append(self.values, sketch.values[k])

    def listed(self) -> tuple[list[int], list[int], list[int]]:
        """Heads, places and values."""
        return list(self.heads), list(self.places), list(self.values)


def play_at_a_glance(notes: Notes, state: State, dice: Dice, moves: Moves) -> None:
    """Play a game to its end with moves that look good at a glance."""
    evaluator = notes.evaluator
    while not state.over():
        play_on(evaluator, state, evaluator.rounds(state) + 1, dice, moves)
        notes.look(state)
