"""Zooloretto as an observation: the table, the zoos, and the modules in play."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.games.drafting.observer import DraftingObserver, write_bag
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.observer.zoo import ZooObserver, write_agenda, write_nursery
from zoopark.games.zooloretto.rules.game import Zooloretto


class ZoolorettoObserver(DraftingObserver):
    """Writes what a seat knows of a game of Zooloretto.

    There is an observer for each module, in the order of the game. ``about_tiles`` is a mask of the
    kinds of questions that are about a tile.
    """

    def __init__(self, players: int, observers: list[ModuleObserver], about_tiles: int) -> None:
        super().__init__(players, 0, 2, not observers)
        self.about_tiles: i64 = about_tiles
        self.zoo = ZooObserver(players, len(observers) > 0)
        self.observers = observers

    def write_stock(self, game: Drafting, words: vec[i64], at: i64) -> i64:
        assert isinstance(game, Zooloretto)
        return write_nursery(game.zoos.nursery, words, write_bag(game.supply, words, at))

    def write_board(self, game: Drafting, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(game, Zooloretto)
        return self.zoo.write(game.zoos.zoos[seat], words, at)

    def write_modules(self, game: Drafting, seat: i64, words: vec[i64], at: i64) -> None:
        if not self.observers:
            return
        assert isinstance(game, Zooloretto)
        at = write_agenda(game.zoos, seat, self.about_tiles, words, at)
        for number in range(len(self.observers)):
            at = self.observers[number].write(game.zoos.modules[number], seat, words, at)
