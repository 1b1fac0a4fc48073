"""One kind of event: its name, the names of its operands, and its sentence in English."""

from collections.abc import Callable

Value = str | int


class Kind:
    def __init__(
        self,
        name: str,
        sentence: str,
        data: Callable[[int, int, int], dict[str, Value]] = lambda a, b, c: {},
    ) -> None:
        self.name = name
        self.sentence = sentence
        self.data = data
