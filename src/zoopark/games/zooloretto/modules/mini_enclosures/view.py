"""What the mini enclosures show: each those of its seat, by a part of its own."""

from typing import TYPE_CHECKING, Any, Union

import msgspec
from msgspec import Struct

from zoopark.games.zooloretto.module_view import ModuleView
from zoopark.games.zooloretto.modules.mini_enclosures.mini_view import MiniPart, MiniView
from zoopark.games.zooloretto.modules.mini_enclosures.rules import MiniEnclosures
from zoopark.games.zooloretto.modules.mini_enclosures.words import left_in_the_middle
from zoopark.games.zooloretto.modules.rules_registry import MINIS, part_of
from zoopark.games.zooloretto.rules.module import Module


def _plain(id: str) -> MiniView:
    """A mini enclosure that holds nothing but coins."""
    name = id.title().replace("-", "")
    view = MiniView()
    part: Any = msgspec.defstruct(
        f"{name}Part",
        [],
        bases=(MiniPart,),
        frozen=True,
        tag=id,
        tag_field="name",
        namespace={"__doc__": f"A mini enclosure: {id}."},
    )
    view.part = part
    return view


SHOWN: dict[str, MiniView] = {id: part_of(id, "view", "VIEW") or _plain(id) for id in MINIS}

if TYPE_CHECKING:
    AnyMini = MiniPart
else:
    AnyMini: Any = Union[tuple(view.part for view in SHOWN.values())]  # noqa: UP007 - as many as there are


class MiniEnclosuresPart(Struct, frozen=True):
    """The mini enclosures of a seat."""

    minis: tuple[AnyMini, ...]  # those that the seat has won


class MiniEnclosuresTable(Struct, frozen=True):
    """The ids of those that nobody has yet."""

    left: tuple[str, ...]  # those that can still be won


class MiniEnclosuresView(ModuleView):
    seat_part = MiniEnclosuresPart
    table_part = MiniEnclosuresTable

    def seat(self, module: Module, seat: int) -> MiniEnclosuresPart:
        assert isinstance(module, MiniEnclosures)
        owned = [mini for mini in module.minis if mini.owner == seat]
        return MiniEnclosuresPart(tuple([SHOWN[mini.manifest.id].show(mini) for mini in owned]))

    def table(self, module: Module) -> MiniEnclosuresTable:
        return MiniEnclosuresTable(tuple(left_in_the_middle(module)))


VIEW = MiniEnclosuresView()
