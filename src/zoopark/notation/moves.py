"""Moves in words: one verb and its operands, the same for all games.

Outcomes of chance are written in the same way (``reveal panda-m``). The text of a move needs no
game to be read: whether it is legal is another question.
"""

from typing import Final

from zoopark.core.moves import BYTE
from zoopark.notation.errors import Impossible, Misread, quoted, wrong
from zoopark.notation.verbs import Writer
from zoopark.notation.vocabulary import USUAL, VERBS, WRITERS, reader_of, writer_of

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
    first, *words = text.lower().split() or [""]
    if first not in VERBS:
        usual = ", ".join(USUAL)
        raise Misread("notation.verb", text=quoted(text), known=usual)
    verb = reader_of(first, words)
    if not verb.least <= len(words) <= verb.most:
        raise Misread("notation.form", text=quoted(text), form=verb.form)
    return verb.read(words)


def move_text(code: int) -> str:
    text = _TEXTS.get(code)
    if text is None:
        writer = writer_of(code, code & BYTE)
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
            raise Impossible(f"no move has the code {self.code}")

    @property
    def text(self) -> str:
        return move_text(self.code)

    @property
    def verb(self) -> str:
        return self._writer.verb

    @property
    def is_chance(self) -> bool:
        """Is this an outcome of chance?"""
        return self._writer.chance

    @property
    def continues(self) -> bool:
        """Does it go on with a turn, and never begin one?"""
        return self._writer.continues

    @property
    def rule(self) -> str:
        """The id of the rule that tells what the move chooses, where people need that."""
        writer = self._writer
        return "" if writer.rule is None else writer.rule(self.code)

    @property
    def _writer(self) -> Writer:
        return writer_of(self.code, self.code & BYTE)

    def as_json(self) -> dict[str, str | int]:
        """The move as plain data.

        >>> Move("buy B panda").as_json()
        {'verb': 'buy', 'seat': 1, 'tile': 'panda'}
        """
        writer = self._writer
        named: dict[str, str | int] = {"verb": writer.verb}
        return named if writer.operands is None else named | writer.operands(self.code)

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
