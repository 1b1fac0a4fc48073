"""How moves are read and written: verbs with their operands, and writers for kinds of moves."""

from collections.abc import Callable


class Verb:
    """One word that begins moves: how many operands it takes, and how they are read."""

    def __init__(self, form: str, least: int, most: int, read: Callable[[list[str]], int]) -> None:
        self.form = form
        self.least = least
        self.most = most
        self.read = read


class Writer:
    """How moves of one kind are written: verb and operands, and the operands by name for JSON."""

    def __init__(
        self,
        verb: str,
        words: Callable[[int], str] | None = None,
        operands: Callable[[int], dict[str, str | int]] | None = None,
    ) -> None:
        self.verb = verb
        self.words = words
        self.operands = operands
