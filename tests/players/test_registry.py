"""Bots by name."""

from pathlib import Path

import pytest

from support.bots import played
from zoopark import Game
from zoopark.bots.budget import Budget
from zoopark.core.dice import Dice
from zoopark.players.bot import Sight
from zoopark.players.registry import BOTS, CHARACTERS, LEVELS, entrant


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_has_a_budget_and_plays(name: str) -> None:
    assert entrant(name).name == name
    small = name if name in ("random", "greedy", "easy", "normal") else f"{name}:5"
    game = played("ozoolemio(players=2)", [small, "random"], 1)
    assert game.over


def test_levels_and_characters_are_bots() -> None:
    assert LEVELS == ("easy", "normal", "hard", "expert", "master")
    assert set(LEVELS) | set(CHARACTERS) <= set(BOTS)
    assert not set(LEVELS) & set(CHARACTERS)


@pytest.mark.parametrize("name", ["", "experts", "greedy:", "search:x", "search:-5", "a b"])
def test_an_unknown_bot_is_named_with_those_that_exist(name: str) -> None:
    with pytest.raises(ValueError, match=r"there is no bot .* random, greedy, search"):
        entrant(name)


@pytest.mark.parametrize("name", ["search:0", "expert:0s", "expert:0.0s"])
def test_a_budget_of_nothing_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="more than zero"):
        entrant(name)


def test_half_an_iteration_is_refused() -> None:
    with pytest.raises(ValueError, match="whole"):
        entrant("search:0.5")


def test_a_budget_may_be_seconds() -> None:
    assert entrant("expert:0.5s").budget.seconds == 0.5


def test_strangers_are_found_by_name(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "from zoopark.players.bot import Bot\n"
        "class First(Bot):\n"
        "    name = 'first'\n"
        "    def choose(self, sight, legal, budget, dice):\n"
        "        return legal[0]\n"
        "class Second(First):\n"
        "    name = 'second'\n"
    )
    first = entrant("first", (str(file),)).make()
    game = Game("zooloretto(players=3)", seed=1)
    legal = game.legal()
    sight = Sight(game, game.to_act[0])
    assert first.choose(sight, legal, Budget(iterations=1), Dice(1)) == legal[0]
    assert entrant("second:20", (str(file),)).budget.iterations == 20


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x = 1\n", "defines no subclass"),
        ("raise RuntimeError('no')\n", "cannot be loaded: RuntimeError: no"),
        ("def f(:\n", "cannot be loaded: SyntaxError"),
    ],
)
def test_a_file_without_bots_is_refused(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(text)
    with pytest.raises(ValueError, match=message):
        entrant("first", (str(file),))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="there is no file"):
        entrant("first", (str(tmp_path / "none.py"),))
