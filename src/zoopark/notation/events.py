"""Events in words and as plain data: what a move brought about."""

from typing import Final

from zoopark.core.journal import FIRST, SEAT, SECOND, THIRD
from zoopark.core.moves import BYTE
from zoopark.games.aquaretto.events import AQUARETTO
from zoopark.games.drafting.events import DRAFTING
from zoopark.games.ozoolemio.events import OZOOLEMIO
from zoopark.games.zooloretto.events import ZOOLORETTO
from zoopark.games.zooloretto.module_registry import EVENTS
from zoopark.notation.event_kind import Kind, Value
from zoopark.notation.seats import seat_letter

KINDS: Final[dict[int, Kind]] = DRAFTING | ZOOLORETTO | EVENTS | AQUARETTO | OZOOLEMIO


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
        return KINDS[self.code & BYTE].name

    @property
    def seat(self) -> int:
        return self.code >> SEAT & BYTE

    @property
    def data(self) -> dict[str, Value]:
        first, second, third = (self.code >> at & 0xFFFF for at in (FIRST, SECOND, THIRD))
        return KINDS[self.code & BYTE].data(first, second, third)

    def as_json(self) -> dict[str, Value]:
        named: dict[str, Value] = {"kind": self.kind, "seat": self.seat}
        return named | self.data

    def __str__(self) -> str:
        sentence = KINDS[self.code & BYTE].sentence
        return sentence.format_map({"seat": seat_letter(self.seat)} | self.data)

    def __repr__(self) -> str:
        return f"<Event {self.kind}: {self}>"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Event):
            return self.code == other.code
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self.code)
