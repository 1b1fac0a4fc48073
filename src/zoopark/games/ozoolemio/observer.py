"""O Zoo le Mio as an observation."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.moves import BYTE
from zoopark.core.observer import Observer
from zoopark.core.packing import column
from zoopark.core.state import State
from zoopark.games.ozoolemio.rules.components import COLOURS, ROUNDS, TILES
from zoopark.games.ozoolemio.rules.game import BIDDING, BUILDING, OZooLeMio
from zoopark.games.ozoolemio.rules.zoo import Zoo, part

_UNSEEN: Final[i64] = 4  # columns of a tile, after its owners
_LOST: Final[i64] = 5


class OZooLeMioObserver(Observer):
    def __init__(self, players: i64) -> None:
        self.players = players

    def write(self, state: State, seat: i64, words: vec[i64], at: i64) -> None:
        assert isinstance(state, OZooLeMio)
        bid = state.bids >> (seat << 3) & BYTE
        table = state.round << 16 | state.sold << 24 | state.tree_tiles << 32 | bid << 40
        words[at + 1] = 0
        if state.phase == BIDDING:
            table |= column(0)
        elif state.phase == BUILDING:
            table |= column(1)
            words[at + 1] = column(self._place(state.winner, seat))
        words[at] = table
        at += 2
        for place in range(self.players):
            at = self._write_seat(state, (seat + place) % self.players, words, at)
        self._write_tiles(state, seat, words, at)

    def _place(self, who: i64, seat: i64) -> i64:
        return (who - seat + self.players) % self.players

    def _write_seat(self, state: OZooLeMio, seat: i64, words: vec[i64], at: i64) -> i64:
        zoo = state.zoos[seat]
        own = state.purses[seat] | zoo.trees << 16 | (zoo.tree_key & BYTE) << 24
        own |= zoo.benches << 32 | i64(len(zoo.tiles)) << 40
        for height in range(len(state.flags)):
            if state.flags[height] == seat:
                own |= i64(height + 1) << 8
        if state.bid(seat) >= 0:
            own |= column(6)
        words[at] = own
        points: i64 = 0
        for number in range(ROUNDS):
            points |= state.points_in(seat, number) << (number << 3)
        words[at + 1] = points
        stars: i64 = 0
        reached: i64 = 0
        for colour in range(COLOURS):
            stars |= (zoo.best[colour] >> 8) << (colour << 3)
            reached |= (zoo.best[colour] & BYTE) << (colour << 3)
        words[at + 2] = stars
        words[at + 3] = reached
        return at + 4

    def _write_tiles(self, state: OZooLeMio, seat: i64, words: vec[i64], at: i64) -> None:
        for tile in range(TILES):
            words[at + 2 * tile] = 0
            words[at + 2 * tile + 1] = 0
            if state.unseen >> tile & 1:
                words[at + 2 * tile] = column(_UNSEEN)
            elif state.lost >> tile & 1:
                words[at + 2 * tile] = column(_LOST)
        for k in range(len(state.row)):
            words[at + 2 * state.row[k]] = i64(k + 1) << 48
        if len(state.row):
            words[at + 2 * state.row[0]] |= column(7)
        for owner in range(self.players):
            _write_zoo(state.zoos[owner], self._place(owner, seat), words, at)


def _write_zoo(zoo: Zoo, owner: i64, words: vec[i64], at: i64) -> None:
    """Which tiles lie in a zoo, and how; the start tile's western half is at 64 and 64."""
    for k in range(len(zoo.tiles)):
        laid = zoo.tiles[k]
        tile = part(laid, 0)
        cell = part(laid, 32)
        words[at + 2 * tile] = column(owner)
        place = (cell >> 8) << 32 | (cell & BYTE) << 40 | part(laid, 16) << 48
        words[at + 2 * tile + 1] = column(part(laid, 8)) | place
