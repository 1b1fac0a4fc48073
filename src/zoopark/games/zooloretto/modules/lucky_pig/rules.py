"""The lucky pig: every coin tile brings one coin more."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, Mini
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.module import COINS_DRAWN, Manifest

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("lucky_pig")
MANIFEST: Final[Manifest] = Manifest("lucky-pig", RULEBOOK, chapter=7)

# For a coin tile, a house ruling (MI.7.1).
PIG_COINS_AT: Final[i64] = NUMBERS.tweak("coins", 1, 0, 10, "MI.7.1")


class LuckyPig(Mini):
    def happened(self, zoos: "Zoos", seat: i64, what: i64, detail: i64) -> None:
        if what == COINS_DRAWN:
            zoos.receive(seat, detail * zoos.number(PIG_COINS_AT))  # MI.7.1

    def fresh(self) -> "LuckyPig":
        return LuckyPig(MANIFEST)


def new_lucky_pig(players: i64) -> LuckyPig:
    return LuckyPig(MANIFEST)


MINIS: Final = [(MANIFEST, new_lucky_pig)]
