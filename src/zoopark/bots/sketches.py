"""The sketch of a game."""

from zoopark.core.evaluator import Judge
from zoopark.core.sketch import Sketch
from zoopark.games.aquaretto.evaluator import ParkEye
from zoopark.games.aquaretto.evaluator_sketch import AquarettoSketch
from zoopark.games.combined.evaluator import DoubleJudge
from zoopark.games.combined.evaluator_sketch import CombinedSketch
from zoopark.games.drafting.evaluator.game import DraftJudge
from zoopark.games.ozoolemio.evaluator.game import AuctionJudge
from zoopark.games.ozoolemio.evaluator.sketch import AuctionSketch
from zoopark.games.zooloretto.evaluator.sketch import ZoolorettoSketch
from zoopark.games.zooloretto.evaluator.zoo import ZooEye


def sketch_of(judge: Judge) -> Sketch:
    """What can be sketched with what this judge knows."""
    if isinstance(judge, AuctionJudge):
        return AuctionSketch(judge)
    if isinstance(judge, DoubleJudge):
        assert isinstance(judge.eye, ZooEye)
        assert isinstance(judge.park, ParkEye)
        return CombinedSketch(judge, judge.eye, judge.park)
    assert isinstance(judge, DraftJudge)
    if isinstance(judge.eye, ParkEye):
        return AquarettoSketch(judge, judge.eye)
    assert isinstance(judge.eye, ZooEye)
    return ZoolorettoSketch(judge, judge.eye)
