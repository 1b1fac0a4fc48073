"""The order cards as part of an observation."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.packing import column
from zoopark.games.zooloretto.modules.order_cards.rules import OrderCards
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.module import Module


class OrderCardsObserver(ModuleObserver):
    """Only the observer's own card (OC.1.2)."""

    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(module, OrderCards)
        words[at] = 0
        if module.cards[seat]:
            words[at] = column(module.cards[seat] - 1)
        return at + 1
