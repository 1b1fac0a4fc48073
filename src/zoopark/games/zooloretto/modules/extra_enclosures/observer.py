"""The extra enclosures as part of an observation."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.packing import flags
from zoopark.games.zooloretto.modules.extra_enclosures.rules import ExtraEnclosures
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.components import ZOO_PENS
from zoopark.games.zooloretto.rules.module import Module


class ExtraEnclosuresObserver(ModuleObserver):
    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(module, ExtraEnclosures)
        words[at] = flags(module.unsold >> ZOO_PENS)
        return at + 1
