"""Foreign zoos in words: ``cards:3+2`` in a seat's field, ``give 4`` as a move."""

from zoopark.core.moves import A
from zoopark.games.zooloretto.module_words import ModuleNotation
from zoopark.games.zooloretto.modules.foreign_zoos.rules import (
    FIRST_CARDS,
    GAVE,
    GIFTS,
    GIVE,
    OTHER_CARDS,
    ForeignZoos,
)
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.games.zooloretto.words import PENS, pen_number
from zoopark.notation.errors import Impossible, quoted, whole_number
from zoopark.notation.event_kind import Kind
from zoopark.notation.fields import Fields
from zoopark.notation.verbs import Verb, Writer


def _read_give(words: list[str]) -> int:
    return GIVE | pen_number(words[0]) << A


def _give_words(code: int) -> str:
    return PENS[code >> A]


class ForeignZoosNotation(ModuleNotation):
    verbs = {"give": Verb("give ENCLOSURE", 1, 1, _read_give)}
    writers = {
        int(GIVE): Writer("give", _give_words, lambda code: {"enclosure": _give_words(code)})
    }
    events = {
        int(GAVE): Kind(
            "gave",
            "{seat} gives enclosure {enclosure} away for {points} points",
            {"enclosure": str, "points": int},
            lambda a, b, c: (PENS[a], b),
        )
    }

    def write_seat(self, module: Module, seat: int) -> list[str]:
        cards = cards_of(module, seat)
        return [f"cards:{'+'.join(map(str, cards))}"] if cards else []

    def read_seat(self, zoos: Zoos, module: Module, seat: int, fields: Fields) -> None:
        text = fields.text("cards")
        words = text.split("+") if text else []
        cards = [whole_number(word, OTHER_CARDS, FIRST_CARDS) for word in words]
        if None in cards or len(cards) > GIFTS:
            shown = quoted(text or "")
            raise Impossible(f"{fields.about} cannot have the cards {shown}", "FZ.1.3")
        own = _own(module)
        for number, points in enumerate(cards):
            (own.second if number else own.first)[seat] = points or 0
        everything = [*own.first, *own.second]
        if sum(points == FIRST_CARDS for points in everything) > len(own.first):
            raise Impossible(f"only {len(own.first)} cards are worth {FIRST_CARDS}", "FZ.1.3")

    def check(self, zoos: Zoos, module: Module) -> None:
        """The cards lie in a stack, those of more points on top."""
        own = _own(module)
        everything = [*own.first, *own.second]
        if OTHER_CARDS in everything and everything.count(FIRST_CARDS) < len(own.first):
            raise Impossible(
                f"no card worth {OTHER_CARDS} is taken before all worth {FIRST_CARDS}", "FZ.1.3"
            )
        if any(later > earlier for earlier, later in zip(own.first, own.second, strict=True)):
            raise Impossible("nobody's second card is worth more than the first", "FZ.1.3")

    def untouched(self, module: Module) -> bool:
        return not any(_own(module).first)

    def board_line(self, module: Module, seat: int, viewer: int | None) -> str:
        cards = cards_of(module, seat)
        return f"foreign zoos: {' and '.join(map(str, cards))} points" if cards else ""


def _own(module: Module) -> ForeignZoos:
    assert isinstance(module, ForeignZoos)
    return module


def cards_of(module: Module, seat: int) -> list[int]:
    own = _own(module)
    return [int(points) for points in (own.first[seat], own.second[seat]) if points]


WORDS = ForeignZoosNotation()
