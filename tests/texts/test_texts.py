"""The messages in every language, as Python reads them. web/tests/texts has what they must say."""

import re
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import zoopark
from zoopark.games.catalog import GAMES
from zoopark.games.spec import GameSpec
from zoopark.notation.errors import Misread
from zoopark.texts import LANGUAGES, Language, Texts, preferred, read_language, texts

FOLDER = files("zoopark.texts")


def test_the_page_and_python_speak_the_same_languages() -> None:
    """The page takes every folder with a ``language.json``; Python has a list for its types."""
    folders = {entry.name for entry in FOLDER.iterdir() if (entry / "language.json").is_file()}
    assert folders == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: Language) -> None:
    said = texts(language)
    assert set(said) == set(texts("en"))
    for key in said:
        source = said._sources[key]  # pyright: ignore[reportPrivateUsage]
        [entry] = FluentParser().parse(source).body
        assert isinstance(entry, ast.Message), source
        blanks = {name: name for name in re.findall(r"\$(\w+)", source)}
        for n in (1, 2, 5):
            text = said(key, **{**blanks, "n": n})
            assert text.strip()
            assert not re.search(r"[{}]", text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_filled_in_without_fluent_is_what_fluent_would_say(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick, thorough = Texts(language), Texts(language)
    monkeypatch.setattr(thorough, "_filled", lambda *_: None)
    told = 0
    for key in quick:
        source = quick._sources[key]  # pyright: ignore[reportPrivateUsage]
        names = re.findall(r"\$(\w+)", source)
        for value in ("a word", 0, 7, 999, 1000, 1234567, -3, 2.5):
            values: dict[str, str | float] = dict.fromkeys(names, value)
            if quick._filled(source, values) is not None:  # pyright: ignore[reportPrivateUsage]
                told += 1
                assert quick(key, **values) == thorough(key, **values), key
    assert told > 1000


def test_a_browser_which_has_no_fluent_can_say_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("fluent", "fluent.runtime", "babel", "babel.numbers"):
        monkeypatch.setitem(sys.modules, name, None)
    said = Texts("en")
    wrong = [key for key in said if key.startswith("notation.")]
    assert len(wrong) > 60
    for key in wrong:
        source = said._sources[key]  # pyright: ignore[reportPrivateUsage]
        assert said(key, **dict.fromkeys(re.findall(r"\$(\w+)", source), 123456))
    assert str(Misread("notation.no-game", name="'chess'", known="zooloretto"))


@pytest.mark.parametrize(
    ("language", "text", "typeset"),
    [
        ("en", "Take 2 coins: -4", "Take 2\u00a0coins: −4"),
        ("de", "Die Eule überlegt …", "Die Eule überlegt\u00a0…"),
        (
            "cs",
            "Zvíře k zvířeti a v zoo (s mládětem)",
            "Zvíře k\u00a0zvířeti a\u00a0v\u00a0zoo (s\u00a0mládětem)",
        ),
        ("ru", "Он и я в зоопарке — вид", "Он и\u00a0я\u00a0в\u00a0зоопарке\u00a0— вид"),
    ],
)
def test_lines_break_where_the_language_allows_it(
    language: Language, text: str, typeset: str
) -> None:
    assert texts(language).typeset(text) == typeset


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert texts("ru")("coins", n=22) == "22\u00a0монеты"
    assert [texts(one).percent(0.54) for one in LANGUAGES] == ["54%", *["54\u00a0%"] * 3]
    assert [texts(one).figure(-2000) for one in ("en", "cs")] == ["−2,000", "−2\u00a0000"]
    assert texts("cs").listed(["Ema", "Tom"]) == "Ema a\u00a0Tom"


def test_a_blank_that_nobody_fills_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"en event\.paid"):
        texts("en")("event.paid")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "de_AT"}, "de"),
        ({"LANGUAGE": "sk:ru", "LC_ALL": "de_AT"}, "ru"),
    ],
)
def test_the_environment_chooses_the_language(
    environment: dict[str, str], language: Language
) -> None:
    assert preferred(environment) == language


