"""The polar bear: the barn costs half."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.rules.zooloretto.module import Manifest
from zoopark.rules.zooloretto.modules.mini import Mini

if TYPE_CHECKING:
    from zoopark.rules.zooloretto.zoos import Zoos

MANIFEST: Final[Manifest] = Manifest("polar-bear", "MI", chapter=1)

FIRST_BARN_LINE: Final[i64] = 6  # all lines of the tally from here on are the barn's


class PolarBear(Mini):
    def last_tally(self, zoos: "Zoos", seat: i64, lines: vec[i64]) -> None:
        """Everything in a barn costs two points, so that the half is always whole (MI.1.1)."""
        for line in range(FIRST_BARN_LINE, len(lines)):
            lines[line] //= 2

    def fresh(self) -> "PolarBear":
        return PolarBear(MANIFEST)


def new_polar_bear(players: i64) -> PolarBear:
    return PolarBear(MANIFEST)
