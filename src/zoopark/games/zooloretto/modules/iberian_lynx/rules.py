"""The Iberian lynx: the first rebuilding of every round is free."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, Mini
from zoopark.games.zooloretto.rules.module import REMODELLED, ROUND_ENDED, Manifest

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

MANIFEST: Final[Manifest] = Manifest("iberian-lynx", RULEBOOK, chapter=5)

LYNX_PRICE: Final[i64] = 0  # of a rebuilding that it makes free, a house ruling (MI.5.1)


class IberianLynx(Mini):
    """``used`` says whether its owner has rebuilt in this round."""

    def remodel_price(self, price: i64) -> i64:
        return price if self.used else LYNX_PRICE  # MI.5.1

    def happened(self, zoos: "Zoos", seat: i64, what: i64, detail: i64) -> None:
        if what == REMODELLED:
            self.used = True
        elif what == ROUND_ENDED:
            self.used = False

    def fresh(self) -> "IberianLynx":
        return IberianLynx(MANIFEST)


def new_iberian_lynx(players: i64) -> IberianLynx:
    return IberianLynx(MANIFEST)


MINIS: Final = [(MANIFEST, new_iberian_lynx)]
