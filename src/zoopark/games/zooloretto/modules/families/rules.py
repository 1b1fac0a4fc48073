"""The lion family and the rabbit family: each is a species that takes the place of another."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zoopark.core.bits import bit, lifted
from zoopark.core.rule import Book
from zoopark.games.zooloretto.rules.components import (
    FEMALE,
    MALE,
    PLAIN,
)
from zoopark.games.zooloretto.rules.module import Manifest, Module

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

# As families of tiles. They belong to no module: their tiles follow the base rules (FA.1.3).
LION: Final[i64] = 10
RABBIT: Final[i64] = 11

RULEBOOK: Final = Book(22_00_00, "FA")
LION_MANIFEST: Final[Manifest] = Manifest("lion-family", RULEBOOK, preset="")
RABBIT_MANIFEST: Final[Manifest] = Manifest("rabbit-family", RULEBOOK, preset="")


class Family(Module):
    def __init__(self, manifest: Manifest, species: i64) -> None:
        super().__init__(manifest)
        self.species = species

    def set_up(self, zoos: "Zoos") -> None:
        """A family has as many tiles as any species (FA.1.2)."""
        zoos.supply.put(self.species << 3 | PLAIN, zoos.numbers.plain_tiles)
        zoos.supply.put(self.species << 3 | MALE, zoos.numbers.male_tiles)
        zoos.supply.put(self.species << 3 | FEMALE, zoos.numbers.female_tiles)
        zoos.nursery |= lifted(zoos.numbers.offspring_tiles, self.species << 2)
        zoos.species |= bit(self.species)
        for module in zoos.modules:
            module.species_added(zoos, self.species)

    def replaces(self) -> i64:
        return 1  # FA.1.1

    def copy(self) -> "Family":
        return self  # it has no state

    def cells(self) -> list[int]:
        return []


def new_lion_family(players: i64) -> Family:
    return Family(LION_MANIFEST, LION)


def new_rabbit_family(players: i64) -> Family:
    return Family(RABBIT_MANIFEST, RABBIT)


MODULES: Final = [(LION_MANIFEST, new_lion_family), (RABBIT_MANIFEST, new_rabbit_family)]
