"""The skunk as part of an observation."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.packing import column, spread
from zoopark.games.zooloretto.modules.mini_enclosures.observer_mini import MiniObserver
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.modules.skunk.rules import Skunk


class SkunkObserver(MiniObserver):
    def write_mini(self, mini: Mini, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(mini, Skunk)
        words[at] = 0
        words[at + 1] = 0
        if mini.goods:
            words[at + (mini.species >> 3)] = column(mini.species & 7)
        words[at + 2] = spread(mini.goods)
        return at + 3
