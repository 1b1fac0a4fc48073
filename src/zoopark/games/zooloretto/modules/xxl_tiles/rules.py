"""XXL tiles: more animals of each species, and a fifth type of stall."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.core.rule import Book
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.components import (
    FEMALE,
    FLAMINGO,
    LAST_SPECIES,
    MALE,
    PLAIN,
    STALLS,
)
from zoopark.games.zooloretto.rules.module import Manifest, Module

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

ICECREAM: Final[i64] = 5  # as a type of stall

NUMBERS: Final = Numbers("xxl_tiles")
RULEBOOK: Final = Book(23_00_00, "XX")
MANIFEST: Final[Manifest] = Manifest("xxl-tiles", RULEBOOK, preset="")

# House rulings: more of each kind of a species, young included (XX.1.1), and ice-cream stalls
# (XX.1.2).
MORE_TILES_AT: Final[i64] = NUMBERS.tweak("animal-tiles", 1, 0, 3, "XX.1.1")
ICECREAM_TILES_AT: Final[i64] = NUMBERS.tweak("icecream-tiles", 3, 0, 12, "XX.1.2")


class XxlTiles(Module):
    def __init__(self) -> None:
        super().__init__(MANIFEST)

    def set_up(self, zoos: "Zoos") -> None:
        for species in range(FLAMINGO, LAST_SPECIES + 1):
            self.species_added(zoos, species)
        zoos.supply.put(STALLS << 3 | ICECREAM, zoos.number(ICECREAM_TILES_AT))  # XX.1.2

    def species_added(self, zoos: "Zoos", species: i64) -> None:
        """One more of each kind of animal, and of the young (XX.1.1)."""
        zoos.supply.put(species << 3 | PLAIN, zoos.number(MORE_TILES_AT))
        zoos.supply.put(species << 3 | MALE, zoos.number(MORE_TILES_AT))
        zoos.supply.put(species << 3 | FEMALE, zoos.number(MORE_TILES_AT))
        zoos.nursery += zoos.number(MORE_TILES_AT) * bit(species << 2)

    def copy(self) -> "XxlTiles":
        return self  # it has no state

    def cells(self) -> list[int]:
        return []


def new_xxl_tiles(players: i64) -> XxlTiles:
    return XxlTiles()


MODULES: Final = [(MANIFEST, new_xxl_tiles)]
