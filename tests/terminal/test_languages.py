"""The terminal in the language of its user."""

import argparse
import re
from collections.abc import Iterator

import pytest

from terminal.scripted import Keyboard
from zoopark import Game
from zoopark.cli import main, parser
from zoopark.notation.events import Event
from zoopark.notation.vocabulary import EVENTS
from zoopark.terminal.layout import taken_apart
from zoopark.terminal.speech import in_language, told
from zoopark.texts import LANGUAGES, Language, typed_texts

FOREIGN = [language for language in LANGUAGES if language != "en"]
NAMES = ["Anna", "Bert", "Claus"]
ENGLISH = re.compile(
    r"\b(the|your|you|and|with|from|which|this|that|turn|trucks?|draws?|takes?|coins?|points?|"
    r"round|tiles?|left|type|show|undo|closed|empty|hidden)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("language", FOREIGN)
def test_a_game_is_played_in_the_language(language: Language) -> None:
    game = Game("zooloretto(players=3)", seed=3)
    typed = ["log", "score", "undo", "9999", "juggle", "take 1", "rule Z.4.2"]
    shown = Keyboard(game, typed, people="Pbb", language=language).run().shown
    said = re.sub(
        r"\[[^]]*\]|zoopark play.*|^ *\d+ .*|[„«](juggle|take 1)[“»]", "", shown, flags=re.M
    )
    assert ENGLISH.findall(said) == []


@pytest.mark.parametrize("language", FOREIGN)
def test_help_is_in_the_language(language: Language) -> None:
    # What is typed stands before two spaces, or before the one after a longer word.
    lines = typed_texts(language)("terminal.help").split("\n")
    about = [re.sub(r"^ +\w+( \S+)? +", "", line) for line in lines[1:]]
    assert len(about) > 12
    assert ENGLISH.findall(" ".join(about)) == []


def played(config: str) -> Iterator[tuple[Game, list[Event]]]:
    """A random game, after each of its moves."""
    game = Game(config, seed=5)
    number = 0
    while not game.over:
        seat = game.to_act[0]
        legal = game.legal(seat)
        number += 7
        yield game, game.play(legal[number % len(legal)], seat)


@pytest.mark.parametrize(
    "config",
    [
        "zooloretto(players=3)",
        "zooloretto(players=3, modules=everything)",
        "aquaretto(players=3)",
        "combined(players=3)",
        "ozoolemio(players=3)",
    ],
)
def test_every_event_and_every_board_is_said(config: str) -> None:
    kinds: set[str] = set()
    for game, events in played(config):
        for event in events:
            new = event.kind not in kinds
            kinds.add(event.kind)
            for language in FOREIGN if new else ():
                line = told(event, NAMES, typed_texts(language))
                assert "{" not in line
                assert line != str(event)
        if "modules" not in config and events:
            board = taken_apart(game.board(NAMES), NAMES)
            for language in FOREIGN[:1]:
                shown = in_language(board, NAMES, typed_texts(language))
                words = " ".join([*shown.head, *[card[0] for card in shown.cards]])
                assert ENGLISH.findall(re.sub(r"\[[^]]*\]|\S*coins?\S*", "", words)) == []
    assert len(kinds) > 5


def test_every_kind_of_event_has_a_sentence() -> None:
    for language in FOREIGN:
        said = typed_texts(language)
        assert all(f"event.{kind.name}" in said for kind in EVENTS.values())


def parsers(shown: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    yield shown
    for action in shown._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from parsers(below)


@pytest.mark.parametrize("language", FOREIGN)
def test_every_command_helps_in_the_language(language: Language) -> None:
    seen = 0
    for shown in parsers(parser(language)):
        _, _, told = shown.format_help().partition("\n\n")
        # What is typed and what it stands for stay as they are; so do names of bots and of levels.
        said = re.sub(
            r"^ +(-\S+|[a-z]+)(, --\S+)?|--?[\w-]+|[A-Z]{2,}|\w+=\d+|[„«]\w+[“»]",
            "",
            told,
            flags=re.M,
        )
        assert ENGLISH.findall(said) == [], shown.prog
        assert "command." not in told
        seen += 1
    assert seen > 20


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (["replay"], "chybí povinné argumenty: FILE"),
        (["simulate", "--games", "x"], "argument --games: 'x' není číslo"),
        (["simulate", "--games"], "argument --games: chybí hodnota"),
        (["games", "--colour"], "neznámé argumenty: --colour"),
        (["serve", "--port", "70000"], "--port musí být od 0 do 65535, ne 70000"),
        (["lab", "balance", "aquaretto(players=2)", "--modules"], "nemá rozšíření"),
    ],
)
def test_a_wrong_call_is_refused_in_the_language(
    arguments: list[str], wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main([*arguments, "--lang=cs"])
    except SystemExit as left:
        status = left.code if isinstance(left.code, int) else -1
    told = capsys.readouterr().err
    assert (status, told.count("\n")) == (2, 1)
    assert wrong in told


@pytest.mark.parametrize("arguments", [["--lang", "de", "games"], ["games", "--lang", "de"]])
def test_the_language_stands_before_or_after_the_command(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 0
    shown = capsys.readouterr().out
    assert "2 bis 5 Spieler" in shown
    assert re.search(r"Erweiterung savings-book +Sparbuch", shown)


def test_the_lab_prints_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    run = ["lab", "simulate", "zooloretto(players=2)", "--games", "2", "--jobs", "1"]
    assert main([*run, "--lang", "ru"]) == 0
    shown = capsys.readouterr().out
    assert "победы, %" in shown
    assert "разброс" in shown
    assert re.search(r"\d,\d", shown)
    assert not re.search(r"\d\.\d", shown)
    assert ENGLISH.findall(shown.replace("players", "")) == []


def test_an_unknown_language_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["play", "--lang", "klingon"])
    assert left.value.code == 2
    wrong = capsys.readouterr().err
    assert wrong.count("\n") == 1
    assert "no language 'klingon': choose en (English), cs (Čeština)" in wrong
