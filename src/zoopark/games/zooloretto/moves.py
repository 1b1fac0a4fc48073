"""How the moves of Zooloretto are written.

``place panda-m 5`` · ``move panda 4`` · ``move snack 4a barn`` · ``exchange 4 x`` ·
``exchange 4 panda`` · ``buy B panda`` · ``discard snack`` · ``expand``
"""

from typing import Final

from zoopark.core.moves import BYTE, A, B, C
from zoopark.games.drafting.rules.kinds import PLACE
from zoopark.games.zooloretto.rules.actions import (
    BUY,
    DISCARD,
    EXCHANGE,
    EXPAND,
    MOVE_ANIMAL,
    MOVE_STALL,
    SWAP,
)
from zoopark.games.zooloretto.rules.components import STALLS
from zoopark.games.zooloretto.words import (
    PENS,
    group_name,
    is_stall,
    pen_number,
    where_name,
    where_number,
)
from zoopark.notation.errors import Misread, quoted
from zoopark.notation.seats import seat_letter, seat_number
from zoopark.notation.tiles import is_tile, species_number, tile_name, tile_number
from zoopark.notation.verbs import Verb, Writer


def read_place(words: list[str]) -> int:
    tile = tile_number(words[0])
    if len(words) == 3:
        raise Misread("notation.form", text=quoted(" ".join(words)), form="place TILE WHERE")
    return PLACE | tile << A | where_number(tile, words[1]) << B


def read_move(words: list[str]) -> int:
    """With two words an animal leaves the barn; with three the starting point is named too.

    An animal that is to leave an enclosure is read as well, so that the rules can refuse it.
    """
    tile = tile_number(words[0])
    if len(words) == 2 and is_stall(tile):
        raise Misread("notation.stall", form=f"move {words[0]} FROM WHERE")
    start = "barn" if len(words) == 2 else words[1]
    to = where_number(tile, words[-1])
    if start == "barn" and not is_stall(tile):
        return MOVE_ANIMAL | tile << A | to << B
    return MOVE_STALL | tile << A | where_number(tile, start) << B | to << C


def read_exchange(words: list[str]) -> int:
    pen, other = words
    if other in PENS and pen not in PENS:
        pen, other = other, pen
    first = pen_number(pen)
    if other in PENS:
        low, high = sorted((first, pen_number(other)))
        return EXCHANGE | low << A | high << B
    if other == group_name(STALLS) or (is_tile(other) and is_stall(tile_number(other))):
        return SWAP | first << A | STALLS << B
    return SWAP | first << A | species_number(other) << B


def read_buy(words: list[str]) -> int:
    return BUY | seat_number(words[0]) << A | tile_number(words[1]) << B


def read_discard(words: list[str]) -> int:
    return DISCARD | tile_number(words[0]) << A


def tile_words(code: int) -> str:
    return tile_name((code >> A) & BYTE)


def place_words(code: int) -> str:
    tile = (code >> A) & BYTE
    return f"{tile_name(tile)} {where_name(tile, (code >> B) & BYTE)}"


def move_stall_words(code: int) -> str:
    tile = (code >> A) & BYTE
    start = (code >> B) & BYTE
    return f"{tile_name(tile)} {where_name(tile, start)} {where_name(tile, code >> C)}"


def exchange_words(code: int) -> str:
    return f"{PENS[(code >> A) & BYTE]} {PENS[code >> B]}"


def swap_words(code: int) -> str:
    return f"{PENS[(code >> A) & BYTE]} {group_name(code >> B)}"


def buy_words(code: int) -> str:
    return f"{seat_letter((code >> A) & BYTE)} {tile_name(code >> B)}"


def place_operands(code: int) -> dict[str, str | int]:
    tile = (code >> A) & BYTE
    return {"tile": tile_name(tile), "to": where_name(tile, (code >> B) & BYTE)}


def move_animal_operands(code: int) -> dict[str, str | int]:
    tile = (code >> A) & BYTE
    return {"tile": tile_name(tile), "from": "barn", "to": where_name(tile, (code >> B) & BYTE)}


def move_stall_operands(code: int) -> dict[str, str | int]:
    tile, start, to = (code >> A) & BYTE, (code >> B) & BYTE, (code >> C) & BYTE
    return {"tile": tile_name(tile), "from": where_name(tile, start), "to": where_name(tile, to)}


def exchange_operands(code: int) -> dict[str, str | int]:
    return {"enclosure": PENS[(code >> A) & BYTE], "with": PENS[(code >> B) & BYTE]}


def swap_operands(code: int) -> dict[str, str | int]:
    return {"enclosure": PENS[(code >> A) & BYTE], "with": group_name((code >> B) & BYTE)}


def buy_operands(code: int) -> dict[str, str | int]:
    return {"seat": (code >> A) & BYTE, "tile": tile_name((code >> B) & BYTE)}


def discard_operands(code: int) -> dict[str, str | int]:
    return {"tile": tile_name((code >> A) & BYTE)}


VERBS: Final[dict[str, Verb]] = {
    "place": Verb("place TILE WHERE", 2, 3, read_place),
    "move": Verb("move TILE [FROM] WHERE", 2, 3, read_move),
    "exchange": Verb("exchange ENCLOSURE ENCLOSURE-OR-SPECIES", 2, 2, read_exchange),
    "buy": Verb("buy SEAT TILE", 2, 2, read_buy),
    "discard": Verb("discard TILE", 1, 1, read_discard),
    "expand": Verb("expand", 0, 0, lambda words: EXPAND),
}

WRITERS: Final[dict[int, Writer]] = {
    int(PLACE): Writer("place", place_words, place_operands, continues=True),
    int(MOVE_ANIMAL): Writer("move", place_words, move_animal_operands),
    int(MOVE_STALL): Writer("move", move_stall_words, move_stall_operands),
    int(EXCHANGE): Writer("exchange", exchange_words, exchange_operands),
    int(SWAP): Writer("exchange", swap_words, swap_operands),
    int(BUY): Writer("buy", buy_words, buy_operands),
    int(DISCARD): Writer("discard", tile_words, discard_operands),
    int(EXPAND): Writer("expand"),
}
