"""Sketches of zoos."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit, ones
from zoopark.core.evaluator import Evaluator
from zoopark.core.odds import at_least
from zoopark.core.sketch import Sketch
from zoopark.core.state import State
from zoopark.core.tiles import count, size
from zoopark.games.drafting.evaluator.game import DraftingEvaluator
from zoopark.games.drafting.evaluator.sketch import BAG, LINES, TABLE_PART, DraftSketch, tiles_of
from zoopark.games.drafting.rules.supply import Supply
from zoopark.games.zooloretto.evaluator.zoo import ZooEvaluator
from zoopark.games.zooloretto.rules.components import (
    ALL_FAMILIES,
    BASE_PENS,
    COINS,
    FEMALE,
    FLAMINGO,
    LAST_SPECIES,
    MALE,
    PENS,
    STALL_TYPES,
    STALLS,
)
from zoopark.games.zooloretto.rules.game import Zooloretto
from zoopark.games.zooloretto.rules.zoo import SPECIES, Zoo
from zoopark.games.zooloretto.rules.zoos import Zoos

# Places within the part of one enclosure.
CLOSED: Final[i64] = 0
VACANT: Final[i64] = 1
MISSING: Final[i64] = 2  # nothing to six animals
STALL: Final[i64] = 9
STALL_READY: Final[i64] = 10
TO_COME: Final[i64] = 11
SHARE: Final[i64] = 12
RIVALS: Final[i64] = 13
MALE_ALONE: Final[i64] = 14
FEMALE_ALONE: Final[i64] = 15
PARTNERS: Final[i64] = 16
PROMISE: Final[i64] = 17
FULL: Final[i64] = 18
IN_BARN: Final[i64] = 19
TWICE: Final[i64] = 20
HOPELESS: Final[i64] = 21
ON_SALE: Final[i64] = 22
LATE: Final[i64] = 23
PEN_PART: Final[i64] = 24

# Places behind the enclosures.
BARN: Final[i64] = PENS * PEN_PART
STALL_PART: Final[i64] = BARN + 8
HOMES: Final[i64] = STALL_PART + 8
ZOO_PART: Final[i64] = HOMES + 10


class ZooSketch:
    """The zoo of a seat as a part of a sketch that begins at a place."""

    def __init__(self, evaluator: ZooEvaluator, first: i64) -> None:
        self.evaluator = evaluator
        self.first = first
        self.wanted: vec[i64] = vec[i64]([0] * ALL_FAMILIES)  # seats that collect a species
        self.for_sale: vec[i64] = vec[i64]([0] * ALL_FAMILIES)  # tiles of it in all barns
        self.own: i64 = 0  # species with room in the zoo of the seat, as a mask

    def look(self, side: Zoos) -> None:
        for f in range(ALL_FAMILIES):
            self.wanted[f] = 0
            self.for_sale[f] = 0
        for seat in range(len(side.zoos)):
            zoo = side.zoos[seat]
            collected = _collected(zoo)
            for f in range(FLAMINGO, LAST_SPECIES + 1):
                if collected >> f & 1:
                    self.wanted[f] += 1
                if zoo.barn[f]:
                    self.for_sale[f] += size(zoo.barn[f])

    def write(self, sketch: Sketch, side: Zoos, supply: Supply, seat: i64) -> None:
        zoo = side.zoos[seat]
        self.own = _collected(zoo)
        for pen in range(PENS):
            self._write_pen(sketch, side, zoo, supply, pen)
        self._write_barn(sketch, zoo)
        self._write_stalls(sketch, zoo, supply)
        self._write_homes(sketch, side, zoo, supply)

    def _write_pen(self, sketch: Sketch, side: Zoos, zoo: Zoo, supply: Supply, pen: i64) -> None:
        at = self.first + pen * PEN_PART
        if not zoo.is_open(pen):
            if pen < BASE_PENS + side.boards:
                sketch.put(at + CLOSED, 1)
            return
        held = zoo.pens[pen]
        stall = zoo.has_stall_at(pen)
        if held == 0:
            sketch.put(at + VACANT, 1)
            if stall:
                sketch.put(at + STALL_READY, 1)
            return
        missing = zoo.missing(pen)
        sketch.one_of(at + MISSING, missing, 6)
        if stall:
            sketch.put(at + STALL, 1)
        if missing == 0:
            return
        species = held >> SPECIES
        rest: i64 = 0
        if species < len(supply.bag):
            rest = size(supply.bag[species])
        evaluator = self.evaluator
        sketch.put(at + TO_COME, rest)
        sketch.put(at + SHARE, evaluator.expected[species])
        sketch.put(at + RIVALS, self.wanted[species] - 1)
        self._write_couple(sketch, held, supply, at)
        sketch.put(
            at + PROMISE, (evaluator.held_value(zoo, pen) - 100 * side.pen_points(zoo, pen)) // 10
        )
        sketch.put(at + FULL, at_least(evaluator.expected[species], missing) // 32)
        stored = size(zoo.barn[species])
        sketch.put(at + IN_BARN, stored)
        sketch.put(at + ON_SALE, self.for_sale[species] - stored)
        if rest + stored < missing:
            sketch.put(at + HOPELESS, 1)
        for other in range(PENS):
            if other != pen and other < zoo.reach and zoo.pens[other] >> SPECIES == species:
                sketch.put(at + TWICE, zoo.room(other))
                break
        if evaluator.left < 12:
            sketch.put(at + LATE, missing)

    def _write_couple(self, sketch: Sketch, held: i64, supply: Supply, at: i64) -> None:
        """A fertile animal that waits for its partner, and how many of those are to come."""
        males = count(held, MALE)
        females = count(held, FEMALE)
        species = held >> SPECIES
        if species >= len(supply.bag):
            return
        if males and not females:
            sketch.put(at + MALE_ALONE, 1)
            sketch.put(at + PARTNERS, count(supply.bag[species], FEMALE))
        elif females and not males:
            sketch.put(at + FEMALE_ALONE, 1)
            sketch.put(at + PARTNERS, count(supply.bag[species], MALE))

    def _write_barn(self, sketch: Sketch, zoo: Zoo) -> None:
        at = self.first + BARN
        sorts: i64 = 0
        tiles: i64 = 0
        movable: i64 = 0
        most: i64 = 0
        for f in range(FLAMINGO, len(zoo.barn)):
            group = zoo.barn[f]
            if group:
                sorts += 1
                stored = size(group)
                tiles += stored
                if self.own >> f & 1:
                    movable += 1
                elif stored > most:
                    most = stored
        stalls: i64 = 0
        missing: i64 = 0
        types = zoo.stall_types()
        for kind in range(1, 8):
            if count(zoo.barn[STALLS], kind):
                stalls += 1
                if not types >> kind & 1:
                    missing += 1
        sketch.put(at, sorts)
        sketch.put(at + 1, tiles)
        sketch.put(at + 2, movable)
        sketch.put(at + 3, most)
        sketch.put(at + 4, stalls)
        sketch.put(at + 5, missing)
        if sorts > 1:
            sketch.put(at + 6, sorts - 1)

    def _write_stalls(self, sketch: Sketch, zoo: Zoo, supply: Supply) -> None:
        at = self.first + STALL_PART
        types = zoo.stall_types()
        sketch.one_of(at, ones(types), 4)
        free: i64 = 0
        for place in range(zoo.open_places()):
            if zoo.on_place(place) == 0:
                free += 1
        sketch.put(at + 5, free)
        if free:
            rest: i64 = 0
            for kind in range(1, STALL_TYPES + 1):
                if not types >> kind & 1:
                    rest += count(supply.bag[STALLS], kind)
            sketch.put(at + 6, rest)
        else:
            sketch.put(at + 7, 1)

    def _write_homes(self, sketch: Sketch, side: Zoos, zoo: Zoo, supply: Supply) -> None:
        """Empty enclosures, and the species that could move in."""
        at = self.first + HOMES
        homes: i64 = 0
        for pen in range(PENS):
            if zoo.is_open(pen) and zoo.pens[pen] == 0:
                homes += 1
        sketch.one_of(at, homes, 3)
        if homes == 0:
            return
        best: i64 = 0
        second: i64 = 0
        free: i64 = 0
        for f in range(FLAMINGO, LAST_SPECIES + 1):
            if self.own >> f & 1:
                continue
            rest = size(supply.bag[f]) + size(zoo.barn[f])
            free += rest // (1 + self.wanted[f])
            if rest > best:
                second = best
                best = rest
            elif rest > second:
                second = rest
        sketch.put(at + 4, best)
        sketch.put(at + 5, second)
        sketch.put(at + 6, free)
        sketch.put(at + 7, best if homes > 1 else 0)
        sketch.put(at + 8, self.evaluator.fresh)


def _collected(zoo: Zoo) -> i64:
    """The species that have an enclosure with room, as a mask."""
    mask: i64 = 0
    for pen in range(PENS):
        if pen < zoo.reach:
            held = zoo.pens[pen]
            if held and zoo.room(pen) > 0:
                mask |= bit(held >> SPECIES)
    return mask


class ZoolorettoSketch(DraftSketch):
    def __init__(self, evaluator: DraftingEvaluator, zoo: ZooEvaluator) -> None:
        super().__init__(evaluator, ZOO_PART)
        self.zoo = ZooSketch(zoo, TABLE_PART)

    def look(self, state: State, worths: vec[i64]) -> None:
        super().look(state, worths)
        assert isinstance(state, Zooloretto)
        self.zoo.look(state.zoos)

    def write(self, state: State, seat: i64) -> None:
        assert isinstance(state, Zooloretto)
        self.write_table(state, seat)
        self.put(BAG + 1, tiles_of(state.supply, COINS))
        tally = state.tally(seat)
        self.put(LINES, tally[8])
        self.put(LINES + 1, tally[9])
        self.zoo.write(self, state.zoos, state.supply, seat)


def new_sketch(evaluator: Evaluator) -> ZoolorettoSketch:
    assert isinstance(evaluator, DraftingEvaluator)
    zoo = evaluator.side
    assert isinstance(zoo, ZooEvaluator)
    return ZoolorettoSketch(evaluator, zoo)
