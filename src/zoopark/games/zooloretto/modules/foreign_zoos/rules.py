"""Foreign zoos: a full enclosure is given away for a card with points."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.moves import BYTE, A, Moves
from zoopark.core.rule import OK, Book, rule_id
from zoopark.core.score import Line, Reason
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.components import ALL_PENS, ZOO_PENS
from zoopark.games.zooloretto.rules.module import PEN_EMPTIED, Manifest, Module

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("foreign_zoos")
GIVE: Final[i64] = NUMBERS.move("give")  # enclosure
GAVE: Final[i64] = NUMBERS.event("gave")  # event: enclosure, points
GIFTS: Final[i64] = 2  # FZ.1.4


SECTION: Final = 7  # of the scoring

RULEBOOK: Final = Book(12_00_00, "FZ")
MANIFEST: Final[Manifest] = Manifest("foreign-zoos", RULEBOOK, moves=(GIVE,))

# House ruling: points of the first cards, one for each player, and of all others (FZ.1.3).
FIRST_CARDS: Final[i64] = 3
OTHER_CARDS: Final[i64] = 2


class ForeignZoos(Module):
    def __init__(self, first: vec[i64], second: vec[i64]) -> None:
        super().__init__(MANIFEST)
        self.first = first  # the points of each seat's first card, 0 while there is none
        self.second = second

    def cards_taken(self) -> i64:
        taken: i64 = 0
        for seat in range(len(self.first)):
            taken += (1 if self.first[seat] else 0) + (1 if self.second[seat] else 0)
        return taken

    def cards_left(self) -> i64:
        """The height of the stack: two cards for each player, less those taken (FZ.1.3)."""
        return GIFTS * i64(len(self.first)) - self.cards_taken()

    def top_card(self) -> i64:
        """The points of the card on top of the stack, 0 when none is left (FZ.1.3)."""
        if self.cards_left() == 0:
            return 0
        return FIRST_CARDS if self.cards_taken() < len(self.first) else OTHER_CARDS

    def moves(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        if self.second[seat]:
            return
        for pen in range(ZOO_PENS):
            if zoos.zoos[seat].full(pen):
                moves.add(GIVE | pen << A)

    def refusal(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        pen = move >> A
        if self.second[seat]:
            return 12_01_04
        if pen >= ALL_PENS:
            return 12_01_01
        for module in zoos.modules:
            rule = module.gift_rule(zoos, seat, pen)
            if rule:
                return rule
        return OK if pen < ZOO_PENS and zoos.zoos[seat].full(pen) else 12_01_01

    def play(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        """All animals of the enclosure leave the game (FZ.1.2)."""
        points = self.top_card()
        pen = (move >> A) & BYTE
        zoos.zoos[seat].pens[pen] = 0
        zoos.tell(seat, PEN_EMPTIED, pen)
        if self.first[seat]:
            self.second[seat] = points
        else:
            self.first[seat] = points
        if zoos.journal.on:
            zoos.journal.note(GAVE, seat, pen, points)
        return 0

    def points(self, zoos: "Zoos", seat: i64) -> i64:
        return self.first[seat] + self.second[seat]

    def lines(self, zoos: "Zoos", seat: i64, tally: vec[i64]) -> list[Line]:
        points = self.points(zoos, seat)
        cards = (1 if self.first[seat] else 0) + (1 if self.second[seat] else 0)
        why = [Reason("cards", points, cards)] if cards else []
        return [Line("foreign-zoos", points, rule_id(12_01_03), SECTION, why)]

    def copy(self) -> "ForeignZoos":
        return ForeignZoos(self.first[:], self.second[:])

    def cells(self) -> list[int]:
        return [*self.first, *self.second]


def new_foreign_zoos(players: i64) -> ForeignZoos:
    return ForeignZoos(vec[i64]([0] * players), vec[i64]([0] * players))


MODULES: Final = [(MANIFEST, new_foreign_zoos)]
