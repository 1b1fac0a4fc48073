"""The octopus as part of an observation."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.packing import column
from zoopark.games.zooloretto.modules.mini_enclosures.observer_mini import MiniObserver
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.modules.octopus.rules import Octopus
from zoopark.games.zooloretto.rules.module import NOBODY


class OctopusObserver(MiniObserver):
    def write_mini(self, mini: Mini, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(mini, Octopus)
        words[at] = 0
        if mini.named != NOBODY:
            words[at] = column(self.place(mini.named, seat))
        return at + 1
