"""How the moves of O Zoo le Mio are written.

``bid 3`` · ``build n1e2 s``: half A on this field, half B to its south · ``drop`` · and outcomes of
chance: ``hang B`` the next flag from above, ``unveil 9`` a tile
"""

from typing import Final

from zoopark.core.moves import BYTE, A, B
from zoopark.games.ozoolemio.rules.game import DROP, HANG, OFFER, UNVEIL
from zoopark.games.ozoolemio.rules.zoo import BUILD
from zoopark.games.ozoolemio.words import (
    DIRECTIONS,
    direction_number,
    field_name,
    field_number,
    tile_number,
)
from zoopark.notation.errors import Misread, quoted, whole_number
from zoopark.notation.seats import seat_letter, seat_number
from zoopark.notation.verbs import Verb, Writer


def read_bid(words: list[str]) -> int:
    coins = whole_number(words[0], 0, 250)
    if coins is None:
        raise Misread("notation.bid", given=quoted(words[0]))
    return OFFER | coins << A


def read_build(words: list[str]) -> int:
    return BUILD | direction_number(words[1]) << A | field_number(words[0]) << B


def read_hang(words: list[str]) -> int:
    return HANG | seat_number(words[0]) << A


def read_unveil(words: list[str]) -> int:
    return UNVEIL | tile_number(words[0]) << A


def bid_words(code: int) -> str:
    return str(code >> A)


def build_words(code: int) -> str:
    return f"{field_name(code >> B)} {DIRECTIONS[code >> A & BYTE]}"


def hang_words(code: int) -> str:
    return seat_letter(code >> A)


def unveil_words(code: int) -> str:
    return str((code >> A) + 1)


def build_operands(code: int) -> dict[str, str | int]:
    return {"field": field_name(code >> B), "direction": DIRECTIONS[code >> A & BYTE]}


VERBS: Final[dict[str, Verb]] = {
    "bid": Verb("bid COINS", 1, 1, read_bid),
    "build": Verb("build FIELD DIRECTION", 2, 2, read_build),
    "drop": Verb("drop", 0, 0, lambda words: DROP),
    "hang": Verb("hang SEAT", 1, 1, read_hang),
    "unveil": Verb("unveil TILE", 1, 1, read_unveil),
}

WRITERS: Final[dict[int, Writer]] = {
    int(OFFER): Writer("bid", bid_words, lambda code: {"coins": code >> A}),
    int(BUILD): Writer("build", build_words, build_operands),
    int(DROP): Writer("drop"),
    int(HANG): Writer("hang", hang_words, lambda code: {"seat": code >> A}, chance=True),
    int(UNVEIL): Writer(
        "unveil", unveil_words, lambda code: {"tile": (code >> A) + 1}, chance=True
    ),
}
