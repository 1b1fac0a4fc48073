"""Words for the moves and outcomes that drafting games share."""

from typing import Final

from zoopark.core.moves import BYTE, A
from zoopark.games.drafting.rules.kinds import (
    BEGIN,
    DECLINE,
    DRAW,
    LEAVE,
    LOAD,
    REVEAL,
    TAKE,
    WITHDRAW,
)
from zoopark.notation.errors import Misread, quoted, whole_number
from zoopark.notation.seats import seat_letter, seat_number
from zoopark.notation.tiles import species_name, species_number, tile_name, tile_number
from zoopark.notation.verbs import Verb, Writer

SUPPLIES: Final = ("", "zoo", "park")  # the combined game has two supplies


def truck_number(name: str) -> int:
    number = whole_number(name, 1, 5)
    if number is None:
        raise Misread("notation.truck", name=quoted(name))
    return number - 1


def read_draw(words: list[str]) -> int:
    name = words[0] if words else ""
    if name not in SUPPLIES:
        raise Misread("notation.supply", name=quoted(name))
    return DRAW | SUPPLIES.index(name) << A


def read_load(words: list[str]) -> int:
    return LOAD | truck_number(words[0]) << A


def read_take(words: list[str]) -> int:
    return TAKE | truck_number(words[0]) << A


def read_leave(words: list[str]) -> int:
    return LEAVE | species_number(words[0]) << A


def read_begin(words: list[str]) -> int:
    return BEGIN | seat_number(words[0]) << A


def read_reveal(words: list[str]) -> int:
    return REVEAL | tile_number(words[0]) << A


def draw_words(code: int) -> str:
    return SUPPLIES[code >> A]


def truck_words(code: int) -> str:
    return str((code >> A) + 1)


def leave_words(code: int) -> str:
    return species_name(code >> A)


def begin_words(code: int) -> str:
    return seat_letter(code >> A)


def reveal_words(code: int) -> str:
    return tile_name(code >> A)


def _supply(code: int) -> dict[str, str | int]:
    return {"supply": SUPPLIES[code >> A]} if code >> A else {}


def _truck(code: int) -> dict[str, str | int]:
    return {"truck": (code >> A & BYTE) + 1}


VERBS: Final[dict[str, Verb]] = {
    "draw": Verb("draw", 0, 1, read_draw),
    "load": Verb("load TRUCK", 1, 1, read_load),
    "take": Verb("take TRUCK", 1, 1, read_take),
    "withdraw": Verb("withdraw", 0, 0, lambda words: WITHDRAW),
    "decline": Verb("decline", 0, 0, lambda words: DECLINE),
    "leave": Verb("leave SPECIES", 1, 1, read_leave),
    "begin": Verb("begin SEAT", 1, 1, read_begin),
    "reveal": Verb("reveal TILE", 1, 1, read_reveal),
}

WRITERS: Final[dict[int, Writer]] = {
    int(DRAW): Writer("draw", draw_words, _supply),
    int(LOAD): Writer("load", truck_words, _truck, continues=True),
    int(TAKE): Writer("take", truck_words, _truck),
    int(WITHDRAW): Writer("withdraw"),
    int(DECLINE): Writer("decline"),
    int(LEAVE): Writer(
        "leave", leave_words, lambda code: {"species": species_name(code >> A)}, chance=True
    ),
    int(BEGIN): Writer("begin", begin_words, lambda code: {"seat": code >> A}, chance=True),
    int(REVEAL): Writer(
        "reveal", reveal_words, lambda code: {"tile": tile_name(code >> A)}, chance=True
    ),
}
