"""The Christmas present: it keeps what its owner discards, for a point each."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from zoopark.core.rule import rule_id
from zoopark.core.score import Line, times
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, SECTION, Mini
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.module import BARN_CLEARED, Manifest

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("christmas_present")
WRAPPED: Final[i64] = NUMBERS.event("wrapped")  # tile

MANIFEST: Final[Manifest] = Manifest("christmas-present", RULEBOOK, chapter=19, preset="christmas")


class ChristmasPresent(Mini):
    def __init__(self) -> None:
        super().__init__(MANIFEST)
        self.tiles: vec[i64] = vec[i64]()  # on the present

    def happened(self, zoos: "Zoos", seat: i64, what: i64, detail: i64) -> None:
        if what == BARN_CLEARED:
            self.tiles = append(self.tiles, detail)  # MI.19.1
            if zoos.journal.on:
                zoos.journal.note(WRAPPED, seat, detail)

    def points(self, zoos: "Zoos", seat: i64) -> i64:
        return len(self.tiles)  # MI.19.2

    def lines(self, zoos: "Zoos", seat: i64, tally: vec[i64]) -> list[Line]:
        points = self.points(zoos, seat)
        why = times("tiles", points, 1)
        return [Line("christmas-present", points, rule_id(24_19_02), SECTION, why)]

    def twin(self) -> "ChristmasPresent":
        other = super().twin()
        assert isinstance(other, ChristmasPresent)
        other.tiles = self.tiles[:]
        return other

    def fresh(self) -> "ChristmasPresent":
        return ChristmasPresent()

    def cells(self) -> list[int]:
        return [*super().cells(), *self.tiles]


def new_christmas_present(players: i64) -> ChristmasPresent:
    return ChristmasPresent()


MINIS: Final = [(MANIFEST, new_christmas_present)]
