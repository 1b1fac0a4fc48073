"""Bots are as strong as they are said to be. Games are dealt by seeds: the results are fixed."""

from itertools import pairwise

import pytest

from support.bots import FIVE_GAMES, won
from zoopark.players.registry import CHARACTERS, LEVELS


@pytest.mark.parametrize("config", FIVE_GAMES)
def test_greedy_beats_three_random_players(config: str) -> None:
    assert won(config, "greedy", "random", 12) >= 11.5


@pytest.mark.parametrize("config", FIVE_GAMES)
def test_a_little_search_beats_greedy(config: str) -> None:
    two = config.replace("players=4", "players=2")
    assert won(two, "search:200", "greedy", 8) >= 6


def test_a_beginner_is_weaker_than_greedy_and_better_than_chance() -> None:
    assert won("zooloretto(players=2)", "easy", "greedy", 10) <= 3
    assert won("zooloretto(players=2)", "easy", "random", 10) >= 9


# The upper levels with less time than they have at a table, but as much as each other.
LADDER = {
    "easy": "easy",
    "normal": "normal",
    "hard": "hard",
    "expert": "expert:500",
    "master": "master:500",
}


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(LEVELS)))
def test_every_level_beats_the_one_below(lower: str, higher: str) -> None:
    assert won("zooloretto(players=2)", LADDER[higher], LADDER[lower], 10) >= 6


@pytest.mark.parametrize("name", CHARACTERS)
def test_characters_are_stronger_than_normal(name: str) -> None:
    assert won("zooloretto(players=2)", f"{name}:100", "normal", 6) >= 5
