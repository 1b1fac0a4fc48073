"""One player's zoo: enclosures, stall places and barn.

An enclosure is its packed group of animals with the species above it, 0 while it is empty. The barn
is a packed group for every family. The stall places are one integer with a byte each.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zoopark.rules.kernel.bits import lifted
from zoopark.rules.kernel.moves import BYTE
from zoopark.rules.kernel.rule import OK
from zoopark.rules.kernel.tiles import family, one, size
from zoopark.rules.zooloretto.components import (
    BABY,
    BASE_PENS,
    BASE_PLACES,
    DAD,
    FEMALE,
    MALE,
    MUM,
    PEN_OF_PLACE,
    PEN_SPACES,
)

SPECIES: Final[i64] = 32  # where the species of an enclosure stands above its animals
ANIMALS: Final[i64] = 0xFFFFFFFF

_MALE: Final[i64] = 0xF << 4 * MALE
_FEMALE: Final[i64] = 0xF << 4 * FEMALE
_BECOME_PARENTS: Final[i64] = (1 << 4 * DAD) - (1 << 4 * MALE) + (1 << 4 * MUM) - (1 << 4 * FEMALE)
_YOUNG: Final[i64] = 1 << 4 * BABY


@mypyc_attr(acyclic=True)
class Zoo:
    def __init__(self, pens: vec[i64], barn: vec[i64], stalls: i64, opened: i64) -> None:
        self.pens = pens
        self.barn = barn
        self.stalls = stalls
        self.opened = opened  # expansion boards

    def open_pens(self) -> i64:
        return BASE_PENS + self.opened

    def open_places(self) -> i64:
        return BASE_PLACES + self.opened

    # -- enclosures -------------------------------------------------------------------------------

    def animals(self, pen: i64) -> i64:
        return size(self.pens[pen])

    def species(self, pen: i64) -> i64:
        """The species in an enclosure, 0 while it is empty."""
        return self.pens[pen] >> SPECIES

    def full(self, pen: i64) -> bool:
        return size(self.pens[pen]) == PEN_SPACES[pen]

    def entry_refusal(self, pen: i64, species: i64) -> i64:
        """Why an animal of a species may not enter an enclosure."""
        if pen >= BASE_PENS + self.opened:
            return 1_01_07
        held = self.pens[pen]
        if held == 0:
            return OK
        if held >> SPECIES != species:
            return 1_04_05
        if size(held) >= PEN_SPACES[pen]:
            return 1_04_04
        return OK

    def exchange_refusal(self, pen: i64, other: i64) -> i64:
        """Why the animals of two enclosures may not change places."""
        if pen >= self.open_pens() or other >= self.open_pens():
            return 1_01_07
        if pen == other:
            return 1_05_05
        here = self.pens[pen]
        there = self.pens[other]
        if here == 0 or there == 0:
            return 1_05_06
        if here >> SPECIES == there >> SPECIES:
            return 1_05_07
        if size(here) > PEN_SPACES[other] or size(there) > PEN_SPACES[pen]:
            return 1_05_08
        return OK

    def barn_exchange_refusal(self, pen: i64, species: i64) -> i64:
        """Why the animals of an enclosure may not change places with a species in the barn."""
        if pen >= self.open_pens():
            return 1_01_07
        if self.pens[pen] == 0 or self.barn[species] == 0:
            return 1_05_06
        if self.pens[pen] >> SPECIES == species:
            return 1_05_07
        if size(self.barn[species]) > PEN_SPACES[pen]:
            return 1_05_08
        return OK

    def admit(self, pen: i64, tile: i64) -> None:
        self.pens[pen] = (self.pens[pen] & ANIMALS) + one(tile) | family(tile) << SPECIES

    def breed(self, pen: i64) -> bool:
        """Let one fertile pair of an enclosure become parents; is there such a pair (Z.6.1)?"""
        held = self.pens[pen]
        if held & _MALE and held & _FEMALE:
            self.pens[pen] = held + _BECOME_PARENTS
            return True
        return False

    def cradle(self, pen: i64) -> bool:
        """Lay a young one into its parents' enclosure, or else into the barn (Z.6.2, Z.6.3)."""
        held = self.pens[pen]
        if size(held) < PEN_SPACES[pen]:
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

    def stall(self, place: i64) -> i64:
        """The type of the stall on a place, 0 while it is free."""
        return (self.stalls >> (place << 3)) & BYTE

    def place_refusal(self, place: i64) -> i64:
        """Why a stall may not be put on a place."""
        if place >= self.open_places():
            return 1_01_07
        return 1_04_07 if self.stall(place) else OK

    def put_stall(self, place: i64, stall: i64) -> None:
        self.stalls |= stall << (place << 3)

    def lift_stall(self, place: i64) -> None:
        self.stalls &= ~lifted(BYTE, place << 3)

    def has_stall_at(self, pen: i64) -> bool:
        for place in range(BASE_PLACES + self.opened):
            if PEN_OF_PLACE[place] == pen and self.stall(place):
                return True
        return False

    def store(self, tile: i64) -> None:
        self.barn[family(tile)] += one(tile)

    def fetch(self, tile: i64) -> None:
        self.barn[family(tile)] -= one(tile)

    def in_barn(self, tile: i64) -> bool:
        f = family(tile)
        return f < len(self.barn) and (self.barn[f] >> ((tile & 7) << 2)) & 15 != 0

    def copy(self) -> "Zoo":
        return Zoo(self.pens[:], self.barn[:], self.stalls, self.opened)

    def cells(self) -> list[int]:
        return [self.stalls, self.opened, *self.pens, *self.barn]
