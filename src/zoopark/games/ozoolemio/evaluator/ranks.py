"""What the ranks of O Zoo le Mio will bring: who has the best area of a colour, who most trees.

A lead is worth the more the less is still to come. How areas will grow is not foreseen tile by
tile; the lead of one seat over another is taken to be normally distributed around that of now.
"""

from math import erf, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.core.odds import STEPS, at_least
from zoopark.games.ozoolemio.rules.components import (
    COLOUR,
    COLOURS,
    ROUNDS,
    TILES,
    TREES,
)
from zoopark.games.ozoolemio.rules.game import OZooLeMio
from zoopark.games.ozoolemio.rules.numbers import PRINTED, OZooNumbers

SEATS: Final[i64] = 5
RANKS: Final[i64] = COLOURS + 1  # the colours, then trees
GROVE: Final[i64] = COLOURS  # the place of trees among them

MARKS: Final[i64] = 3  # points of time at which ranks are foreseen: this round, and later ones
SURE: Final[i64] = 1 << 10  # odds are counted in 1024ths
TEN: Final[i64] = 10
FINE: Final[i64] = 16  # steps of a standard deviation in the table of odds
FAR: Final[i64] = 48  # leads beyond so many steps are safe
STAR_SPREAD: Final = 3.0  # the square of the stars that a half adds to an area, on average
TREE_SPREAD: Final = 1.2  # the same of a tree
LEAST_SPREAD: Final = 0.01
MANY: Final[i64] = 12 * STEPS  # more halves of a colour are never to come


def _normal() -> vec[i64]:
    """The chance that a lead of so many steps will last."""
    odds = vec[i64]()
    for k in range(2 * FAR + 1):
        z = float(k - FAR) / float(FINE)
        odds = append(odds, i64(int(0.5 * float(SURE) * (1.0 + erf(z / sqrt(2.0))) + 0.5)))
    return odds


def _sharpness(spread: float) -> vec[i64]:
    """Steps of the table for half a star, times 256: by players and eighths of halves to come."""
    steps = vec[i64]()
    for players in range(SEATS):
        for coming in range(MANY + 1):
            halves = float(coming) / float(STEPS)
            variance = LEAST_SPREAD + 2.0 * spread * halves / float(max(players, 2))
            steps = append(steps, i64(int(128.0 * float(FINE) / sqrt(variance))))
    return steps


LASTS: Final = _normal()
SHARP_STARS: Final = _sharpness(STAR_SPREAD)
SHARP_TREES: Final = _sharpness(TREE_SPREAD)


