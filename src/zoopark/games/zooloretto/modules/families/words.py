"""The lion family and the rabbit family in words: ``lion-m``, ``rabbit-baby``."""

from collections import Counter

from zoopark.games.zooloretto.module_words import ModuleNotation
from zoopark.games.zooloretto.modules.families.rules import Family
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.tiles import add_species


class FamilyNotation(ModuleNotation):
    def own_box(self, module: Module) -> Counter[int]:
        assert isinstance(module, Family)
        tiles: Counter[int] = Counter()
        add_species(tiles, int(module.species))
        return tiles


WORDS = FamilyNotation()
