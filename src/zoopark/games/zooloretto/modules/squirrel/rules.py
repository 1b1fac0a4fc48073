"""The squirrel: an animal leaves the barn on a truck."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zoopark.core.journal import LOADED
from zoopark.core.moves import BYTE, A, B, Moves
from zoopark.core.rule import OK
from zoopark.games.drafting.rules.trucks import has_room, in_middle, loaded, truck_spaces
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, Action
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.herds import beast_moves, is_beast
from zoopark.games.zooloretto.rules.module import Manifest

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("squirrel")
SHIP: Final[i64] = NUMBERS.move("ship")  # tile, truck

PRICE_AT: Final[i64] = NUMBERS.tweak("price", 1, 1, 10, "MI.20.1")

MANIFEST: Final[Manifest] = Manifest(
    "squirrel", RULEBOOK, chapter=20, preset="christmas", moves=(SHIP,)
)


class Squirrel(Action):
    def __init__(self) -> None:
        super().__init__(MANIFEST, 24_20_02)

    def moves(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        if self.used or zoos.money.purses[seat] < zoos.number(PRICE_AT):
            return
        animals = Moves()
        beast_moves(zoos, seat, SHIP, animals)
        for n in range(animals.count):
            for t in range(len(zoos.trucks)):
                self.add(zoos, seat, animals.items[n] | t << B, moves)

    def can(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        tile = (move >> A) & BYTE
        if not zoos.zoos[seat].in_barn(tile):
            return 24_20_01
        if not is_beast(tile):
            return 24_20_03
        t = move >> B
        if t >= len(zoos.trucks):
            return 1_01_05
        if not in_middle(zoos.trucks[t]):
            return 24_00_09
        if not has_room(zoos.trucks[t], truck_spaces(t, len(zoos.zoos))):
            return 24_20_04
        return OK if zoos.money.purses[seat] >= zoos.number(PRICE_AT) else 1_05_01

    def price(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        return zoos.number(PRICE_AT)

    def act(self, zoos: "Zoos", seat: i64, move: i64) -> None:
        """The tile stays of the same kind: parents have no further young (MI.20.5)."""
        tile = (move >> A) & BYTE
        t = move >> B
        self.lay_coins(zoos, seat, zoos.number(PRICE_AT))
        zoos.zoos[seat].fetch(tile)
        zoos.trucks[t] = loaded(zoos.trucks[t], tile)
        if zoos.journal.on:
            zoos.journal.note(LOADED, seat, tile, t)

    def fresh(self) -> "Squirrel":
        return Squirrel()


def new_squirrel(players: i64) -> Squirrel:
    return Squirrel()


MINIS: Final = [(MANIFEST, new_squirrel)]
