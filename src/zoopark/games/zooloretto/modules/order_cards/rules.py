"""Order cards: one secret card each, with a bonus for two species and no minus for a third."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.moves import BYTE, A, B, Moves
from zoopark.core.rule import Book, rule_id
from zoopark.core.score import Line, Reason
from zoopark.games.drafting.rules.kinds import DEAL
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.components import (
    CAMEL,
    CHIMPANZEE,
    ELEPHANT,
    FLAMINGO,
    PANDA,
    ZOO_PENS,
)
from zoopark.games.zooloretto.rules.module import Deck, Manifest, Module
from zoopark.games.zooloretto.rules.zoo import Zoo
from zoopark.games.zooloretto.rules.zoos import BARN_ANIMAL_LINE, Zoos

SECTION: Final = 6  # of the scoring

NUMBERS: Final = Numbers("order_cards")
RULEBOOK: Final = Book(18_00_00, "OC")
MANIFEST: Final[Manifest] = Manifest("order-cards", RULEBOOK)

# House ruling: the first, second and third species of each card; there is no card 0 (OC.1.1).
FIRST_SPECIES: Final = vec[i64]([0, PANDA, CHIMPANZEE, CAMEL, ELEPHANT, FLAMINGO])
SECOND_SPECIES: Final = vec[i64]([0, CHIMPANZEE, CAMEL, ELEPHANT, FLAMINGO, PANDA])
THIRD_SPECIES: Final = vec[i64]([0, CAMEL, ELEPHANT, FLAMINGO, PANDA, CHIMPANZEE])

CARDS: Final[i64] = 5  # OC.1.1

FIRST_POINTS_AT: Final[i64] = NUMBERS.tweak("first-points", 3, 0, 20, "OC.2.1")
SECOND_POINTS_AT: Final[i64] = NUMBERS.tweak("second-points", 2, 0, 20, "OC.2.1")


class CardDeck(Deck):
    def __init__(self, cards: vec[i64]) -> None:
        self.cards = cards  # of all seats

    def _next_seat(self) -> i64:
        """The seat that is dealt a card next, -1 if all have theirs."""
        for seat in range(len(self.cards)):
            if self.cards[seat] == 0:
                return seat
        return -1

    def left(self) -> bool:
        return self._next_seat() >= 0

    def outcomes(self, moves: Moves) -> None:
        seat = self._next_seat()
        for card in range(1, CARDS + 1):
            if card not in self.cards:
                moves.add(DEAL | seat << A | card << B)

    def deal(self, outcome: i64) -> None:
        self.cards[(outcome >> A) & BYTE] = outcome >> B

    def hide(self, seat: i64) -> None:
        """Only its owner knows a card (OC.1.2)."""
        for other in range(len(self.cards)):
            if other != seat:
                self.cards[other] = 0


class OrderCards(Module):
    def __init__(self, cards: vec[i64]) -> None:
        super().__init__(MANIFEST)
        self.cards = cards  # each seat's card, 0 before it is dealt or if it is not known
        self.deck = CardDeck(cards)

    def protects(self, species: i64, replaced: bool) -> i64:
        """Every species of a card is the first one of some card."""
        for card in range(1, CARDS + 1):
            if FIRST_SPECIES[card] == species:
                return 22_01_04 if replaced else 18_01_04
        return 0

    def tally(self, zoos: Zoos, seat: i64, lines: vec[i64]) -> None:
        card = self.cards[seat]
        if card and zoos.zoos[seat].barn[THIRD_SPECIES[card]]:
            lines[BARN_ANIMAL_LINE] -= zoos.numbers.barn_points  # OC.2.4

    def points(self, zoos: Zoos, seat: i64) -> i64:
        card = self.cards[seat]
        if card == 0:
            return 0
        zoo = zoos.zoos[seat]
        first = zoos.number(FIRST_POINTS_AT) if has_full(zoo, FIRST_SPECIES[card]) else 0
        return first + (zoos.number(SECOND_POINTS_AT) if has_full(zoo, SECOND_SPECIES[card]) else 0)

    def lines(self, zoos: Zoos, seat: i64, tally: vec[i64]) -> list[Line]:
        card = self.cards[seat]
        if card == 0:
            return []
        zoo = zoos.zoos[seat]
        why: list[Reason] = []
        if has_full(zoo, FIRST_SPECIES[card]):
            why.append(Reason("first-order", zoos.number(FIRST_POINTS_AT)))
        if has_full(zoo, SECOND_SPECIES[card]):
            why.append(Reason("second-order", zoos.number(SECOND_POINTS_AT)))
        return [Line("order-card", self.points(zoos, seat), rule_id(18_02_01), SECTION, why)]

    def copy(self) -> "OrderCards":
        return OrderCards(self.cards[:])

    def cells(self) -> list[int]:
        return [*self.cards]


def has_full(zoo: Zoo, species: i64) -> bool:
    """Is a full enclosure of the zoo, not an extra one, of this species (OC.2.2, OC.2.3)?"""
    return any(zoo.species(pen) == species and zoo.full(pen) for pen in range(ZOO_PENS))


def new_order_cards(players: i64) -> OrderCards:
    return OrderCards(vec[i64]([0] * players))


MODULES: Final = [(MANIFEST, new_order_cards)]
