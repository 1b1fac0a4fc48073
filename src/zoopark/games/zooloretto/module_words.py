"""How a module is written and shown: its moves, events and tasks, and its state."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from zoopark.games.offer import Price
from zoopark.games.zooloretto.agenda import TaskWords
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoo import Zoo
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.notation.event_kind import Kind
from zoopark.notation.fields import Fields
from zoopark.notation.verbs import Verb, Writer


class ModuleNotation:
    """The words of one module. What a module does not need stays as it is here: nothing."""

    verbs: Mapping[str, Verb] = {}
    writers: Mapping[int, Writer] = {}
    events: Mapping[int, Kind] = {}
    tasks: Sequence[TaskWords] = ()
    prices: Sequence[Price] = ()  # of its actions
    usual: Sequence[str] = ()  # verbs that are told to whoever writes an unknown one
    secret: str = ""  # the word of a seat's field that is kept from the others

    # -- where the tiles are ----------------------------------------------------------------------

    def box(self, zoos: Zoos, tiles: Counter[int], species: Iterable[int]) -> None:
        """Add the tiles of the module to those of the box; these species are in play."""

    def own_box(self, module: Module) -> Counter[int]:
        """More tiles of the module, which it knows itself."""
        return Counter()

    def tiles(self, module: Module, seat: int) -> Counter[int]:
        """The tiles that lie in the module's places before a seat."""
        return Counter()

    def table_tiles(self, module: Module) -> Counter[int]:
        """The tiles of the module that lie before nobody."""
        return Counter()

    # -- positions --------------------------------------------------------------------------------

    def write_seat(self, module: Module, seat: int) -> list[str]:
        """Words of the module in a seat's field of a position."""
        return []

    def open_boards(self, zoos: Zoos, seat: int, fields: Fields) -> None:
        """Open the boards of the module that a seat's field names, before anything else."""

    def read_boards(self, zoos: Zoos, module: Module, seat: int, fields: Fields) -> None:
        """Take out of a seat's field what changes its boards, before tiles are put on them."""

    def read_seat(self, zoos: Zoos, module: Module, seat: int, fields: Fields) -> None:
        """Take the other words of the module out of a seat's field."""

    def obstacle_refusal(self, zoo: Zoo, tile: int, pen: int) -> int:
        """The rule by which a tile of the module cannot block a space of an enclosure, or 0."""
        raise NotImplementedError

    def write_table(self, module: Module) -> list[str]:
        """Words of the module that belong to no seat, in the field of the turn."""
        return []

    def read_table(self, zoos: Zoos, module: Module, fields: Fields) -> None:
        """Take the module's words out of the field of the turn."""

    def check(self, zoos: Zoos, module: Module) -> None:
        """Can this be, once the whole position is read?"""

    def taken_off(self, module: Module) -> list[int]:
        """The tiles in the module that come from trucks or were just drawn."""
        return []

    def loads_any(self, module: Module) -> bool:
        """Can parents and young come to lie on a truck by this module?"""
        return False

    def dealt(self, module: Module) -> bool:
        """Has chance dealt anything of the module?"""
        return False

    def returns_parents(self, module: Module) -> bool:
        """Can parents have come back among the unseen tiles by this module?"""
        return False

    def untouched(self, module: Module) -> bool:
        """Is the module as at the beginning, as far as its tiles do not tell?"""
        return True

    # -- views and boards -------------------------------------------------------------------------

    def draw(self, module: Module, seat: int, viewer: int | None) -> list[str]:
        """Lines for the drawing of a zoo."""
        line = self.board_line(module, seat, viewer)
        return [f"  {line}"] if line else []

    def board_line(self, module: Module, seat: int, viewer: int | None) -> str:
        """The same, if one line is enough."""
        return ""

    def table_line(self, module: Module) -> str:
        """One line for the drawing of the table, or nothing."""
        return ""
