"""The evaluator of a game."""

from zoopark.core.evaluator import Evaluator
from zoopark.core.state import State
from zoopark.games.aquaretto.evaluator import ParkEvaluator
from zoopark.games.aquaretto.rules.game import Aquaretto
from zoopark.games.combined.evaluator import CombinedEvaluator
from zoopark.games.combined.rules.game import Combined
from zoopark.games.drafting.evaluator.game import DraftingEvaluator
from zoopark.games.ozoolemio.evaluator.game import AuctionEvaluator
from zoopark.games.ozoolemio.rules.game import OZooLeMio
from zoopark.games.zooloretto.evaluator.game import ModularEvaluator
from zoopark.games.zooloretto.evaluator.zoo import ZooEvaluator
from zoopark.games.zooloretto.rules.game import Zooloretto


def judge_of(state: State) -> Evaluator:
    if isinstance(state, Zooloretto):
        return (
            ModularEvaluator(ZooEvaluator())
            if state.zoos.modules
            else DraftingEvaluator(ZooEvaluator())
        )
    if isinstance(state, Aquaretto):
        return DraftingEvaluator(ParkEvaluator())
    if isinstance(state, Combined):
        return CombinedEvaluator(ZooEvaluator(), ParkEvaluator())
    if isinstance(state, OZooLeMio):
        return AuctionEvaluator()
    raise ValueError("no bot knows this game")
