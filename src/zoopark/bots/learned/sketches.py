"""The sketch of a game."""

from zoopark.bots.auction_judge import AuctionJudge
from zoopark.bots.double_judge import DoubleJudge
from zoopark.bots.draft_judge import DraftJudge
from zoopark.bots.judge import Judge
from zoopark.bots.learned.auction_sketch import AuctionSketch
from zoopark.bots.learned.draft_sketch import AquarettoSketch, CombinedSketch, ZoolorettoSketch
from zoopark.bots.learned.sketch import Sketch
from zoopark.bots.park_eye import ParkEye
from zoopark.bots.zoo_eye import ZooEye


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
