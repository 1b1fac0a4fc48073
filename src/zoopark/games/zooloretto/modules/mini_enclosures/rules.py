"""The mini enclosures in play: who wins one, and which.

Each of them is a module of its own. They lie within this one until a seat wins one; from then on
it works for that seat, and the game asks it like any other module.
"""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from zoopark.core.moves import BYTE, A, Moves
from zoopark.core.rule import OK
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, Mini
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.agenda import asked_seat
from zoopark.games.zooloretto.rules.module import NOBODY, PEN_FILLED, Manifest, Module

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("mini_enclosures")
CHOOSE: Final[i64] = NUMBERS.move("choose")  # the mini enclosure, by its chapter of the rulebook
CHOICE: Final[i64] = NUMBERS.question("choice")  # the question which one a seat takes
WON: Final[i64] = NUMBERS.event("won")  # the mini enclosure, by its chapter

SIX: Final[i64] = 2  # the enclosure of six (MI.0.1)
CHRISTMAS: Final[i64] = 17  # the chapters from here on are about those of a Christmas game (MI.0.5)
LAST: Final[i64] = 20

MANIFEST: Final[Manifest] = Manifest("mini-enclosures", RULEBOOK, moves=(CHOOSE,), tasks=(CHOICE,))


class MiniEnclosures(Module):
    def __init__(self, minis: list[Mini]) -> None:
        super().__init__(MANIFEST)
        self.minis = minis

    def inner(self) -> list[Module]:
        return cast("list[Module]", self.minis)

    def holds(self, seat: i64) -> bool:
        """Has this seat won one?"""
        return any(mini.owner == seat for mini in self.minis)

    def happened(self, zoos: "Zoos", seat: i64, what: i64, detail: i64) -> None:
        if what == PEN_FILLED and detail == SIX and not self.holds(seat) and self.holds(NOBODY):
            zoos.agenda.push(CHOICE | seat << A)

    def ask_moves(self, zoos: "Zoos", task: i64, moves: Moves) -> None:
        for mini in self.minis:
            if mini.owner == NOBODY:
                moves.add(CHOOSE | mini.manifest.chapter << A)

    def ask_refusal(self, zoos: "Zoos", task: i64, move: i64) -> i64:
        if move & BYTE != CHOOSE:
            return 24_00_03
        for mini in self.minis:
            if mini.manifest.chapter == move >> A:
                return OK if mini.owner == NOBODY else 24_00_04
        return 24_00_05 if CHRISTMAS <= move >> A <= LAST else 24_00_04

    def answer(self, zoos: "Zoos", task: i64, move: i64) -> None:
        seat = asked_seat(task)
        for mini in self.minis:
            if mini.manifest.chapter == move >> A:
                zoos.put_in_force(mini, seat)
                if zoos.journal.on:
                    zoos.journal.note(WON, seat, move >> A)
                mini.chosen(zoos, seat)
                return

    def refusal(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        return 1_02_01  # only when the enclosure of six has just been filled

    # -- copies -----------------------------------------------------------------------------------

    def copy(self) -> "MiniEnclosures":
        return MiniEnclosures([mini.twin() for mini in self.minis])

    def cells(self) -> list[int]:
        cells: list[int] = []
        for mini in self.minis:
            cells += mini.cells()
        return cells
