"""Fields of a position: ``name:value`` words, each allowed once."""

from collections.abc import Iterable

from zoopark.notation.errors import NotationError


class Fields:
    """The words of one field. Every word must be asked for, so that none is overlooked."""

    def __init__(self, about: str, words: Iterable[str]) -> None:
        self.about = about
        self._values: dict[str, str] = {}
        for word in words:
            name, colon, value = word.partition(":")
            if not colon or not value:
                raise NotationError(f"cannot read {word[:40]!r} in {about}; words are name:value")
            if name in self._values:
                raise NotationError(f"{about} names {name!r} twice")
            self._values[name] = value

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
        if not value.isascii() or not value.isdecimal() or len(value) > 4:
            raise NotationError(f"{name} in {self.about} must be a number, not {value[:20]!r}")
        return int(value)

    def close(self) -> None:
        """Nothing may be left over."""
        for name in self._values:
            raise NotationError(f"{self.about} has an unknown word {name!r}")
