"""The answers of bots, and what is wrong with them."""

import re
from collections.abc import Sequence
from typing import Final

from zoopark.notation.moves import Move

LONGEST: Final = 200  # characters kept of a bot's error message


class NoMove(Exception):
    """An answer that is not a legal move."""


def meant(answer: object, legal: Sequence[Move]) -> Move:
    """The legal move that an answer means."""
    if isinstance(answer, str):
        try:
            code = Move(answer).code
        except ValueError as error:
            raise NoMove(f"answered {_tidy(repr(answer))}, which is no move") from error
    elif isinstance(answer, Move):
        code = answer.code
    else:
        raise NoMove(f"answered {_tidy(repr(answer))}, which is no move")
    for move in legal:
        if move.code == code:
            return move
    raise NoMove(f"played {Move(code).text!r}, which is not legal")


def described(error: BaseException) -> str:
    """An exception in one line."""
    kind = type(error).__name__
    try:
        said = str(error)
    except Exception:
        said = ""
    return _tidy(f"{kind}: {said}" if said else kind)


def _tidy(text: str) -> str:
    """One line without memory addresses, which would differ from run to run."""
    line = " ".join(re.sub(r"0x[0-9a-fA-F]{6,}", "0x…", text).split())
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"
