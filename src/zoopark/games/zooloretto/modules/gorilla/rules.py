"""The gorilla: purchases cost one coin, and the seller gets it."""

from typing import Final

from mypy_extensions import i64

from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, Mini
from zoopark.games.zooloretto.rules.components import SELLER_SHARE
from zoopark.games.zooloretto.rules.module import Manifest

MANIFEST: Final[Manifest] = Manifest("gorilla", RULEBOOK, chapter=2)


class Gorilla(Mini):
    def purchase_price(self, price: i64) -> i64:
        return SELLER_SHARE  # MI.2.1

    def fresh(self) -> "Gorilla":
        return Gorilla(MANIFEST)


def new_gorilla(players: i64) -> Gorilla:
    return Gorilla(MANIFEST)


MINIS: Final = [(MANIFEST, new_gorilla)]
