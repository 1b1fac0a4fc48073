"""Fields of a position: ``name:value`` words, each allowed once."""

from collections.abc import Iterable
from typing import Final

from zoopark.notation.errors import Misread, quoted, whole_number
from zoopark.texts import Phrase


class Fields:
    """The words of one field. Every word must be asked for, so that none is overlooked."""

    def __init__(self, name: str, words: Iterable[str], **values: str) -> None:
        self.about: Final = Phrase(f"notation.{name}", **values)
        self._values: dict[str, str] = {}
        for word in words:
            name, colon, value = word.partition(":")
            if not colon or not value:
                raise Misread("notation.word", text=quoted(word), about=self.about)
            if name in self._values:
                raise Misread("notation.repeated", about=self.about, name=quoted(name))
            self._values[name] = value

    def has(self, name: str) -> bool:
        return name in self._values

    def text(self, name: str) -> str | None:
        return self._values.pop(name, None)

    def needed(self, name: str) -> str:
        value = self.text(name)
        if value is None:
            raise Misread("notation.lacks", about=self.about, name=repr(name))
        return value

    def number(self, name: str, default: int | None = None) -> int:
        """A count: a plain number that is not negative."""
        value = self.text(name) if default is not None else self.needed(name)
        if value is None:
            assert default is not None
            return default
        number = whole_number(value, 0, 9999)
        if number is None:
            raise Misread("notation.number", name=name, about=self.about, given=quoted(value))
        return number

    def close(self) -> None:
        """Nothing may be left over."""
        for name in self._values:
            raise Misread("notation.strange", about=self.about, name=quoted(name))
