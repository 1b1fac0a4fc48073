"""Sketches of drafting games: the table and the purse of a seat; its boards stand behind them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.sketch import Sketch
from zoopark.core.state import State
from zoopark.core.tiles import size
from zoopark.games.drafting.evaluator.game import DraftingEvaluator
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.rules.kinds import TURN
from zoopark.games.drafting.rules.supply import Supply

PLAYERS: Final[i64] = 0  # two to five
ORDER: Final[i64] = 4  # how soon it is this seat's turn
LEFT: Final[i64] = 9  # draws to come
LEFT_STEPS: Final[i64] = 12
LEFT_STEP: Final[i64] = 8
BAG: Final[i64] = LEFT + LEFT_STEPS
COINS: Final[i64] = BAG + 2
COIN_STEPS: Final[i64] = 8
OTHERS: Final[i64] = COINS + COIN_STEPS + 2
WORTH: Final[i64] = OTHERS + 6
LINES: Final[i64] = WORTH + 4
TABLE_PART: Final[i64] = LINES + 4
STAGE: Final[i64] = 4  # draws


class DraftSketch(Sketch):
    """What every drafting game shows."""

    def __init__(self, evaluator: DraftingEvaluator, size: i64) -> None:
        super().__init__(TABLE_PART + size)
        self.evaluator = evaluator
        self.worths: vec[i64] = vec[i64]([0] * 5)

    def look(self, state: State, worths: vec[i64]) -> None:
        for seat in range(state.players):
            self.worths[seat] = worths[seat]

    def begins(self, state: State) -> bool:
        assert isinstance(state, Drafting)
        if state.phase != TURN or state.out or state.quiet:
            return False
        loaded: i64 = 0
        for t in range(len(state.trucks)):
            loaded |= state.trucks[t]
        return loaded == 0

    def stage(self, state: State) -> i64:
        return self.left() // STAGE

    def left(self) -> i64:
        """How many tiles will still be drawn, roughly."""
        return self.evaluator.side.left

    def write_table(self, state: Drafting, seat: i64) -> None:
        self.count = 0
        players = state.players
        self.put(PLAYERS + players - 2, 1)
        order = seat - state.turn
        if order < 0:
            order += players
        self.put(ORDER + order, 1)
        left = self.left()
        self.steps(LEFT, left, LEFT_STEP, LEFT_STEPS)
        self.put(BAG, left // players)
        coins = state.money.purses[seat]
        self.one_of(COINS, coins, COIN_STEPS)
        self.put(COINS + COIN_STEPS + 1, coins)
        self._write_others(state, seat)
        worth = self.worths[seat]
        self.put(WORTH, worth // 10)
        self.put(WORTH + 1, state.points(seat))

    def _write_others(self, state: Drafting, seat: i64) -> None:
        own = self.worths[seat]
        total: i64 = 0
        best: i64 = -(1 << 60)
        coins: i64 = 0
        for other in range(state.players):
            if other != seat:
                worth = self.worths[other]
                total += worth
                if worth > best:
                    best = worth
                coins += state.money.purses[other]
        others = state.players - 1
        self.put(OTHERS, (best - own) // 10)
        self.put(OTHERS + 1, (total // others - own) // 10)
        self.put(OTHERS + 2, coins // others)
        self.put(OTHERS + 3, best // 10)


def tiles_of(supply: Supply, family: i64) -> i64:
    """How many tiles of a family are still to come."""
    place = family - supply.first
    return size(supply.bag[place]) if 0 <= place < len(supply.bag) else 0
