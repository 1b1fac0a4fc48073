"""Extra enclosures in words: ``pandas:panda*2`` in a seat's field, ``open pandas`` as a move."""

from zoopark.core.moves import A
from zoopark.games.offer import Price
from zoopark.games.zooloretto.module_words import ModuleNotation
from zoopark.games.zooloretto.modules.extra_enclosures.rules import (
    OPEN_EXTRA,
    PRICE,
    ExtraEnclosures,
)
from zoopark.games.zooloretto.rules.components import ALL_PENS, ZOO_PENS
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.games.zooloretto.words import PENS, pen_number
from zoopark.notation.errors import Impossible
from zoopark.notation.fields import Fields
from zoopark.notation.verbs import Verb, Writer

EXTRAS = range(int(ZOO_PENS), int(ALL_PENS))


class ExtraEnclosuresNotation(ModuleNotation):
    prices = (Price("extra", int(PRICE), "XE.1.2"),)
    usual = ("open",)
    verbs = {
        "open": Verb("open ENCLOSURE", 1, 1, lambda words: OPEN_EXTRA | pen_number(words[0]) << A)
    }
    writers = {
        int(OPEN_EXTRA): Writer(
            "open", lambda code: PENS[code >> A], lambda code: {"enclosure": PENS[code >> A]}
        )
    }

    def read_boards(self, zoos: Zoos, module: Module, seat: int, fields: Fields) -> None:
        own = _own(module)
        for pen in EXTRAS:
            if not fields.has(PENS[pen]):
                continue
            if not own.unsold >> pen & 1:
                raise Impossible(f"{fields.about} cannot have the enclosure {PENS[pen]}", "XE.1.2")
            own.unsold &= ~(1 << pen)
            own.give(zoos, seat, pen)

    def table_line(self, module: Module) -> str:
        left = [PENS[pen] for pen in EXTRAS if _own(module).unsold >> pen & 1]
        return f"Extra enclosures   {', '.join(left)}" if left else ""


def _own(module: Module) -> ExtraEnclosures:
    assert isinstance(module, ExtraEnclosures)
    return module


WORDS = ExtraEnclosuresNotation()
