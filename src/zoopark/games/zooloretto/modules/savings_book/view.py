"""What the savings book shows."""

from msgspec import Struct

from zoopark.games.zooloretto.module_view import ModuleView
from zoopark.games.zooloretto.modules.savings_book.rules import SavingsBook
from zoopark.games.zooloretto.rules.module import Module


class SavingsBookPart(Struct, frozen=True):
    """The savings book of a seat."""

    field: int  # on which the coin lies, 0 while there is none


class SavingsBookView(ModuleView):
    seat_part = SavingsBookPart

    def seat(self, module: Module, seat: int) -> SavingsBookPart:
        assert isinstance(module, SavingsBook)
        return SavingsBookPart(int(module.fields[seat]))


VIEW = SavingsBookView()
