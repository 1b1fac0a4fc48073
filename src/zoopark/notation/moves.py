"""Moves in words: one verb and its operands, the same for all games.

Outcomes of chance are written in the same way (``reveal panda-m``). The text of a move needs no
game to be read: whether it is legal is another question.
"""

from collections.abc import Callable
from typing import Final

from zoopark.core.moves import BYTE, A
from zoopark.games.aquaretto import moves as aquaretto
from zoopark.games.aquaretto.rules.land import LAY_LARGE, LAY_SMALL
from zoopark.games.aquaretto.rules.parks import BUY_TOP, MOVE_HELPER, MOVE_TILE, REMOVE, STAFF
from zoopark.games.aquaretto.words import board_text, read_board
from zoopark.games.drafting import moves as drafting
from zoopark.games.drafting.rules.game import (
    BEGIN,
    DEAL,
    DECLINE,
    DRAW,
    LEAVE,
    LOAD,
    PLACE,
    REVEAL,
    TAKE,
    WITHDRAW,
)
from zoopark.games.ozoolemio import moves as ozoolemio
from zoopark.games.ozoolemio.rules.game import DROP, HANG, OFFER, UNVEIL
from zoopark.games.ozoolemio.rules.zoo import BUILD
from zoopark.games.zooloretto import module_registry as modules
from zoopark.games.zooloretto import moves as zooloretto
from zoopark.games.zooloretto.rules.actions import (
    BUY,
    DISCARD,
    EXCHANGE,
    EXPAND,
    MOVE_ANIMAL,
    MOVE_STALL,
    SWAP,
)
from zoopark.notation.errors import NotationError, quoted, wrong
from zoopark.notation.tiles import is_aquatic, is_tile, tile_number
from zoopark.notation.verbs import Verb, Writer

Reader = Callable[[list[str]], int]


def _swims(word: str) -> bool:
    """Does a word name something of Aquaretto?"""
    return word == "helper" or (is_tile(word) and is_aquatic(tile_number(word)))


def _either(zoo: Reader, park: Reader, tile: int = 0) -> Reader:
    """Read by the words of the game to which the tile belongs."""
    return lambda words: park(words) if _swims(words[tile]) else zoo(words)


def _read_expand(words: list[str]) -> int:
    return read_board(words) if words else int(EXPAND)


def _place_words(code: int) -> str:
    aquatic = is_aquatic(code >> A & BYTE)
    return aquaretto.place_words(code) if aquatic else zooloretto.place_words(code)


VERBS: Final[dict[str, Verb]] = {
    "draw": Verb("draw", 0, 1, drafting.read_draw),
    "load": Verb("load TRUCK", 1, 1, drafting.read_load),
    "take": Verb("take TRUCK", 1, 1, drafting.read_take),
    "place": Verb("place TILE WHERE", 2, 3, _either(zooloretto.read_place, aquaretto.read_place)),
    "move": Verb(
        "move TILE [FROM] WHERE", 2, 3, _either(zooloretto.read_move, aquaretto.read_move)
    ),
    "exchange": Verb("exchange ENCLOSURE ENCLOSURE-OR-SPECIES", 2, 2, zooloretto.read_exchange),
    "buy": Verb("buy SEAT TILE", 2, 2, _either(zooloretto.read_buy, aquaretto.read_buy, 1)),
    "discard": Verb("discard TILE", 1, 1, _either(zooloretto.read_discard, aquaretto.read_discard)),
    "expand": Verb("expand [BOARD FIELD [CORNER]]", 0, 3, _read_expand),
    "open": Verb("open ENCLOSURE", 1, 1, zooloretto.read_open),
    "withdraw": Verb("withdraw", 0, 0, lambda words: WITHDRAW),
    "decline": Verb("decline", 0, 0, lambda words: DECLINE),
    **modules.VERBS,
    "bid": Verb("bid COINS", 1, 1, ozoolemio.read_bid),
    "build": Verb("build FIELD DIRECTION", 2, 2, ozoolemio.read_build),
    "drop": Verb("drop", 0, 0, lambda words: DROP),
    "hang": Verb("hang SEAT", 1, 1, ozoolemio.read_hang),
    "unveil": Verb("unveil TILE", 1, 1, ozoolemio.read_unveil),
    "leave": Verb("leave SPECIES", 1, 1, drafting.read_leave),
    "begin": Verb("begin SEAT", 1, 1, drafting.read_begin),
    "reveal": Verb("reveal TILE", 1, 1, drafting.read_reveal),
}

