"""Aquaretto in the catalogue."""

from zoopark.core.state import State
from zoopark.games.aquaretto.position import ParkNotation
from zoopark.games.aquaretto.rules.components import ALL_COINS
from zoopark.games.aquaretto.rules.game import Aquaretto, new_game
from zoopark.games.drafting.position import DraftingPosition
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.spec import DraftingTitle
from zoopark.notation.config import Config


class AquarettoTitle(DraftingTitle):
    name = "aquaretto"
    heading = "Aquaretto"

    def set_up(self, config: Config, starter: int) -> Drafting:
        return new_game(config.players, starter)

    def table(self, state: State) -> DraftingPosition:
        assert isinstance(state, Aquaretto)
        return DraftingPosition(state, [ParkNotation(state.parks, state.supply)], int(ALL_COINS))