class Ranks:
    """The ranks of all seats, as they stand and as they may change."""

    def __init__(self) -> None:
        self.players: i64 = 0
        self.numbers: OZooNumbers = PRINTED  # of the game that was surveyed
        self.first: i64 = 0  # the first round that is still to be scored, counted from 0
        self.keys: vec[i64] = vec[i64]([0] * (RANKS * SEATS))  # as in a zoo: stars, then when
        self.marks: i64 = 0
        self.weights: vec[i64] = vec[i64]([0] * MARKS)  # what a figure brings in these rounds
        self.coming: vec[i64] = vec[i64]([0] * (RANKS * MARKS))  # eighths of halves until then
        self.sharp: vec[i64] = vec[i64]([0] * (RANKS * MARKS))
        self.open: vec[i64] = vec[i64]([0] * RANKS)
        self.hidden: vec[i64] = vec[i64]([0] * RANKS)

    def survey(self, state: OZooLeMio, sold: i64) -> None:
        """Look at all zoos and at the tiles to come, without those of the row that are sold."""
        self.players = state.players
        self.numbers = state.numbers
        each = state.numbers.round_tiles
        self.first = state.round - 1
        for seat in range(state.players):
            zoo = state.zoos[seat]
            for colour in range(COLOURS):
                self.keys[colour * SEATS + seat] = zoo.best[colour]
            self.keys[GROVE * SEATS + seat] = zoo.tree_key
        self._count(state, sold)
        hidden: i64 = 0
        for tile in range(TILES):
            hidden += state.unseen >> tile & 1
        unveiled = i64(len(state.row))
        missing = each - state.sold - unveiled  # of this round, still to be turned up
        if missing < 0 or (state.trees and not state.blind and unveiled):
            missing = 0
        self.marks = 0
        k = self.first
        while k < ROUNDS:
            # The round of now stands for itself, later ones are taken in pairs.
            last = k + 1
            if k == self.first or last == ROUNDS:
                last = k
            self.weights[self.marks] = (last + 1) * (last - k + 1)
            if last > k:
                self.weights[self.marks] -= 1
            share = missing + (last - self.first) * each
            if last > k:
                share -= each // 2
            elif last == ROUNDS - 1:
                share = hidden
            if share > hidden:
                share = hidden
            self._foresee(share, hidden)
            self.marks += 1
            k = last + 1

    def _foresee(self, share: i64, hidden: i64) -> None:
        """Note what will have come when this share of the hidden tiles is sold."""
        for rank in range(RANKS):
            coming = self.open[rank] * STEPS
            if hidden:
                coming += self.hidden[rank] * share * STEPS // hidden
            if coming > MANY:
                coming = MANY
            self.coming[rank * MARKS + self.marks] = coming
            at = self.players * (MANY + 1) + coming
            if rank == GROVE:
                self.sharp[rank * MARKS + self.marks] = SHARP_TREES[at]
            else:
                self.sharp[rank * MARKS + self.marks] = SHARP_STARS[at]

    def _count(self, state: OZooLeMio, sold: i64) -> None:
        """Count the halves of each colour and the trees, in the row and unseen."""
        for rank in range(RANKS):
            self.open[rank] = 0
            self.hidden[rank] = 0
        for place in range(sold, len(state.row)):
            for half in range(2 * state.row[place], 2 * state.row[place] + 2):
                self.open[COLOUR[half]] += 1
                self.open[GROVE] += TREES[half]
        for half in range(2 * TILES):
            if state.unseen & bit(half >> 1):
                self.hidden[COLOUR[half]] += 1
                self.hidden[GROVE] += TREES[half]

    def weight(self) -> i64:
        """The points that a figure brings that stays to the end."""
        return (ROUNDS * (ROUNDS + 1) - self.first * (self.first + 1)) // 2

    def bench(self) -> i64:
        """The points that a bench brings until the end."""
        return self.weight() * self.numbers.bench_figures

    def value(self, rank: i64, seat: i64, own: i64) -> i64:
        """What a seat with this key may expect of a rank, in hundredths of a point."""
        total: i64 = 0
        first, lone = self.numbers.best_figures, self.numbers.lone_figures
        base = rank * SEATS
        alone = True
        for other in range(self.players):
            if other != seat and self.keys[base + other]:
                alone = False
        for mark in range(self.marks):
            sharp = self.sharp[rank * MARKS + mark]
            best = SURE
            second: i64 = 0
            for other in range(self.players):
                if other == seat:
                    continue
                lasts = _lasts(own, self.keys[base + other], sharp)
                second = (second * lasts + best * (SURE - lasts)) >> TEN
                best = best * lasts >> TEN
            figures = first * best + self.numbers.second_figures * second
            coming = self.coming[rank * MARKS + mark]
            if alone:
                rivals = at_least(coming * (self.players - 1) // self.players, 1)
                figures -= (first - lone) * best * (1000 - rivals) // 1000
            if own == 0:
                figures = figures * at_least(coming // self.players, 1) // 1000
            total += figures * self.weights[mark]
        return total * 100 >> TEN

    def expected(self, seat: i64) -> i64:
        """What a seat may expect of all ranks."""
        total: i64 = 0
        for rank in range(RANKS):
            total += self.value(rank, seat, self.keys[rank * SEATS + seat])
        return total


def _lasts(own: i64, other: i64, sharp: i64) -> i64:
    """The chance that one key is in front of another in the end."""
    lead = 2 * ((own >> 8) - (other >> 8))
    if lead == 0:
        if own > other:
            lead = 1
        elif own < other:
            lead = -1
    step = lead * sharp >> 8
    if step > FAR:
        return SURE
    if step < -FAR:
        return 0
    return LASTS[step + FAR]
