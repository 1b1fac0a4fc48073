"""The Christmas tree as part of an observation."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.games.drafting.observer import write_spaces
from zoopark.games.zooloretto.modules.christmas_tree.rules import ChristmasTree
from zoopark.games.zooloretto.modules.mini_enclosures.observer_mini import MiniObserver
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini


class ChristmasTreeObserver(MiniObserver):
    def write_mini(self, mini: Mini, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(mini, ChristmasTree)
        words[at] = mini.draws
        return write_spaces(mini.tiles, 0, 2, words, at + 1)
