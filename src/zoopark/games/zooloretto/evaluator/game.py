"""Evaluating Zooloretto with modules.

What a tile of a module is worth nobody has written down. So before much thinking is done, every
tile is tried on every place it may go to, and what was found is remembered while moves are rated
at a glance.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.core.moves import BYTE, A, B, Moves
from zoopark.core.state import State
from zoopark.core.tiles import KINDS, count
from zoopark.games.drafting.evaluator.game import STRANGE, DraftingEvaluator
from zoopark.games.drafting.evaluator.side import SEATS, TILE_CODES, SideEvaluator
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.rules.kinds import ASKING, LOADING, PLACE, PLACING, TURN
from zoopark.games.drafting.rules.trucks import TILES
from zoopark.games.zooloretto.evaluator.zoo import ZooEvaluator
from zoopark.games.zooloretto.rules.components import BARN, FAMILIES
from zoopark.games.zooloretto.rules.game import Zooloretto
from zoopark.games.zooloretto.rules.zoo import Zoo

MANY: Final[i64] = 12  # more answers than these are not tried at a glance
IN_BARN: Final[i64] = -200  # what a tile of a module in the barn is taken to bring


class ModularEvaluator(DraftingEvaluator):
    def __init__(self, side: SideEvaluator) -> None:
        super().__init__(side)
        self.found: vec[i64] = vec[i64]([0] * (SEATS * TILE_CODES))  # what a tile brings a seat
        self.spots: vec[i64] = vec[i64]([0] * (SEATS * TILE_CODES))  # and the move that does so
        self.seen: vec[i64] = vec[i64]([0] * SEATS)  # of which zoo this was found out

    # -- trying tiles -----------------------------------------------------------------------------

    def study(self, state: State) -> None:
        assert isinstance(state, Zooloretto)
        if state.phase != TURN and state.phase != LOADING:
            return
        self.prepare(state)
        for seat in range(state.players):
            if state.out >> seat & 1:
                continue
            mark = footprint(state.zoos.zoos[seat], state.round)
            if mark != self.seen[seat]:
                self.seen[seat] = mark
                self._try_tiles(state, seat)

    def _try_tiles(self, state: Zooloretto, seat: i64) -> None:
        """Try every tile of a module that is on a truck, in hand or still to come."""
        bag = state.supply.bag
        for f in range(FAMILIES, len(bag)):
            for k in range(KINDS):
                if count(bag[f], k):
                    self._try_tile(state, seat, f << 3 | k)
        if state.phase == LOADING and state.hand >> 3 >= FAMILIES:
            self._try_tile(state, seat, state.hand)
        for t in range(len(state.trucks)):
            rest = state.trucks[t] & TILES
            while rest:
                if (rest & BYTE) >> 3 >= FAMILIES:
                    self._try_tile(state, seat, rest & BYTE)
                rest >>= 8

    def _try_tile(self, state: Zooloretto, seat: i64, tile: i64) -> None:
        scene = state.copy()
        scene.hand = tile
        scene.turn = seat
        scene.phase = PLACING
        scene.out = bit(seat)
        moves = Moves()
        scene.legal(seat, moves)
        before = self.worth(scene, seat)
        best: i64 = IN_BARN
        spot: i64 = 0
        for k in range(moves.count):
            trial = scene.copy()
            trial.play(seat, moves.items[k])
            value = self.worth(trial, seat) - before
            if spot == 0 or value > best:
                best = value
                spot = moves.items[k]
        self.found[seat * TILE_CODES + tile] = best
        self.spots[seat * TILE_CODES + tile] = spot

    # -- using what was found ---------------------------------------------------------------------

    def rate(self, state: State, seat: i64, moves: Moves) -> None:
        """Answers to questions of modules are tried: they are few, and much may depend on them."""
        assert isinstance(state, Drafting)
        if state.phase != ASKING or moves.count > MANY:
            super().rate(state, seat, moves)
            return
        self.room_for(moves)
        for k in range(moves.count):
            trial = state.copy()
            trial.play(seat, moves.items[k])
            self.ratings[k] = self.worth(trial, seat)

    def appraise(self, state: Drafting, seat: i64) -> None:
        super().appraise(state, seat)
        base = seat * TILE_CODES
        for tile in range(FAMILIES << 3, 16 << 3):
            self.side.gains[base + tile] = self.found[base + tile]

    def glance(self, state: Drafting, seat: i64, move: i64) -> i64:
        tile = (move >> A) & BYTE
        if move & BYTE != PLACE or tile >> 3 < FAMILIES:
            return super().glance(state, seat, move)
        if move == self.spots[seat * TILE_CODES + tile]:
            return self.found[seat * TILE_CODES + tile]
        return IN_BARN if move >> B == BARN else STRANGE


def footprint(zoo: Zoo, round_number: i64) -> i64:
    """A number that is another one for nearly every other zoo or round."""
    mark = round_number * 7 + zoo.stalls * 5 + zoo.open
    for pen in range(len(zoo.pens)):
        mark = mark * 31 + zoo.pens[pen] & 0xFFFFFFFFFFFF
    for f in range(len(zoo.barn)):
        mark = mark * 31 + zoo.barn[f] & 0xFFFFFFFFFFFF
    return mark + 1


def new_evaluator(state: State) -> DraftingEvaluator:
    assert isinstance(state, Zooloretto)
    zoo = ZooEvaluator()
    return ModularEvaluator(zoo) if state.zoos.modules else DraftingEvaluator(zoo)
