"""Evaluating O Zoo le Mio: what a tile is worth to whom, and what to bid for it.

A tile is worth what it adds to the figures of this and all later rounds, with the income it brings
and what its loss to another seat would cost. A bid weighs that against the coins, for which there
are tiles still to come.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.evaluator import Evaluator
from zoopark.core.moves import BYTE, A, B, Moves
from zoopark.core.state import State
from zoopark.games.ozoolemio.evaluator.ranks import GROVE, RANKS, SEATS, Ranks
from zoopark.games.ozoolemio.evaluator.site import Site, paths_into
from zoopark.games.ozoolemio.rules.components import COLOUR, ROUNDS, TILES, TREES
from zoopark.games.ozoolemio.rules.game import BIDDING, BUILDING, OZooLeMio
from zoopark.games.ozoolemio.rules.zoo import BUILD, Zoo

POINT: Final[i64] = 100
WORST: Final[i64] = -(1 << 60)

# What open ends are worth while many tiles are to come, by their number.
ENDS: Final = vec[i64]([-1800, -450, -120, 0, 60, 100, 120, 130])
LOOP: Final[i64] = 20  # hundredths of a bench: an end that several paths lead to
CHOKED: Final[i64] = 15  # a wall beside an end
OUTLOOK: Final[i64] = 70  # hundredths: how much the best use of a tile to come counts
# What a tile of a round brings the seat that pays for it, with its income.
TYPICAL: Final = vec[i64]([6300, 5100, 4300, 3000, 1300])
COIN_LATER: Final = vec[i64]([0, 900, 700, 350, 130])  # a coin of the income of a round before
# Hundredths: how much the gain of others counts, by the number of players.
ENVY: Final = vec[i64]([0, 0, 100, 75, 50])
# Hundredths: how much of what a coin does is points of one's own; the rest is harm to others.
OWN: Final = vec[i64]([0, 0, 40, 75, 100])
DOUBT: Final = vec[i64]([1600, 1500, 1300, 950, 550])  # by round, as measured in play
NOISE: Final[i64] = 150
BLUR: Final = 400.0
STARS: Final[i64] = 32  # more than an area can have


class AuctionEvaluator(Evaluator):
    def __init__(self) -> None:
        super().__init__()
        self.noise = NOISE
        self.blur = BLUR
        self.ranks = Ranks()
        self.site = Site()
        self.tile: i64 = -1  # the tile that has been appraised
        self.coin: i64 = 0  # what a coin is worth when this tile is sold
        self.left: i64 = 0  # tiles to come after this one
        self.bases: vec[i64] = vec[i64]([0] * (RANKS * SEATS))  # what a rank brings a seat as it is
        self.memo: vec[i64] = vec[i64]([0] * (2 * STARS))
        self.grove: i64 = 0  # what the trees of the tile bring
        self.effects: vec[i64] = vec[i64]([0] * (SEATS * SEATS))  # by winner and seat
        self.values: vec[i64] = vec[i64]([0] * SEATS)  # of the tile, to each seat
        self.heights: vec[i64] = vec[i64]([0] * SEATS)  # places of the flags
        self.scratch = Moves()

    def prepare(self, state: State) -> None:
        self.tile = -1

    def played(self, state: State, seat: i64, move: i64) -> None:
        if move & BYTE == BUILD:
            self.tile = -1

    # -- the market -------------------------------------------------------------------------------

    def _survey(self, state: OZooLeMio, sold: i64) -> None:
        self.ranks.survey(state, sold)
        self.left = i64(len(state.row)) - sold
        for tile in range(TILES):
            self.left += state.unseen >> tile & 1
        self.coin = self._coin(state, sold)

    def _coin(self, state: OZooLeMio, sold: i64) -> i64:
        """What a coin is worth: coins can be kept for later rounds, but not spent before."""
        coins: i64 = 0
        owned: i64 = 0
        for seat in range(state.players):
            coins += state.purses[seat]
            owned += len(state.zoos[seat].tiles)
        numbers = state.numbers
        rest = numbers.round_tiles - state.sold - sold
        if state.trees and not state.blind and len(state.row):
            rest = i64(len(state.row)) - sold
        if rest < 0:
            rest = 0
        hidden = self.left
        gains: i64 = 0
        best: i64 = 0
        for k in range(state.round - 1, ROUNDS):
            if rest > hidden or k == ROUNDS - 1:
                rest = hidden
            hidden -= rest
            gains += rest * TYPICAL[k]
            price = gains // (coins + 1)
            if price > best:
                best = price
            owned += rest
            coins += owned * numbers.tile_income
            rest = numbers.round_tiles
        return best

    def _income(self, state: OZooLeMio) -> i64:
        """What the income of a tile is worth."""
        total: i64 = 0
        for later in range(state.round, ROUNDS):
            coin = COIN_LATER[later]
            if coin > self.coin:
                coin = self.coin
            total += coin
        return total * state.numbers.tile_income

    # -- placements -------------------------------------------------------------------------------

    def _open_for(self, state: OZooLeMio, seat: i64, tile: i64) -> None:
        """Get ready to rate the placements of a tile."""
        ranks = self.ranks
        for k in range(2 * STARS):
            self.memo[k] = WORST
        trees = TREES[2 * tile] + TREES[2 * tile + 1]
        self.grove = 0
        if trees:
            key = (state.zoos[seat].trees + trees) << 8 | state.laid + 1
            self.grove = ranks.value(GROVE, seat, key) - ranks.value(
                GROVE, seat, ranks.keys[GROVE * SEATS + seat]
            )

    def _star_gain(self, state: OZooLeMio, seat: i64, half: i64, stars: i64) -> i64:
        """What an area of so many stars brings beside the best one of now."""
        at = (half & 1) * STARS + stars
        gain = self.memo[at]
        if gain == WORST:
            gain = 0
            colour = COLOUR[half]
            now = self.ranks.keys[colour * SEATS + seat]
            key = stars << 8 | state.laid + 1
            if key > now:
                gain = self.ranks.value(colour, seat, key) - self.ranks.value(colour, seat, now)
            self.memo[at] = gain
        return gain

    def _place_gain(
        self, state: OZooLeMio, zoo: Zoo, seat: i64, tile: i64, ends: i64, move: i64
    ) -> i64:
        """What a placement of a tile brings."""
        site = self.site
        site.look(zoo, tile, (move >> A) & BYTE, move >> B)
        bench = self.ranks.bench() * POINT
        gain = (site.joints - 1) * bench + self.grove
        gain += self._star_gain(state, seat, 2 * tile, site.stars[0])
        gain += self._star_gain(state, seat, 2 * tile + 1, site.stars[1])
        scope = _ends_value(ends + site.ends) - _ends_value(ends)
        scope += site.loops * bench * LOOP // 100 - site.choked * CHOKED
        return gain + scope * self.left // TILES

    def _best_gain(self, state: OZooLeMio, zoo: Zoo, seat: i64, tile: i64) -> i64:
        """What the best placement of a tile brings; its move is the first of the scratch list."""
        moves = self.scratch
        moves.clear()
        zoo.build_moves(tile, moves)
        if moves.count == 0:
            return 0
        self._open_for(state, seat, tile)
        ends = open_ends(zoo)
        best = WORST
        chosen: i64 = 0
        for k in range(moves.count):
            gain = self._place_gain(state, zoo, seat, tile, ends, moves.items[k])
            if gain > best:
                best = gain
                chosen = moves.items[k]
        moves.items[0] = chosen
        return best

    # -- the tile on sale -------------------------------------------------------------------------

    def _appraise(self, state: OZooLeMio) -> None:
        """What the tile on sale is worth to each seat, and what its loss to another one costs."""
        tile = state.row[0]
        if tile == self.tile:
            return
        self.tile = tile
        self._survey(state, 1)
        self._stand_now(COLOUR[2 * tile])
        self._stand_now(COLOUR[2 * tile + 1])
        self._stand_now(GROVE)
        income = self._income(state)
        for winner in range(state.players):
            for seat in range(state.players):
                self.effects[winner * SEATS + seat] = 0
            zoo = state.zoos[winner]
            gain = self._best_gain(state, zoo, winner, tile)
            if self.scratch.count == 0:
                continue
            move = self.scratch.items[0]
            self.effects[winner * SEATS + winner] = gain + income
            self.site.look(zoo, tile, (move >> A) & BYTE, move >> B)
            for half in range(2 * tile, 2 * tile + 2):
                key = self.site.stars[half & 1] << 8 | state.laid + 1
                self._overtake(winner, COLOUR[half], key)
            trees = TREES[2 * tile] + TREES[2 * tile + 1]
            if trees:
                self._overtake(winner, GROVE, (zoo.trees + trees) << 8 | state.laid + 1)
        for place in range(state.players):
            self.heights[state.flags[place]] = place
        for seat in range(state.players):
            self.values[seat] = self._value(state, seat)

    def _stand_now(self, rank: i64) -> None:
        """Note what a rank brings the seats as they stand."""
        ranks = self.ranks
        for seat in range(ranks.players):
            at = rank * SEATS + seat
            self.bases[at] = ranks.value(rank, seat, ranks.keys[at])

    def _overtake(self, winner: i64, rank: i64, key: i64) -> None:
        """Note what the others lose when a seat gets a better key."""
        ranks = self.ranks
        at = rank * SEATS + winner
        before = ranks.keys[at]
        if key <= before:
            return
        ranks.keys[at] = key
        for seat in range(ranks.players):
            if seat != winner:
                after = ranks.value(rank, seat, ranks.keys[rank * SEATS + seat])
                self.effects[winner * SEATS + seat] += after - self.bases[rank * SEATS + seat]
        ranks.keys[at] = before

    def _value(self, state: OZooLeMio, seat: i64) -> i64:
        """What winning the tile is worth beside losing it to the one who wants it most."""
        rival: i64 = -1
        most: i64 = WORST
        for other in range(state.players):
            if other != seat:
                wish = self.effects[other * SEATS + other]
                limit = (state.purses[other] + 1) * (self.coin + 1)
                if wish > limit:
                    wish = limit
                if wish > most:
                    most = wish
                    rival = other
        return self._stand(state, seat, seat) - self._stand(state, seat, rival)

    def _stand(self, state: OZooLeMio, seat: i64, winner: i64) -> i64:
        """How a seat stands when a seat has won the tile."""
        others: i64 = 0
        for other in range(state.players):
            if other != seat:
                others += self.effects[winner * SEATS + other]
        own = self.effects[winner * SEATS + seat]
        return own - others * ENVY[state.players] // (100 * (state.players - 1))

    # -- rating -----------------------------------------------------------------------------------

    def rate(self, state: State, seat: i64, moves: Moves) -> None:
        assert isinstance(state, OZooLeMio)
        self.room_for(moves)
        if state.phase == BIDDING:
            self._appraise(state)
            self._rate_bids(state, seat, moves)
            return
        tile = state.row[0]
        if tile != self.tile:
            self._survey(state, 1)
        self._open_for(state, seat, tile)
        zoo = state.zoos[seat]
        ends = open_ends(zoo)
        for k in range(moves.count):
            move = moves.items[k]
            if move & BYTE == BUILD:
                self.ratings[k] = self._place_gain(state, zoo, seat, tile, ends, move)
            else:
                self.ratings[k] = 0

    def _rate_bids(self, state: OZooLeMio, seat: i64, moves: Moves) -> None:
        value = self.values[seat]
        for k in range(moves.count):
            bid = moves.items[k] >> A
            odds: i64 = 1000
            for other in range(state.players):
                if other != seat:
                    odds = odds * self._below(state, seat, other, bid) // 1000
            # No coin is offered in vain, not even one that is worth nothing.
            self.ratings[k] = (value - bid * self.coin) * odds // 1000 - bid

    def _below(self, state: OZooLeMio, seat: i64, other: i64, bid: i64) -> i64:
        """The chance in thousandths that a bid beats that of another seat."""
        top = state.purses[other]
        limit: i64 = 0
        if self.values[other] > 0:
            limit = self.values[other] // (self.coin + 1)
        if top > limit:
            top = limit
        if self.heights[seat] < self.heights[other]:
            bid += 1
        if bid > top:
            return 1000
        return 1000 * bid * bid // ((top + 1) * (top + 1))

    def weigh(self, state: State, seat: i64, moves: Moves) -> None:
        assert isinstance(state, OZooLeMio)
        self.prepare(state)
        self.rate(state, seat, moves)
        if state.phase != BUILDING:
            return
        for k in range(moves.count):
            move = moves.items[k]
            if move & BYTE == BUILD:
                trial = state.copy()
                trial.play(seat, move)
                self.ratings[k] = self._standing(trial, seat) + self._outlook(trial, seat)

    def _outlook(self, state: OZooLeMio, seat: i64) -> i64:
        """What a tile to come could bring a zoo, by the last survey."""
        gain_sum: i64 = 0
        if self.left == 0:
            return 0
        zoo = state.zoos[seat]
        for tile in range(TILES):
            if state.unseen >> tile & 1:
                gain_sum += self._best_gain(state, zoo, seat, tile)
        for place in range(len(state.row)):
            gain_sum += self._best_gain(state, zoo, seat, state.row[place])
        return gain_sum * OUTLOOK // (100 * self.left)

    def _standing(self, state: OZooLeMio, seat: i64) -> i64:
        """What a seat may expect, less a part of what others may."""
        self._survey(state, 0)
        value = self._expected(state, seat)
        others: i64 = 0
        for other in range(state.players):
            if other != seat:
                others += self._expected(state, other)
        return value - others * ENVY[state.players] // (100 * (state.players - 1))

    # -- situations -------------------------------------------------------------------------------

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, OZooLeMio)
        self.tile = -1
        self._survey(state, 0)
        return self._expected(state, seat)

    def _expected(self, state: OZooLeMio, seat: i64) -> i64:
        """What a seat may expect, by the last survey."""
        if state.over():
            return state.points(seat) * POINT + state.tiebreak(seat)
        zoo = state.zoos[seat]
        bench = self.ranks.bench() * POINT
        value = state.points(seat) * POINT + self.ranks.expected(seat) + zoo.benches * bench
        money = state.purses[seat] * self.coin + i64(len(zoo.tiles)) * self._income(state)
        value += money * OWN[state.players] // 100
        scope = _ends_value(open_ends(zoo)) + open_loops(zoo) * bench * LOOP // 100
        return value + scope * self.left // TILES

    def rounds(self, state: State) -> i64:
        assert isinstance(state, OZooLeMio)
        return state.round

    def consequence(self, state: State) -> i64:
        """Who has won, for how much, and how the flags hang now."""
        assert isinstance(state, OZooLeMio)
        result = state.winner
        for place in range(state.players):
            result = result << 3 | state.flags[place]
        return result << 8 | state.purses[state.winner] & BYTE

    def doubt(self, state: State) -> i64:
        assert isinstance(state, OZooLeMio)
        return DOUBT[state.round - 1]


def _ends_value(ends: i64) -> i64:
    if ends >= len(ENDS):
        return ENDS[len(ENDS) - 1]
    return ENDS[ends]


def open_ends(zoo: Zoo) -> i64:
    """How many free cells there are into which a path leads."""
    ends: i64 = 0
    for k in range(len(zoo.ends)):
        if not zoo.taken(zoo.ends[k]):
            ends += 1
    return ends


def open_loops(zoo: Zoo) -> i64:
    """How many of them are reached by several paths, so that a tile there brings a bench."""
    loops: i64 = 0
    for k in range(len(zoo.ends)):
        known = zoo.known(zoo.ends[k])
        if not zoo.taken(zoo.ends[k]) and paths_into(known) > 1:
            loops += 1
    return loops


def new_evaluator() -> AuctionEvaluator:
    return AuctionEvaluator()
