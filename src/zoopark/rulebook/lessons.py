"""Lessons: what teaches a game or an expansion. Its ``lesson.toml`` has positions and conditions.

A lesson says what a game is about and what a turn is, draws positions as examples, and works
through a score. A guide is a first game with someone who explains what can be done just then.

>>> lesson("Z").aim["en"].partition(".")[0]
'You run a zoo'
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from zoopark.notation.seats import seat_number
from zoopark.rulebook import BOOKS, name_of
from zoopark.texts import LANGUAGES, Language, prose

Text = dict[Language, str]
S = TypeVar("S", bound=Struct)


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    """What explains a rule, or where people go wrong with it."""

    rule: str
    text: Text


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """A position that shows a rule."""

    name: str
    rule: str
    position: str
    title: Text
    text: Text
    seat: str = "A"  # whose board is drawn
    trucks: bool = False  # are the trucks drawn, too?

    @property
    def viewer(self) -> int:
        return seat_number(self.seat)


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """What teaches the rules of one book."""

    aim: Text  # what it is about
    turn: tuple[Text, ...] = ()  # what a turn is, or what it adds to one, in a few sentences
    overview: tuple[Text, ...] = ()  # a turn with all expansions at a glance
    notes: tuple[Note, ...] = ()
    examples: tuple[Example, ...] = ()
    score: Example | None = None  # a board whose score is worked through
    mistakes: tuple[Note, ...] = ()
    tips: tuple[Text, ...] = ()


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guide says once, as soon as all of its conditions hold for the learner."""

    id: str
    text: Text
    at: str  # a place of the table, or a part of the page such as `part:score`
    asks: str = ""  # the question that is asked
    may: str = ""  # a pattern that one of the legal moves matches
    done: dict[str, int] = {}  # verbs, and how often they have been played at least
    undone: str = ""  # a verb that has never been played
    event: str = ""  # something that has happened to the learner
    sees: str = ""  # a path into the view: `trucks.*.tiles.*`, `seats.me.coins`
    like: str = ""  # a pattern for what is found there; without one, anything will do
    below: int | None = None  # what is found there is less than this
    deed: bool = False  # is something to be done at once?
    urgent: bool = False  # is it said however much was said in this turn?


class Guide(Struct, frozen=True, forbid_unknown_fields=True):
    """A first game, the same for everyone, and what is said in it."""

    title: Text
    about: Text
    position: str
    deal: str  # the seed of its draws
    steps: tuple[Step, ...] = ()
    books: tuple[str, ...] = ()  # whose own steps it says, too


class _File(Lesson, frozen=True, forbid_unknown_fields=True):
    guides: dict[str, Guide] = {}
    steps: tuple[Step, ...] = ()  # what a guide says about an expansion, if it is in play


LESSON: Final = "lesson.toml"


@cache
def _file(package: str) -> _File | None:
    import tomllib  # only here: most programs never read a lesson
    from importlib.resources import files

    told: dict[Language, dict[str, Any]] = {
        language: prose(language, "lessons", name_of(package)) for language in LANGUAGES
    }
    if not told["en"]:
        return None

    def text(*path: str | int) -> dict[Language, Any]:
        return {language: _at(path, texts) for language, texts in told.items()}

    source = files(package).joinpath(LESSON)
    data: dict[str, Any] = (
        tomllib.loads(source.read_text(encoding="utf-8")) if source.is_file() else {}
    )
    data["aim"] = text("aim")
    for part in ("turn", "overview", "tips"):
        data[part] = [text(part, number) for number in range(len(told["en"].get(part, ())))]
    for part in ("notes", "mistakes"):
        for note in data.get(part, ()):
            note["text"] = text(part, note["rule"])
    for example in data.get("examples", ()):
        example |= {part: text("examples", example["name"], part) for part in ("title", "text")}
    if "score" in data:
        data["score"] |= {part: text("score", part) for part in ("title", "text")}
    for name, guide in data.get("guides", {}).items():
        guide |= {part: text("guides", name, part) for part in ("title", "about")}
        for step in guide.get("steps", ()):
            step["text"] = text("guides", name, "steps", step["id"])
    for step in data.get("steps", ()):
        step["text"] = text("steps", step["id"])
    return msgspec.convert(data, _File)


def _at(path: Sequence[str | int], data: Any) -> Any:
    for key in path:
        data = data[key]
    return data


def lesson(prefix: str) -> Lesson | None:
    """The lesson of the book with this prefix, if it has one."""
    return _file(BOOKS[prefix][0])


@cache
def chapter_aims(prefix: str) -> dict[str, Text]:
    """What each module of a shared book is about, by the name of its package."""
    found = {package: _file(package) for package in BOOKS[prefix][1:]}
    return {package: file.aim for package, file in found.items() if file is not None}


@cache
def guides() -> dict[str, tuple[str, Guide]]:
    """All guides by their names, each with the prefix of the book to which it belongs."""
    found: dict[str, tuple[str, Guide]] = {}
    for prefix, packages in BOOKS.items():
        for name, guide in (file.guides if (file := _file(packages[0])) else {}).items():
            more = [step for book in guide.books for step in _steps(book)]
            found[name] = prefix, msgspec.structs.replace(guide, steps=(*more, *guide.steps))
    return found


def _steps(prefix: str) -> tuple[Step, ...]:
    found = _file(BOOKS[prefix][0])
    return found.steps if found is not None else ()
