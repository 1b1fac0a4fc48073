"""Tierpark Hagenbeck: one animal lives as a guest among another species."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.core.moves import BYTE, A, B, Moves
from zoopark.core.rule import OK
from zoopark.core.tiles import NONE, family, kind
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, Action
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.components import BABY, LEOPARD, OTHER_FEMALE, PENS
from zoopark.games.zooloretto.rules.herds import beast_moves, is_beast
from zoopark.games.zooloretto.rules.module import PEN_EMPTIED, Manifest

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoo import Zoo
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("hagenbeck")
HOST: Final[i64] = NUMBERS.move("host")  # tile, enclosure

HOSTED: Final[i64] = NUMBERS.event("hosted")  # tile, enclosure
FOLLOWED: Final[i64] = NUMBERS.event("followed")  # tile, enclosure

PRICE_AT: Final[i64] = NUMBERS.tweak("price", 2, 1, 10, "MI.15.1")

MANIFEST: Final[Manifest] = Manifest("hagenbeck", RULEBOOK, chapter=15, moves=(HOST,))


class Hagenbeck(Action):
    """The guest lies here, not among its hosts, whose enclosure is a space smaller meanwhile.

    So it neither breeds nor decides which species may follow (MI.15.9, MI.15.10).
    """

    def __init__(self) -> None:
        super().__init__(MANIFEST, 24_15_02)
        self.guest = NONE
        self.home: i64 = 0  # the guest's enclosure

    # -- inviting a guest -------------------------------------------------------------------------

    def moves(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        if self.used or zoos.money.purses[seat] < zoos.number(PRICE_AT):
            return
        animals = Moves()
        beast_moves(zoos, seat, HOST, animals)
        for n in range(animals.count):
            for pen in range(PENS):
                self.add(zoos, seat, animals.items[n] | pen << B, moves)

    def can(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        tile = (move >> A) & BYTE
        zoo = zoos.zoos[seat]
        if not zoo.in_barn(tile) or not is_beast(tile):
            return 24_15_01
        if not zoos.is_animal(tile):
            return 24_15_03
        refused = _home_refusal(zoo, family(tile), move >> B)
        if refused:
            return refused
        return OK if zoos.money.purses[seat] >= zoos.number(PRICE_AT) else 1_05_01

    def price(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        return zoos.number(PRICE_AT)

    def act(self, zoos: "Zoos", seat: i64, move: i64) -> None:
        tile = (move >> A) & BYTE
        pen = move >> B
        zoo = zoos.zoos[seat]
        self.lay_coins(zoos, seat, zoos.number(PRICE_AT))
        zoo.fetch(tile)
        self.invite(zoo, tile, pen)
        if zoos.journal.on:
            zoos.journal.note(HOSTED, seat, tile, pen)
        if zoo.full(pen):
            zoos.fill(seat, pen)  # MI.15.8

    def invite(self, zoo: "Zoo", tile: i64, pen: i64) -> None:
        self.guest = tile
        self.home = pen
        zoo.spaces -= bit(pen << 2)
        zoo.locked |= bit(pen)

    # -- what becomes of the guest ----------------------------------------------------------------

    def _dismiss(self, zoo: "Zoo") -> None:
        self.guest = NONE
        zoo.spaces += bit(self.home << 2)
        zoo.locked &= ~bit(self.home)
        self.home = 0

    def happened(self, zoos: "Zoos", seat: i64, what: i64, detail: i64) -> None:
        if what == PEN_EMPTIED and self.guest and self.home == detail:
            if zoos.journal.on:
                zoos.journal.note(FOLLOWED, seat, self.guest, detail)
            self._dismiss(zoos.zoos[seat])  # MI.15.12

    def lock_rule(self, zoos: "Zoos", seat: i64, pen: i64) -> i64:
        return 24_15_11 if self.guest and self.home == pen else 0

    # -- points -----------------------------------------------------------------------------------

    def tally(self, zoos: "Zoos", seat: i64, lines: vec[i64]) -> None:
        """Where every animal scores, the guest does too (MI.15.8)."""
        if self.guest:
            zoo = zoos.zoos[seat]
            if zoo.missing(self.home) > 1 and zoo.has_stall_at(self.home):
                lines[self.home] += 1

    def young(self, seat: i64) -> i64:
        return 1 if kind(self.guest) == BABY else 0  # MI.15.14

    def second_sort(self, seat: i64) -> i64:
        return 1 if kind(self.guest) >= OTHER_FEMALE else 0

    # -- copies -----------------------------------------------------------------------------------

    def twin(self) -> "Hagenbeck":
        other = super().twin()
        assert isinstance(other, Hagenbeck)
        other.guest = self.guest
        other.home = self.home
        return other

    def fresh(self) -> "Hagenbeck":
        return Hagenbeck()

    def cells(self) -> list[int]:
        return [*super().cells(), self.guest, self.home]


def _home_refusal(zoo: "Zoo", guest: i64, pen: i64) -> i64:
    """Why an animal of a species may not be a guest in an enclosure."""
    if guest == LEOPARD:
        return 24_15_04
    if pen >= PENS:
        return 24_15_05
    if not zoo.is_open(pen):
        return 1_01_07
    if zoo.animals(pen) == 0 or zoo.species(pen) == guest:
        return 24_15_06
    if zoo.species(pen) == LEOPARD:
        return 24_15_04
    return OK if zoo.room(pen) > 0 else 24_15_07


def new_hagenbeck(players: i64) -> Hagenbeck:
    return Hagenbeck()


MINIS: Final = [(MANIFEST, new_hagenbeck)]
