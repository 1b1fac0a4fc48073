"""Words for the moves that drafting games share."""

from zoopark.notation.errors import NotationError
from zoopark.rules.drafting.game import LOAD, TAKE
from zoopark.rules.kernel.moves import A


def truck_number(name: str) -> int:
    if not name.isdecimal() or not 1 <= int(name) <= 5:
        raise NotationError(f"no truck is called {name!r}; trucks are numbered from 1")
    return int(name) - 1


def read_load(words: list[str]) -> int:
    return LOAD | truck_number(words[0]) << A


def read_take(words: list[str]) -> int:
    return TAKE | truck_number(words[0]) << A


def truck_words(code: int) -> str:
    return str((code >> A) + 1)
