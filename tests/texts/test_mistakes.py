"""What people are told when something is wrong: in every language, with all blanks filled."""

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import zoopark
from zoopark.cli import main
from zoopark.notation.errors import Impossible, Misread
from zoopark.texts import LANGUAGES, Language, Mistake, texts, typed_texts

ROOT = Path(zoopark.__file__).parent
SPOKEN: list[Language] = [language for language in LANGUAGES if language != "en"]


def calls(*names: str) -> Iterator[tuple[str, ast.Call]]:
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in names:
                yield f"{path.relative_to(ROOT)}:{node.lineno}", node


def test_whatever_cannot_be_read_has_a_sentence_in_every_language() -> None:
    assert [where for where, _ in calls("NotationError")] == []


def test_every_mistake_fills_the_blanks_of_its_message() -> None:
    wrong: list[str] = []
    for where, call in calls("Mistake", "Misread", "Phrase"):
        key = call.args[0]
        given = {keyword.arg for keyword in call.keywords}
        if not isinstance(key, ast.Constant) or None in given:
            continue  # put together, or with a dictionary: tests of what is refused meet these
        said = texts("en")
        source = said._sources.get(str(key.value), "")  # pyright: ignore[reportPrivateUsage]
        if not source or set(re.findall(r"\$(\w+)", source)) != given:
            wrong.append(f"{where} {key.value!r} {sorted(str(name) for name in given)}")
    assert wrong == []


REFUSED = {
    "a number of players": ["play", "zooloretto(players=9)"],
    "a module alone": ["play", "zooloretto(modules=chameleons)"],
    "species for the lot": [
        "play",
        "zooloretto(players=2, modules=everything+lion-family+rabbit-family)",
    ],
    "no such bot": ["play", "--seats", "you,nobody"],
    "a position cut short": ["hint", "--position", "zooloretto(players=3) | x"],
    "no record": ["replay", __file__],
    "no bots in a file": ["lab", "tournament", "--code", __file__, "--games", "1"],
    "no games": ["lab", "simulate", "--games", "0"],
}


@pytest.mark.parametrize("arguments", REFUSED.values(), ids=REFUSED)
def test_the_command_says_what_is_wrong_in_the_language_of_the_user(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    told: dict[Language, str] = {}
    for language in LANGUAGES:
        assert main([*arguments, "--lang", language]) == 2
        out = capsys.readouterr()
        told[language] = out.err
        assert out.err.startswith("zoopark: ")
        assert out.err.count("\n") == 1
    assert len(set(told.values())) == len(LANGUAGES), told
    for language in SPOKEN:
        assert not re.search(r"\b(the|is|are|not|there)\b", told[language]), told[language]


def test_a_broken_rule_is_told_in_the_words_of_the_rulebook(
    capsys: pytest.CaptureFixture[str],
) -> None:
    position = zoopark.Game("ozoolemio(players=2)", seed=1).position()
    rich = re.sub(r"coins:\d+", "coins:999", position, count=1)
    assert main(["hint", "--position", rich, "--lang", "de"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("zoopark: das widerspricht Regel O.2.4: ")
    assert "Einkommen" in told


def test_a_mistake_comes_whole_through_another_process() -> None:
    for mistake in (
        Mistake("command.wrong.seat", seat="F"),
        Misread("notation.record.at", n=3, why=Misread("notation.tile", name="'yeti'")),
        Impossible("a truck carries tiles of one game only", "C.2.2"),
    ):
        again = pickle.loads(pickle.dumps(mistake))
        assert str(again) == str(mistake)
        assert again.said(typed_texts("ru")) == mistake.said(typed_texts("ru"))
    assert again.rule == "C.2.2"
