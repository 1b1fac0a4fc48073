"""Aquaretto in the catalogue."""

from zoopark.notation.aquaretto.notation import ParkNotation
from zoopark.notation.config import Config
from zoopark.notation.drafting.position import DraftingPosition
from zoopark.notation.drafting.title import DraftingTitle
from zoopark.rules.aquaretto.components import ALL_COINS
from zoopark.rules.aquaretto.game import Aquaretto, new_game
from zoopark.rules.drafting.game import Drafting
from zoopark.rules.kernel.state import State


class AquarettoTitle(DraftingTitle):
    name = "aquaretto"
    heading = "Aquaretto"

    def set_up(self, config: Config, starter: int) -> Drafting:
        return new_game(config.players, starter)

    def table(self, state: State) -> DraftingPosition:
        assert isinstance(state, Aquaretto)
        return DraftingPosition(state, [ParkNotation(state.parks, state.supply)], int(ALL_COINS))
