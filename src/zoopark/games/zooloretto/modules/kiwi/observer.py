"""The kiwi as part of an observation."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.games.zooloretto.modules.kiwi.rules import Kiwi
from zoopark.games.zooloretto.modules.mini_enclosures.observer_mini import MiniObserver
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini

LIFTED_WORDS: Final[i64] = 2  # for the tiles of all trucks


class KiwiObserver(MiniObserver):
    """The lifted tiles by their numbers, the next one first."""

    def write_mini(self, mini: Mini, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(mini, Kiwi)
        words[at] = 0
        words[at + 1] = 0
        for k in range(len(mini.lifted)):
            words[at + (k >> 3)] |= mini.lifted[k] << ((k & 7) << 3)
        return at + LIFTED_WORDS
