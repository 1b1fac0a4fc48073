"""The words of every module, by its id."""

from collections.abc import Iterator
from typing import Final

from zoopark.games.zooloretto.agenda import BASE_TASKS, TaskWords
from zoopark.games.zooloretto.module_view import ModuleView
from zoopark.games.zooloretto.module_words import ModuleNotation
from zoopark.games.zooloretto.modules.acclimatisation import view as acclimatisation
from zoopark.games.zooloretto.modules.acclimatisation.words import AcclimatisationNotation
from zoopark.games.zooloretto.modules.boss import view as boss
from zoopark.games.zooloretto.modules.boss.words import BossNotation
from zoopark.games.zooloretto.modules.building_sites.words import BuildingSitesNotation
from zoopark.games.zooloretto.modules.buildings import view as buildings
from zoopark.games.zooloretto.modules.buildings.words import BuildingsNotation
from zoopark.games.zooloretto.modules.chameleons.words import ChameleonsNotation
from zoopark.games.zooloretto.modules.exotic import view as exotic
from zoopark.games.zooloretto.modules.exotic.words import ExoticNotation
from zoopark.games.zooloretto.modules.extra_enclosures import view as extra_enclosures
from zoopark.games.zooloretto.modules.extra_enclosures.words import ExtraEnclosuresNotation
from zoopark.games.zooloretto.modules.families.rules import LION, RABBIT
from zoopark.games.zooloretto.modules.families.words import FamilyNotation
from zoopark.games.zooloretto.modules.foreign_zoos import view as foreign_zoos
from zoopark.games.zooloretto.modules.foreign_zoos.words import ForeignZoosNotation
from zoopark.games.zooloretto.modules.mini_enclosures import view as mini_enclosures
from zoopark.games.zooloretto.modules.mini_enclosures.registry import MINI_NOTATIONS
from zoopark.games.zooloretto.modules.mini_enclosures.words import MiniEnclosuresNotation
from zoopark.games.zooloretto.modules.order_cards import view as order_cards
from zoopark.games.zooloretto.modules.order_cards.words import OrderCardsNotation
from zoopark.games.zooloretto.modules.petting_zoo import view as petting_zoo
from zoopark.games.zooloretto.modules.petting_zoo.words import PettingZooNotation
from zoopark.games.zooloretto.modules.savings_book import view as savings_book
from zoopark.games.zooloretto.modules.savings_book.words import SavingsBookNotation
from zoopark.games.zooloretto.modules.xxl_tiles.words import XxlTilesNotation
from zoopark.games.zooloretto.rules.module import Module
from zoopark.notation.vocabulary import Words

NOTATIONS: Final[dict[str, ModuleNotation]] = {
    "petting-zoo": PettingZooNotation(),
    "acclimatisation": AcclimatisationNotation(),
    "extra-enclosures": ExtraEnclosuresNotation(),
    "buildings": BuildingsNotation(),
    "building-sites": BuildingSitesNotation(),
    "foreign-zoos": ForeignZoosNotation(),
    "savings-book": SavingsBookNotation(),
    "order-cards": OrderCardsNotation(),
    "exotic": ExoticNotation(),
    "chameleons": ChameleonsNotation(),
    "boss": BossNotation(),
    "lion-family": FamilyNotation(int(LION)),
    "rabbit-family": FamilyNotation(int(RABBIT)),
    "xxl-tiles": XxlTilesNotation(),
    "mini-enclosures": MiniEnclosuresNotation(),
    **MINI_NOTATIONS,
}

VIEWS: Final[dict[str, ModuleView]] = {
    "petting-zoo": petting_zoo.VIEW,
    "acclimatisation": acclimatisation.VIEW,
    "extra-enclosures": extra_enclosures.VIEW,
    "buildings": buildings.VIEW,
    "foreign-zoos": foreign_zoos.VIEW,
    "savings-book": savings_book.VIEW,
    "order-cards": order_cards.VIEW,
    "exotic": exotic.VIEW,
    "boss": boss.VIEW,
    "mini-enclosures": mini_enclosures.VIEW,
}

MODULE_WORDS: Final = [
    Words(words.verbs, words.writers, words.events, usual=False) for words in NOTATIONS.values()
]
TASKS: Final[dict[int, TaskWords]] = {
    words.kind: words
    for tasks in (BASE_TASKS, *[notation.tasks for notation in NOTATIONS.values()])
    for words in tasks
}
TASK_NAMES: Final = {words.name: words for words in TASKS.values()}


def words_of(module: Module) -> ModuleNotation:
    return NOTATIONS[module.manifest.id]


def worded(modules: list[Module]) -> Iterator[tuple[ModuleNotation, Module]]:
    """Modules, each with its words."""
    return ((words_of(module), module) for module in modules)
