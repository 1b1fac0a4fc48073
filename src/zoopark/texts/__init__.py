"""Everything that Zoopark says to people, in every language.

A language is one folder of Fluent messages (https://projectfluent.org), which the page, the plain
page, the terminal and the server share, with a ``language.json`` about the language itself. The key
``event.paid`` is written ``event_paid`` there, because Fluent knows no dots in names. What the
rulebook and the lessons say is in TOML, one file for each package that has rules.

>>> typed_texts("cs")("coins", n=5)
'5 mincí'
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypedDict, get_args

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

Language: TypeAlias = Literal["en", "cs", "de", "ru"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

# The environment variables that say what a user speaks; the first one that is set counts.
_ENVIRONMENT: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
# A message with its lines: Fluent indents what goes on.
_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) =.*\n(?:[ \t].*\n|\n(?=[ \t]))*", re.M)
_BLANK: Final = re.compile(r"\{ \$(\w+) \}")
_MINUS: Final = re.compile(r"(?<![\w'])-(?=\d)")  # not in what somebody typed: '-3'
# Where a space must not break a line in any language; typography.ts has the same two.
_SPACING: Final = (r"(?<=\d) (?=[A-Za-z\u00c0-\u024f\u0400-\u04ff])", " (?=…)")


class _About(TypedDict):
    """What its ``language.json`` says of a language."""

    name: str  # what its speakers call it
    locale: str  # how it writes numbers and lists
    spacing: list[str]  # where a space must not break a line


def read_language(text: str, told_in: Language = "en") -> Language:
    """The language with this code; a ``ValueError`` with the choices if there is none.

    >>> read_language("cs")
    'cs'
    """
    for language in LANGUAGES:
        if text.strip().lower() == language:
            return language
    choices = ", ".join(f"{code} ({_about(code)['name']})" for code in LANGUAGES)
    wrong = typed_texts(told_in)("command.wrong.language", word=repr(text[:20]), choices=choices)
    raise ValueError(wrong)


def preferred(environment: Mapping[str, str]) -> Language:
    """The first language that a user's environment asks for and that is spoken here.

    >>> preferred({"LANGUAGE": "sk:cs:en", "LANG": "de_DE.UTF-8"}), preferred({"LANG": "C"})
    ('cs', 'en')
    """
    asked = next((environment[name] for name in _ENVIRONMENT if environment.get(name)), "")
    return accepted(asked.split(":"))


def accepted(tags: Sequence[str]) -> Language:
    """The first of these languages that is spoken here; English if there is none.

    >>> accepted(["fr-FR", "de-AT", "en"])
    'de'
    """
    for tag in tags:
        code = re.split(r"[-_.@;]", tag.strip().lower())[0]
        for language in LANGUAGES:
            if code == language:
                return language
    return "en"


class Texts:
    """All messages of one language. Each is read when it is first used."""

    def __init__(self, language: Language, *, spaced: bool = True) -> None:
        self.language: Final = language
        about = _about(language)
        self._locale: Final = about["locale"].replace("-", "_")
        rules = [*about["spacing"], *_SPACING] if spaced else ["(?!)"]
        self._spacing = re.compile("|".join(rules))
        folder = _folder(language)
        self._sources = {
            found[1].replace("_", "."): found[0]
            for text in _sources(folder)
            for found in _MESSAGE.finditer(text)
        }
        self._bundle: FluentBundle | None = None

    def __contains__(self, key: str) -> bool:
        return key.replace("_", "-") in self._sources

    def __iter__(self) -> Iterator[str]:
        """All keys."""
        return iter(self._sources)

    def __call__(self, key: str, **values: str | float) -> str:
        """A message as it is shown. A key that is missing or a blank left open is an error."""
        key = key.replace("_", "-")
        source = self._sources[key]
        if (filled := self._filled(source, values)) is not None:
            return self.typeset(filled)
        bundle = self._fluent()
        name = key.replace(".", "_")
        if not bundle.has_message(name):
            from fluent.runtime import FluentResource

            bundle.add_resource(FluentResource(source))
        pattern = bundle.get_message(name).value
        assert pattern is not None, key
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{self.language} {key}: {errors[0]}")
        return self.typeset(str(text))

    def _filled(self, source: str, values: Mapping[str, str | float]) -> str | None:
        """A message that leaves no choice, filled in without Fluent.

        Most errors are such messages, and in a browser there is no Fluent.
        """
        if source.count("\n") != 1:
            return None
        parts = _BLANK.split(source.partition(" = ")[2].rstrip())  # every other one is a name
        if any("{" in part for part in parts[::2]):
            return None
        for at in range(1, len(parts), 2):
            value = values.get(parts[at])
            if isinstance(value, str):
                parts[at] = value
            elif type(value) is int and (self.language == "en" or 0 <= value < 1000):
                parts[at] = f"{value:,}"
            else:
                return None
        return "".join(parts)

    def blank(self, key: str) -> str:
        """A message with its blanks as ``{name}``, for programs that fill them in themselves."""
        names = set(re.findall(r"\$(\w+)", self._sources[key.replace("_", "-")]))
        return self(key, **{name: f"{{{name}}}" for name in names})

    def named(self, group: str, name: str, **values: str | float) -> str:
        """The name of something of a game, or what the notation calls it if it has none."""
        key = f"{group}.{name}"
        return self(key, **values) if key in self else name

    def typeset(self, text: str) -> str:
        """A text with real minus signs, and spaces that do not break where they should not."""
        return self._spacing.sub("\u00a0", _MINUS.sub("−", text))

    def figure(self, value: float) -> str:
        """A number as the language writes it."""
        from babel.numbers import format_decimal

        return _MINUS.sub("−", format_decimal(value, locale=self._locale))

    def decimals(self, text: str) -> str:
        """A text with the decimal points of its numbers as the language writes them.

        >>> texts("cs").decimals("50.0 ±1.5")
        '50,0 ±1,5'
        """
        from babel.numbers import get_decimal_symbol

        return re.sub(r"(?<=\d)\.(?=\d)", get_decimal_symbol(self._locale), text)

    def percent(self, share: float) -> str:
        """A share of one in whole per cent."""
        from babel.numbers import format_percent

        return format_percent(round(share, 2), locale=self._locale)

    def listed(self, items: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
        """Things as a list: all of them, or one of them.

        >>> texts("de").listed(["Ema", "Tom", "Anke"])
        'Ema, Tom und Anke'
        """
        from babel.lists import format_list

        return self.typeset(format_list(items, style=style, locale=self._locale))

    def _fluent(self) -> "FluentBundle":
        if self._bundle is None:
            from fluent.runtime import FluentBundle  # only here: it takes its time to load

            self._bundle = FluentBundle([self._locale], use_isolating=False)
        return self._bundle


class Phrase:
    """A message with what fills its blanks, to be said in any language.

    >>> str(Phrase("notation.zoo", seat="B"))
    'the zoo of B'
    """

    def __init__(self, key: str, **values: "str | float | Phrase") -> None:
        self.key, self._values = key, values

    def said(self, say: Texts) -> str:
        spoken = {
            name: value.said(say) if isinstance(value, Phrase) else value
            for name, value in self._values.items()
        }
        return say(self.key, **spoken)

    def __str__(self) -> str:
        return self.said(typed_texts("en"))


class Mistake(Phrase, ValueError):
    """What somebody did wrong, in a sentence that every language has.

    >>> mistake = Mistake("command.wrong.seat", seat="F")
    >>> str(mistake), mistake.said(typed_texts("cs"))
    ('there is no seat F', 'místo F tu není')
    """


@cache
def texts(language: Language) -> Texts:
    """The messages of a language."""
    return Texts(language)


@cache
def typed_texts(language: Language) -> Texts:
    """The same with plain spaces only, where what is shown may be typed again: in a terminal."""
    return Texts(language, spaced=False)


def prose(language: Language, kind: str, name: str) -> dict[str, Any]:
    """The texts of a file of ``rules`` or ``lessons``; nothing if there is none."""
    import tomllib  # only here: most programs never read a rule, and it takes its time to load

    file = _folder(language).joinpath(kind, f"{name}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def _about(language: Language) -> _About:
    import json

    file = _folder(language).joinpath("language.json")
    about: _About = json.loads(file.read_text(encoding="utf-8"))
    return about


def _folder(language: Language) -> "Traversable":
    from importlib.resources import files  # only here: most programs never say anything

    return files(__name__).joinpath(language)


def _sources(folder: "Traversable") -> list[str]:
    """The texts of all files in a folder and the folders in it."""
    found: list[str] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += _sources(entry)
        elif entry.name.endswith(".ftl"):
            found.append(entry.read_text(encoding="utf-8"))
    return found
