"""The reindeer: a point for every space that is not occupied."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.rule import rule_id
from zoopark.core.score import Line, times
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, SECTION, Mini
from zoopark.games.zooloretto.rules.components import BASE_PENS
from zoopark.games.zooloretto.rules.module import Manifest

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

MANIFEST: Final[Manifest] = Manifest("reindeer", RULEBOOK, chapter=17, preset="christmas")


class Reindeer(Mini):
    def points(self, zoos: "Zoos", seat: i64) -> i64:
        """A space with a building site lacks an animal, one with a pavilion does not (MI.17.2)."""
        free: i64 = 0
        for pen in range(BASE_PENS):
            free += zoos.zoos[seat].missing(pen)
        return free

    def lines(self, zoos: "Zoos", seat: i64, tally: vec[i64]) -> list[Line]:
        free = self.points(zoos, seat)
        why = times("free-spaces", free, 1)
        return [Line("reindeer", free, rule_id(24_17_01), SECTION, why)]

    def fresh(self) -> "Reindeer":
        return Reindeer(MANIFEST)


def new_reindeer(players: i64) -> Reindeer:
    return Reindeer(MANIFEST)


MINIS: Final = [(MANIFEST, new_reindeer)]
