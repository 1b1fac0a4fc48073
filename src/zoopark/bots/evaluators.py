"""The judge of a game."""

from zoopark.core.evaluator import Judge
from zoopark.core.state import State
from zoopark.games.aquaretto.evaluator import ParkEye
from zoopark.games.aquaretto.rules.game import Aquaretto
from zoopark.games.combined.evaluator import DoubleJudge
from zoopark.games.combined.rules.game import Combined
from zoopark.games.drafting.evaluator.game import DraftJudge
from zoopark.games.ozoolemio.evaluator.game import AuctionJudge
from zoopark.games.ozoolemio.rules.game import OZooLeMio
from zoopark.games.zooloretto.evaluator.game import ModularJudge
from zoopark.games.zooloretto.evaluator.zoo import ZooEye
from zoopark.games.zooloretto.rules.game import Zooloretto


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
