"""The sketch of a game."""

from zoopark.core.evaluator import Evaluator
from zoopark.core.sketch import Sketch
from zoopark.games.aquaretto.evaluator import ParkEvaluator
from zoopark.games.aquaretto.evaluator_sketch import AquarettoSketch
from zoopark.games.combined.evaluator import CombinedEvaluator
from zoopark.games.combined.evaluator_sketch import CombinedSketch
from zoopark.games.drafting.evaluator.game import DraftingEvaluator
from zoopark.games.ozoolemio.evaluator.game import AuctionEvaluator
from zoopark.games.ozoolemio.evaluator.sketch import AuctionSketch
from zoopark.games.zooloretto.evaluator.sketch import ZoolorettoSketch
from zoopark.games.zooloretto.evaluator.zoo import ZooEvaluator


def sketch_of(evaluator: Evaluator) -> Sketch:
    """What can be sketched with what this evaluator knows."""
    if isinstance(evaluator, AuctionEvaluator):
        return AuctionSketch(evaluator)
    if isinstance(evaluator, CombinedEvaluator):
        assert isinstance(evaluator.side, ZooEvaluator)
        assert isinstance(evaluator.park, ParkEvaluator)
        return CombinedSketch(evaluator, evaluator.side, evaluator.park)
    assert isinstance(evaluator, DraftingEvaluator)
    if isinstance(evaluator.side, ParkEvaluator):
        return AquarettoSketch(evaluator, evaluator.side)
    assert isinstance(evaluator.side, ZooEvaluator)
    return ZoolorettoSketch(evaluator, evaluator.side)
