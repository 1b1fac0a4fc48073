"""Sketches of water parks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit, ones
from zoopark.core.evaluator import Evaluator
from zoopark.core.sketch import Sketch
from zoopark.core.state import State
from zoopark.core.tiles import count, size
from zoopark.games.aquaretto.evaluator import ParkEvaluator
from zoopark.games.aquaretto.rules.components import (
    BASINS,
    COINS,
    FEMALE,
    FIRST_SPECIES,
    FISH,
    LARGE_BOARDS,
    LAST_SHOW,
    MALE,
    SPECIES,
)
from zoopark.games.aquaretto.rules.game import Aquaretto
from zoopark.games.aquaretto.rules.park import Park
from zoopark.games.aquaretto.rules.parks import Parks
from zoopark.games.drafting.evaluator.game import DraftingEvaluator
from zoopark.games.drafting.evaluator.sketch import BAG, TABLE_PART, DraftSketch, tiles_of
from zoopark.games.drafting.rules.supply import Supply

MOST_BASINS: Final[i64] = BASINS + LARGE_BOARDS
LARGEST: Final[i64] = 12  # basins that are larger count as this

# Places within the part of one basin.
SIZE: Final[i64] = 0
ROOM: Final[i64] = SIZE + LARGEST
SHARE: Final[i64] = ROOM + 1
TO_COME: Final[i64] = ROOM + 2
RIVALS: Final[i64] = ROOM + 3
SHOW: Final[i64] = ROOM + 4
ALONE: Final[i64] = ROOM + 5
PARTNERS: Final[i64] = ROOM + 6
PROMISE: Final[i64] = ROOM + 7
FISH_HERE: Final[i64] = ROOM + 8
STORED: Final[i64] = ROOM + 9
CRAMPED: Final[i64] = ROOM + 10
FISH_TO_COME: Final[i64] = ROOM + 11
BASIN_PART: Final[i64] = ROOM + 12

# Places behind the basins.
VACANT: Final[i64] = MOST_BASINS * BASIN_PART
STAFF: Final[i64] = VACANT + 10
DEPOT: Final[i64] = STAFF + 10
PARK_PART: Final[i64] = DEPOT + 5


class ParkSketch:
    """The park of a seat as a part of a sketch that begins at a place."""

    def __init__(self, evaluator: ParkEvaluator, first: i64) -> None:
        self.evaluator = evaluator
        self.first = first
        self.wanted: vec[i64] = vec[i64]([0] * SPECIES)  # seats that have a basin of a species

    def look(self, side: Parks) -> None:
        for own in range(SPECIES):
            self.wanted[own] = 0
            for seat in range(len(side.parks)):
                if side.parks[seat].basins[own]:
                    self.wanted[own] += 1

    def write(self, sketch: Sketch, side: Parks, supply: Supply, seat: i64) -> None:
        park = side.parks[seat]
        written: i64 = 0
        for slot in range(MOST_BASINS):  # the largest basin first
            best: i64 = -1
            most: i64 = 0
            for own in range(SPECIES):
                if not written >> own & 1 and ones(park.basins[own]) > most:
                    most = ones(park.basins[own])
                    best = own
            if best < 0:
                break
            written |= bit(best)
            self._write_basin(sketch, park, supply, best, self.first + slot * BASIN_PART)
        self._write_vacant(sketch, park, supply)
        self._write_staff(sketch, side, park, seat)
        self._write_depot(sketch, park)

    def _write_basin(self, sketch: Sketch, park: Park, supply: Supply, own: i64, at: i64) -> None:
        evaluator = self.evaluator
        basin = park.basins[own]
        held = ones(basin)
        sketch.one_of(at + SIZE, held - 1, LARGEST - 1)
        room = evaluator.room(park, own)
        sketch.put(at + ROOM, room if room < 8 else 8)
        if room < 2:
            sketch.put(at + CRAMPED, 2 - room)
        group = supply.bag[own]
        sketch.put(at + SHARE, evaluator.expected[own])
        sketch.put(at + TO_COME, size(group))
        sketch.put(at + RIVALS, self.wanted[own] - 1)
        if own + FIRST_SPECIES <= LAST_SHOW:
            sketch.put(at + SHOW, 1)
        males = ones(basin & park.males)
        females = ones(basin & park.females)
        if males != females:
            sketch.put(at + ALONE, 1)
            partner = FEMALE if males > females else MALE
            sketch.put(at + PARTNERS, count(group, partner))
        sketch.put(at + PROMISE, evaluator.growth_value(held, room, evaluator.expected[own]) // 10)
        sketch.put(at + FISH_HERE, ones(basin & park.fish))
        sketch.put(at + FISH_TO_COME, count(group, FISH))
        for k in range(len(park.depot)):
            if (park.depot[k] >> 3) - FIRST_SPECIES == own:
                sketch.put(at + STORED, 1)
                break

    def _write_vacant(self, sketch: Sketch, park: Park, supply: Supply) -> None:
        at = self.first + VACANT
        vacant = park.basin_limit() - park.basin_count()
        sketch.one_of(at, vacant, 3)
        sketch.put(at + 4, park.larges)
        sketch.put(at + 5, park.smalls)
        sketch.put(at + 6, ones(park.free()))
        if vacant <= 0:
            return
        best: i64 = 0
        second: i64 = 0
        for own in range(SPECIES):
            if park.basins[own] == 0:
                rest = size(supply.bag[own])
                if rest > best:
                    second = best
                    best = rest
                elif rest > second:
                    second = rest
        sketch.put(at + 7, best)
        sketch.put(at + 8, second)
        sketch.put(at + 9, self.evaluator.fresh)

    def _write_staff(self, sketch: Sketch, side: Parks, park: Park, seat: i64) -> None:
        at = self.first + STAFF
        fish = ones(park.fish)
        sketch.put(at, park.cashiers)
        sketch.put(at + 1, park.keepers)
        sketch.put(at + 2, park.managers)
        sketch.put(at + 3, ones(park.trainers))
        sketch.put(at + 4, park.cashiers * side.money.purses[seat])
        sketch.put(at + 5, park.keepers * fish)
        sketch.put(at + 6, park.trained())
        sketch.put(at + 7, fish)
        sketch.put(at + 8, park.keepers * self.evaluator.fish // 8)
        sketch.put(at + 9, self.evaluator.fish // 8)

    def _write_depot(self, sketch: Sketch, park: Park) -> None:
        at = self.first + DEPOT
        stored = park.stored_species()
        sketch.put(at, stored)
        sketch.put(at + 1, i64(len(park.depot)))
        if park.managers:
            sketch.put(at + 2, stored)
        if len(park.depot):
            top = park.top()
            if park.allowed(top >> 3):
                sketch.put(at + 3, 1)
            if park.basins[(top >> 3) - FIRST_SPECIES]:
                sketch.put(at + 4, 1)


class AquarettoSketch(DraftSketch):
    def __init__(self, evaluator: DraftingEvaluator, park: ParkEvaluator) -> None:
        super().__init__(evaluator, PARK_PART)
        self.park = ParkSketch(park, TABLE_PART)

    def look(self, state: State, worths: vec[i64]) -> None:
        super().look(state, worths)
        assert isinstance(state, Aquaretto)
        self.park.look(state.parks)

    def write(self, state: State, seat: i64) -> None:
        assert isinstance(state, Aquaretto)
        self.write_table(state, seat)
        self.put(BAG + 1, tiles_of(state.supply, COINS))
        self.park.write(self, state.parks, state.supply, seat)


def new_sketch(evaluator: Evaluator) -> AquarettoSketch:
    assert isinstance(evaluator, DraftingEvaluator)
    park = evaluator.side
    assert isinstance(park, ParkEvaluator)
    return AquarettoSketch(evaluator, park)
