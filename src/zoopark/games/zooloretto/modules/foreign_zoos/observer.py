"""The foreign zoos as part of an observation."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.games.zooloretto.modules.foreign_zoos.rules import ForeignZoos
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.module import Module


class ForeignZoosObserver(ModuleObserver):
    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(module, ForeignZoos)
        for place in range(self.players):
            who = self.seen(place, seat)
            words[at] = module.first[who] | module.second[who] << 8
            at += 1
        return at
