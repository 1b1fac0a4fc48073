"""Sketches of O Zoo le Mio, where a round begins: nothing of it is sold yet."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.core.evaluator import Evaluator
from zoopark.core.sketch import Sketch
from zoopark.core.state import State
from zoopark.games.ozoolemio.evaluator.game import AuctionEvaluator, open_ends, open_loops
from zoopark.games.ozoolemio.evaluator.ranks import GROVE, RANKS, SEATS
from zoopark.games.ozoolemio.rules.components import COLOURS, ROUNDS
from zoopark.games.ozoolemio.rules.game import BIDDING, OZooLeMio

PLAYERS: Final[i64] = 0  # two to four
ROUND: Final[i64] = 3
FLAG: Final[i64] = ROUND + 5
COINS: Final[i64] = FLAG + 4
MOST_COINS: Final[i64] = 16
MONEY: Final[i64] = COINS + MOST_COINS + 1
OTHERS: Final[i64] = MONEY + 8
WORTH: Final[i64] = OTHERS + 8
ZOO: Final[i64] = WORTH + 3
MOST_ENDS: Final[i64] = 7
RANK: Final[i64] = ZOO + MOST_ENDS + 8

# Places within the part of one colour, or of the trees.
OWN: Final[i64] = 0
LEAD: Final[i64] = 1
BEHIND: Final[i64] = 2
FIRST: Final[i64] = 3
SECOND: Final[i64] = 4
COMING: Final[i64] = 5
VALUE: Final[i64] = 6
WEIGHTED: Final[i64] = 7
NEXT: Final[i64] = 8
RANK_PART: Final[i64] = 9

SIZE: Final[i64] = RANK + RANKS * RANK_PART


class AuctionSketch(Sketch):
    def __init__(self, evaluator: AuctionEvaluator) -> None:
        super().__init__(SIZE)
        self.evaluator = evaluator
        self.worths: vec[i64] = vec[i64]([0] * SEATS)
        self.ranked: vec[i64] = vec[i64]([0] * RANKS)  # what each rank brings the seat

    def look(self, state: State, worths: vec[i64]) -> None:
        for seat in range(state.players):
            self.worths[seat] = worths[seat]

    def begins(self, state: State) -> bool:
        assert isinstance(state, OZooLeMio)
        return state.phase <= BIDDING and state.sold == 0 and state.bids == 0

    def stage(self, state: State) -> i64:
        assert isinstance(state, OZooLeMio)
        return ROUNDS - state.round

    def write(self, state: State, seat: i64) -> None:
        assert isinstance(state, OZooLeMio)
        self.count = 0
        players = state.players
        self.put(PLAYERS + players - 2, 1)
        self.put(ROUND + state.round - 1, 1)
        for place in range(players):
            if state.flags[place] == seat:
                self.put(FLAG + place, 1)
        self._write_money(state, seat)
        self._write_others(state, seat)
        self._write_zoo(state, seat)
        self._write_ranks(state, seat)

    def _write_money(self, state: OZooLeMio, seat: i64) -> None:
        coins = state.purses[seat]
        tiles = i64(len(state.zoos[seat].tiles))
        later = ROUNDS - state.round
        self.one_of(COINS, coins, MOST_COINS)
        self.put(MONEY, coins)
        self.put(MONEY + 1, tiles)
        self.put(MONEY + 2, tiles * later)
        self.put(MONEY + 3, coins * self.evaluator.coin // 100)
        most: i64 = 0
        total: i64 = 0
        for other in range(state.players):
            if other != seat:
                purse = state.purses[other]
                total += purse
                if purse > most:
                    most = purse
        self.put(MONEY + 4, coins - most)
        self.put(MONEY + 5, 4 * coins - 4 * total // (state.players - 1))
        if coins > most:
            self.put(MONEY + 6, 1)
        self.put(MONEY + 7, self.evaluator.coin // 50)

    def _write_others(self, state: OZooLeMio, seat: i64) -> None:
        own = self.worths[seat]
        best: i64 = -(1 << 60)
        total: i64 = 0
        tiles: i64 = 0
        ends: i64 = 0
        for other in range(state.players):
            if other != seat:
                worth = self.worths[other]
                total += worth
                if worth > best:
                    best = worth
                tiles += len(state.zoos[other].tiles)
                ends += open_ends(state.zoos[other])
        others = state.players - 1
        self.put(OTHERS, (best - own) // 50)
        self.put(OTHERS + 1, (total // others - own) // 50)
        self.put(OTHERS + 2, 4 * tiles // others)
        self.put(OTHERS + 3, 4 * ends // others)
        self.put(WORTH, own // 50)
        self.put(WORTH + 1, state.points(seat))

    def _write_zoo(self, state: OZooLeMio, seat: i64) -> None:
        zoo = state.zoos[seat]
        weight = self.evaluator.ranks.weight()
        self.one_of(ZOO, open_ends(zoo), MOST_ENDS)
        at = ZOO + MOST_ENDS + 1
        self.put(at, open_loops(zoo))
        self.put(at + 1, zoo.benches)
        self.put(at + 2, zoo.benches * weight)
        self.put(at + 3, open_loops(zoo) * weight)

    def _write_ranks(self, state: OZooLeMio, seat: i64) -> None:
        """The colours, the one that brings most first, and behind them the trees."""
        ranks = self.evaluator.ranks
        for rank in range(RANKS):
            self.ranked[rank] = ranks.value(rank, seat, ranks.keys[rank * SEATS + seat])
        written: i64 = 0
        for slot in range(COLOURS):
            best: i64 = -1
            for colour in range(COLOURS):
                if written >> colour & 1:
                    continue
                if best < 0 or self.ranked[colour] > self.ranked[best]:
                    best = colour
            written |= bit(best)
            self._write_rank(best, seat, RANK + slot * RANK_PART)
        self._write_rank(GROVE, seat, RANK + COLOURS * RANK_PART)

    def _write_rank(self, rank: i64, seat: i64, at: i64) -> None:
        ranks = self.evaluator.ranks
        own = ranks.keys[rank * SEATS + seat]
        best: i64 = 0
        before: i64 = 0
        for other in range(ranks.players):
            if other != seat:
                key = ranks.keys[rank * SEATS + other]
                if key > own:
                    before += 1
                if key > best:
                    best = key
        self.put(at + OWN, own >> 8)
        lead = (own >> 8) - (best >> 8)
        if lead > 0:
            self.put(at + LEAD, lead)
        else:
            self.put(at + BEHIND, -lead)
        if own:
            if before == 0:
                self.put(at + FIRST, 1)
            elif before == 1:
                self.put(at + SECOND, 1)
        self.put(at + COMING, ranks.hidden[rank] + ranks.open[rank])
        self.put(at + VALUE, self.ranked[rank] // 50)
        if before == 0 and own:
            self.put(at + WEIGHTED, ranks.weight())
        self.put(at + NEXT, best >> 8)


def new_sketch(evaluator: Evaluator) -> AuctionSketch:
    assert isinstance(evaluator, AuctionEvaluator)
    return AuctionSketch(evaluator)
