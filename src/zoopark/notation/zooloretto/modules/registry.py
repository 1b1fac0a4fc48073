"""The words of every module, by its id."""

from typing import Final

from zoopark.notation.zooloretto.modules.foreign_zoos import ForeignZoosNotation
from zoopark.notation.zooloretto.modules.notation import ModuleNotation
from zoopark.notation.zooloretto.modules.petting_zoo import PettingZooNotation
from zoopark.notation.zooloretto.modules.savings_book import SavingsBookNotation
from zoopark.rules.zooloretto.module import Module

NOTATIONS: Final[dict[str, ModuleNotation]] = {
    "petting-zoo": PettingZooNotation(),
    "foreign-zoos": ForeignZoosNotation(),
    "savings-book": SavingsBookNotation(),
}


def words_of(module: Module) -> ModuleNotation:
    return NOTATIONS[module.manifest.id]
