"""Evaluating the combined game: two evaluators, one for each side."""

from mypy_extensions import i64

from zoopark.core.moves import BYTE
from zoopark.games.aquaretto.evaluator import ParkEvaluator
from zoopark.games.combined.rules.game import (
    FIRST_PARK_ACTION,
    LAST_PARK_ACTION,
    PARK,
    Combined,
    game_of,
)
from zoopark.games.drafting.evaluator.game import DraftingEvaluator, gain_of, hope_of
from zoopark.games.drafting.evaluator.side import SideEvaluator
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.zooloretto.evaluator.zoo import ZooEvaluator


class CombinedEvaluator(DraftingEvaluator):
    def __init__(self, zoo: SideEvaluator, park: SideEvaluator) -> None:
        super().__init__(zoo)
        self.park = park

    def survey(self, state: Drafting) -> None:
        assert isinstance(state, Combined)
        trucks = i64(len(state.trucks))
        self.side.survey(state.zoos, state.supply, state.players, trucks)
        self.park.survey(state.parks, state.park_supply, state.players, trucks)
        coin = (self.side.coin + self.park.coin) // 2
        self.side.coin = coin
        self.park.coin = coin

    def side_of(self, tile: i64) -> SideEvaluator:
        return self.park if game_of(tile >> 3) == PARK else self.side

    def side_of_action(self, move: i64) -> SideEvaluator:
        if FIRST_PARK_ACTION <= move & BYTE <= LAST_PARK_ACTION:
            return self.park
        return self.side

    def appraise(self, state: Drafting, seat: i64) -> None:
        assert isinstance(state, Combined)
        self.side.appraise(state.zoos, seat)
        self.park.appraise(state.parks, seat)

    def hope(self, state: Drafting, seat: i64) -> i64:
        assert isinstance(state, Combined)
        zoo = hope_of(self.side, state.supply, seat)
        park = hope_of(self.park, state.park_supply, seat)
        return zoo if zoo > park else park

    def truck_gain(self, state: Drafting, seat: i64, tiles: i64) -> i64:
        if tiles == 0:
            return 0
        return gain_of(self.side_of(tiles & BYTE), seat, tiles)

    def prospects(self, state: Drafting, seat: i64) -> i64:
        assert isinstance(state, Combined)
        value = self.side.prospects(state.zoos, seat) + self.park.prospects(state.parks, seat)
        return value + self.side.purse(state.money.purses[seat])


def new_evaluator() -> CombinedEvaluator:
    return CombinedEvaluator(ZooEvaluator(), ParkEvaluator())
