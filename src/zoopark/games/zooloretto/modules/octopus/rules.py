"""The octopus: four coins at once, and a bet on who will have the most points."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.moves import BYTE, A, Moves
from zoopark.core.rule import OK, rule_id
from zoopark.core.score import Line, Reason
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import (
    RULEBOOK,
    SECTION,
    Mini,
)
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.module import NOBODY, Manifest

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("octopus")
NAME: Final[i64] = NUMBERS.move("name")  # seat
ASK_NAME: Final[i64] = NUMBERS.question("name")  # who will have the most points?
NAMED: Final[i64] = NUMBERS.event("named")  # seat

MANIFEST: Final[Manifest] = Manifest(
    "octopus", RULEBOOK, chapter=6, moves=(NAME,), tasks=(ASK_NAME,)
)

GIFT_AT: Final[i64] = NUMBERS.tweak("coins", 4, 0, 10, "MI.6.1")
FORFEIT_AT: Final[i64] = NUMBERS.tweak("forfeit", 2, 0, 20, "MI.6.4")  # or points


class Octopus(Mini):
    def __init__(self, manifest: Manifest) -> None:
        super().__init__(manifest)
        self.named = NOBODY

    def chosen(self, zoos: "Zoos", seat: i64) -> None:
        zoos.receive(seat, zoos.number(GIFT_AT))
        zoos.agenda.push(ASK_NAME | seat << A)

    def ask_moves(self, zoos: "Zoos", task: i64, moves: Moves) -> None:
        for seat in range(len(zoos.zoos)):
            moves.add(NAME | seat << A)

    def ask_refusal(self, zoos: "Zoos", task: i64, move: i64) -> i64:
        return OK if move & BYTE == NAME and move >> A < len(zoos.zoos) else 24_06_02

    def answer(self, zoos: "Zoos", task: i64, move: i64) -> None:
        self.named = move >> A
        if zoos.journal.on:
            zoos.journal.note(NAMED, self.owner, self.named)

    def refusal(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        return 1_02_01  # only when the octopus has just been chosen

    def wrong(self, zoos: "Zoos") -> bool:
        """Has anybody more points than the named seat, the octopus left out (MI.6.3)?"""
        if self.named == NOBODY:
            return False
        named = zoos.subtotal(self.named)
        return any(zoos.subtotal(seat) > named for seat in range(len(zoos.zoos)))

    def verdict(self, zoos: "Zoos", seat: i64) -> i64:
        can_pay = zoos.money.purses[seat] >= zoos.number(FORFEIT_AT)
        return 0 if can_pay or not self.wrong(zoos) else -zoos.number(FORFEIT_AT)  # MI.6.4

    def savings(self, zoos: "Zoos", seat: i64) -> i64:
        """What is paid for a wrong name does not count in a tie (MI.6.5)."""
        can_pay = zoos.money.purses[seat] >= zoos.number(FORFEIT_AT)
        return -zoos.number(FORFEIT_AT) if can_pay and self.wrong(zoos) else 0

    def lines(self, zoos: "Zoos", seat: i64, tally: vec[i64]) -> list[Line]:
        points = self.verdict(zoos, seat)
        why = [Reason("wrong-guess" if self.wrong(zoos) else "right-guess", points)]
        return [Line("octopus", points, rule_id(24_06_04), SECTION, why)]

    def twin(self) -> "Octopus":
        other = super().twin()
        assert isinstance(other, Octopus)
        other.named = self.named
        return other

    def fresh(self) -> "Octopus":
        return Octopus(MANIFEST)

    def cells(self) -> list[int]:
        return [*super().cells(), self.named]


def new_octopus(players: i64) -> Octopus:
    return Octopus(MANIFEST)


MINIS: Final = [(MANIFEST, new_octopus)]
