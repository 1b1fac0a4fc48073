"""The chameleons in words: ``change green 2 blue`` as a move.

On a jungle board they are written among the jungle animals.
"""

from collections import Counter
from collections.abc import Iterable

from zoopark.core.moves import BYTE, A, B, C
from zoopark.games.zooloretto.agenda import TaskWords
from zoopark.games.zooloretto.module_words import ModuleNotation
from zoopark.games.zooloretto.modules.chameleons.rules import (
    ASK_CHANGE,
    CHAMELEON,
    CHANGE,
    CHANGED,
    COPIES_AT,
    OFFER_CHANGE,
    Chameleons,
    jungle,
)
from zoopark.games.zooloretto.modules.exotic.rules import GUESTS
from zoopark.games.zooloretto.modules.exotic.visitors import (
    COLOURS,
    check_questions,
    colour_number,
    point_number,
)
from zoopark.games.zooloretto.rules.agenda import asked_seat
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.notation.errors import Impossible
from zoopark.notation.event_kind import Kind
from zoopark.notation.verbs import Verb, Writer


def _read_change(words: list[str]) -> int:
    colour, point, other = words
    return (
        CHANGE | colour_number(colour) << A | point_number(point) << B | colour_number(other) << C
    )


def _change_words(code: int) -> str:
    return f"{COLOURS[code >> A & BYTE]} {code >> B & BYTE} {COLOURS[code >> C]}"


def _operands(code: int) -> dict[str, str | int]:
    return {
        "colour": COLOURS[code >> A & BYTE],
        "point": code >> B & BYTE,
        "to": COLOURS[code >> C],
    }


class ChameleonsNotation(ModuleNotation):
    verbs = {"change": Verb("change COLOUR POINT COLOUR", 3, 3, _read_change)}
    writers = {int(CHANGE): Writer("change", _change_words, _operands)}
    tasks = (
        TaskWords(int(ASK_CHANGE), "change", (), "may change the colour of a visitor"),
        TaskWords(int(OFFER_CHANGE), "chameleon"),
    )
    events = {
        int(CHANGED): Kind(
            "changed",
            "{seat} changes a {colour} visitor on point {point} for a {to} one",
            {"colour": str, "point": int, "to": str},
            lambda a, b, c: (COLOURS[a], b, COLOURS[c]),
        )
    }

    def box(self, zoos: Zoos, tiles: Counter[int], species: Iterable[int]) -> None:
        tiles[int(CHAMELEON)] += zoos.number(COPIES_AT)

    def check(self, zoos: Zoos, module: Module) -> None:
        assert isinstance(module, Chameleons)
        check_questions(zoos, (int(ASK_CHANGE),))
        for task in zoos.agenda.listed():
            if task & BYTE not in (ASK_CHANGE, OFFER_CHANGE):
                continue
            seat = asked_seat(task)
            if jungle(zoos).boards[seat] >> GUESTS == 0:
                raise Impossible("a visitor changes for a chameleon in the jungle", "CH.2.1")
            if task & BYTE == ASK_CHANGE and not module.can_change(zoos, seat):
                raise Impossible("the supply must have a visitor to change for", "CH.2.2")


WORDS = ChameleonsNotation()
