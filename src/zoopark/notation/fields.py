"""Fields of a position: ``name:value`` words, each allowed once."""

from collections.abc import Iterable

from zoopark.notation.errors import NotationError, quoted, whole_number


class Fields:
    """The words of one field. Every word must be asked for, so that none is overlooked."""

    def __init__(self, about: str, words: Iterable[str]) -> None:
        self.about = about
        self._values: dict[str, str] = {}
        for word in words:
            name, colon, value = word.partition(":")
            if not colon or not value:
                raise NotationError(f"cannot read {quoted(word)} in {about}; words are name:value")
            if name in self._values:
                raise NotationError(f"{about} names {quoted(name)} twice")
            self._values[name] = value

    def has(self, name: str) -> bool:
        return name in self._values

    def text(self, name: str) -> str | None:
        return self._values.pop(name, None)

    def needed(self, name: str) -> str:
        value = self.text(name)
        if value is None:
            raise NotationError(f"{self.about} lacks {name!r}")
        return value

    def number(self, name: str, default: int | None = None) -> int:
        """A count: a plain number that is not negative."""
        value = self.text(name) if default is not None else self.needed(name)
        if value is None:
            assert default is not None
            return default
        number = whole_number(value, 0, 9999)
        if number is None:
            raise NotationError(f"{name} in {self.about} must be a number, not {quoted(value)}")
        return number

    def close(self) -> None:
        """Nothing may be left over."""
        for name in self._values:
            raise NotationError(f"{self.about} has an unknown word {quoted(name)}")
