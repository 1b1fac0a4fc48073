"""Evaluating games of trucks and rounds.

A truck is worth the sum of its tiles to whoever takes it. Whether to take one now depends on who
else wants it, and on what another tile could add.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.core.evaluator import Evaluator
from zoopark.core.moves import BYTE, A, Moves
from zoopark.core.state import State
from zoopark.games.drafting.evaluator.side import (
    FAMILY_CODES,
    POINT,
    SEATS,
    TILE_CODES,
    UNRATED,
    SideEvaluator,
)
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.rules.kinds import ASKING, DRAW, LOADING, PLACE, PLACING, TAKE, TURN
from zoopark.games.drafting.rules.supply import Supply
from zoopark.games.drafting.rules.trucks import TILES, has_room, in_middle

ALL: Final[i64] = 31  # a mask of all seats
TRUCKS: Final[i64] = 5
OUTCAST: Final[i64] = -200  # what a tile without a home brings
STRANGE: Final[i64] = -30  # the rating of a move that cannot be rated at a glance
ENVY: Final[i64] = 40  # hundredths: how much the gain of another seat counts
WANTED: Final[i64] = 45  # hundredths: the chance that a truck stays if another seat wants it
UNWANTED: Final[i64] = 92  # the same if no other seat wants it most
HOPEFUL: Final[i64] = 60  # hundredths: how much of a good tile to come a seat counts on
UNTRIED: Final[i64] = -10_000  # what a move lacks that is not tried out, behind all that are
HALF_SEEN: Final[i64] = 25  # hundredths: how much a truck counts that is not a seat's favourite


class DraftingEvaluator(Evaluator):
    """The evaluator of a drafting game with one side; that of the combined game looks at two."""

    def __init__(self, side: SideEvaluator) -> None:
        super().__init__()
        self.side = side
        self.unknown: i64 = ALL  # seats whose tiles have to be appraised
        self.surveyed: i64 = 0  # the round of the last survey
        self.hopes: vec[i64] = vec[i64]([0] * SEATS)  # what a tile to come brings each seat
        self.loads: vec[i64] = vec[i64]([0] * (SEATS * TRUCKS))  # what each truck brings each seat
        self.favourite: vec[i64] = vec[i64]([0] * SEATS)
        self.waiting: i64 = 0  # what the best truck brings if it is there on the next turn
        self.drawing: i64 = 0  # the same, with one more tile
        self.used: i64 = 0  # situations that were looked at for this decision

    # -- the table --------------------------------------------------------------------------------

    def prepare(self, state: State) -> None:
        assert isinstance(state, Drafting)
        self.survey(state)
        self.surveyed = state.round
        self.unknown = ALL

    def survey(self, state: Drafting) -> None:
        self.side.survey(state.side, state.supply, state.players, len(state.trucks))

    def side_of(self, tile: i64) -> SideEvaluator:
        return self.side

    def side_of_action(self, move: i64) -> SideEvaluator:
        return self.side

    def played(self, state: State, seat: i64, move: i64) -> None:
        assert isinstance(state, Drafting)
        if move & BYTE > TAKE:
            self.unknown |= bit(seat)
        if state.round != self.surveyed:
            self.survey(state)
            self.surveyed = state.round
            self.unknown = ALL

    def _know(self, state: Drafting, seat: i64) -> None:
        """Appraise the tiles for a seat if its board has changed."""
        if self.unknown >> seat & 1:
            self.unknown &= ~bit(seat)
            self.appraise(state, seat)
            self.hopes[seat] = self.hope(state, seat)

    def appraise(self, state: Drafting, seat: i64) -> None:
        self.side.appraise(state.side, seat)

    def hope(self, state: Drafting, seat: i64) -> i64:
        return hope_of(self.side, state.supply, seat)

    def truck_gain(self, state: Drafting, seat: i64, tiles: i64) -> i64:
        """What the tiles of a truck bring a seat."""
        return gain_of(self.side, seat, tiles)

    def _look_at_trucks(self, state: Drafting) -> None:
        """What every truck in the middle brings every seat that is still to take one."""
        trucks = state.trucks
        for seat in range(state.players):
            if state.out >> seat & 1:
                continue
            self._know(state, seat)
            best: i64 = UNRATED
            self.favourite[seat] = -1
            for t in range(len(trucks)):
                if in_middle(trucks[t]):
                    gain = self.truck_gain(state, seat, trucks[t] & TILES)
                    self.loads[seat * TRUCKS + t] = gain
                    if gain > best and trucks[t]:
                        best = gain
                        self.favourite[seat] = t

    # -- rating at a glance -----------------------------------------------------------------------

    def rate(self, state: State, seat: i64, moves: Moves) -> None:
        assert isinstance(state, Drafting)
        self.room_for(moves)
        if state.phase == TURN:
            self._rate_turn(state, seat, moves)
        elif state.phase == LOADING:
            self._rate_load(state, seat, moves)
        else:
            for k in range(moves.count):
                self.ratings[k] = self.glance(state, seat, moves.items[k])

    def glance(self, state: Drafting, seat: i64, move: i64) -> i64:
        """The rating of a placement or an answer."""
        rating = UNRATED
        if move & BYTE == PLACE:
            tile = (move >> A) & BYTE
            rating = self.side_of(tile).place_rating(state.side_of(tile), seat, move)
        else:
            rating = self.side_of_action(move).answer_rating(state.asking_side(), seat, move)
        return STRANGE if rating == UNRATED else rating

    def _rate_turn(self, state: Drafting, seat: i64, moves: Moves) -> None:
        self._look_at_trucks(state)
        self._look_ahead(state, seat)
        for k in range(moves.count):
            move = moves.items[k]
            kind = move & BYTE
            if kind == TAKE:
                self.ratings[k] = self.loads[seat * TRUCKS + (move >> A)]
            elif kind == DRAW:
                self.ratings[k] = self.drawing
            else:
                rating = self.side_of_action(move).money_rating(
                    state.side_of_action(move), seat, move
                )
                if rating == UNRATED:
                    rating = 4 * STRANGE
                self.ratings[k] = self.waiting + rating

    def _look_ahead(self, state: Drafting, seat: i64) -> None:
        """What a seat may hope for if it takes no truck now."""
        self.waiting = UNRATED
        self.drawing = UNRATED
        trucks = state.trucks
        for t in range(len(trucks)):
            if in_middle(trucks[t]):
                stays = self.loads[seat * TRUCKS + t]
                if stays > 0:
                    stays = stays * self._constancy(state, seat, t) // 100
                if stays > self.waiting:
                    self.waiting = stays
                if has_room(trucks[t], state.spaces(t)):
                    stays += self.hopes[seat]
                if stays > self.drawing:
                    self.drawing = stays

    def _constancy(self, state: Drafting, seat: i64, truck: i64) -> i64:
        """The chance in hundredths that a truck is still there on the next turn of a seat."""
        chance: i64 = 100
        for other in range(state.players):
            if other != seat and not state.out >> other & 1:
                if self.favourite[other] == truck and self.loads[other * TRUCKS + truck] > POINT:
                    chance = chance * WANTED // 100
                else:
                    chance = chance * UNWANTED // 100
        return chance

    def _rate_load(self, state: Drafting, seat: i64, moves: Moves) -> None:
        """A good tile goes where I want it, a bad one where others do."""
        self._look_at_trucks(state)
        tile = state.hand
        for k in range(moves.count):
            truck = moves.items[k] >> A
            rating: i64 = 0
            for other in range(state.players):
                if state.out >> other & 1:
                    continue
                before = self.loads[other * TRUCKS + truck]
                tiles = state.trucks[truck] & TILES
                after = self.truck_gain(state, other, added(tiles, tile))
                rest = self._second_best(state, other, truck)
                change = _soft(after, rest) - _soft(before, rest)
                if other == seat:
                    rating += change
                else:
                    rating -= change * ENVY // 100
            self.ratings[k] = rating

    def _second_best(self, state: Drafting, seat: i64, truck: i64) -> i64:
        """The best truck for a seat beside this one."""
        best: i64 = 0
        first = True
        for t in range(len(state.trucks)):
            if t != truck and in_middle(state.trucks[t]):
                gain = self.loads[seat * TRUCKS + t]
                if first or gain > best:
                    best = gain
                first = False
        return best

    # -- weighing with care -----------------------------------------------------------------------

    def weigh(self, state: State, seat: i64, moves: Moves) -> None:
        assert isinstance(state, Drafting)
        self.study(state)
        self.prepare(state)
        self.rate(state, seat, moves)
        if state.phase == LOADING:
            return
        before = self._standing(state, seat)
        if self.trials:
            self._try_best(state, seat, moves, before)
        else:
            for k in range(moves.count):
                if moves.items[k] & BYTE != DRAW:
                    self.ratings[k] = self._tried(state, seat, moves.items[k]) - before
        if state.phase == TURN:
            self._weigh_turn(state, seat, moves)

    def _try_best(self, state: Drafting, seat: i64, moves: Moves, before: i64) -> None:
        """Try out what looks best at a glance while that is allowed, and trucks in any case."""
        self.used = 0
        for _, k in sorted([(-int(self.ratings[k]), int(k)) for k in range(moves.count)]):
            kind = moves.items[k] & BYTE
            if kind == TAKE or (kind != DRAW and self.used < self.trials):
                self.used += state.players
                self.ratings[k] = self._tried(state, seat, moves.items[k]) - before
            elif kind != DRAW:
                self.ratings[k] += UNTRIED

    def _weigh_turn(self, state: Drafting, seat: i64, moves: Moves) -> None:
        """Look ahead once more, now that the trucks have been tried."""
        for k in range(moves.count):
            if moves.items[k] & BYTE == TAKE:
                self.loads[seat * TRUCKS + (moves.items[k] >> A)] = self.ratings[k]
        self._look_ahead(state, seat)
        for k in range(moves.count):
            kind = moves.items[k] & BYTE
            if kind == DRAW:
                self.ratings[k] = self.drawing
            elif kind != TAKE:
                self.ratings[k] += self.waiting

    def _standing(self, state: Drafting, seat: i64) -> i64:
        """What a seat may expect, less a part of what others may."""
        value = self.worth(state, seat)
        others: i64 = 0
        for other in range(state.players):
            if other != seat:
                others += self.worth(state, other)
        return value - others * ENVY // (100 * (state.players - 1))

    def _tried(self, state: Drafting, seat: i64, move: i64) -> i64:
        """The standing of a seat when it has played a move and all that it must decide at once."""
        trial = state.copy()
        assert isinstance(trial, Drafting)
        trial.play(seat, move)
        while (trial.phase == PLACING or trial.phase == ASKING) and trial.actors() == bit(seat):
            moves = Moves()
            trial.legal(seat, moves)
            trial.play(seat, self._best_tried(trial, seat, moves))
        return self._standing(trial, seat)

    def _best_tried(self, state: Drafting, seat: i64, moves: Moves) -> i64:
        best: i64 = 0
        highest: i64 = -(1 << 60)
        if moves.count == 1:
            return moves.items[0]
        self.used += moves.count
        for k in range(moves.count):
            trial = state.copy()
            trial.play(seat, moves.items[k])
            value = self.worth(trial, seat)
            if value > highest:
                highest = value
                best = k
        return moves.items[best]

    # -- situations -------------------------------------------------------------------------------

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Drafting)
        value = state.points(seat) * POINT
        if state.over():
            return value + state.tiebreak(seat)
        return value + self.prospects(state, seat)

    def prospects(self, state: Drafting, seat: i64) -> i64:
        return self.side.prospects(state.side, seat) + self.side.purse(state.money.purses[seat])

    def rounds(self, state: State) -> i64:
        assert isinstance(state, Drafting)
        return state.round

    def doubt(self, state: State) -> i64:
        left = self.side.left
        return 250 + 12 * left


def added(tiles: i64, tile: i64) -> i64:
    """The tiles of a truck and one more, in whatever order."""
    return tiles << 8 | tile


def gain_of(side: SideEvaluator, seat: i64, tiles: i64) -> i64:
    """What tiles bring a seat; those without a home count as outcasts."""
    gain: i64 = 0
    seen: i64 = 0
    homes = side.homes[seat]
    newcomers = side.newcomers[seat]
    base = seat * TILE_CODES
    while tiles:
        tile = tiles & BYTE
        family = tile >> 3
        value = side.gains[base + tile]
        if seen >> family & 1:
            if side.seconds[seat * FAMILY_CODES + family] != UNRATED:
                value = side.seconds[seat * FAMILY_CODES + family]
        elif newcomers >> family & 1:
            if homes > 0:
                homes -= 1
            elif value > OUTCAST:
                value = OUTCAST
        seen |= bit(family)
        gain += value
        tiles >>= 8
    return gain


def hope_of(side: SideEvaluator, supply: Supply, seat: i64) -> i64:
    """What a tile to come brings a seat that may pick where it goes."""
    gain_sum: i64 = 0
    if supply.total == 0:
        return 0
    for f in range(len(supply.bag)):
        group = supply.bag[f]
        at = seat * TILE_CODES + ((f + supply.first) << 3)
        while group:
            if group & 15 and side.gains[at] > 0:
                gain_sum += (group & 15) * side.gains[at]
            group >>= 4
            at += 1
    return gain_sum * HOPEFUL // (supply.total * 100)


def _soft(gain: i64, rest: i64) -> i64:
    """What a truck counts beside the best of the others."""
    if gain >= rest:
        return gain
    return rest + (gain - rest) * HALF_SEEN // 100
