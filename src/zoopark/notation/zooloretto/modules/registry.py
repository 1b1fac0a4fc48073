"""The words of every module, by its id."""

from collections.abc import Iterator
from typing import Final

from zoopark.notation.event_kind import Kind
from zoopark.notation.verbs import Verb, Writer
from zoopark.notation.zooloretto.agenda import BASE_TASKS, TaskWords
from zoopark.notation.zooloretto.modules.acclimatisation import AcclimatisationNotation
from zoopark.notation.zooloretto.modules.boss import BossNotation
from zoopark.notation.zooloretto.modules.building_sites import BuildingSitesNotation
from zoopark.notation.zooloretto.modules.buildings import BuildingsNotation
from zoopark.notation.zooloretto.modules.chameleons import ChameleonsNotation
from zoopark.notation.zooloretto.modules.exotic import ExoticNotation
from zoopark.notation.zooloretto.modules.extra_enclosures import ExtraEnclosuresNotation
from zoopark.notation.zooloretto.modules.families import FamilyNotation
from zoopark.notation.zooloretto.modules.foreign_zoos import ForeignZoosNotation
from zoopark.notation.zooloretto.modules.mini_enclosures import MiniEnclosuresNotation
from zoopark.notation.zooloretto.modules.minis.registry import MINI_NOTATIONS
from zoopark.notation.zooloretto.modules.notation import ModuleNotation
from zoopark.notation.zooloretto.modules.order_cards import OrderCardsNotation
from zoopark.notation.zooloretto.modules.petting_zoo import PettingZooNotation
from zoopark.notation.zooloretto.modules.savings_book import SavingsBookNotation
from zoopark.notation.zooloretto.modules.xxl_tiles import XxlTilesNotation
from zoopark.rules.zooloretto.module import Module
from zoopark.rules.zooloretto.modules.families import LION, RABBIT

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

VERBS: Final[dict[str, Verb]] = {}
WRITERS: Final[dict[int, Writer]] = {}
EVENTS: Final[dict[int, Kind]] = {}
TASKS: Final[dict[int, TaskWords]] = {words.kind: words for words in BASE_TASKS}
for _words in NOTATIONS.values():
    VERBS.update(_words.verbs)
    WRITERS.update(_words.writers)
    EVENTS.update(_words.events)
    TASKS.update({words.kind: words for words in _words.tasks})
TASK_NAMES: Final = {words.name: words for words in TASKS.values()}


def words_of(module: Module) -> ModuleNotation:
    return NOTATIONS[module.manifest.id]


def worded(modules: list[Module]) -> Iterator[tuple[ModuleNotation, Module]]:
    """Modules, each with its words."""
    return ((words_of(module), module) for module in modules)
