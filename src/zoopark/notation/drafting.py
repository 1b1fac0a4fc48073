"""Words for the moves that drafting games share."""

from zoopark.notation.errors import NotationError, quoted, whole_number
from zoopark.rules.drafting.game import LOAD, TAKE
from zoopark.rules.kernel.moves import A


def truck_number(name: str) -> int:
    number = whole_number(name, 1, 5)
    if number is None:
        raise NotationError(f"no truck is called {quoted(name)}; trucks are numbered from 1")
    return number - 1


def read_load(words: list[str]) -> int:
    return LOAD | truck_number(words[0]) << A


def read_take(words: list[str]) -> int:
    return TAKE | truck_number(words[0]) << A


def truck_words(code: int) -> str:
    return str((code >> A) + 1)
