"""Game strings: the one line that says which game is played, by how many, with which options.

``zooloretto(players=3, out=camel+zebra, start=B)``
"""

import re
from typing import Final

from zoopark.notation.errors import Misread, quoted, text_of

_GAME: Final = re.compile(r"([\w-]+)\s*(?:\(([^()]*)\))?")


class Option:
    """One thing that a game string can settle."""

    def __init__(self, name: str, form: str, about: str) -> None:
        self.name = name
        self.form = form
        self.about = about

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.form!r}, {self.about!r})"


class Config:
    """A game string, read: the game's name and its options in canonical order."""

    def __init__(self, game: str, values: dict[str, str]) -> None:
        self.game = game
        self.values = values

    @property
    def players(self) -> int:
        return int(self.values["players"])

    def listed(self, option: str) -> list[str]:
        """The values of an option that is a list, such as ``out=camel+zebra``."""
        text = self.values.get(option, "")
        return text.split("+") if text else []

    def __str__(self) -> str:
        return f"{self.game}({', '.join(f'{name}={text}' for name, text in self.values.items())})"

    def __repr__(self) -> str:
        return f"Config({self.game!r}, {self.values!r})"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Config):
            return str(self) == str(other)
        return NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))


def split_config(text: str) -> tuple[str, dict[str, str]]:
    """Take a game string apart; whether its options make sense is for the game to say.

    >>> split_config("zooloretto( players = 3 )")
    ('zooloretto', {'players': '3'})
    """
    matched = _GAME.fullmatch(text_of("a game string", text).strip())
    if matched is None:
        raise Misread("notation.game", text=quoted(text))
    values: dict[str, str] = {}
    for part in (matched[2] or "").split(","):
        if not part.strip():
            continue
        name, equals, value = (piece.strip().lower() for piece in part.partition("="))
        if not equals or not name or not value:
            raise Misread("notation.option", text=quoted(part.strip()))
        if name in values:
            raise Misread("notation.twice", name=quoted(name))
        values[name] = re.sub(r"\s*\+\s*", "+", value)
    return matched[1].lower(), values
