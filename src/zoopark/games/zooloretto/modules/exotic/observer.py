"""The exotic animals as part of an observation."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.packing import column, spread
from zoopark.games.zooloretto.modules.exotic.rules import GUESTS, Exotic
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.module import Module


class ExoticObserver(ModuleObserver):
    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(module, Exotic)
        visitors = module.visitors
        words[at] = 0
        for colour in range(1, visitors.colours + 1):
            words[at] |= visitors.supply[colour] << (colour << 3)
        at += 1
        for place in range(self.players):
            who = self.seen(place, seat)
            board = module.boards[who]
            words[at] = spread(board)
            words[at + 1] = board >> GUESTS
            for colour in range(1, visitors.colours + 1):
                if visitors.owners[colour] == who:
                    words[at + 1] |= column(colour)
            at += 2
            for colour in range(1, len(visitors.supply)):
                words[at] = spread(visitors.of(who, colour))
                at += 1
        return at
