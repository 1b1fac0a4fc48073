"""The reindeer: a point for every space that is not occupied."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.rules.kernel.rule import rule_id
from zoopark.rules.kernel.score import Line
from zoopark.rules.zooloretto.components import BASE_PENS
from zoopark.rules.zooloretto.module import Manifest
from zoopark.rules.zooloretto.modules.mini import Mini
from zoopark.rules.zooloretto.modules.sections import MINI_ENCLOSURES

if TYPE_CHECKING:
    from zoopark.rules.zooloretto.zoos import Zoos

MANIFEST: Final[Manifest] = Manifest("reindeer", "MI", chapter=17)


class Reindeer(Mini):
    def points(self, zoos: "Zoos", seat: i64) -> i64:
        """A space with a building site lacks an animal, one with a pavilion does not (MI.17.2)."""
        free: i64 = 0
        for pen in range(BASE_PENS):
            free += zoos.zoos[seat].missing(pen)
        return free

    def lines(self, zoos: "Zoos", seat: i64, tally: vec[i64]) -> list[Line]:
        return [Line("reindeer", self.points(zoos, seat), rule_id(24_17_01), MINI_ENCLOSURES)]

    def fresh(self) -> "Reindeer":
        return Reindeer(MANIFEST)


def new_reindeer(players: i64) -> Reindeer:
    return Reindeer(MANIFEST)
