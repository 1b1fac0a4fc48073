"""How the moves of O Zoo le Mio are written.

``bid 3`` · ``build n1e2 s``: half A on this field, half B to its south · ``drop`` · and outcomes of
chance: ``hang B`` the next flag from above, ``unveil 9`` a tile
"""

from zoopark.core.moves import BYTE, A, B
from zoopark.games.ozoolemio.rules.game import HANG, OFFER, UNVEIL
from zoopark.games.ozoolemio.rules.zoo import BUILD
from zoopark.games.ozoolemio.words import (
    DIRECTIONS,
    direction_number,
    field_name,
    field_number,
    tile_number,
)
from zoopark.notation.errors import NotationError, quoted, whole_number
from zoopark.notation.seats import seat_letter, seat_number


def read_bid(words: list[str]) -> int:
    coins = whole_number(words[0], 0, 250)
    if coins is None:
        raise NotationError(f"a bid is a number of coins, not {quoted(words[0])}")
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


def operands(code: int, kind: int) -> dict[str, str | int]:
    """The operands of such a move by name, for its JSON form."""
    if kind == OFFER:
        return {"coins": code >> A}
    if kind == BUILD:
        return {"field": field_name(code >> B), "direction": DIRECTIONS[code >> A & BYTE]}
    if kind == HANG:
        return {"seat": code >> A}
    if kind == UNVEIL:
        return {"tile": (code >> A) + 1}
    return {}
