"""The savings book in words: ``book:2`` in a seat's field, ``first:B`` for the seat paid first."""

from zoopark.games.offer import Price
from zoopark.games.zooloretto.module_words import ModuleNotation
from zoopark.games.zooloretto.modules.savings_book.rules import (
    DEPOSIT,
    LAST_FIELD,
    SAVED,
    SavingsBook,
)
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.notation.errors import Impossible
from zoopark.notation.event_kind import Kind
from zoopark.notation.fields import Fields
from zoopark.notation.seats import seat_letter, seat_number
from zoopark.notation.verbs import Verb, Writer


class SavingsBookNotation(ModuleNotation):
    prices = (Price("save", 1, "SB.1.1"),)
    verbs = {"deposit": Verb("deposit", 0, 0, lambda words: DEPOSIT)}
    writers = {int(DEPOSIT): Writer("deposit")}
    events = {
        int(SAVED): Kind(
            "saved",
            "{seat} pays {coins} into the savings book",
            {"coins": int},
            lambda a, b, c: (a,),
        )
    }

    def write_seat(self, module: Module, seat: int) -> list[str]:
        field = _book(module).fields[seat]
        return [f"book:{field}"] if field else []

    def read_seat(self, zoos: Zoos, module: Module, seat: int, fields: Fields) -> None:
        field = fields.number("book", 0)
        if field >= LAST_FIELD:
            raise Impossible(f"a coin in a savings book lies on field 1 to {LAST_FIELD - 1}")
        _book(module).fields[seat] = field

    def write_table(self, module: Module) -> list[str]:
        return [f"first:{seat_letter(_book(module).opener)}"]

    def read_table(self, zoos: Zoos, module: Module, fields: Fields) -> None:
        opener = seat_number(fields.needed("first"))
        if opener >= len(zoos.zoos):
            raise Impossible(f"there are only {len(zoos.zoos)} seats")
        _book(module).opener = opener

    def untouched(self, module: Module) -> bool:
        return not any(_book(module).fields)

    def board_line(self, module: Module, seat: int, viewer: int | None) -> str:
        field = _book(module).fields[seat]
        return f"savings book: coin on field {field}" if field else ""


def _book(module: Module) -> SavingsBook:
    assert isinstance(module, SavingsBook)
    return module


WORDS = SavingsBookNotation()
