"""Moves of the combined game as actions."""

from zoopark.core.state import State
from zoopark.games.aquaretto.rules.numbering import ParkActions
from zoopark.games.aquaretto.rules.parks import Parks
from zoopark.games.combined.rules.game import Combined


class CombinedActions(ParkActions):
    """The numbering of the combined game: only the moves in its parks depend on the state."""

    def parks(self, state: State) -> Parks:
        assert isinstance(state, Combined)
        return state.parks
