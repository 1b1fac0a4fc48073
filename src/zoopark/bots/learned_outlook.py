"""What the seats may expect, as learned from games."""

from typing import Final

from mypy_extensions import i64

from zoopark.bots.network import Network
from zoopark.bots.outlook import Outlook
from zoopark.core.evaluator import Judge
from zoopark.core.sketch import Sketch
from zoopark.core.state import State

HORIZON: Final[i64] = 1  # sketches are made where a round begins: the round of now is played out


class LearnedOutlook(Outlook):
    """The judge, and what a network adds to its worths."""

    def __init__(self, judge: Judge, players: i64, sketch: Sketch, network: Network) -> None:
        super().__init__(judge, players)
        self.sketch = sketch
        self.network = network
        self.horizon = HORIZON

    def correct(self, state: State) -> None:
        sketch = self.sketch
        sketch.look(state, self.worths)
        for seat in range(self.players):
            sketch.write(state, seat)
            self.worths[seat] += self.network.answer(sketch)
        self.doubt = self.network.doubt(sketch.stage(state))
