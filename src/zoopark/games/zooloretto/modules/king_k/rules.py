"""King K.: a tile leaves a truck for a coin."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zoopark.core.moves import BYTE, A, B, Moves
from zoopark.core.rule import OK
from zoopark.games.drafting.rules.trucks import TILES, holds, in_middle, without
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, Action
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.module import Manifest

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("king_k")
TAKE_OFF: Final[i64] = NUMBERS.move("take-off")  # truck, tile
TOOK_OFF: Final[i64] = NUMBERS.event("took-off")  # tile, truck

PRICE_AT: Final[i64] = NUMBERS.tweak("price", 1, 1, 10, "MI.3.1")

MANIFEST: Final[Manifest] = Manifest("king-k", RULEBOOK, chapter=3, moves=(TAKE_OFF,))


class KingK(Action):
    def moves(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        if zoos.money.purses[seat] < zoos.number(PRICE_AT):
            return
        for truck in range(len(zoos.trucks)):
            if in_middle(zoos.trucks[truck]):
                rest = zoos.trucks[truck]
                while rest:
                    if not holds(rest >> 8, rest & BYTE):  # equal tiles are one move
                        moves.add(TAKE_OFF | truck << A | (rest & BYTE) << B)
                    rest >>= 8

    def can(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        truck = (move >> A) & BYTE
        if truck >= len(zoos.trucks):
            return 1_01_05
        if not holds(zoos.trucks[truck] & TILES, move >> B):  # a taken truck is empty
            return 24_00_09
        return OK if zoos.money.purses[seat] >= zoos.number(PRICE_AT) else 1_05_01

    def price(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        return zoos.number(PRICE_AT)

    def act(self, zoos: "Zoos", seat: i64, move: i64) -> None:
        """The truck stays in the middle, even without a tile (MI.3.2)."""
        truck = (move >> A) & BYTE
        self.lay_coins(zoos, seat, zoos.number(PRICE_AT))
        zoos.trucks[truck] = without(zoos.trucks[truck], move >> B)
        if zoos.journal.on:
            zoos.journal.note(TOOK_OFF, seat, move >> B, truck)

    def fresh(self) -> "KingK":
        return new_king_k(0)


def new_king_k(players: i64) -> KingK:
    return KingK(MANIFEST, 0)  # MI.3.3


MINIS: Final = [(MANIFEST, new_king_k)]
