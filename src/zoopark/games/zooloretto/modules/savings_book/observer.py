"""The savings book as part of an observation."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.packing import column
from zoopark.games.zooloretto.modules.savings_book.rules import SavingsBook
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.module import Module


class SavingsBookObserver(ModuleObserver):
    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(module, SavingsBook)
        for place in range(self.players):
            who = self.seen(place, seat)
            words[at] = module.fields[who]
            if module.opener == who:
                words[at] |= column(1)
            at += 1
        return at
