"""The tapir: every birth brings a coin."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, Mini
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.module import YOUNG_BORN, Manifest

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("tapir")
MANIFEST: Final[Manifest] = Manifest("tapir", RULEBOOK, chapter=9)

# For a birth, a house ruling (MI.9.1).
TAPIR_COINS_AT: Final[i64] = NUMBERS.tweak("coins", 1, 0, 10, "MI.9.1")


class Tapir(Mini):
    def happened(self, zoos: "Zoos", seat: i64, what: i64, detail: i64) -> None:
        if what == YOUNG_BORN:
            zoos.receive(seat, zoos.number(TAPIR_COINS_AT))  # MI.9.1

    def fresh(self) -> "Tapir":
        return Tapir(MANIFEST)


def new_tapir(players: i64) -> Tapir:
    return Tapir(MANIFEST)


MINIS: Final = [(MANIFEST, new_tapir)]
