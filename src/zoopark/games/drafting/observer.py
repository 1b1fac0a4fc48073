"""Drafting games as observations: trucks, hand, bag, whose turn it is, and what each seat has."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.moves import BYTE
from zoopark.core.observer import Observer
from zoopark.core.packing import column, flags, spread, write_tile
from zoopark.core.state import State
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.rules.kinds import ASKING, DRAW, OVER, PLACE, TURN
from zoopark.games.drafting.rules.setup import truck_count
from zoopark.games.drafting.rules.supply import Supply
from zoopark.games.drafting.rules.trucks import SPACES, in_middle, owner, tile_at

_TURN_COLUMN: Final[i64] = 3  # then load, place and question, in the order of the phases


class DraftingObserver(Observer):
    """Writes the table, then a block of the same size for each seat, the observer's first.

    ``first`` is the first tile family on trucks, ``groups`` the number of groups of eight. Boards
    are ``private`` if trucks and tiles change only that of the seat that takes and places them.
    """

    def __init__(self, players: i64, first: i64, groups: i64, private: bool) -> None:
        self.players = players
        self.table = TableObserver(players, truck_count(players), first, groups)
        self.private = private
        self.block: i64 = 0  # words of a seat, known after the first observation

    def write_stock(self, game: Drafting, words: vec[i64], at: i64) -> i64:
        """Write what is still to come, and what else is the same for all seats."""
        raise NotImplementedError

    def write_board(self, game: Drafting, seat: i64, words: vec[i64], at: i64) -> i64:
        """Write what a seat has built."""
        raise NotImplementedError

    def write_modules(self, game: Drafting, seat: i64, words: vec[i64], at: i64) -> None:
        """Write what modules add."""

    def write(self, state: State, seat: i64, words: vec[i64], at: i64) -> None:
        assert isinstance(state, Drafting)
        at = self._write_table(state, seat, words, at)
        begun = at
        for place in range(self.players):
            begun = at
            who = self._at(seat, place)
            at = self.write_board(state, who, words, write_purse(state, who, words, at))
        self.block = at - begun
        self.write_modules(state, seat, words, at)

    def update(
        self, state: State, before: i64, seat: i64, move: i64, words: vec[i64], at: i64
    ) -> None:
        """Most moves change one board at most, and the next seat sees the others one block on."""
        assert isinstance(state, Drafting)
        kind = move & BYTE
        ahead = seat != before
        if kind > PLACE or not self.private or (ahead and seat != self._at(before, 1)):
            self.write(state, seat, words, at)
            return
        if kind == DRAW:
            self.write_stock(state, words, self.table.write_drawn(state, seat, words, at))
            return
        at = self._write_table(state, seat, words, at)
        block = self.block
        changed = at
        if ahead:
            changed += (self.players - 1) * block
            for k in range(at, changed):
                words[k] = words[k + block]
        for place in range(self.players):
            write_purse(state, self._at(seat, place), words, at)
            at += block
        self.write_board(state, before, words, changed + 1)

    def _write_table(self, game: Drafting, seat: i64, words: vec[i64], at: i64) -> i64:
        return self.write_stock(game, words, self.table.write(game, seat, words, at))

    def _at(self, seat: i64, place: i64) -> i64:
        """The seat at this position relative to the observer."""
        who = seat + place
        return who - self.players if who >= self.players else who


class TableObserver:
    """``first`` is the first tile family on trucks, ``groups`` the number of groups of eight."""

    def __init__(self, players: i64, trucks: i64, first: i64, groups: i64) -> None:
        self.players = players
        self.trucks = trucks
        self.first = first
        self.groups = groups
        # What is written for every tile: looked up, because no branch can be foreseen here.
        self.tiles = vec[i64]([0] * ((BYTE + 1) * (groups + 1)))
        for tile in range(first << 3 | 1, first + groups * 8 << 3):
            write_tile(tile, first, groups, self.tiles, tile * (groups + 1))

    def write(self, game: Drafting, seat: i64, words: vec[i64], at: i64) -> i64:
        at = self._write_state(game, seat, words, at)
        for t in range(self.trucks):
            truck = game.trucks[t]
            spaces = game.spaces(t)
            state = spaces << 48
            if not in_middle(truck):
                state |= column(1 + self._place(owner(truck), seat))
            else:
                state |= 1
                if tile_at(truck, spaces - 1):
                    state |= column(7)
            words[at] = state
            at = self._write_tiles(truck, words, at + 1)
        at = self._write_tiles(game.hand, words, at)
        left_out = game.left_out >> self.first
        for group in range(self.groups):
            words[at] = flags(left_out >> (group << 3))
            at += 1
        return at

    def write_drawn(self, game: Drafting, seat: i64, words: vec[i64], at: i64) -> i64:
        """Write only what a drawn tile changes."""
        at = self._write_state(game, seat, words, at)
        at += self.trucks * (1 + SPACES * (self.groups + 1))
        return self._write_tiles(game.hand, words, at) + self.groups

    def _write_state(self, game: Drafting, seat: i64, words: vec[i64], at: i64) -> i64:
        phase = game.phase
        state = game.supply.total | game.money.bank << 8 | game.round << 16
        if TURN <= phase <= ASKING:
            state |= column(_TURN_COLUMN + phase - TURN)
        if game.last_round:
            state |= column(7)
        words[at] = state
        words[at + 1] = 0
        if phase != OVER:
            words[at + 1] = column(self._place(game.turn, seat))
        words[at + 2] = 0
        if phase == ASKING:
            words[at + 2] = column(self._place(game.asking_side().asker, seat))
        return at + 3

    def _write_tiles(self, tiles: i64, words: vec[i64], at: i64) -> i64:
        """The tiles on a truck or in hand."""
        written = self.tiles
        size = self.groups + 1
        for space in range(SPACES):
            row = tile_at(tiles, space) * size
            for k in range(row, row + size):
                words[at] = written[k]
                at += 1
        return at

    def _place(self, who: i64, seat: i64) -> i64:
        """The position of a seat relative to the observer."""
        return who - seat if who >= seat else who - seat + self.players


def write_spaces(tiles: i64, first: i64, groups: i64, words: vec[i64], at: i64) -> i64:
    """The tiles on something that is packed like a truck."""
    for space in range(SPACES):
        at = write_tile(tile_at(tiles, space), first, groups, words, at)
    return at


def write_bag(supply: Supply, words: vec[i64], at: i64) -> i64:
    """The number of unseen tiles of each sort."""
    bag = supply.bag
    for k in range(len(bag)):
        words[at + k] = spread(bag[k])
    return at + len(bag)


def write_purse(game: Drafting, seat: i64, words: vec[i64], at: i64) -> i64:
    """The coins of a seat, its money actions of this round, and whether it is out of the round."""
    words[at] = game.money.purses[seat] | game.quiet_turns(seat) << 8 | (game.out >> seat & 1) << 16
    return at + 1
