"""What the foreign zoos show."""

from msgspec import Struct

from zoopark.games.zooloretto.module_view import ModuleView
from zoopark.games.zooloretto.modules.foreign_zoos.rules import ForeignZoos
from zoopark.games.zooloretto.modules.foreign_zoos.words import cards_of
from zoopark.games.zooloretto.rules.module import Module


class ForeignZoosPart(Struct, frozen=True):
    """The cards of a seat."""

    cards: tuple[int, ...]  # the points of each


class ForeignZoosTable(Struct, frozen=True):
    """The stack of cards, which lies open."""

    top: int | None  # the points of the card on top
    cards_left: int  # how many cards are left


class ForeignZoosView(ModuleView):
    seat_part = ForeignZoosPart
    table_part = ForeignZoosTable

    def seat(self, module: Module, seat: int) -> ForeignZoosPart:
        return ForeignZoosPart(tuple(cards_of(module, seat)))

    def table(self, module: Module) -> ForeignZoosTable:
        assert isinstance(module, ForeignZoos)
        return ForeignZoosTable(int(module.top_card()) or None, int(module.cards_left()))


VIEW = ForeignZoosView()
