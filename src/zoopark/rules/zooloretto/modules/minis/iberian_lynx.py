"""The Iberian lynx: the first rebuilding of every round is free."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zoopark.rules.zooloretto.module import Manifest
from zoopark.rules.zooloretto.modules.house import LYNX_PRICE
from zoopark.rules.zooloretto.modules.mini import Mini

if TYPE_CHECKING:
    from zoopark.rules.zooloretto.zoos import Zoos

MANIFEST: Final[Manifest] = Manifest("iberian-lynx", "MI", chapter=5)


class IberianLynx(Mini):
    """``used`` says whether its owner has rebuilt in this round."""

    def remodel_price(self, seat: i64, price: i64) -> i64:
        return price if self.used else LYNX_PRICE  # MI.5.1

    def remodelled(self, seat: i64) -> None:
        self.used = True

    def end_round(self, zoos: "Zoos", seat: i64) -> None:
        self.used = False

    def fresh(self) -> "IberianLynx":
        return IberianLynx(MANIFEST)


def new_iberian_lynx(players: i64) -> IberianLynx:
    return IberianLynx(MANIFEST)
