"""What the extra enclosures show."""

from msgspec import Struct

from zoopark.games.zooloretto.module_view import ModuleView, Scale
from zoopark.games.zooloretto.modules.extra_enclosures.rules import (
    EXTRA_FULL,
    EXTRA_NEARLY_FULL,
    ExtraEnclosures,
)
from zoopark.games.zooloretto.rules.components import ALL_PENS, ZOO_PENS
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.words import PENS

EXTRAS = range(int(ZOO_PENS), int(ALL_PENS))


class ExtraEnclosuresTable(Struct, frozen=True):
    """The extra enclosures that nobody has bought yet."""

    left: tuple[str, ...]  # that can still be bought


class ExtraEnclosuresView(ModuleView):
    table_part = ExtraEnclosuresTable
    scales = {pen: Scale(int(EXTRA_FULL), int(EXTRA_NEARLY_FULL), 0) for pen in EXTRAS}

    def table(self, module: Module) -> ExtraEnclosuresTable:
        assert isinstance(module, ExtraEnclosures)
        return ExtraEnclosuresTable(
            tuple([PENS[pen] for pen in EXTRAS if module.unsold >> pen & 1])
        )


VIEW = ExtraEnclosuresView()
