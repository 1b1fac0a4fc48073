"""The boss as part of an observation."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.packing import flags, spread
from zoopark.games.zooloretto.modules.boss.rules import Boss
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.module import Module

OFFER_WORDS: Final[i64] = 3  # for all X tiles


class BossObserver(ModuleObserver):
    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        """An X tile is 1 on the offer board and 2 once it has been sold."""
        assert isinstance(module, Boss)
        words[at] = module.workers | module.donations << 8 | module.points_left << 16
        at += 1
        offers, sold = module.offers, module.offers & module.sold
        for k in range(OFFER_WORDS):
            words[at] = flags(offers >> (k << 3)) + flags(sold >> (k << 3))
            at += 1
        for place in range(self.players):
            office = module.offices[self.seen(place, seat)]
            words[at] = spread(office.staff)
            words[at + 1] = (
                (office.tiles & 1)
                | (office.tiles >> 1 & 1) << 8
                | office.donations << 16
                | office.points << 24
            )
            at += 2
        return at
