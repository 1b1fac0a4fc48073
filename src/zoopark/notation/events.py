"""Events in words and as plain data: what a move brought about."""

from collections.abc import Callable
from typing import Final

from zoopark.notation.seats import seat_letter
from zoopark.notation.zooloretto.words import PENS, species_name, tile_name, where_name
from zoopark.rules.kernel import journal
from zoopark.rules.kernel.journal import FIRST, SEAT, SECOND, THIRD
from zoopark.rules.kernel.moves import BYTE
from zoopark.rules.zooloretto import events as zoo
from zoopark.rules.zooloretto.components import BARN

Value = str | int


def _where(tile: int, where: int) -> Value:
    return where_name(tile, where)


class Kind:
    """One kind of event: its name, how its operands are called, and its sentence in English."""

    def __init__(
        self, name: str, sentence: str, data: Callable[[int, int, int], dict[str, Value]]
    ) -> None:
        self.name = name
        self.sentence = sentence
        self.data = data


KINDS: Final[dict[int, Kind]] = {
    int(journal.ROUND_ENDED): Kind(
        "round_ended", "round {round} is over", lambda a, b, c: {"round": a}
    ),
    int(journal.NEXT_ROUND): Kind(
        "next_round", "{seat} begins round {round}", lambda a, b, c: {"round": a}
    ),
    int(journal.GAME_OVER): Kind("game_over", "the game is over", lambda a, b, c: {}),
    int(journal.LAST_ROUND): Kind(
        "last_round", "the end pile is open: this round is the last", lambda a, b, c: {}
    ),
    int(journal.PAID): Kind(
        "paid", "{seat} pays {coins} to the bank", lambda a, b, c: {"coins": a}
    ),
    int(journal.RECEIVED): Kind(
        "received", "{seat} receives {coins}", lambda a, b, c: {"coins": a}
    ),
    int(journal.REVEALED): Kind(
        "revealed", "{seat} draws {tile}", lambda a, b, c: {"tile": tile_name(a)}
    ),
    int(journal.LOADED): Kind(
        "loaded",
        "{seat} loads {tile} on truck {truck}",
        lambda a, b, c: {"tile": tile_name(a), "truck": b + 1},
    ),
    int(journal.TOOK): Kind("took", "{seat} takes truck {truck}", lambda a, b, c: {"truck": a + 1}),
    int(journal.BANKED): Kind(
        "banked", "{seat} gains {coins} by coin tiles", lambda a, b, c: {"coins": a}
    ),
    int(journal.CLEARED): Kind(
        "cleared", "the tiles on truck {truck} leave the game", lambda a, b, c: {"truck": a + 1}
    ),
    int(zoo.PLACED): Kind(
        "placed",
        "{seat} puts {tile} into {to}",
        lambda a, b, c: {"tile": tile_name(a), "to": _where(a, b)},
    ),
    int(zoo.MOVED): Kind(
        "moved",
        "{seat} moves {tile} from {from} to {to}",
        lambda a, b, c: {"tile": tile_name(a), "from": _where(a, b), "to": _where(a, c)},
    ),
    int(zoo.EXCHANGED): Kind(
        "exchanged",
        "{seat} exchanges {enclosure} and {with}",
        lambda a, b, c: {"enclosure": PENS[a], "with": PENS[b]},
    ),
    int(zoo.SWAPPED): Kind(
        "exchanged",
        "{seat} exchanges {enclosure} with every {with} of the barn",
        lambda a, b, c: {"enclosure": PENS[a], "with": species_name(b)},
    ),
    int(zoo.BOUGHT): Kind(
        "bought",
        "{seat} buys {tile} from {owner}",
        lambda a, b, c: {"tile": tile_name(a), "owner": seat_letter(b)},
    ),
    int(zoo.DISCARDED): Kind(
        "discarded", "{seat} discards {tile}", lambda a, b, c: {"tile": tile_name(a)}
    ),
    int(zoo.OPENED): Kind(
        "opened", "{seat} opens enclosure {enclosure}", lambda a, b, c: {"enclosure": PENS[a]}
    ),
    int(zoo.BORN): Kind(
        "born",
        "a {tile} is born to {seat}: {to}",
        lambda a, b, c: {"tile": tile_name(a), "to": "barn" if b == BARN else PENS[b]},
    ),
    int(zoo.FILLED): Kind(
        "filled",
        "{seat} fills enclosure {enclosure}: {coins} from the bank",
        lambda a, b, c: {"enclosure": PENS[a], "coins": b},
    ),
}


class Event:
    """Something that happened: ``kind``, ``seat`` and its own ``data``."""

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
        return f"Event({self.code:#x})"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Event):
            return self.code == other.code
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self.code)
