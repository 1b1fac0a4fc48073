"""Tasks of the agenda in words: ``agenda:births.A.5.1+young.A.5`` in the field of the turn.

Each task is its name, its seat and what it is about, joined by dots; the next one stands last.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from zoopark.core.moves import BYTE, A, B
from zoopark.games.zooloretto.rules import agenda
from zoopark.games.zooloretto.words import PENS, pen_number
from zoopark.notation.errors import Misread, quoted, whole_number
from zoopark.notation.seats import seat_letter, seat_number
from zoopark.notation.tiles import tile_name, tile_number


class Operand(NamedTuple):
    """How a task names one thing it is about."""

    name: str
    write: Callable[[int], str]
    read: Callable[[str], int]


def _number(text: str) -> int:
    number = whole_number(text, 0, 255)
    if number is None:
        raise Misread("notation.task", text=quoted(text))
    return number


def number(name: str) -> Operand:
    return Operand(name, str, _number)


def _pen_name(pen: int) -> str:
    return PENS[pen]


ENCLOSURE: Final = Operand("enclosure", _pen_name, pen_number)
TILE: Final = Operand("tile", tile_name, tile_number)
OTHER_SEAT: Final = Operand("with", seat_letter, seat_number)


class TaskWords(NamedTuple):
    """The words of one kind of task; a question has a sentence, to be said behind a name."""

    kind: int
    name: str
    operands: tuple[Operand, ...] = ()
    sentence: str = ""

    def write(self, task: int) -> str:
        values = [op.write(task >> B + 8 * k & BYTE) for k, op in enumerate(self.operands)]
        return ".".join([self.name, seat_letter(task >> A & BYTE), *values])

    def read(self, words: list[str]) -> int:
        if len(words) != len(self.operands) + 1:
            raise Misread("notation.task", text=repr(self.name))
        task = self.kind | seat_number(words[0].lower()) << A
        for k, (op, word) in enumerate(zip(self.operands, words[1:], strict=True)):
            task |= op.read(word) << B + 8 * k
        return task

    def as_json(self, task: int) -> dict[str, Any]:
        shown: dict[str, Any] = {"asks": self.name, "seat": task >> A & BYTE}
        for k, op in enumerate(self.operands):
            value = task >> B + 8 * k & BYTE
            shown[op.name] = value if op.write is str else op.write(value)  # numbers stay numbers
        return shown

    def said(self, task: int) -> str:
        return self.sentence.format_map(self.as_json(task))


BASE_TASKS: Final = (
    TaskWords(
        int(agenda.YOUNG),
        "young",
        (ENCLOSURE,),
        "chooses a place for a young one of enclosure {enclosure}",
    ),
    TaskWords(int(agenda.PUT), "put", (TILE, number("fresh")), "places {tile}"),
    TaskWords(int(agenda.BIRTHS), "births", (ENCLOSURE, number("pays"))),
)
