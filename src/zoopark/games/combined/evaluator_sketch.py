"""Sketches of the combined game: a zoo and a park."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.evaluator import Evaluator
from zoopark.core.state import State
from zoopark.games.aquaretto.evaluator import ParkEvaluator
from zoopark.games.aquaretto.evaluator_sketch import PARK_PART, ParkSketch
from zoopark.games.aquaretto.rules.components import COINS as PARK_COINS
from zoopark.games.combined.evaluator import CombinedEvaluator
from zoopark.games.combined.rules.game import Combined
from zoopark.games.drafting.evaluator.sketch import BAG, LINES, TABLE_PART, DraftSketch, tiles_of
from zoopark.games.zooloretto.evaluator.sketch import ZOO_PART, ZooSketch
from zoopark.games.zooloretto.evaluator.zoo import ZooEvaluator
from zoopark.games.zooloretto.rules.components import COINS as ZOO_COINS


class CombinedSketch(DraftSketch):
    def __init__(
        self, evaluator: CombinedEvaluator, zoo: ZooEvaluator, park: ParkEvaluator
    ) -> None:
        super().__init__(evaluator, ZOO_PART + PARK_PART)
        self.zoo_evaluator = zoo
        self.park_evaluator = park
        self.zoo = ZooSketch(zoo, TABLE_PART)
        self.park = ParkSketch(park, TABLE_PART + ZOO_PART)

    def left(self) -> i64:
        return self.zoo_evaluator.left + self.park_evaluator.left

    def look(self, state: State, worths: vec[i64]) -> None:
        super().look(state, worths)
        assert isinstance(state, Combined)
        self.zoo.look(state.zoos)
        self.park.look(state.parks)

    def write(self, state: State, seat: i64) -> None:
        assert isinstance(state, Combined)
        self.write_table(state, seat)
        coins = tiles_of(state.supply, ZOO_COINS) + tiles_of(state.park_supply, PARK_COINS)
        self.put(BAG + 1, coins)
        self.put(LINES, self.zoo_evaluator.left)
        self.put(LINES + 1, self.park_evaluator.left)
        if state.closed:
            self.put(LINES + 1 + state.closed, 1)
        self.zoo.write(self, state.zoos, state.supply, seat)
        self.park.write(self, state.parks, state.park_supply, seat)


def new_sketch(evaluator: Evaluator) -> CombinedSketch:
    assert isinstance(evaluator, CombinedEvaluator)
    zoo = evaluator.side
    park = evaluator.park
    assert isinstance(zoo, ZooEvaluator)
    assert isinstance(park, ParkEvaluator)
    return CombinedSketch(evaluator, zoo, park)
