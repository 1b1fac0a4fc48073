"""The petting zoo in words: ``petting:panda+zebra`` in a seat's field."""

from collections import Counter

from zoopark.games.zooloretto.module_words import ModuleNotation
from zoopark.games.zooloretto.modules.petting_zoo.rules import PettingZoo
from zoopark.games.zooloretto.rules.components import BABY
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.notation.errors import Impossible
from zoopark.notation.fields import Fields
from zoopark.notation.tiles import species_name, species_number


class PettingZooNotation(ModuleNotation):
    def tiles(self, module: Module, seat: int) -> Counter[int]:
        return Counter(family << 3 | BABY for family in young_species(module, seat))

    def write_seat(self, module: Module, seat: int) -> list[str]:
        young = [species_name(family) for family in young_species(module, seat)]
        return [f"petting:{'+'.join(young)}"] if young else []

    def read_seat(self, zoos: Zoos, module: Module, seat: int, fields: Fields) -> None:
        text = fields.text("petting")
        families = [species_number(name) for name in text.split("+")] if text else []
        if len(families) > 2 or not all(zoos.species >> f & 1 for f in families):
            raise Impossible(f"{fields.about} has two young in the petting zoo at most", "PZ.1.1")
        own = _own(module)
        for number, family in enumerate(families):
            (own.second if number else own.first)[seat] = family

    def board_line(self, module: Module, seat: int, viewer: int | None) -> str:
        young = ", ".join(species_name(family) for family in young_species(module, seat))
        return f"petting zoo: {young}" if young else ""


def _own(module: Module) -> PettingZoo:
    assert isinstance(module, PettingZoo)
    return module


def young_species(module: Module, seat: int) -> list[int]:
    own = _own(module)
    return [int(family) for family in (own.first[seat], own.second[seat]) if family]


WORDS = PettingZooNotation()
