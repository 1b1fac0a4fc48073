"""The table of a drafting game as every seat sees it: trucks, hand, bag, and whose turn it is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.packing import column, flags, spread, write_tile
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.rules.kinds import ASKING, OVER, TURN
from zoopark.games.drafting.rules.supply import Supply
from zoopark.games.drafting.rules.trucks import SPACES, TILES, in_middle, owner, tile_at

_TURN_COLUMN: Final[i64] = 3  # then load, place and question, in the order of the phases


class TableObserver:
    """``first`` is the first tile family on trucks, ``groups`` the number of groups of eight."""

    def __init__(self, players: i64, trucks: i64, first: i64, groups: i64) -> None:
        self.players = players
        self.trucks = trucks
        self.first = first
        self.groups = groups

    def write(self, game: Drafting, seat: i64, words: vec[i64], at: i64) -> i64:
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
        at += 3
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
            at = write_spaces(truck, self.first, self.groups, words, at + 1)
        at = write_spaces(game.hand, self.first, self.groups, words, at)
        left_out = game.left_out >> self.first
        for group in range(self.groups):
            words[at] = flags(left_out >> (group << 3))
            at += 1
        return at

    def _place(self, who: i64, seat: i64) -> i64:
        """The position of a seat relative to the observer."""
        return who - seat if who >= seat else who - seat + self.players


def write_spaces(tiles: i64, first: i64, groups: i64, words: vec[i64], at: i64) -> i64:
    """The tiles on a truck, or on anything packed like one."""
    if tiles & TILES == 0:
        end = at + SPACES * (groups + 1)
        while at < end:
            words[at] = 0
            at += 1
        return end
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
