"""Zooloretto as an observation: the table, the zoos, and the modules in play."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.moves import BYTE
from zoopark.core.observer import Observer
from zoopark.core.state import State
from zoopark.games.drafting.observer import TableObserver, write_bag, write_purse
from zoopark.games.drafting.rules.kinds import DRAW
from zoopark.games.drafting.rules.setup import truck_count
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.observer.zoo import ZooObserver, write_agenda, write_nursery
from zoopark.games.zooloretto.rules.game import Zooloretto


class ZoolorettoObserver(Observer):
    """Writes what a seat knows of a game of Zooloretto.

    There is an observer for each module, in the order of the game. ``about_tiles`` is a mask of the
    kinds of questions that are about a tile.
    """

    def __init__(self, players: int, observers: list[ModuleObserver], about_tiles: int) -> None:
        self.players: i64 = players
        self.modular = len(observers) > 0
        self.about_tiles: i64 = about_tiles
        self.table = TableObserver(players, truck_count(players), 0, 2)
        self.zoo = ZooObserver(players, self.modular)
        self.observers = observers

    def write(self, state: State, seat: i64, words: vec[i64], at: i64) -> None:
        assert isinstance(state, Zooloretto)
        zoos = state.zoos
        at = self._write_table(state, seat, words, at)
        for place in range(self.players):
            who = seat + place
            if who >= self.players:
                who -= self.players
            at = write_purse(state, who, words, at)
            at = self.zoo.write(zoos.zoos[who], words, at)
        if self.modular:
            at = write_agenda(zoos, seat, self.about_tiles, words, at)
            for number in range(len(self.observers)):
                at = self.observers[number].write(zoos.modules[number], seat, words, at)

    def update(self, state: State, seat: i64, move: i64, words: vec[i64], at: i64) -> None:
        """Whoever draws a tile sees no zoo change."""
        assert isinstance(state, Zooloretto)
        if move & BYTE == DRAW and not self.modular:
            self._write_table(state, seat, words, at)
        else:
            self.write(state, seat, words, at)

    def _write_table(self, state: Zooloretto, seat: i64, words: vec[i64], at: i64) -> i64:
        at = self.table.write(state, seat, words, at)
        at = write_bag(state.supply, words, at)
        return write_nursery(state.zoos.nursery, words, at)
