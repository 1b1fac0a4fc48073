"""What the petting zoo shows."""

from msgspec import Struct

from zoopark.games.zooloretto.module_view import ModuleView
from zoopark.games.zooloretto.modules.petting_zoo.words import young_species
from zoopark.games.zooloretto.rules.module import Module
from zoopark.notation.tiles import species_name


class PettingZooPart(Struct, frozen=True):
    """The petting zoo of a seat."""

    young: tuple[str, ...]  # the species of the young in it


class PettingZooView(ModuleView):
    seat_part = PettingZooPart

    def seat(self, module: Module, seat: int) -> PettingZooPart:
        young = young_species(module, seat)
        return PettingZooPart(tuple([species_name(family) for family in young]))


VIEW = PettingZooView()
