"""Tweaks: numbers of a game that a game string may change, for those who ask what they bring.

Each game has them in an object that its states share, and reads them where others read a constant.

``zooloretto(players=4, tweaks=stall-points:3+end-pile:20)``
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from zoopark.notation.config import Option
from zoopark.notation.errors import Misread, quoted, whole_number

TWEAKS: Final = Option("tweaks", "NAME:N+NAME:N", "numbers of the rules that are changed")


class Tweak(NamedTuple):
    """A number of the rules: what is printed, the least and the most it can be, and its rule.

    ``module`` is the id of the expansion to which it belongs, if it does.
    """

    name: str
    printed: int
    least: int
    most: int
    rule: str
    module: str = ""

    def read(self, text: str) -> int:
        size = whole_number(text.removeprefix("-"), 0, max(-self.least, self.most))
        number = None if size is None else -size if text.startswith("-") else size
        if number is None or not self.least <= number <= self.most:
            raise Misread(
                "notation.between",
                name=self.name,
                least=self.least,
                most=self.most,
                given=quoted(text),
            )
        return number


def read_tweaks(text: str, known: Sequence[Tweak]) -> dict[str, int]:
    """The numbers that the value of the option changes, in the order of the list."""
    by_name = {tweak.name: tweak for tweak in known}
    found: dict[str, int] = {}
    for part in text.split("+"):
        name, colon, value = part.partition(":")
        if not colon:
            raise Misread("notation.form", text=quoted(part), form="name:number")
        if name not in by_name:
            names = ", ".join(by_name)
            raise Misread("notation.tweak", name=quoted(name), known=names)
        if name in found:
            raise Misread("notation.repeated", about="tweaks", name=quoted(name))
        found[name] = by_name[name].read(value)
    changed = {tweak.name: found[tweak.name] for tweak in known if tweak.name in found}
    return {name: value for name, value in changed.items() if value != by_name[name].printed}


def set_numbers(numbers: object, tweaks: Sequence[Tweak], changed: Mapping[str, int]) -> None:
    """Give an object the numbers, printed or changed, under the names of the tweaks."""
    for tweak in tweaks:
        setattr(numbers, tweak.name.replace("-", "_"), changed.get(tweak.name, tweak.printed))


def written_tweaks(changed: Mapping[str, int]) -> str:
    return "+".join(f"{name}:{value}" for name, value in changed.items())
