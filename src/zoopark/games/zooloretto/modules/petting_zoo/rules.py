"""The petting zoo: two places for young ones, which bring coins."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.moves import BYTE, A, B
from zoopark.core.rule import Book
from zoopark.core.tiles import family
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.components import BARN
from zoopark.games.zooloretto.rules.module import MODULE_PLACES, Manifest, Module

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("petting_zoo")
PETTING: Final[i64] = MODULE_PLACES  # as the place of a young one
FIRST_COINS_AT: Final[i64] = NUMBERS.tweak("first-coins", 1, 0, 10, "PZ.1.3")
SECOND_COINS_AT: Final[i64] = NUMBERS.tweak("second-coins", 2, 0, 10, "PZ.1.3")


RULEBOOK: Final = Book(13_00_00, "PZ")
MANIFEST: Final[Manifest] = Manifest("petting-zoo", RULEBOOK, places=(int(PETTING),))


class PettingZoo(Module):
    def __init__(self, first: vec[i64], second: vec[i64]) -> None:
        super().__init__(MANIFEST)
        self.first = first  # the species of each seat's first young one, 0 while there is none
        self.second = second

    def young(self, seat: i64) -> i64:
        """How many young are in the petting zoo of a seat."""
        return (1 if self.first[seat] else 0) + (1 if self.second[seat] else 0)

    def cradle(self, seat: i64) -> i64:
        return PETTING if self.second[seat] == 0 else 0

    def lay(self, zoos: "Zoos", seat: i64, move: i64, fresh: bool) -> None:
        """The first young one brings one coin, the second two (PZ.1.3)."""
        species = family((move >> A) & BYTE)
        if self.first[seat]:
            self.second[seat] = species
        else:
            self.first[seat] = species
        zoos.receive(seat, zoos.number(SECOND_COINS_AT if self.second[seat] else FIRST_COINS_AT))

    def place_refusal(self, zoos: "Zoos", seat: i64, bought: bool, move: i64) -> i64:
        where = move >> B
        if where & BYTE == PETTING:
            return 13_01_04  # only at its birth
        return 13_01_02 if where == BARN else 13_01_01

    def copy(self) -> "PettingZoo":
        return PettingZoo(self.first[:], self.second[:])

    def cells(self) -> list[int]:
        return [*self.first, *self.second]


def new_petting_zoo(players: i64) -> PettingZoo:
    return PettingZoo(vec[i64]([0] * players), vec[i64]([0] * players))


MODULES: Final = [(MANIFEST, new_petting_zoo)]
