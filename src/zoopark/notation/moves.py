"""Moves in words: one verb and its operands, the same for all games.

Outcomes of chance are written in the same way (``reveal panda-m``). The text of a move needs no
game to be read: whether it is legal is another question.
"""

from collections.abc import Callable
from typing import Final

from zoopark.notation.drafting import read_load, read_take, truck_words
from zoopark.notation.errors import NotationError, quoted
from zoopark.notation.zooloretto.moves import (
    begin_words,
    buy_words,
    exchange_words,
    leave_words,
    move_stall_words,
    operands,
    place_words,
    read_begin,
    read_buy,
    read_discard,
    read_exchange,
    read_leave,
    read_move,
    read_place,
    read_reveal,
    swap_words,
    tile_words,
)
from zoopark.rules.drafting.game import BEGIN, DRAW, LEAVE, LOAD, PLACE, REVEAL, TAKE
from zoopark.rules.kernel.moves import BYTE, A
from zoopark.rules.zooloretto.modules.savings_book import DEPOSIT
from zoopark.rules.zooloretto.zoos import (
    BUY,
    DISCARD,
    EXCHANGE,
    EXPAND,
    MOVE_ANIMAL,
    MOVE_STALL,
    SWAP,
)


class Verb:
    """One word that begins moves: how many operands it takes, and how they are read."""

    def __init__(self, form: str, least: int, most: int, read: Callable[[list[str]], int]) -> None:
        self.form = form
        self.least = least
        self.most = most
        self.read = read


class Writer:
    """How moves of one kind are written: verb and operands."""

    def __init__(self, verb: str, words: Callable[[int], str] | None = None) -> None:
        self.verb = verb
        self.words = words


VERBS: Final[dict[str, Verb]] = {
    "draw": Verb("draw", 0, 0, lambda words: DRAW),
    "load": Verb("load TRUCK", 1, 1, read_load),
    "take": Verb("take TRUCK", 1, 1, read_take),
    "place": Verb("place TILE WHERE", 2, 2, read_place),
    "move": Verb("move TILE [FROM] WHERE", 2, 3, read_move),
    "exchange": Verb("exchange ENCLOSURE ENCLOSURE-OR-SPECIES", 2, 2, read_exchange),
    "buy": Verb("buy SEAT TILE", 2, 2, read_buy),
    "discard": Verb("discard TILE", 1, 1, read_discard),
    "expand": Verb("expand", 0, 0, lambda words: EXPAND),
    "deposit": Verb("deposit", 0, 0, lambda words: DEPOSIT),
    "leave": Verb("leave SPECIES", 1, 1, read_leave),
    "begin": Verb("begin SEAT", 1, 1, read_begin),
    "reveal": Verb("reveal TILE", 1, 1, read_reveal),
}

WRITERS: Final[dict[int, Writer]] = {
    DRAW: Writer("draw"),
    LOAD: Writer("load", truck_words),
    TAKE: Writer("take", truck_words),
    PLACE: Writer("place", place_words),
    MOVE_ANIMAL: Writer("move", place_words),
    MOVE_STALL: Writer("move", move_stall_words),
    EXCHANGE: Writer("exchange", exchange_words),
    SWAP: Writer("exchange", swap_words),
    BUY: Writer("buy", buy_words),
    DISCARD: Writer("discard", tile_words),
    EXPAND: Writer("expand"),
    DEPOSIT: Writer("deposit"),
    LEAVE: Writer("leave", leave_words),
    BEGIN: Writer("begin", begin_words),
    REVEAL: Writer("reveal", tile_words),
}

CHANCE: Final = (LEAVE, BEGIN, REVEAL)

# Texts and codes seen before. A game has a few hundred different moves, so these stay small;
# nonsense is never kept.
_CODES: Final[dict[str, int]] = {}
_TEXTS: Final[dict[int, str]] = {}


def read_move_text(text: str) -> int:
    """The code of a move.

    >>> move_text(read_move_text("  Take   2 "))
    'take 2'
    """
    code = _CODES.get(text)
    if code is None:
        code = _CODES[text] = _read(text)
        if len(_CODES) > 20_000:
            _CODES.clear()
    return code


def _read(text: str) -> int:
    words = text.split()
    verb = VERBS.get(words[0].lower()) if words else None
    if verb is None:
        raise NotationError(f"no move begins like {quoted(text)}; moves are {', '.join(VERBS)}")
    if not verb.least <= len(words) - 1 <= verb.most:
        raise NotationError(f"cannot read {quoted(text)}; it is written: {verb.form}")
    return verb.read([word.lower() for word in words[1:]])


def move_text(code: int) -> str:
    text = _TEXTS.get(code)
    if text is None:
        writer = WRITERS[code & BYTE]
        text = writer.verb if writer.words is None else f"{writer.verb} {writer.words(code)}"
        _TEXTS[code] = text
    return text


class Move:
    """A move or an outcome of chance. Its text is its name, and ``repr`` can be pasted back.

    >>> Move("place panda-m 5")
    Move('place panda-m 5')
    >>> Move("exchange x 4") == Move("exchange 4 x")
    True
    """

    def __init__(self, text: str | int) -> None:
        self.code: int = read_move_text(text) if isinstance(text, str) else text
        if self.code & BYTE not in WRITERS:
            raise NotationError(f"no move has the code {self.code}")

    @property
    def text(self) -> str:
        return move_text(self.code)

    @property
    def verb(self) -> str:
        return WRITERS[self.code & BYTE].verb

    @property
    def is_chance(self) -> bool:
        return self.code & BYTE in CHANCE

    def as_json(self) -> dict[str, str | int]:
        """The move as plain data.

        >>> Move("buy B panda").as_json()
        {'verb': 'buy', 'seat': 1, 'tile': 'panda'}
        """
        kind = self.code & BYTE
        named: dict[str, str | int] = {"verb": self.verb}
        if kind in (LOAD, TAKE):
            named["truck"] = (self.code >> A) + 1
        elif kind == BEGIN:
            named["seat"] = self.code >> A
        return named | operands(self.code, kind)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Move):
            return self.code == other.code
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self.code)
