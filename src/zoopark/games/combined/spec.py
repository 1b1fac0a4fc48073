"""Aquaretto and Zooloretto combined, in the catalogue."""

from typing import Any

from zoopark.core.state import State
from zoopark.games.combined.position import CombinedPosition
from zoopark.games.combined.rules.game import PARK, ZOO, Combined, new_game
from zoopark.games.drafting.moves import SUPPLIES
from zoopark.games.drafting.position import DraftingPosition
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.spec import DraftingTitle
from zoopark.notation.config import Config


class CombinedTitle(DraftingTitle):
    name = "combined"
    heading = "Aquaretto + Zooloretto"

    def set_up(self, config: Config, starter: int) -> Drafting:
        return new_game(config.players, starter)

    def table(self, state: State) -> DraftingPosition:
        assert isinstance(state, Combined)
        return CombinedPosition(state)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Besides the rest: how each supply stands, and the game of each truck."""
        assert isinstance(state, Combined)
        seen = super().view(state, seat)
        for number, truck in enumerate(seen["trucks"]):
            truck["game"] = SUPPLIES[state.carries(number)] or None
        seen["supplies"] = {
            SUPPLIES[game]: {
                "total": int(supply.total),
                "opened": bool(state.opened & game),
                "closed": bool(state.closed & game),
            }
            for game, supply in ((int(ZOO), state.supply), (int(PARK), state.park_supply))
        }
        return seen
