"""The acclimatisation area as part of an observation."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.packing import write_tile
from zoopark.games.zooloretto.modules.acclimatisation.rules import Acclimatisation
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.module import Module


class AcclimatisationObserver(ModuleObserver):
    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(module, Acclimatisation)
        for place in range(self.players):
            who = self.seen(place, seat)
            at = write_tile(module.areas[who], 0, 2, words, at)
            words[at] = module.moved >> who & 1
            at += 1
        return at
