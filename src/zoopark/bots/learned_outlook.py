"""What the seats may expect, as learned from games."""

from mypy_extensions import i64

from zoopark.bots.network import Net
from zoopark.bots.outlook import Outlook
from zoopark.core.evaluator import Judge
from zoopark.core.sketch import Sketch
from zoopark.core.state import State


class LearnedOutlook(Outlook):
    """The judge, and what a network adds to its worths."""

    def __init__(self, judge: Judge, players: i64, sketch: Sketch, net: Net) -> None:
        super().__init__(judge, players)
        self.sketch = sketch
        self.net = net
        self.horizon = 1

    def correct(self, state: State) -> None:
        sketch = self.sketch
        sketch.look(state, self.worths)
        for seat in range(self.players):
            sketch.write(state, seat)
            self.worths[seat] += self.net.answer(sketch)
        doubts = self.net.doubts
        at = sketch.stage(state)
        if at >= len(doubts):
            at = i64(len(doubts)) - 1
        self.doubt = doubts[at]
