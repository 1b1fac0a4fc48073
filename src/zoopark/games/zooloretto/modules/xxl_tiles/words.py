"""XXL tiles in words: ``icecream`` is a stall."""

from collections import Counter
from collections.abc import Iterable

from zoopark.games.zooloretto.module_words import ModuleNotation
from zoopark.games.zooloretto.modules.xxl_tiles.rules import (
    ICECREAM,
    ICECREAM_TILES_AT,
    MORE_TILES_AT,
)
from zoopark.games.zooloretto.rules.components import BABY, FEMALE, MALE, PLAIN, STALLS
from zoopark.games.zooloretto.rules.zoos import Zoos


class XxlTilesNotation(ModuleNotation):
    def box(self, zoos: Zoos, tiles: Counter[int], species: Iterable[int]) -> None:
        for family in species:
            for kind in (PLAIN, MALE, FEMALE, BABY):
                tiles[family << 3 | kind] += zoos.number(MORE_TILES_AT)
        tiles[STALLS << 3 | ICECREAM] += zoos.number(ICECREAM_TILES_AT)


WORDS = XxlTilesNotation()
