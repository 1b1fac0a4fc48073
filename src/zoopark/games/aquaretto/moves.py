"""How the moves of Aquaretto are written.

``place dolphin c2`` · ``place helper cashier`` · ``place helper c3`` · ``move dolphin c2`` ·
``move helper cashier c3`` · ``buy B orca`` · ``discard orca`` · ``expand small b0 se`` ·
``expand large f2``
"""

from collections.abc import Callable
from typing import Final

from zoopark.core.moves import BYTE, A, B, D
from zoopark.games.aquaretto.rules.land import LAY_LARGE, LAY_SMALL
from zoopark.games.aquaretto.rules.parks import (
    BUY_TOP,
    MOVE_HELPER,
    MOVE_TILE,
    OPERAND,
    REMOVE,
    STAFF,
)
from zoopark.games.aquaretto.words import (
    TILES,
    board_text,
    is_aquatic,
    job_number,
    read_board,
    where_name,
    where_number,
)
from zoopark.games.drafting.rules.kinds import PLACE
from zoopark.notation.errors import Misread, quoted
from zoopark.notation.seats import seat_letter, seat_number
from zoopark.notation.tiles import tile_name, tile_number
from zoopark.notation.verbs import Verb, Writer

AQUATIC: Final = frozenset(TILES.values())


def read_place(words: list[str]) -> int:
    if words[0] == "helper":
        return STAFF | job_number(words[1]) << B
    return PLACE | tile_number(words[0]) << A | where_number(words[1]) << B


def read_move(words: list[str]) -> int:
    """The tile is the top one of the depot; a helper goes from a job or field to another."""
    if words[0] == "helper":
        if len(words) < 3:
            raise Misread(
                "notation.form", text=quoted(" ".join(words)), form="move helper FROM WHERE"
            )
        return MOVE_HELPER | job_number(words[1]) << B | job_number(words[2]) << D
    if len(words) == 3 and words[1] != "depot":
        moved = quoted(" ".join(words))
        raise Misread("notation.depot", text=moved)
    return MOVE_TILE | tile_number(words[0]) << A | where_number(words[-1]) << B


def read_buy(words: list[str]) -> int:
    return BUY_TOP | seat_number(words[0]) << A | tile_number(words[1]) << B


def read_discard(words: list[str]) -> int:
    return REMOVE | tile_number(words[0]) << A


def place_words(code: int) -> str:
    return f"{tile_name(code >> A & BYTE)} {where_name(code >> B)}"


def staff_words(code: int) -> str:
    return f"helper {where_name(code >> B)}"


def move_helper_words(code: int) -> str:
    return f"helper {where_name(code >> B & OPERAND)} {where_name(code >> D)}"


def buy_words(code: int) -> str:
    return f"{seat_letter(code >> A & BYTE)} {tile_name(code >> B)}"


def remove_words(code: int) -> str:
    return tile_name(code >> A)


def place_operands(code: int) -> dict[str, str | int]:
    return {"tile": tile_name(code >> A & BYTE), "to": where_name(code >> B)}


def staff_operands(code: int) -> dict[str, str | int]:
    return {"tile": "helper", "to": where_name(code >> B)}


def move_helper_operands(code: int) -> dict[str, str | int]:
    start, to = where_name(code >> B & OPERAND), where_name(code >> D)
    return {"tile": "helper", "from": start, "to": to}


def buy_operands(code: int) -> dict[str, str | int]:
    return {"seat": code >> A & BYTE, "tile": tile_name(code >> B)}


def board_operands(code: int) -> dict[str, str | int]:
    size, where, *corner = board_text(code).split()
    named: dict[str, str | int] = {"board": size, "field": where}
    return named | ({"missing": corner[0]} if corner else {})


def _swims(at: int) -> Callable[[list[str]], bool]:
    """Does the word at this place name something of Aquaretto?"""
    return lambda words: (
        words[at : at + 1] == ["helper"] or any(word in AQUATIC for word in words[at : at + 1])
    )


VERBS: Final[dict[str, Verb]] = {
    "place": Verb("place TILE WHERE", 2, 3, read_place, _swims(0)),
    "move": Verb("move TILE [FROM] WHERE", 2, 3, read_move, _swims(0)),
    "buy": Verb("buy SEAT TILE", 2, 2, read_buy, _swims(1)),
    "discard": Verb("discard TILE", 1, 1, read_discard, _swims(0)),
    "expand": Verb("expand [BOARD FIELD [CORNER]]", 0, 3, read_board, bool),
}

WRITERS: Final[dict[int, Writer]] = {
    int(PLACE): Writer(
        "place",
        place_words,
        place_operands,
        continues=True,
        claims=lambda code: is_aquatic(code >> A & BYTE),
    ),
    int(MOVE_TILE): Writer("move", place_words, place_operands),
    int(MOVE_HELPER): Writer("move", move_helper_words, move_helper_operands),
    int(BUY_TOP): Writer("buy", buy_words, buy_operands),
    int(REMOVE): Writer("discard", remove_words, lambda code: {"tile": tile_name(code >> A)}),
    int(LAY_SMALL): Writer("expand", board_text, board_operands),
    int(LAY_LARGE): Writer("expand", board_text, board_operands),
    int(STAFF): Writer("place", staff_words, staff_operands),
}
