"""The acclimatisation area: a place for one animal before it finds its enclosure."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.core.moves import BYTE, A, B, Moves
from zoopark.core.rule import OK, Book
from zoopark.core.tiles import KINDS, count, family
from zoopark.games.drafting.rules.kinds import PLACE
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.components import BARN, OTHER_FEMALE
from zoopark.games.zooloretto.rules.events import MOVED, PLACED
from zoopark.games.zooloretto.rules.module import MODULE_PLACES, ROUND_ENDED, Manifest, Module

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

AREA: Final[i64] = MODULE_PLACES + 1  # as a place
NUMBERS: Final = Numbers("acclimatisation")
MOVE_IN: Final[i64] = NUMBERS.move("move-in")  # tile of the barn
MOVE_OUT: Final[i64] = NUMBERS.move("move-out")  # tile, enclosure
TRADE: Final[i64] = NUMBERS.move("trade")  # seat

TRADED: Final[i64] = NUMBERS.event("traded")  # tile, for tile, seat

RULEBOOK: Final = Book(14_00_00, "AA")
MANIFEST: Final[Manifest] = Manifest(
    "acclimatisation", RULEBOOK, moves=(MOVE_IN, MOVE_OUT, TRADE), places=(int(AREA),)
)


class Acclimatisation(Module):
    def __init__(self, areas: vec[i64], moved: i64) -> None:
        super().__init__(MANIFEST)
        self.areas = areas  # the tile in each seat's area, 0 while it is empty
        self.moved = moved  # seats that have had their free move of this round, as a mask

    # -- from a truck -----------------------------------------------------------------------------

    def place_moves(self, zoos: "Zoos", seat: i64, tile: i64, bought: bool, moves: Moves) -> None:
        if not bought and self.areas[seat] == 0 and zoos.is_animal(tile):
            moves.add(PLACE | tile << A | AREA << B)

    def place_refusal(self, zoos: "Zoos", seat: i64, bought: bool, move: i64) -> i64:
        if not zoos.is_animal((move >> A) & BYTE):
            return 14_01_03
        if bought or move >> B != AREA:
            return 14_01_04
        return 14_01_01 if self.areas[seat] else OK

    def lay(self, zoos: "Zoos", seat: i64, move: i64, fresh: bool) -> None:
        self.areas[seat] = (move >> A) & BYTE
        if zoos.journal.on:
            zoos.journal.note(PLACED, seat, self.areas[seat], AREA)

    # -- actions ----------------------------------------------------------------------------------

    def moves(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        tile = self.areas[seat]
        if not self.moved >> seat & 1:
            if tile:
                zoo = zoos.zoos[seat]
                for pen in range(zoo.reach):
                    if zoo.entry_refusal(pen, family(tile)) == OK:
                        moves.add(MOVE_OUT | tile << A | pen << B)
            else:
                self._add_barn(zoos, seat, moves)
        if tile and zoos.money.purses[seat] >= zoos.remodel_price(seat):
            for other in range(len(self.areas)):
                if other != seat and self.areas[other] and self.areas[other] != tile:
                    moves.add(TRADE | other << A)

    def _add_barn(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        barn = zoos.zoos[seat].barn
        for species in range(1, len(barn)):
            if barn[species] and zoos.species >> species & 1:
                for k in range(KINDS):
                    if count(barn[species], k):
                        moves.add(MOVE_IN | (species << 3 | k) << A)

    def refusal(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        kind = move & BYTE
        what = (move >> A) & BYTE
        if kind == TRADE:
            return self._trade_refusal(zoos, seat, move >> A)
        if kind == MOVE_IN:
            if move >> B or not zoos.zoos[seat].in_barn(what):
                return 14_02_01
            if not zoos.is_animal(what):
                return 14_01_03
            if self.areas[seat]:
                return 14_01_01
        else:
            if self.areas[seat] != what or what == 0 or move >> B == BARN:
                return 14_02_02
            refused = zoos.entry_refusal(seat, move >> B, family(what))
            if refused:
                return refused
        return 14_02_05 if self.moved >> seat & 1 else OK

    def _trade_refusal(self, zoos: "Zoos", seat: i64, other: i64) -> i64:
        if other == seat or other >= len(self.areas):
            return 14_02_06
        if self.areas[seat] == 0 or self.areas[other] == 0:
            return 14_02_07
        if self.areas[seat] == self.areas[other]:
            return 14_02_09
        return OK if zoos.money.purses[seat] >= zoos.remodel_price(seat) else 1_05_01

    def price(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        return zoos.remodel_price(seat) if move & BYTE == TRADE else 0

    def play(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        kind = move & BYTE
        what = (move >> A) & BYTE
        if kind == TRADE:
            zoos.pay_remodel(seat)
            tile = self.areas[seat]
            self.areas[seat] = self.areas[what]
            self.areas[what] = tile
            if zoos.journal.on:
                zoos.journal.note(TRADED, seat, tile, self.areas[seat], what)
            return 0
        self.moved |= bit(seat)
        if kind == MOVE_IN:
            zoos.zoos[seat].fetch(what)
            self.areas[seat] = what
            if zoos.journal.on:
                zoos.journal.note(MOVED, seat, what, BARN, AREA)
        else:
            self.areas[seat] = 0
            if zoos.journal.on:
                zoos.journal.note(MOVED, seat, what, AREA, move >> B)
            zoos.settle(seat, move >> B, what)  # AA.2.3
        return 0

    def second_sort(self, seat: i64) -> i64:
        return 1 if self.areas[seat] & 7 >= OTHER_FEMALE else 0

    def happened(self, zoos: "Zoos", seat: i64, what: i64, detail: i64) -> None:
        if what == ROUND_ENDED:
            self.moved = 0

    def copy(self) -> "Acclimatisation":
        return Acclimatisation(self.areas[:], self.moved)

    def cells(self) -> list[int]:
        return [self.moved, *self.areas]


def new_acclimatisation(players: i64) -> Acclimatisation:
    return Acclimatisation(vec[i64]([0] * players), 0)


MODULES: Final = [(MANIFEST, new_acclimatisation)]
