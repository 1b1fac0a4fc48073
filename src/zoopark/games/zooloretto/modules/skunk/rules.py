"""The skunk: all animals of one species leave the barn, and the other seats may buy them."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zoopark.core.moves import BYTE, A, B, Moves
from zoopark.core.rule import OK
from zoopark.core.tiles import KINDS, count, family, kind, one
from zoopark.games.drafting.rules.kinds import DECLINE
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, Action
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.agenda import PUT, asked_seat
from zoopark.games.zooloretto.rules.events import BOUGHT, DISCARDED
from zoopark.games.zooloretto.rules.herds import herd, herd_moves, is_beast
from zoopark.games.zooloretto.rules.module import Manifest

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("skunk")
SELL: Final[i64] = NUMBERS.move("sell")  # tile that names the species
CLAIM: Final[i64] = NUMBERS.move("claim")  # tile
ASK_CLAIM: Final[i64] = NUMBERS.question("claim")  # which animal does the seat buy?
# The seat that may buy next, or the owner when the sale is over
NEXT_BUYER: Final[i64] = NUMBERS.chore("next-buyer")
OFFERED: Final[i64] = NUMBERS.event("offered")  # tile that names the species

MANIFEST: Final[Manifest] = Manifest(
    "skunk", RULEBOOK, chapter=12, moves=(SELL, CLAIM), tasks=(ASK_CLAIM, NEXT_BUYER)
)

PRICE_AT: Final[i64] = NUMBERS.tweak("price", 2, 1, 10, "MI.12.1")
BUYER_PRICE_AT: Final[i64] = NUMBERS.tweak("buyer-price", 1, 1, 10, "MI.12.4")


class Skunk(Action):
    def __init__(self, manifest: Manifest, once: i64) -> None:
        super().__init__(manifest, once)
        self.species: i64 = 0  # the family of the animals for sale
        self.goods: i64 = 0  # the animals for sale, as a packed group

    def moves(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        if not self.used and zoos.money.purses[seat] >= zoos.number(PRICE_AT):
            herd_moves(zoos, seat, SELL, moves)

    def refusal(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        if move & BYTE == CLAIM:
            return 24_12_05  # only while the skunk's animals are for sale
        return super().refusal(zoos, seat, move)

    def can(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        if not is_beast(move >> A):
            return 24_12_03
        if herd(zoos, seat, move >> A) == 0:
            return 24_12_01
        return OK if zoos.money.purses[seat] >= zoos.number(PRICE_AT) else 1_05_01

    def price(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        return zoos.number(PRICE_AT)

    def act(self, zoos: "Zoos", seat: i64, move: i64) -> None:
        zoos.pay(seat, zoos.number(PRICE_AT))
        self.species = family(move >> A)
        self.goods = herd(zoos, seat, move >> A)
        zoos.zoos[seat].barn[self.species] -= self.goods
        if zoos.journal.on:
            zoos.journal.note(OFFERED, seat, move >> A)
        self._go_on(zoos, seat)

    def _go_on(self, zoos: "Zoos", seat: i64) -> None:
        """It is the next seat's turn to buy, clockwise (MI.12.4)."""
        after = seat + 1 if seat + 1 < len(zoos.zoos) else 0
        zoos.agenda.push(NEXT_BUYER | after << A)

    def work(self, zoos: "Zoos", task: i64) -> None:
        seat = asked_seat(task)
        if seat == self.owner or self.goods == 0:
            self._close(zoos)
        elif zoos.money.purses[seat] >= zoos.number(BUYER_PRICE_AT):
            zoos.agenda.push(ASK_CLAIM | seat << A)
        else:
            self._go_on(zoos, seat)

    def _close(self, zoos: "Zoos") -> None:
        """What nobody has bought leaves the game (MI.12.7)."""
        if zoos.journal.on:
            for k in range(KINDS):
                for _ in range(count(self.goods, k)):
                    zoos.journal.note(DISCARDED, self.owner, self.species << 3 | k)
        self.species = 0
        self.goods = 0

    def ask_moves(self, zoos: "Zoos", task: i64, moves: Moves) -> None:
        for k in range(KINDS):
            if count(self.goods, k):
                moves.add(CLAIM | (self.species << 3 | k) << A)
        moves.add(DECLINE)

    def ask_refusal(self, zoos: "Zoos", task: i64, move: i64) -> i64:
        if move == DECLINE:
            return OK
        if move & BYTE != CLAIM:
            return 99_01_09
        tile = move >> A
        return OK if family(tile) == self.species and count(self.goods, kind(tile)) else 24_12_05

    def answer_price(self, zoos: "Zoos", task: i64, move: i64) -> i64:
        return 0 if move == DECLINE else zoos.number(BUYER_PRICE_AT)

    def answer(self, zoos: "Zoos", task: i64, move: i64) -> None:
        seat = asked_seat(task)
        self._go_on(zoos, seat)
        if move != DECLINE:
            tile = move >> A
            self.goods -= one(tile)
            if self.goods == 0:
                self.species = 0
            zoos.pay(seat, zoos.number(BUYER_PRICE_AT))
            if zoos.journal.on:
                zoos.journal.note(BOUGHT, seat, tile, self.owner)
            zoos.agenda.push(PUT | seat << A | tile << B)  # MI.12.6

    def twin(self) -> "Skunk":
        other = super().twin()
        assert isinstance(other, Skunk)
        other.species = self.species
        other.goods = self.goods
        return other

    def fresh(self) -> "Skunk":
        return new_skunk(0)

    def cells(self) -> list[int]:
        return [*super().cells(), self.species, self.goods]


def new_skunk(players: i64) -> Skunk:
    return Skunk(MANIFEST, 24_12_02)


MINIS: Final = [(MANIFEST, new_skunk)]
