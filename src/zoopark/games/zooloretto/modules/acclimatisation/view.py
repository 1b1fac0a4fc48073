"""What the acclimatisation area shows."""

from msgspec import Struct

from zoopark.games.zooloretto.module_view import ModuleView
from zoopark.games.zooloretto.modules.acclimatisation.rules import Acclimatisation
from zoopark.games.zooloretto.rules.module import Module
from zoopark.notation.tiles import tile_name


class AcclimatisationPart(Struct, frozen=True):
    """The acclimatisation area of a seat."""

    tile: str | None  # the animal in the area, if there is one
    free_move_left: bool  # this round


class AcclimatisationView(ModuleView):
    seat_part = AcclimatisationPart

    def seat(self, module: Module, seat: int) -> AcclimatisationPart:
        assert isinstance(module, Acclimatisation)
        tile = module.areas[seat]
        return AcclimatisationPart(tile_name(tile) if tile else None, not module.moved >> seat & 1)


VIEW = AcclimatisationView()
