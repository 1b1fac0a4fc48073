"""The words of visitors: ``green-2`` is one on point 2, ``red-4*2`` are two on point 4."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from zoopark.core.moves import BYTE, A, B
from zoopark.core.tiles import count
from zoopark.games.zooloretto.agenda import Operand
from zoopark.games.zooloretto.modules.exotic.rules_visitors import (
    ANY,
    COPIES,
    IN_THE_MIDDLE,
    LAST_POINT,
    START_POINT,
    Visitors,
)
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.notation.errors import Impossible, Misread, quoted, whole_number

COLOURS: Final = ("any", "green", "blue", "brown", "red", "yellow")  # by the types of stalls
POINTS: Final = range(1, int(LAST_POINT) + 1)
NEW: Final = "new"  # in place of a point: a visitor that comes from the supply


# -- in moves and tasks ---------------------------------------------------------------------------


def colour_name(colour: int) -> str:
    return COLOURS[colour]


def colour_number(name: str) -> int:
    if name not in COLOURS[1:]:
        known = ", ".join(COLOURS[1:])
        raise Misread("notation.colour", name=quoted(name), known=known)
    return COLOURS.index(name)


def _colour_or_any(name: str) -> int:
    return int(ANY) if name == COLOURS[ANY] else colour_number(name)


COLOUR: Final = Operand("colour", colour_name, colour_number)
COLOUR_OR_ANY: Final = Operand("colour", colour_name, _colour_or_any)


def point_number(text: str) -> int:
    point = whole_number(text, 1, int(LAST_POINT))
    if point is None:
        raise Misread("notation.point", most=int(LAST_POINT), given=quoted(text))
    return point


def read_visitor(words: list[str]) -> int:
    """Colour and point of a visitor, as the operands of a move."""
    return colour_number(words[0]) << A | point_number(words[1]) << B


def visitor_data(code: int) -> dict[str, str | int]:
    return {"colour": COLOURS[code >> A & BYTE], "from": (code >> B & BYTE) or NEW}


def visitor_words(code: int) -> str:
    return " ".join(map(str, visitor_data(code).values()))


def check_questions(zoos: Zoos, kinds: Sequence[int]) -> None:
    """Visitors are asked about one at a time, since each of their moves can change the next."""
    if any(task & BYTE in kinds for task in zoos.agenda.listed()[:-1]):
        raise Impossible("only the next task can be a question about visitors")


# -- in a zoo -------------------------------------------------------------------------------------


def in_play(visitors: Visitors) -> range:
    """The colours in play."""
    return range(1, int(visitors.colours) + 1)


def colour_in_play(visitors: Visitors, name: str) -> int:
    colour = colour_number(name)
    if colour not in in_play(visitors):
        raise Impossible(f"no visitor in play is {name}", "JV.1.4")
    return colour


def standing(visitors: Visitors, seat: int, colour: int) -> dict[int, int]:
    """How many visitors of a colour stand on each point of a zoo."""
    held = visitors.of(seat, colour)
    return {point: int(count(held, point)) for point in POINTS}


def standing_text(visitors: Visitors, seat: int) -> str:
    return "+".join(
        f"{COLOURS[colour]}-{point}" + (f"*{copies}" if copies > 1 else "")
        for colour in in_play(visitors)
        for point, copies in standing(visitors, seat, colour).items()
        if copies
    )


def read_standing(visitors: Visitors, seat: int, word: str) -> None:
    name, star, times = word.partition("*")
    colour_word, dash, point_word = name.partition("-")
    copies = whole_number(times, 1, int(COPIES)) if star else 1
    if not dash or copies is None:
        raise Misread("notation.form", text=quoted(word), form="COLOUR-POINT*NUMBER")
    colour, point = colour_in_play(visitors, colour_word), point_number(point_word)
    if copies > visitors.supply[colour]:
        raise Impossible(f"there are only {COPIES} {colour_word} visitors", "JV.1.5")
    for _ in range(copies):
        visitors.enter(seat, colour, point)


def shown(visitors: Visitors, seat: int) -> list[str]:
    """For each colour in a zoo the points on which its visitors stand."""
    points = {
        colour: " ".join(map(str, Counter(standing(visitors, seat, colour)).elements()))
        for colour in in_play(visitors)
    }
    return [f"{COLOURS[colour]} {text}" for colour, text in points.items() if text]


def begun(visitors: Visitors, seat: int) -> bool:
    """Does one visitor of each colour stand where all begin (JV.1.6)?"""
    return all(visitors.of(seat, colour) == 1 << 4 * START_POINT for colour in in_play(visitors))


# -- bonus boards ---------------------------------------------------------------------------------


def boards_of(visitors: Visitors, owner: int) -> list[str]:
    """The bonus boards of a seat, or those in the middle."""
    return [COLOURS[colour] for colour in in_play(visitors) if visitors.owners[colour] == owner]


def read_board(visitors: Visitors, seat: int, name: str) -> None:
    colour = colour_in_play(visitors, name)
    if visitors.owners[colour] != IN_THE_MIDDLE:
        raise Impossible(f"there is only one {name} bonus board", "JV.1.7")
    visitors.owners[colour] = seat
