"""Foreign zoos in words: ``cards:3+2`` in a seat's field, ``give 4`` as a move."""

from typing import Any

from zoopark.notation.errors import NotationError, quoted, whole_number
from zoopark.notation.fields import Fields
from zoopark.notation.zooloretto.modules.notation import ModuleNotation
from zoopark.notation.zooloretto.words import PENS, pen_number
from zoopark.rules.kernel.moves import A
from zoopark.rules.zooloretto.module import Module
from zoopark.rules.zooloretto.modules.foreign_zoos import (
    FIRST_CARDS,
    GIFTS,
    GIVE,
    OTHER_CARDS,
    ForeignZoos,
)


class ForeignZoosNotation(ModuleNotation):
    def write_seat(self, module: Module, seat: int) -> list[str]:
        cards = _cards(module, seat)
        return [f"cards:{'+'.join(map(str, cards))}"] if cards else []

    def read_seat(self, module: Module, seat: int, fields: Fields) -> None:
        text = fields.text("cards")
        words = text.split("+") if text else []
        cards = [whole_number(word, OTHER_CARDS, FIRST_CARDS) for word in words]
        if None in cards or len(cards) > GIFTS:
            shown = quoted(text or "")
            raise NotationError(f"{fields.about} cannot have the cards {shown} (FZ.1.3)")
        zoos = _own(module)
        for number, points in enumerate(cards):
            (zoos.second if number else zoos.first)[seat] = points or 0
        everything = [*zoos.first, *zoos.second]
        if sum(points == FIRST_CARDS for points in everything) > len(zoos.first):
            raise NotationError(f"only {len(zoos.first)} cards are worth {FIRST_CARDS} (FZ.1.3)")

    def view_seat(self, module: Module, seat: int) -> dict[str, Any]:
        return {"foreign_zoos": _cards(module, seat)}

    def board_line(self, module: Module, seat: int) -> str:
        cards = _cards(module, seat)
        return f"foreign zoos: {' and '.join(map(str, cards))} points" if cards else ""


def _own(module: Module) -> ForeignZoos:
    assert isinstance(module, ForeignZoos)
    return module


def _cards(module: Module, seat: int) -> list[int]:
    zoos = _own(module)
    return [int(points) for points in (zoos.first[seat], zoos.second[seat]) if points]


def read_give(words: list[str]) -> int:
    return GIVE | pen_number(words[0]) << A


def give_words(code: int) -> str:
    return PENS[code >> A]
