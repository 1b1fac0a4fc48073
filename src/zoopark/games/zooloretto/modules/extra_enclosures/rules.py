"""Extra enclosures: two spaces more for pandas, chimpanzees and camels."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.core.moves import BYTE, A, Moves
from zoopark.core.rule import OK, Book, rule_id
from zoopark.core.score import Line
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.components import ALL_PENS, CAMEL, CHIMPANZEE, PANDA, ZOO_PENS
from zoopark.games.zooloretto.rules.events import OPENED
from zoopark.games.zooloretto.rules.module import Manifest, Module
from zoopark.games.zooloretto.rules.scale import scale_reason
from zoopark.games.zooloretto.rules.sheet import ENCLOSURES_SECTION
from zoopark.games.zooloretto.rules.zoo import SPECIES

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("extra_enclosures")
OPEN_EXTRA: Final[i64] = NUMBERS.move("open-extra")  # enclosure

RULEBOOK: Final = Book(15_00_00, "XE")
MANIFEST: Final[Manifest] = Manifest("extra-enclosures", RULEBOOK, moves=(OPEN_EXTRA,))

# House ruling: points of a full one and of one with a free space (XE.3.1).
EXTRA_FULL_AT: Final[i64] = NUMBERS.tweak("full-points", 3, 0, 20, "XE.3.1")
EXTRA_NEARLY_FULL_AT: Final[i64] = NUMBERS.tweak("nearly-full-points", 1, 0, 20, "XE.3.1")

HOMES: Final = vec[i64]([PANDA, CHIMPANZEE, CAMEL])  # XE.1.1
PRICE: Final[i64] = 2  # XE.1.2
PRICE_AT: Final[i64] = NUMBERS.tweak("price", PRICE, 1, 10, "XE.1.2")
SPACES: Final[i64] = 2  # XE.2.1
NAMES: Final = ("enclosure-pandas", "enclosure-chimpanzees", "enclosure-camels")


class ExtraEnclosures(Module):
    def __init__(self, unsold: i64) -> None:
        super().__init__(MANIFEST)
        self.unsold = unsold  # those that lie in the middle, as a mask of enclosures

    def protects(self, species: i64, replaced: bool) -> i64:
        return 22_01_05 if replaced and species in (PANDA, CHIMPANZEE, CAMEL) else 0

    def leave_out(self, zoos: "Zoos", species: i64) -> None:
        for k in range(len(HOMES)):
            if HOMES[k] == species:
                self.unsold &= ~bit(ZOO_PENS + k)

    def moves(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        if self.unsold and zoos.money.purses[seat] >= zoos.number(PRICE_AT):
            for pen in range(ZOO_PENS, ALL_PENS):
                if self.unsold >> pen & 1:
                    moves.add(OPEN_EXTRA | pen << A)

    def refusal(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        pen = move >> A
        if not ZOO_PENS <= pen < ALL_PENS or not self.unsold >> pen & 1:
            return 15_01_02
        return OK if zoos.money.purses[seat] >= zoos.number(PRICE_AT) else 1_05_01

    def price(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        return zoos.number(PRICE_AT)

    def play(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        pen = (move >> A) & BYTE
        zoos.pay(seat, zoos.number(PRICE_AT))
        self.unsold &= ~bit(pen)
        self.give(zoos, seat, pen)
        if zoos.journal.on:
            zoos.journal.note(OPENED, seat, pen)
        return 0

    def give(self, zoos: "Zoos", seat: i64, pen: i64) -> None:
        """The enclosure is kept for its species and takes no part in exchanges (XE.2.3)."""
        zoo = zoos.zoos[seat]
        zoo.open_pen(pen, SPACES)
        zoo.pens[pen] = HOMES[pen - ZOO_PENS] << SPECIES
        zoo.locked |= bit(pen)

    def pen_rule(self, pen: i64, refused: i64) -> i64:
        if not ZOO_PENS <= pen < ALL_PENS:
            return 0
        return 15_01_02 if refused == 1_01_07 else 15_02_01 if refused == 1_04_05 else 0

    def lock_rule(self, zoos: "Zoos", seat: i64, pen: i64) -> i64:
        return 15_02_03 if pen >= ZOO_PENS else 0

    def gift_rule(self, zoos: "Zoos", seat: i64, pen: i64) -> i64:
        return 15_02_06 if pen >= ZOO_PENS else 0

    def pen_points(self, zoos: "Zoos", seat: i64, pen: i64) -> i64:
        animals = zoos.zoos[seat].animals(pen)
        if animals == SPACES:
            return zoos.number(EXTRA_FULL_AT)
        return zoos.number(EXTRA_NEARLY_FULL_AT) if animals else 0

    def points(self, zoos: "Zoos", seat: i64) -> i64:
        total: i64 = 0
        for pen in range(ZOO_PENS, ALL_PENS):
            total += self.pen_points(zoos, seat, pen)
        return total

    def lines(self, zoos: "Zoos", seat: i64, tally: vec[i64]) -> list[Line]:
        rule = rule_id(15_03_01)
        zoo = zoos.zoos[seat]
        lines: list[Line] = []
        for pen in range(ZOO_PENS, ALL_PENS):
            if zoo.is_open(pen):
                points = self.pen_points(zoos, seat, pen)
                why = [scale_reason(zoo, pen, points)]
                line = Line(NAMES[pen - ZOO_PENS], points, rule, ENCLOSURES_SECTION, why)
                if zoo.room(pen) > 0:
                    zoo.pens[pen] += 1
                    line.next = self.pen_points(zoos, seat, pen)
                    zoo.pens[pen] -= 1
                lines.append(line)
        return lines

    def copy(self) -> "ExtraEnclosures":
        return ExtraEnclosures(self.unsold)

    def cells(self) -> list[int]:
        return [self.unsold]


def new_extra_enclosures(players: i64) -> ExtraEnclosures:
    return ExtraEnclosures(0b111 << ZOO_PENS)


MODULES: Final = [(MANIFEST, new_extra_enclosures)]
