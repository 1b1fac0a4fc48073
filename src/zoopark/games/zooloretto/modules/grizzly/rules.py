"""The grizzly: animals of the barn leave the game, one or all of a species."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zoopark.core.moves import BYTE, A, Moves
from zoopark.core.rule import OK
from zoopark.core.tiles import KINDS, count, family, one
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, Action
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.events import DISCARDED
from zoopark.games.zooloretto.rules.herds import beast_moves, herd, herd_moves, is_beast
from zoopark.games.zooloretto.rules.module import Manifest

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("grizzly")
RELEASE: Final[i64] = NUMBERS.move("release")  # tile
RELEASE_ALL: Final[i64] = NUMBERS.move("release-all")  # tile that names the species

MANIFEST: Final[Manifest] = Manifest("grizzly", RULEBOOK, chapter=4, moves=(RELEASE, RELEASE_ALL))

PRICE_AT: Final[i64] = NUMBERS.tweak("price", 1, 1, 10, "MI.4.1")
PRICE_OF_ALL_AT: Final[i64] = NUMBERS.tweak("price-of-all", 2, 1, 10, "MI.4.1")


class Grizzly(Action):
    def moves(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        coins = zoos.money.purses[seat]
        if self.used:
            return
        if coins >= zoos.number(PRICE_AT):
            beast_moves(zoos, seat, RELEASE, moves)
        if coins >= zoos.number(PRICE_OF_ALL_AT):
            herd_moves(zoos, seat, RELEASE_ALL, moves)

    def can(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        tile = move >> A
        if not is_beast(tile):
            return 24_04_02
        if move & BYTE == RELEASE:
            if not zoos.zoos[seat].in_barn(tile):
                return 24_04_01
        elif herd(zoos, seat, tile) == 0:
            return 24_04_01
        return OK if zoos.money.purses[seat] >= self.price(zoos, seat, move) else 1_05_01

    def price(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        return zoos.number(PRICE_AT) if move & BYTE == RELEASE else zoos.number(PRICE_OF_ALL_AT)

    def act(self, zoos: "Zoos", seat: i64, move: i64) -> None:
        tile = move >> A
        one_only = move & BYTE == RELEASE
        zoos.pay(seat, self.price(zoos, seat, move))
        released = one(tile) if one_only else herd(zoos, seat, tile)
        zoos.zoos[seat].barn[family(tile)] -= released
        if zoos.journal.on:
            for k in range(KINDS):
                for _ in range(count(released, k)):
                    zoos.journal.note(DISCARDED, seat, family(tile) << 3 | k)

    def fresh(self) -> "Grizzly":
        return new_grizzly(0)


def new_grizzly(players: i64) -> Grizzly:
    return Grizzly(MANIFEST, 24_04_03)


MINIS: Final = [(MANIFEST, new_grizzly)]
