"""XXL tiles: more animals of each species, and a fifth type of stall."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.games.zooloretto.modules.rules_house import ICECREAM_TILES, MORE_TILES
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

MANIFEST: Final[Manifest] = Manifest("xxl-tiles", "XX")


class XxlTiles(Module):
    def __init__(self) -> None:
        super().__init__(MANIFEST)

    def set_up(self, zoos: "Zoos") -> None:
        for species in range(FLAMINGO, LAST_SPECIES + 1):
            self.species_added(zoos, species)
        zoos.supply.put(STALLS << 3 | ICECREAM, ICECREAM_TILES)  # XX.1.2

    def species_added(self, zoos: "Zoos", species: i64) -> None:
        """One more of each kind of animal, and of the young (XX.1.1)."""
        zoos.supply.put(species << 3 | PLAIN, MORE_TILES)
        zoos.supply.put(species << 3 | MALE, MORE_TILES)
        zoos.supply.put(species << 3 | FEMALE, MORE_TILES)
        zoos.nursery += MORE_TILES * bit(species << 2)

    def copy(self) -> "XxlTiles":
        return self  # it has no state

    def cells(self) -> list[int]:
        return []


def new_xxl_tiles(players: i64) -> XxlTiles:
    return XxlTiles()
