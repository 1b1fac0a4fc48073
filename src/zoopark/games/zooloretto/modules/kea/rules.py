"""The kea: whoever gives a coin away keeps another one on it."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.moves import A, Moves
from zoopark.core.rule import OK, rule_id
from zoopark.core.score import Line, times
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, SECTION, Action
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.module import Manifest

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("kea")
GIFT: Final[i64] = NUMBERS.move("gift")  # seat

GIFTED: Final[i64] = NUMBERS.event("gifted")  # coins, to seat

LAID_COINS_AT: Final[i64] = NUMBERS.tweak("laid-coins", 1, 0, 10, "MI.14.1")
GIFT_COINS_AT: Final[i64] = NUMBERS.tweak("gift-coins", 1, 0, 10, "MI.14.1")

MANIFEST: Final[Manifest] = Manifest("kea", RULEBOOK, chapter=14, moves=(GIFT,))


class Kea(Action):
    def __init__(self) -> None:
        super().__init__(MANIFEST, 0)  # any number of times (MI.14.4)

    def moves(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        for other in range(len(zoos.zoos)):
            self.add(zoos, seat, GIFT | other << A, moves)

    def can(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        if move >> A == seat or move >> A >= len(zoos.zoos):
            return 24_14_03
        return OK if zoos.money.purses[seat] >= self.price(zoos, seat, move) else 24_14_02

    def price(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        return zoos.number(LAID_COINS_AT) + zoos.number(GIFT_COINS_AT)

    def act(self, zoos: "Zoos", seat: i64, move: i64) -> None:
        coins = zoos.number(GIFT_COINS_AT)
        zoos.money.pay_seat(seat, move >> A, coins)
        if zoos.journal.on:
            zoos.journal.note(GIFTED, seat, coins, move >> A)
        self.lay_coins(zoos, seat, zoos.number(LAID_COINS_AT))

    def points(self, zoos: "Zoos", seat: i64) -> i64:
        return self.laid  # MI.14.5

    def lines(self, zoos: "Zoos", seat: i64, tally: vec[i64]) -> list[Line]:
        why = times("coins", self.laid, 1)
        return [Line("kea", self.laid, rule_id(24_14_05), SECTION, why)]

    def fresh(self) -> "Kea":
        return Kea()


def new_kea(players: i64) -> Kea:
    return Kea()


MINIS: Final = [(MANIFEST, new_kea)]
