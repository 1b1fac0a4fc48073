"""The katta: its owner skips a turn for a coin that lies on it."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.journal import RECEIVED
from zoopark.core.moves import Moves
from zoopark.core.rule import OK, rule_id
from zoopark.core.score import Line, Reason
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, SECTION, Action
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.module import Manifest

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("katta")
SKIP: Final[i64] = NUMBERS.move("skip")

MANIFEST: Final[Manifest] = Manifest("katta", RULEBOOK, chapter=8, moves=(SKIP,))

# A house ruling (MI.8.1).
KATTA_COINS_AT: Final[i64] = NUMBERS.tweak("coins", 3, 0, 10, "MI.8.1")


class Katta(Action):
    def chosen(self, zoos: "Zoos", seat: i64) -> None:
        """The coins come from the bank and pass the purse only in name (MI.8.1)."""
        self.lay_coins(zoos, seat, zoos.money.receive(seat, zoos.number(KATTA_COINS_AT)))

    def moves(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        if self.laid:
            moves.add(SKIP)

    def can(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        if move != SKIP:
            return 24_08_02
        return OK if self.laid else 24_08_03

    def act(self, zoos: "Zoos", seat: i64, move: i64) -> None:
        self.laid -= 1
        zoos.money.purses[seat] += 1
        if zoos.journal.on:
            zoos.journal.note(RECEIVED, seat, 1)

    def points(self, zoos: "Zoos", seat: i64) -> i64:
        return 1 if self.laid else 0  # MI.8.4

    def lines(self, zoos: "Zoos", seat: i64, tally: vec[i64]) -> list[Line]:
        points = self.points(zoos, seat)
        why = [Reason("coins-left" if points else "no-coins-left", points, self.laid)]
        return [Line("katta", points, rule_id(24_08_04), SECTION, why)]

    def fresh(self) -> "Katta":
        return new_katta(0)


def new_katta(players: i64) -> Katta:
    return Katta(MANIFEST, 0)


MINIS: Final = [(MANIFEST, new_katta)]
