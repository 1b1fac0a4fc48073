"""Events in words and as plain data: what a move brought about."""

from zoopark.core.journal import FIRST, SEAT, SECOND, THIRD
from zoopark.core.moves import BYTE
from zoopark.notation.event_kind import Value
from zoopark.notation.seats import seat_letter
from zoopark.notation.vocabulary import EVENTS


class Event:
    """Something that happened: ``kind``, ``seat`` and its own ``data``.

    >>> from zoopark import Game
    >>> Game("zooloretto(players=3, out=camel+zebra, start=A)", seed=7).play("draw")
    [<Event revealed: A draws leopard-m>]
    """

    def __init__(self, code: int) -> None:
        self.code = code

    @property
    def kind(self) -> str:
        return EVENTS[self.code & BYTE].name

    @property
    def seat(self) -> int:
        return self.code >> SEAT & BYTE

    @property
    def data(self) -> dict[str, Value]:
        first, second, third = (self.code >> at & 0xFFFF for at in (FIRST, SECOND, THIRD))
        return EVENTS[self.code & BYTE].data(first, second, third)

    def as_json(self) -> dict[str, Value]:
        named: dict[str, Value] = {"kind": self.kind, "seat": self.seat}
        return named | self.data

    def __str__(self) -> str:
        sentence = EVENTS[self.code & BYTE].sentence
        return sentence.format_map({"seat": seat_letter(self.seat)} | self.data)

    def __repr__(self) -> str:
        return f"<Event {self.kind}: {self}>"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Event):
            return self.code == other.code
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self.code)
