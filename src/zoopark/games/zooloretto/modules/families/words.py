"""The lion family and the rabbit family in words: ``lion-m``, ``rabbit-baby``."""

from collections import Counter
from collections.abc import Iterable

from zoopark.games.zooloretto.module_words import ModuleNotation
from zoopark.games.zooloretto.tiles import add_species


class FamilyNotation(ModuleNotation):
    def __init__(self, family: int) -> None:
        self.family = family

    def box(self, tiles: Counter[int], species: Iterable[int]) -> None:
        add_species(tiles, self.family)
