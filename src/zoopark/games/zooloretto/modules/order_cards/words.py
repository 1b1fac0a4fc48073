"""Order cards in words: ``order:3`` in a seat's field, ``deal A 3`` as what chance brings.

Cards are numbered as the rulebook lists them (OC.1.1).
"""

from zoopark.core.moves import BYTE, A, B
from zoopark.games.drafting.rules.kinds import DEAL
from zoopark.games.zooloretto.module_words import ModuleNotation
from zoopark.games.zooloretto.modules.order_cards.rules import (
    CARDS,
    FIRST_SPECIES,
    SECOND_SPECIES,
    THIRD_SPECIES,
    OrderCards,
)
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.notation.errors import Impossible, Misread, quoted, whole_number
from zoopark.notation.fields import Fields
from zoopark.notation.seats import seat_letter, seat_number
from zoopark.notation.tiles import species_name
from zoopark.notation.verbs import Verb, Writer


def _card_number(text: str) -> int:
    card = whole_number(text, 1, int(CARDS))
    if card is None:
        raise Misread("notation.card", name=quoted(text), most=int(CARDS))
    return card


def _read_deal(words: list[str]) -> int:
    return DEAL | seat_number(words[0]) << A | _card_number(words[1]) << B


class OrderCardsNotation(ModuleNotation):
    secret = "order"  # OC.1.2
    verbs = {"deal": Verb("deal SEAT CARD", 2, 2, _read_deal)}
    writers = {
        int(DEAL): Writer(
            "deal",
            lambda code: f"{seat_letter(code >> A & BYTE)} {code >> B}",
            lambda code: {"seat": code >> A & BYTE, "card": code >> B},
            chance=True,
        )
    }

    def write_seat(self, module: Module, seat: int) -> list[str]:
        card = _own(module).cards[seat]
        return [f"order:{card}"] if card else []

    def read_seat(self, zoos: Zoos, module: Module, seat: int, fields: Fields) -> None:
        text = fields.text("order")
        if text is None:
            return
        card = _card_number(text)
        if card in _own(module).cards:
            raise Impossible(f"there is only one order card {card}", "OC.1.1")
        _own(module).cards[seat] = card

    def check(self, zoos: Zoos, module: Module) -> None:
        dealt = [card != 0 for card in _own(module).cards]
        if dealt != sorted(dealt, reverse=True):
            raise Impossible("order cards are dealt to one seat after the other", "OC.1.2")

    def dealt(self, module: Module) -> bool:
        return any(_own(module).cards)

    def board_line(self, module: Module, seat: int, viewer: int | None) -> str:
        card = _own(module).cards[seat]
        return f"order: {', '.join(species_on(int(card))) if card else 'hidden'}"


def _own(module: Module) -> OrderCards:
    assert isinstance(module, OrderCards)
    return module


def species_on(card: int) -> list[str]:
    return [
        species_name(species[card]) for species in (FIRST_SPECIES, SECOND_SPECIES, THIRD_SPECIES)
    ]


WORDS = OrderCardsNotation()
