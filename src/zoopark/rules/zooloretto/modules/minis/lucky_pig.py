"""The lucky pig: every coin tile brings one coin more."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zoopark.rules.zooloretto.module import Manifest
from zoopark.rules.zooloretto.modules.house import PIG_COINS
from zoopark.rules.zooloretto.modules.mini import Mini

if TYPE_CHECKING:
    from zoopark.rules.zooloretto.zoos import Zoos

MANIFEST: Final[Manifest] = Manifest("lucky-pig", "MI", chapter=7)


class LuckyPig(Mini):
    def coined(self, zoos: "Zoos", seat: i64, tiles: i64) -> None:
        zoos.receive(seat, tiles * PIG_COINS)  # MI.7.1

    def fresh(self) -> "LuckyPig":
        return LuckyPig(MANIFEST)


def new_lucky_pig(players: i64) -> LuckyPig:
    return LuckyPig(MANIFEST)
