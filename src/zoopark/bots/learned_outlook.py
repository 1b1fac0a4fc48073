"""What the seats may expect, as learned from games."""

from mypy_extensions import i64

from zoopark.bots.network import Network
from zoopark.bots.outlook import Outlook
from zoopark.core.evaluator import Evaluator
from zoopark.core.sketch import Sketch
from zoopark.core.state import State


class LearnedOutlook(Outlook):
    """The evaluator, and what a network adds to its worths."""

    def __init__(
        self, evaluator: Evaluator, players: i64, sketch: Sketch, network: Network
    ) -> None:
        super().__init__(evaluator, players)
        self.horizon = 1
        self.sketch = sketch
        self.network = network

    def until(self, now: i64, state: State) -> i64:
        """As many rounds as the horizon says; one in which the tree has gone on is played out."""
        reached = self.evaluator.rounds(state)
        stop = reached if reached > now and self.sketch.begins(state) else reached + 1
        return stop if stop > now + self.horizon else now + self.horizon

    def correct(self, state: State) -> None:
        sketch = self.sketch
        sketch.look(state, self.worths)
        for seat in range(self.players):
            sketch.write(state, seat)
            self.worths[seat] += self.network.answer(sketch)
        self.doubt = self.network.doubt(sketch.stage(state))
