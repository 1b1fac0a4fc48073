"""The mini enclosures as part of an observation."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.packing import column
from zoopark.games.zooloretto.modules.mini_enclosures.observer_mini import MiniObserver
from zoopark.games.zooloretto.modules.mini_enclosures.rules import MiniEnclosures
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.module import NOBODY, Module

_USED: Final[i64] = 6  # columns of a mini enclosure, after its owner
_COINS: Final[i64] = 7


class MiniEnclosuresObserver(ModuleObserver):
    """Writes all mini enclosures of a game, each with an observer of its own."""

    def __init__(self, players: int, observers: list[MiniObserver]) -> None:
        super().__init__(players)
        self.observers = observers

    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(module, MiniEnclosures)
        for number in range(len(self.observers)):
            mini = module.minis[number]
            observer = self.observers[number]
            if mini.owner == NOBODY:
                words[at] = 1
            else:
                words[at] = column(1 + observer.place(mini.owner, seat))
                words[at] |= mini.laid << (_COINS << 3)
                if mini.used:
                    words[at] |= column(_USED)
            at = observer.write_mini(mini, seat, words, at + 1)
        return at
