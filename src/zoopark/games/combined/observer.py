"""The combined game as an observation."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.moves import BYTE
from zoopark.core.observer import Observer
from zoopark.core.state import State
from zoopark.games.aquaretto.observer import write_park, write_questions
from zoopark.games.combined.rules.game import Combined
from zoopark.games.drafting.observer import TableObserver, write_bag, write_purse
from zoopark.games.drafting.rules.kinds import DRAW
from zoopark.games.drafting.rules.setup import truck_count
from zoopark.games.zooloretto.observer.zoo import ZooObserver, write_nursery


class CombinedObserver(Observer):
    """Writes what a seat knows of the combined game."""

    def __init__(self, players: int) -> None:
        self.players: i64 = players
        self.table = TableObserver(players, truck_count(players), 0, 4)
        self.zoo = ZooObserver(players, False)

    def write(self, state: State, seat: i64, words: vec[i64], at: i64) -> None:
        assert isinstance(state, Combined)
        at = self._write_table(state, seat, words, at)
        for place in range(self.players):
            who = (seat + place) % self.players
            at = write_purse(state, who, words, at)
            at = self.zoo.write(state.zoos.zoos[who], words, at)
            at = write_park(state.parks.parks[who], words, at)

    def update(self, state: State, seat: i64, move: i64, words: vec[i64], at: i64) -> None:
        """Whoever draws a tile sees neither zoo nor park change."""
        assert isinstance(state, Combined)
        if move & BYTE == DRAW:
            self._write_table(state, seat, words, at)
        else:
            self.write(state, seat, words, at)

    def _write_table(self, state: Combined, seat: i64, words: vec[i64], at: i64) -> i64:
        at = self.table.write(state, seat, words, at)
        at = _write_supplies(state, words, at)
        at = _write_carried(state, words, at)
        at = write_bag(state.supply, words, at)
        at = write_bag(state.park_supply, words, at)
        at = write_nursery(state.zoos.nursery, words, at)
        return write_questions(state.parks, words, at)


def _write_supplies(game: Combined, words: vec[i64], at: i64) -> i64:
    """The second supply, and how far both end piles are."""
    words[at] = (
        game.park_supply.total
        | game.zoo_coins << 8
        | (game.opened & 1) << 16
        | (game.opened >> 1) << 24
        | (game.closed & 1) << 32
        | (game.closed >> 1) << 40
    )
    return at + 1


def _write_carried(game: Combined, words: vec[i64], at: i64) -> i64:
    """The trucks with park tiles in this round, including taken ones."""
    carried: i64 = 0
    for truck in range(len(game.trucks)):
        carried |= (game.carries(truck) >> 1) << (truck << 3)
    words[at] = carried
    return at + 1
