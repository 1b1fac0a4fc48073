"""What the extra enclosures show."""

from msgspec import Struct

from zoopark.games.zooloretto.module_view import ModuleView
from zoopark.games.zooloretto.modules.extra_enclosures.rules import (
    EXTRA_FULL_AT,
    EXTRA_NEARLY_FULL_AT,
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
    scales = {pen: (int(EXTRA_FULL_AT), int(EXTRA_NEARLY_FULL_AT)) for pen in EXTRAS}

    def table(self, module: Module) -> ExtraEnclosuresTable:
        assert isinstance(module, ExtraEnclosures)
        return ExtraEnclosuresTable(
            tuple([PENS[pen] for pen in EXTRAS if module.unsold >> pen & 1])
        )


VIEW = ExtraEnclosuresView()
