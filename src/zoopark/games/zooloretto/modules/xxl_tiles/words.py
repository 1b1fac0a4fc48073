"""XXL tiles in words: ``icecream`` is a stall."""

from collections import Counter
from collections.abc import Iterable

from zoopark.games.zooloretto.module_words import ModuleNotation
from zoopark.games.zooloretto.modules.xxl_tiles.rules import ICECREAM
from zoopark.games.zooloretto.rules.components import BABY, FEMALE, MALE, PLAIN, STALL_TILES, STALLS


class XxlTilesNotation(ModuleNotation):
    def box(self, tiles: Counter[int], species: Iterable[int]) -> None:
        for family in species:
            for kind in (PLAIN, MALE, FEMALE, BABY):
                tiles[family << 3 | kind] += 1
        tiles[STALLS << 3 | ICECREAM] += STALL_TILES


WORDS = XxlTilesNotation()
