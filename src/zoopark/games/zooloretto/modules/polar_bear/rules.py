"""The polar bear: the barn costs half."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, Mini
from zoopark.games.zooloretto.rules.module import Manifest
from zoopark.games.zooloretto.rules.zoos import BARN_STALL_LINE, Zoos

MANIFEST: Final[Manifest] = Manifest("polar-bear", RULEBOOK, chapter=1)


class PolarBear(Mini):
    def tally(self, zoos: Zoos, seat: i64, lines: vec[i64]) -> None:
        """All lines from that of its stalls on are the barn's, and whole when halved (MI.1.1).

        What a seat has won is asked last, when the other modules have changed them.
        """
        for line in range(BARN_STALL_LINE, len(lines)):
            lines[line] //= 2

    def fresh(self) -> "PolarBear":
        return PolarBear(MANIFEST)


def new_polar_bear(players: i64) -> PolarBear:
    return PolarBear(MANIFEST)


MINIS: Final = [(MANIFEST, new_polar_bear)]
