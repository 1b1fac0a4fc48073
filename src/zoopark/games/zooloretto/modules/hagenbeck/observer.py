"""Hagenbeck as part of an observation."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.packing import column, write_tile
from zoopark.games.zooloretto.modules.hagenbeck.rules import Hagenbeck
from zoopark.games.zooloretto.modules.mini_enclosures.observer_mini import MiniObserver
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini


class HagenbeckObserver(MiniObserver):
    def write_mini(self, mini: Mini, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(mini, Hagenbeck)
        at = write_tile(mini.guest, 0, 2, words, at)
        words[at] = 0
        if mini.guest:
            words[at] = column(mini.home)
        return at + 1
