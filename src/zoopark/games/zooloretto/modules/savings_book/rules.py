"""The savings book: a coin that is paid in comes back with interest after three rounds."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.journal import RECEIVED
from zoopark.core.moves import Moves
from zoopark.core.rule import OK, Book
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.module import GAME_BEGUN, ROUND_ENDED, Manifest, Module

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("savings_book")
DEPOSIT: Final[i64] = NUMBERS.move("deposit")
SAVED: Final[i64] = 41  # event: coins
LAST_FIELD: Final[i64] = 4  # SB.1.2
DEPOSITED: Final[i64] = 1  # coin (SB.1.1)
INTEREST_AT: Final[i64] = NUMBERS.tweak("interest", 1, 0, 10, "SB.1.2")


RULEBOOK: Final = Book(11_00_00, "SB")
MANIFEST: Final[Manifest] = Manifest("savings-book", RULEBOOK, moves=(DEPOSIT,))


class SavingsBook(Module):
    def __init__(self, fields: vec[i64], opener: i64) -> None:
        super().__init__(MANIFEST)
        self.fields = fields  # where each seat's coin lies, 0 for an empty book
        self.opener = opener  # the seat that began the round: it is paid first (SB.1.3)

    def moves(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        if self.refusal(zoos, seat, DEPOSIT) == OK:
            moves.add(DEPOSIT)

    def refusal(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        if move != DEPOSIT or self.fields[seat]:
            return 11_01_01
        return OK if zoos.money.purses[seat] >= DEPOSITED else 1_05_01

    def price(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        return DEPOSITED

    def play(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        zoos.money.purses[seat] -= DEPOSITED
        self.fields[seat] = 1
        if zoos.journal.on:
            zoos.journal.note(SAVED, seat, DEPOSITED)
        return 0

    def happened(self, zoos: "Zoos", seat: i64, what: i64, detail: i64) -> None:
        if what == ROUND_ENDED:
            self._move_on(zoos)
        if what in (GAME_BEGUN, ROUND_ENDED):
            self.opener = seat

    def _move_on(self, zoos: "Zoos") -> None:
        """Every coin moves on; one that arrives returns with interest (SB.1.2, SB.1.3)."""
        seats = i64(len(self.fields))
        for turn in range(seats):
            saver = (self.opener + turn) % seats
            if self.fields[saver]:
                self.fields[saver] += 1
                if self.fields[saver] == LAST_FIELD:
                    self.fields[saver] = 0
                    zoos.money.purses[saver] += DEPOSITED
                    paid = zoos.money.receive(saver, zoos.number(INTEREST_AT))
                    if zoos.journal.on:
                        zoos.journal.note(RECEIVED, saver, DEPOSITED + paid)

    def savings(self, zoos: "Zoos", seat: i64) -> i64:
        return DEPOSITED if self.fields[seat] else 0  # SB.1.4

    def coins(self) -> i64:
        paid_in: i64 = 0
        for seat in range(len(self.fields)):
            paid_in += DEPOSITED if self.fields[seat] else 0
        return paid_in

    def copy(self) -> "SavingsBook":
        return SavingsBook(self.fields[:], self.opener)

    def cells(self) -> list[int]:
        return [self.opener, *self.fields]


def new_savings_book(players: i64) -> SavingsBook:
    return SavingsBook(vec[i64]([0] * players), 0)


MODULES: Final = [(MANIFEST, new_savings_book)]