WRITERS: Final[dict[int, Writer]] = {
    DRAW: Writer("draw", drafting.draw_words),
    LOAD: Writer("load", drafting.truck_words),
    TAKE: Writer("take", drafting.truck_words),
    PLACE: Writer("place", _place_words),
    MOVE_ANIMAL: Writer("move", zooloretto.place_words),
    MOVE_STALL: Writer("move", zooloretto.move_stall_words),
    EXCHANGE: Writer("exchange", zooloretto.exchange_words),
    SWAP: Writer("exchange", zooloretto.swap_words),
    BUY: Writer("buy", zooloretto.buy_words),
    DISCARD: Writer("discard", zooloretto.tile_words),
    EXPAND: Writer("expand"),
    WITHDRAW: Writer("withdraw"),
    DECLINE: Writer("decline"),
    **modules.WRITERS,
    MOVE_TILE: Writer("move", aquaretto.place_words),
    MOVE_HELPER: Writer("move", aquaretto.move_helper_words),
    BUY_TOP: Writer("buy", aquaretto.buy_words),
    REMOVE: Writer("discard", aquaretto.remove_words),
    LAY_SMALL: Writer("expand", board_text),
    LAY_LARGE: Writer("expand", board_text),
    STAFF: Writer("place", aquaretto.staff_words),
    OFFER: Writer("bid", ozoolemio.bid_words),
    BUILD: Writer("build", ozoolemio.build_words),
    DROP: Writer("drop"),
    HANG: Writer("hang", ozoolemio.hang_words),
    UNVEIL: Writer("unveil", ozoolemio.unveil_words),
    LEAVE: Writer("leave", drafting.leave_words),
    BEGIN: Writer("begin", drafting.begin_words),
    REVEAL: Writer("reveal", drafting.reveal_words),
}

CHANCE: Final = (LEAVE, DEAL, BEGIN, REVEAL, HANG, UNVEIL)

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
        usual = ", ".join(verb for verb in VERBS if verb not in modules.VERBS)
        raise NotationError(f"no move begins like {quoted(text)}; moves are {usual}")
    if not verb.least <= len(words) - 1 <= verb.most:
        raise NotationError(f"cannot read {quoted(text)}; it is written: {verb.form}")
    return verb.read([word.lower() for word in words[1:]])


def move_text(code: int) -> str:
    text = _TEXTS.get(code)
    if text is None:
        writer = WRITERS[code & BYTE]
        words = writer.words(code) if writer.words is not None else ""
        text = f"{writer.verb} {words}" if words else writer.verb
        _TEXTS[code] = text
    return text


def move_code(move: object) -> int:
    """The code of a move that is given as such or by its text."""
    if isinstance(move, Move):
        return move.code
    if isinstance(move, str):
        return read_move_text(move)
    raise TypeError(f"a move is a Move or its text, not {wrong(move)}")


class Move:
    """A move or an outcome of chance. Its text is its name, and ``repr`` can be pasted back.

    >>> Move("place panda-m 5")
    Move('place panda-m 5')
    >>> Move("exchange x 4") == Move("exchange 4 x")
    True
    """

    def __init__(self, text: str | int) -> None:
        if not isinstance(text, str | int):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TypeError(f"a move is made from its text or its code, not from {wrong(text)}")
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
        operands = WRITERS[kind].operands
        if operands is not None:
            return named | operands(self.code)
        if kind == PLACE and is_aquatic(self.code >> A & BYTE):
            return named | aquaretto.operands(self.code, kind)
        named |= drafting.operands(self.code, kind) | zooloretto.operands(self.code, kind)
        if kind == PLACE:
            return named
        return named | aquaretto.operands(self.code, kind) | ozoolemio.operands(self.code, kind)

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
