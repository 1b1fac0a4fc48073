"""Lessons as data: complete in four languages, with real positions and rules that exist."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from zoopark.game import Game
from zoopark.games.catalog import GAMES
from zoopark.rulebook import BOOKS, rule
from zoopark.rulebook.lessons import Example, Guide, Lesson, Step, chapter_aims, guides, lesson
from zoopark.texts import LANGUAGES

GAME_BOOKS = [spec.rulebook.prefix for spec in GAMES.values()]
TAUGHT = [prefix for prefix in BOOKS if prefix != "K"]  # house rules for all games teach nothing
GUIDES = guides()


def taught(prefix: str) -> Lesson:
    found = lesson(prefix)
    assert found is not None, f"{prefix} has no lesson"
    return found


def texts(data: Any) -> Iterator[dict[str, str]]:
    """Every text in four languages, wherever it is."""
    if isinstance(data, dict) and "en" in data:
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts(value)


def examples(prefix: str) -> list[Example]:
    found = taught(prefix)
    return [*found.examples, *([found.score] if found.score else [])]


ALL = [(prefix, example) for prefix in TAUGHT if lesson(prefix) for example in examples(prefix)]


@pytest.mark.parametrize("prefix", TAUGHT)
def test_a_lesson_is_complete(prefix: str) -> None:
    found = taught(prefix)
    assert found.turn
    assert found.mistakes
    if prefix in GAME_BOOKS:
        assert len(found.turn) == 5
        assert found.score
        assert len(found.examples) > 1
    said = list(texts(msgspec.to_builtins(found)))
    for text in said:
        assert set(text) == set(LANGUAGES)
        assert all(words.strip() for words in text.values())
    full = [text for text in said if len(text["en"]) > 30]
    assert all(len(set(text.values())) == len(LANGUAGES) for text in full), "not translated"


@pytest.mark.parametrize("prefix", TAUGHT)
def test_a_lesson_names_rules_that_exist(prefix: str) -> None:
    found = taught(prefix)
    rules = [note.rule for note in (*found.notes, *found.mistakes)]
    for name in rules + [example.rule for example in found.examples]:
        assert rule(name)
        if prefix in GAME_BOOKS:
            assert name.partition(".")[0] == prefix


@pytest.mark.parametrize(("prefix", "example"), ALL, ids=[f"{p}-{e.name}" for p, e in ALL])
def test_an_example_is_a_position_that_can_be_played(prefix: str, example: Example) -> None:
    game = Game.from_position(example.position, dealer=None)
    assert game.over or example.viewer in game.to_act
    assert len(example.position) <= 4000  # as the server takes them
    # What a caption counts in words is counted by the engine: the page writes the sheet itself.
    if prefix in GAME_BOOKS and example.name == "score":
        sheet = game.scores()[example.viewer]
        assert sheet.total == sum(line.points for line in sheet.lines)
        assert len([line for line in sheet.lines if line.points]) >= 4


@pytest.mark.parametrize("name", GUIDES)
def test_a_guide_is_complete(name: str) -> None:
    _, guide = GUIDES[name]
    for text in texts(msgspec.to_builtins(guide)):
        assert set(text) == set(LANGUAGES)
        assert len(set(text.values())) == len(LANGUAGES)
    game = Game.from_position(guide.position, seed=1)
    assert game.players == 3
    assert 0 in game.to_act
    ids = [step.id for step in guide.steps]
    assert len(ids) == len(set(ids))
    for step in guide.steps:
        for pattern in (step.may, step.like):
            re.compile(pattern)
        assert step.sees or not (step.like or step.below is not None)
        assert step.asks or step.may or step.event or step.sees
        assert step.at == "move" or re.fullmatch(r"[a-z]+[:/]?.*", step.at)
        assert step.at != "move" or step.may or step.asks


def test_every_game_and_every_group_of_expansions_has_a_guide() -> None:
    groups = {offer.group for spec in GAMES.values() for offer in spec.offers}
    assert set(GUIDES) == {*GAMES, *groups}


def test_each_mini_enclosure_says_what_it_does() -> None:
    packages = BOOKS["MI"][1:]
    assert list(chapter_aims("MI")) == packages
    for aim in chapter_aims("MI").values():
        assert set(aim) == set(LANGUAGES)


def test_what_examples_say_happens() -> None:
    """The numbers in captions, played."""
    found = {(prefix, example.name): example for prefix, example in ALL}

    def after(prefix: str, name: str, *moves: str) -> Game:
        game = Game.from_position(found[prefix, name].position, seed=1)
        for move in moves:
            game.play(move)
        return game

    def points(game: Game) -> int:
        return game.scores()[0].total

    assert "filled" in [e.kind for e in after("Z", "couple").play("place leopard-f 5")]
    late = after("Z", "couple", "place leopard 5")
    assert "leopard-baby" in late.position() or late.play("place leopard-f 5")
    assert "barn:leopard-baby" in late.position()
    exchanged = after("Z", "exchange", "exchange 4 elephant").position()
    assert "A coins:2 4:elephant*4" in exchanged
    assert "A coins:3 4:chimpanzee*4" in after("Z", "bonus", "move chimpanzee 4").position()
    keeper = points(after("A", "move-helper"))
    assert points(after("A", "move-helper", "move helper keeper c3")) == keeper - 2 + 3
    assert points(after("A", "move-helper", "move helper keeper cashier")) == keeper - 2 + 4
    assert not [m for m in after("C", "last-empty").legal() if m.text.startswith("take")]
    assert [m for m in after("C", "open-trucks").legal() if m.text.startswith("take")]
    assert after("O", "score").view(0).as_json()["seats"][0]["figures"] == 9


def test_nothing_in_a_lesson_is_misspelled_for_the_page() -> None:
    """A step knows no condition that the page does not."""
    from zoopark.server.api.lessons import GuideStep

    assert set(GuideStep.__struct_fields__) == set(Step.__struct_fields__)
    assert set(Guide.__struct_fields__) >= {"title", "about", "position", "deal"}
