"""Aquaretto and Zooloretto combined, in the catalogue."""

from zoopark.notation.combined.position import CombinedPosition
from zoopark.notation.config import Config
from zoopark.notation.drafting.position import DraftingPosition
from zoopark.notation.drafting.title import DraftingTitle
from zoopark.rules.combined.game import Combined, new_game
from zoopark.rules.drafting.game import Drafting
from zoopark.rules.kernel.state import State


class CombinedTitle(DraftingTitle):
    name = "combined"
    heading = "Aquaretto + Zooloretto"

    def set_up(self, config: Config, starter: int) -> Drafting:
        return new_game(config.players, starter)

    def table(self, state: State) -> DraftingPosition:
        assert isinstance(state, Combined)
        return CombinedPosition(state)
