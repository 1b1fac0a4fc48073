"""The buildings as part of an observation."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.packing import column, spread
from zoopark.games.zooloretto.modules.buildings.rules import Buildings
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.module import Module


class BuildingsObserver(ModuleObserver):
    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(module, Buildings)
        words[at] = (1 if module.restaurant else 0) | (column(1) if module.shop else 0)
        at += 1
        for place in range(self.players):
            words[at] = spread(module.pavilions[self.seen(place, seat)])
            at += 1
        return at
