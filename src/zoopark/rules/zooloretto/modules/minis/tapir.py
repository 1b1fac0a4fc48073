"""The tapir: every birth brings a coin."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zoopark.rules.zooloretto.module import Manifest
from zoopark.rules.zooloretto.modules.house import TAPIR_COINS
from zoopark.rules.zooloretto.modules.mini import Mini

if TYPE_CHECKING:
    from zoopark.rules.zooloretto.zoos import Zoos

MANIFEST: Final[Manifest] = Manifest("tapir", "MI", chapter=9)


class Tapir(Mini):
    def born(self, zoos: "Zoos", seat: i64) -> None:
        zoos.receive(seat, TAPIR_COINS)  # MI.9.1

    def fresh(self) -> "Tapir":
        return Tapir(MANIFEST)


def new_tapir(players: i64) -> Tapir:
    return Tapir(MANIFEST)
