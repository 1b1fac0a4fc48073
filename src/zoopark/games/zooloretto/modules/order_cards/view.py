"""What the order cards show: each to its owner only (OC.1.2)."""

from msgspec import Struct

from zoopark.games.zooloretto.module_view import ModuleView
from zoopark.games.zooloretto.modules.order_cards.rules import OrderCards
from zoopark.games.zooloretto.modules.order_cards.words import species_on
from zoopark.games.zooloretto.rules.module import Module


class OrderCard(Struct, frozen=True):
    """An order card and the species on it."""

    number: int  # of the card
    first: str  # what it asks for first
    second: str  # what it asks for second
    third: str  # what it asks for third


class OrderCardsPart(Struct, frozen=True):
    """The order card of a seat, None where it is hidden or not dealt yet."""

    card: OrderCard | None


class OrderCardsView(ModuleView):
    seat_part = OrderCardsPart

    def seat(self, module: Module, seat: int) -> OrderCardsPart:
        assert isinstance(module, OrderCards)
        card = int(module.cards[seat])
        return OrderCardsPart(OrderCard(card, *species_on(card)) if card else None)


VIEW = OrderCardsView()