def test_an_unknown_language_is_refused_with_the_choices() -> None:
    with pytest.raises(ValueError, match=r"no language 'klingon': choose en \(English\), cs"):
        read_language("klingon")


ROOT = Path(zoopark.__file__).parent


# Where the commands are, and what they print.
COMMANDS = (
    "*.py",
    "terminal/*.py",
    "lab/*.py",
    "remote/*.py",
    "players/*.py",
    "coach/*.py",
    "ui/*.py",
    "notation/*.py",
    "games/**/*.py",
    "server/*.py",
    "server/pages/*.*",
)
ELSEWHERE = ("terminal.", "label.", "plain.", "command.", "lab.", "review.", "games.", "notation.")
# Keys that are put together: headings of tables, options of games, how a table stands.
MADE = (
    "terminal.hint.",
    "plain.status.",
    "lab.",
    "command.lab.",
    "command.wrong.",
    "games.",
    "notation.",
)
FOUND = "label.word."  # by their English text


def test_what_only_the_terminal_and_the_plain_page_say_is_used() -> None:
    code = "".join(path.read_text("utf-8") for pattern in COMMANDS for path in ROOT.glob(pattern))
    unused = [
        key
        for key in texts("en")
        if key.startswith(ELSEWHERE) and not key.startswith((*MADE, FOUND))
        if not re.search(rf"[\"']{re.escape(key.removeprefix('plain.'))}[\"']", code)
    ]
    assert unused == []
    # The last word of one that is put together stands somewhere by itself.
    made = [key for key in texts("en") if key.startswith(MADE)]
    words = set(re.findall(r"[\w-]+", code)) | {one for spec in GAMES.values() for one in _of(spec)}
    assert [key for key in made if key.rpartition(".")[2] not in words] == []


def _of(spec: GameSpec) -> list[str]:
    return [*(each.name for each in spec.options), *(each.name for each in spec.presets)]


def test_games_say_of_themselves_what_the_catalogue_says() -> None:
    for spec in GAMES.values():
        for option in spec.options:
            assert texts("en")(f"games.option.{option.name}") == option.about
        for preset in spec.presets:
            if preset.text == preset.name:
                assert texts("en")(f"games.preset.{preset.name}") == preset.about


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_blanks_of_english(language: Language) -> None:
    def blanks(spoken: Texts, key: str) -> set[str]:
        source = spoken._sources[key]  # pyright: ignore[reportPrivateUsage]
        return set(re.findall(r"\$(\w+)", source)) - {"n"}  # a plural need not say its number

    for key in texts("en"):
        assert blanks(texts(language), key) == blanks(texts("en"), key), key


# Names of tiles, animals, places, games and expansions, which have no cases.
NAMES = {
    *("tile", "tiles", "kind", "kinds", "what", "species", "mini", "enclosure", "game"),
    *("building", "field", "list", "modules", "where", "to", "from", "supply", "with", "colour"),
    *("a", "b"),
}
# What may stand before a name: it begins the text, is listed, put in brackets or follows an arrow.
APART = re.compile(r"(^|[:(→↔·,„«+]|\*?\[\w+\]) ?$")
# Here it is the subject, an apposition, or a name that is the same in every case.
NOMINATIVE = {
    *("tray.first", "prompt.place", "event.hosted", "event.followed", "setup.title", "seat.from"),
    *("sum.with", "rules.expansions", "lab.refused.modules"),
    *("event.entered", "visitor.new"),  # a colour with its noun, which is masculine
    *("move.build", "label.sale", "label.builds"),  # a number or a coordinate
    "event.gifted",  # a person
}


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_sentences_around_names_need_only_the_nominative(language: Language) -> None:
    said = texts(language)
    bent: set[str] = set()
    for key in said:
        source = said._sources[key]  # pyright: ignore[reportPrivateUsage]
        words = " ".join(source.partition("=")[2].split())
        for found in re.finditer(r"\{ \$(\w+) \}", words):
            if found[1] in NAMES and not APART.search(words[: found.start()]):
                bent.add(key)
    assert bent == NOMINATIVE & bent
