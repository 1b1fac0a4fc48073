"""Words for the moves and outcomes that drafting games share."""

from typing import Final

from zoopark.core.moves import BYTE, A
from zoopark.games.drafting.rules.game import BEGIN, DRAW, LEAVE, LOAD, REVEAL, TAKE
from zoopark.notation.errors import NotationError, quoted, whole_number
from zoopark.notation.seats import seat_letter, seat_number
from zoopark.notation.tiles import species_name, species_number, tile_name, tile_number

SUPPLIES: Final = ("", "zoo", "park")  # the combined game has two supplies


def truck_number(name: str) -> int:
    number = whole_number(name, 1, 5)
    if number is None:
        raise NotationError(f"no truck is called {quoted(name)}; trucks are numbered from 1")
    return number - 1


def read_draw(words: list[str]) -> int:
    name = words[0] if words else ""
    if name not in SUPPLIES:
        raise NotationError(f"no supply is called {quoted(name)}; there are zoo and park")
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


def operands(code: int, kind: int) -> dict[str, str | int]:
    """The operands of such a move by name, for its JSON form."""
    what = code >> A
    if kind == DRAW and what:
        return {"supply": SUPPLIES[what]}
    if kind in (LOAD, TAKE):
        return {"truck": (what & BYTE) + 1}
    if kind == BEGIN:
        return {"seat": what}
    if kind == LEAVE:
        return {"species": species_name(what)}
    if kind == REVEAL:
        return {"tile": tile_name(what)}
    return {}
