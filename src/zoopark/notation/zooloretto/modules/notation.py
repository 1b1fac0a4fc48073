"""How the state of a module is written and shown."""

from collections import Counter
from typing import Any

from zoopark.notation.fields import Fields
from zoopark.rules.zooloretto.module import Module


class ModuleNotation:
    """The words of one module. What a module does not need stays as it is here: nothing."""

    def tiles(self, module: Module, seat: int) -> Counter[int]:
        """The tiles that lie in the module's places before a seat."""
        return Counter()

    def write_seat(self, module: Module, seat: int) -> list[str]:
        """Words of the module in a seat's field of a position."""
        return []

    def read_seat(self, module: Module, seat: int, fields: Fields) -> None:
        """Take the module's words out of a seat's field."""

    def write_table(self, module: Module) -> list[str]:
        """Words of the module that belong to no seat, in the field of the turn."""
        return []

    def read_table(self, module: Module, fields: Fields, players: int) -> None:
        """Take the module's words out of the field of the turn."""

    def view_seat(self, module: Module, seat: int) -> dict[str, Any]:
        """What everybody sees of the module before a seat, as plain data."""
        return {}

    def board_line(self, module: Module, seat: int) -> str:
        """One line for the drawing of a zoo, or nothing."""
        return ""
