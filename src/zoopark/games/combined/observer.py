"""The combined game as an observation."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.games.aquaretto.observer import write_park, write_questions
from zoopark.games.combined.rules.game import Combined
from zoopark.games.drafting.observer import DraftingObserver, write_bag
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.zooloretto.observer.zoo import ZooObserver, write_nursery


class CombinedObserver(DraftingObserver):
    """Writes what a seat knows of the combined game."""

    def __init__(self, players: int) -> None:
        super().__init__(players, 0, 4, True)
        self.zoo = ZooObserver(players, False)

    def write_stock(self, game: Drafting, words: vec[i64], at: i64) -> i64:
        assert isinstance(game, Combined)
        at = _write_supplies(game, words, at)
        at = _write_carried(game, words, at)
        at = write_bag(game.supply, words, at)
        at = write_bag(game.park_supply, words, at)
        at = write_nursery(game.zoos.nursery, words, at)
        return write_questions(game.parks, words, at)

    def write_board(self, game: Drafting, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(game, Combined)
        at = self.zoo.write(game.zoos.zoos[seat], words, at)
        return write_park(game.parks.parks[seat], words, at)


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
