"""Rule numbers: how the rules refer to the rulebook.

A rule number is an integer that reads like its id: ``1_04_05`` is ``Z.4.5``. The predicates of the
rules answer with ``OK`` or with the number of the rule that forbids a move, so that a refusal can
always name it.
"""

from typing import Final

from mypy_extensions import i64

OK: Final[i64] = 0

BOOKS: Final = {
    1: "Z",
    2: "A",
    3: "C",
    4: "O",
    11: "SB",
    12: "FZ",
    13: "PZ",
    14: "AA",
    15: "XE",
    16: "BL",
    17: "BS",
    18: "OC",
    19: "JV",
    20: "CH",
    21: "BO",
    22: "FA",
    23: "XX",
    24: "MI",
    99: "K",
}


def rule_id(number: int) -> str:
    """The id of a rule number.

    >>> rule_id(1_04_05)
    'Z.4.5'
    """
    book, rest = divmod(number, 1_00_00)
    return f"{BOOKS[book]}.{rest // 100}.{rest % 100}"


class IllegalMove(ValueError):
    """A move that the rules refuse; ``rule`` is the id of the rule it would break."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule
