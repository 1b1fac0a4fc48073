"""The savings book in words: ``book:2`` in a seat's field, ``first:B`` for the seat paid first."""

from typing import Any

from zoopark.notation.errors import NotationError
from zoopark.notation.fields import Fields
from zoopark.notation.seats import seat_letter, seat_number
from zoopark.notation.zooloretto.modules.notation import ModuleNotation
from zoopark.rules.zooloretto.module import Module
from zoopark.rules.zooloretto.modules.savings_book import LAST_FIELD, SavingsBook


class SavingsBookNotation(ModuleNotation):
    def write_seat(self, module: Module, seat: int) -> list[str]:
        field = _book(module).fields[seat]
        return [f"book:{field}"] if field else []

    def read_seat(self, module: Module, seat: int, fields: Fields) -> None:
        field = fields.number("book", 0)
        if field >= LAST_FIELD:
            raise NotationError(f"a coin in a savings book lies on field 1 to {LAST_FIELD - 1}")
        _book(module).fields[seat] = field

    def write_table(self, module: Module) -> list[str]:
        return [f"first:{seat_letter(_book(module).opener)}"]

    def read_table(self, module: Module, fields: Fields, players: int) -> None:
        opener = seat_number(fields.needed("first"))
        if opener >= players:
            raise NotationError(f"there are only {players} seats")
        _book(module).opener = opener

    def view_seat(self, module: Module, seat: int) -> dict[str, Any]:
        return {"savings_book": int(_book(module).fields[seat])}

    def board_line(self, module: Module, seat: int) -> str:
        field = _book(module).fields[seat]
        return f"savings book: coin on field {field}" if field else "savings book: empty"


def _book(module: Module) -> SavingsBook:
    assert isinstance(module, SavingsBook)
    return module
