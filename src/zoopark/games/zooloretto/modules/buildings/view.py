"""What the buildings show."""

from msgspec import Struct

from zoopark.games.zooloretto.module_view import ModuleView
from zoopark.games.zooloretto.modules.buildings.words import left_in_the_middle, pavilions_of
from zoopark.games.zooloretto.rules.module import Module


class BuildingsPart(Struct, frozen=True):
    """The pavilions of a seat; restaurant and shop lie on stall places."""

    pavilions: tuple[str, ...]  # the enclosures that have one, each as often as it has


class BuildingsTable(Struct, frozen=True):
    """The buildings that nobody has yet."""

    left: tuple[str, ...]  # restaurant, pavilion, shop


class BuildingsView(ModuleView):
    seat_part = BuildingsPart
    table_part = BuildingsTable

    def seat(self, module: Module, seat: int) -> BuildingsPart:
        return BuildingsPart(tuple(pavilions_of(module, seat)))

    def table(self, module: Module) -> BuildingsTable:
        return BuildingsTable(tuple(left_in_the_middle(module)))


VIEW = BuildingsView()
