"""The petting zoo as part of an observation."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.packing import column
from zoopark.games.zooloretto.modules.petting_zoo.rules import PettingZoo
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.module import Module


class PettingZooObserver(ModuleObserver):
    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(module, PettingZoo)
        for place in range(self.players):
            who = self.seen(place, seat)
            words[at] = 0
            words[at + 1] = 0
            for family in (module.first[who], module.second[who]):
                if family:
                    words[at + (family >> 3)] += column(family & 7)
            at += 2
        return at
