"""The rulebook as data: every rule with its id, its origin and its text in four languages.

>>> rule("Z.4.2").text("en")
'A truck without a tile cannot be taken.'
>>> rule("K.1.1").house
True
"""

from functools import cache
from typing import Final, NamedTuple

from zoopark.core.rule import RULEBOOK
from zoopark.games.catalog import GAMES
from zoopark.texts import LANGUAGES, prose

# The packages whose ``rulebook.toml`` have the rules of each book, by the prefix of their ids.
BOOKS: Final[dict[str, list[str]]] = {}
for _spec in GAMES.values():
    BOOKS.update(_spec.rulebooks())
BOOKS[RULEBOOK.prefix] = ["zoopark.core"]

ORIGINS = {
    "cs": "the Czech translation of the rules",
    "ru": "the Russian translation of the rules",
    "de": "the German rules for playing with all expansions",
    "board": "printed on the components",
    "printed": "other printed rules, components and descriptions of the game",
    "proof": "follows from the other rules",
    "house": "house rule",
}


class Rule(NamedTuple):
    """One rule. ``origin`` names where it comes from, see ``ORIGINS``.

    Where a rule of an expansion or of the combined game is in play, it may repeal this one or
    change it: make an exception, or add to it.
    """

    id: str
    origin: tuple[str, ...]
    texts: dict[str, str]
    repealed_by: tuple[str, ...] = ()
    changed_by: tuple[str, ...] = ()
    ours: dict[str, str] | None = None  # which part is a house ruling, where that is written down

    @property
    def house(self) -> bool:
        """Is this, wholly or in part, our own?"""
        return "house" in self.origin

    @property
    def partly_house(self) -> bool:
        """Is this our own ruling in part only, and another source has the rest?"""
        return self.house and len(self.origin) > 1

    @property
    def chapter(self) -> int:
        return int(self.id.split(".")[1])

    def text(self, language: str = "en") -> str:
        return self.texts[language]


class Book(NamedTuple):
    """The rules of one game, in order, with their chapters."""

    title: dict[str, str]
    chapters: dict[int, dict[str, str]]
    rules: dict[str, Rule]


@cache
def book(prefix: str) -> Book:
    """The book whose rule ids begin with this prefix."""
    import tomllib  # only here: most programs never read a rule, and it takes its time to load
    from importlib.resources import files

    found = Book({}, {}, {})
    for package in BOOKS[prefix]:
        source = files(package).joinpath("rulebook.toml").read_text(encoding="utf-8")
        told = {language: prose(language, "rules", name_of(package)) for language in LANGUAGES}
        for language, texts in told.items():
            if "title" in texts:
                found.title[language] = texts["title"]
            for number, title in texts["chapters"].items():
                found.chapters.setdefault(int(number), {})[language] = title
        for rule_id, entry in tomllib.loads(source)["rules"].items():
            ours: dict[str, str] = {
                name: texts["ours"][rule_id]
                for name, texts in told.items()
                if rule_id in texts.get("ours", ())
            }
            found.rules[rule_id] = Rule(
                rule_id,
                tuple(entry["origin"]),
                {name: texts["rules"][rule_id] for name, texts in told.items()},
                tuple(entry.get("repealed_by", ())),
                tuple(entry.get("changed_by", ())),
                ours or None,
            )
    return found


def name_of(package: str) -> str:
    """What the files with the texts of a package are called."""
    return package.rpartition(".")[2]


def rule(rule_id: str) -> Rule:
    """The rule with this id."""
    prefix = rule_id.partition(".")[0]
    found = book(prefix).rules.get(rule_id) if prefix in BOOKS else None
    if found is None:
        raise ValueError(f"there is no rule {rule_id[:20]!r}")
    return found


def all_rules() -> list[Rule]:
    """Every rule of every book, in order."""
    return [found for prefix in BOOKS for found in book(prefix).rules.values()]
