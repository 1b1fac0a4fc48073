"""The judge of a game."""

from zoopark.bots.auction_judge import AuctionJudge
from zoopark.bots.double_judge import DoubleJudge
from zoopark.bots.draft_judge import DraftJudge
from zoopark.bots.judge import Judge
from zoopark.bots.modular_judge import ModularJudge
from zoopark.bots.park_eye import ParkEye
from zoopark.bots.zoo_eye import ZooEye
from zoopark.rules.aquaretto.game import Aquaretto
from zoopark.rules.combined.game import Combined
from zoopark.rules.kernel.state import State
from zoopark.rules.ozoolemio.game import OZooLeMio
from zoopark.rules.zooloretto.game import Zooloretto


def judge_of(state: State) -> Judge:
    if isinstance(state, Zooloretto):
        return ModularJudge(ZooEye()) if state.zoos.modules else DraftJudge(ZooEye())
    if isinstance(state, Aquaretto):
        return DraftJudge(ParkEye())
    if isinstance(state, Combined):
        return DoubleJudge(ZooEye(), ParkEye())
    if isinstance(state, OZooLeMio):
        return AuctionJudge()
    raise ValueError("no bot knows this game")
