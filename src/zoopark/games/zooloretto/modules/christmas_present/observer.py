"""The Christmas present as part of an observation."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.packing import column
from zoopark.games.zooloretto.modules.christmas_present.rules import ChristmasPresent
from zoopark.games.zooloretto.modules.mini_enclosures.observer_mini import MiniObserver
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.rules.components import ALL_FAMILIES


class ChristmasPresentObserver(MiniObserver):
    def write_mini(self, mini: Mini, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(mini, ChristmasPresent)
        for family in range(ALL_FAMILIES):
            words[at + family] = 0
        for k in range(len(mini.tiles)):
            tile = mini.tiles[k]
            words[at + (tile >> 3)] += column(tile & 7)
        return at + ALL_FAMILIES
