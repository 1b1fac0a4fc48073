"""Rule numbers: how the rules refer to the rulebook.

A rule number is an integer that reads like its id: ``1_04_05`` is ``Z.4.5``. The predicates of the
rules answer with ``OK`` or with the number of the rule that forbids a move, so that a refusal can
always name it.
"""

from typing import Final

from mypy_extensions import i64

OK: Final[i64] = 0

PREFIXES: Final[dict[int, str]] = {}


class Book:
    """A book of rules. ``Book(1_00_00, "Z")`` has the rules whose numbers begin there.

    Games and expansions declare their books beside their rules.
    """

    def __init__(self, first: int, prefix: str) -> None:
        if PREFIXES.setdefault(first // 1_00_00, prefix) != prefix:
            raise ValueError(f"another book has the numbers of {prefix}")
        self.prefix = prefix


RULEBOOK: Final = Book(99_00_00, "K")  # what all games share


def rule_id(number: int) -> str:
    """The id of a rule number.

    >>> rule_id(99_01_01)
    'K.1.1'
    """
    book, rest = divmod(number, 1_00_00)
    return f"{PREFIXES[book]}.{rest // 100}.{rest % 100}"


class IllegalMove(ValueError):
    """A move that the rules refuse; ``rule`` is the id of the rule it would break."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule
