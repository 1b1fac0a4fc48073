"""One player's zoo: enclosures, stall places and barn.

An enclosure is its packed group of animals with the species above it, 0 while it is empty; one that
is kept for a species shows it even without an animal. The barn is a packed group for every family.
The stall places are one integer with a byte each, the free and the blocked spaces of the enclosures
one integer each with four bits an enclosure.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zoopark.core.bits import bit, lifted
from zoopark.core.moves import BYTE
from zoopark.core.rule import OK
from zoopark.core.tiles import alike, family, one, size
from zoopark.games.zooloretto.rules.components import (
    BABY,
    BASE_PENS,
    BASE_PLACES,
    DAD,
    FEMALE,
    MALE,
    MUM,
    OBSTACLES,
    OTHER_FEMALE,
    OTHER_MUM,
    PEN_OF_PLACE,
    PEN_SPACES,
    PLACES,
)

SPECIES: Final[i64] = 32  # where the species of an enclosure stands above its animals
ANIMALS: Final[i64] = 0xFFFFFFFF
OBSTACLE: Final[i64] = OBSTACLES << 3  # what lies on a stall place from here on is no stall

START_SPACES: Final[i64] = 0x654  # of the enclosures of every zoo (Z.1.6)
START_OPEN: Final[i64] = 0b111

_MALE: Final[i64] = 0xF << 4 * MALE
_FEMALE: Final[i64] = 0xF << 4 * FEMALE
_OTHER_FEMALE: Final[i64] = 0xF << 4 * OTHER_FEMALE
_FATHER: Final[i64] = (1 << 4 * DAD) - (1 << 4 * MALE)
_BECOME_PARENTS: Final[i64] = _FATHER + (1 << 4 * MUM) - (1 << 4 * FEMALE)
_BECOME_OTHER_PARENTS: Final[i64] = _FATHER + (1 << 4 * OTHER_MUM) - (1 << 4 * OTHER_FEMALE)
_YOUNG: Final[i64] = 1 << 4 * BABY


@mypyc_attr(acyclic=True)
class Zoo:
    def __init__(self, pens: vec[i64], barn: vec[i64]) -> None:
        self.pens = pens
        self.barn = barn
        self.stalls: i64 = 0
        self.opened: i64 = 0  # expansion boards
        self.open = START_OPEN  # a mask of enclosures
        self.reach: i64 = BASE_PENS  # no enclosure from this number on is open
        self.spaces = START_SPACES  # for animals, in each enclosure
        self.blocked: i64 = 0  # spaces of each enclosure that are taken for the time being
        self.locked: i64 = 0  # a mask of enclosures with which nothing can be exchanged

    def open_places(self) -> i64:
        return BASE_PLACES + self.opened

    # -- enclosures -------------------------------------------------------------------------------

    def open_pen(self, pen: i64, spaces: i64) -> None:
        self.open |= bit(pen)
        self.spaces |= spaces << (pen << 2)
        if pen >= self.reach:
            self.reach = pen + 1

    def expand(self) -> i64:
        """Turn up the next expansion board (Z.5.13)."""
        pen = BASE_PENS + self.opened
        self.open_pen(pen, PEN_SPACES[pen])
        self.opened += 1
        return pen

    def is_open(self, pen: i64) -> bool:
        return pen < self.reach and self.open >> pen & 1 != 0

    def animals(self, pen: i64) -> i64:
        return size(self.pens[pen])

    def species(self, pen: i64) -> i64:
        """The species in an enclosure, 0 while it is empty."""
        return self.pens[pen] >> SPECIES

    def spaces_of(self, pen: i64) -> i64:
        """How many animals an enclosure can hold now."""
        return (self.spaces >> (pen << 2)) & 15

    def blocked_in(self, pen: i64) -> i64:
        return (self.blocked >> (pen << 2)) & 15

    def block(self, pen: i64) -> None:
        """A free space of an enclosure is taken for the time being."""
        self.spaces -= bit(pen << 2)
        self.blocked += bit(pen << 2)

    def unblock(self, pen: i64) -> None:
        self.spaces += bit(pen << 2)
        self.blocked -= bit(pen << 2)

    def missing(self, pen: i64) -> i64:
        """How many animals an enclosure lacks; a blocked space lacks one (Z.9.2)."""
        return self.spaces_of(pen) + self.blocked_in(pen) - size(self.pens[pen])

    def room(self, pen: i64) -> i64:
        """How many animals an enclosure could still take."""
        return self.spaces_of(pen) - size(self.pens[pen])

    def full(self, pen: i64) -> bool:
        held = size(self.pens[pen])
        if held != (self.spaces >> (pen << 2)) & 15:
            return False
        return held != 0 and (self.blocked >> (pen << 2)) & 15 == 0

    def entry_refusal(self, pen: i64, species: i64) -> i64:
        """Why an animal of a species may not enter an enclosure."""
        if pen >= self.reach:
            return 1_01_07
        held = self.pens[pen]
        if held and held >> SPECIES != species:
            return 1_04_05
        if size(held) < (self.spaces >> (pen << 2)) & 15:
            return OK
        return 1_04_04 if self.is_open(pen) else 1_01_07

    def exchange_refusal(self, pen: i64, other: i64) -> i64:
        """Why the animals of two enclosures may not change places."""
        if pen >= self.reach or other >= self.reach:
            return 1_01_07
        here = self.pens[pen]
        there = self.pens[other]
        if here == 0 or there == 0:
            if not self.is_open(pen) or not self.is_open(other):
                return 1_01_07
            return 1_05_06
        if here >> SPECIES == there >> SPECIES:
            return 1_05_05 if pen == other else 1_05_07
        if self.locked and (self.locked >> pen | self.locked >> other) & 1:
            return 1_05_05
        if size(here) > (self.spaces >> (other << 2)) & 15:
            return 1_05_08
        if size(there) > (self.spaces >> (pen << 2)) & 15:
            return 1_05_08
        return OK

    def barn_exchange_refusal(self, pen: i64, species: i64) -> i64:
        """Why the animals of an enclosure may not change places with a species in the barn."""
        if pen >= self.reach:
            return 1_01_07
        held = self.pens[pen]
        if held == 0 or self.barn[species] == 0:
            if not self.is_open(pen):
                return 1_01_07
            return 1_05_06
        if held >> SPECIES == species:
            return 1_05_07
        if self.locked >> pen & 1:
            return 1_05_05
        if size(self.barn[species]) > (self.spaces >> (pen << 2)) & 15:
            return 1_05_08
        return OK

    def admit(self, pen: i64, tile: i64) -> None:
        self.pens[pen] = (self.pens[pen] & ANIMALS) + one(tile) | family(tile) << SPECIES

    def breed(self, pen: i64) -> bool:
        """Let one fertile pair of an enclosure become parents; is there such a pair (Z.6.1)?"""
        held = self.pens[pen]
        if held & _MALE:
            if held & _FEMALE:
                self.pens[pen] = held + _BECOME_PARENTS
                return True
            if held & _OTHER_FEMALE:
                self.pens[pen] = held + _BECOME_OTHER_PARENTS
                return True
        return False

    def cradle(self, pen: i64) -> bool:
        """Lay a young one into its parents' enclosure, or else into the barn (Z.6.2, Z.6.3)."""
        held = self.pens[pen]
        if size(held) < self.spaces_of(pen):
            self.pens[pen] = held + _YOUNG
            return True
        self.barn[held >> SPECIES] += _YOUNG
        return False

    def exchange(self, pen: i64, other: i64) -> None:
        here = self.pens[pen]
        self.pens[pen] = self.pens[other]
        self.pens[other] = here

    def exchange_with_barn(self, pen: i64, species: i64) -> None:
        held = self.pens[pen]
        self.pens[pen] = self.barn[species] | species << SPECIES
        self.barn[species] = 0
        self.barn[held >> SPECIES] += held & ANIMALS

    # -- stall places and barn --------------------------------------------------------------------

    def on_place(self, place: i64) -> i64:
        """The tile on a stall place, 0 while it is free."""
        return (self.stalls >> (place << 3)) & BYTE

    def stall(self, place: i64) -> i64:
        """The stall on a place, 0 if there is none."""
        tile = (self.stalls >> (place << 3)) & BYTE
        if tile >= OBSTACLE:
            return 0
        return tile

    def place_refusal(self, place: i64) -> i64:
        """Why a stall may not be put on a place."""
        if place >= self.open_places():
            return 1_01_07 if place < PLACES else 1_04_07
        return 1_04_07 if self.on_place(place) else OK

    def put_stall(self, place: i64, stall: i64) -> None:
        self.stalls |= stall << (place << 3)

    def lift_stall(self, place: i64) -> None:
        self.stalls &= ~lifted(BYTE, place << 3)

    def has_stall_at(self, pen: i64) -> bool:
        for place in range(BASE_PLACES + self.opened):
            if PEN_OF_PLACE[place] == pen and self.stall(place):
                return True
        return False

    def stall_types(self) -> i64:
        """The types of stalls that stand on places, as a mask."""
        types: i64 = 0
        rest = self.stalls
        while rest:
            tile = rest & BYTE
            if 0 < tile < OBSTACLE:
                types |= bit(tile & 7)
            rest >>= 8
        return types

    def held(self) -> i64:
        """How many tiles lie in the enclosures, on the stall places and in the barn."""
        tiles: i64 = 0
        for group in self.pens:
            tiles += size(group)
        for group in self.barn:
            tiles += size(group)
        rest = self.stalls
        while rest:
            if rest & BYTE:
                tiles += 1
            rest >>= 8
        return tiles

    def store(self, tile: i64) -> None:
        self.barn[family(tile)] += one(tile)

    def fetch(self, tile: i64) -> None:
        self.barn[family(tile)] -= one(tile)

    def in_barn(self, tile: i64) -> bool:
        f = family(tile)
        return f < len(self.barn) and (self.barn[f] >> ((tile & 7) << 2)) & 15 != 0

    def copy(self) -> "Zoo":
        other = Zoo(self.pens[:], self.barn[:])
        other.stalls = self.stalls
        other.opened = self.opened
        other.open = self.open
        other.reach = self.reach
        other.spaces = self.spaces
        other.blocked = self.blocked
        other.locked = self.locked
        return other

    def looks_like(self, other: "Zoo") -> bool:
        """Is every tile of another zoo in the same place here?"""
        if self.stalls != other.stalls or self.open != other.open or self.spaces != other.spaces:
            return False
        if self.blocked != other.blocked or self.locked != other.locked:
            return False
        return alike(self.pens, other.pens) and alike(self.barn, other.barn)

    def cells(self) -> list[int]:
        numbers: list[int] = [self.stalls, self.open, self.spaces, self.blocked, self.locked]
        return [*numbers, *self.pens, *self.barn]
