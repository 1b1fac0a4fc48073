"""XXL tiles in words: ``icecream`` is a stall."""

from collections import Counter
from collections.abc import Iterable

from zoopark.notation.zooloretto.modules.notation import ModuleNotation
from zoopark.rules.zooloretto.components import (
    BABY,
    FEMALE,
    MALE,
    PLAIN,
    STALL_TILES,
    STALLS,
)
from zoopark.rules.zooloretto.modules.xxl_tiles import ICECREAM


class XxlTilesNotation(ModuleNotation):
    def box(self, tiles: Counter[int], species: Iterable[int]) -> None:
        for family in species:
            for kind in (PLAIN, MALE, FEMALE, BABY):
                tiles[family << 3 | kind] += 1
        tiles[STALLS << 3 | ICECREAM] += STALL_TILES
