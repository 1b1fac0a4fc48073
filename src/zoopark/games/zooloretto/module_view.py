"""What a module shows: of the table, of a seat, and of the enclosures that it adds."""

from typing import NamedTuple

from msgspec import Struct

from zoopark.games.zooloretto.rules.module import Module


class Scale(NamedTuple):
    """What is printed on an enclosure: its points, and the coins for filling it."""

    full: int
    nearly_full: int
    bonus: int


class ModuleView:
    """The parts of a view that belong to one module, under its id; most have only one of them.

    ``seat_part`` and ``table_part`` are the types of these parts, None where there is nothing to
    show.
    """

    seat_part: type[Struct] | None = None
    table_part: type[Struct] | None = None
    scales: dict[int, tuple[int, int]] = {}  # of its enclosures: where games keep their points

    def seat(self, module: Module, seat: int) -> Struct:
        """What lies before a seat. The state knows no more than the viewer may."""
        raise NotImplementedError

    def table(self, module: Module) -> Struct:
        """What lies in the middle of the table."""
        raise NotImplementedError
