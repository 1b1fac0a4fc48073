"""Bots are as strong as they are said to be. Games are dealt by seeds: the results are fixed."""

from itertools import pairwise

import pytest

from support.bots import FIVE_GAMES, chosen, won
from zoopark import Game
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


def test_a_master_fills_the_enclosure_that_looks_as_good_as_full() -> None:
    """The evaluator counts the same leopards to come for two enclosures; looking ahead does not."""
    game = Game.from_position(
        "zooloretto(players=2, out=chimpanzee+zebra+kangaroo) | round:7 turn:A"
        " asks:place=leopard+flamingo-f | bank:35 | trucks:elephant-m,@A,elephant-f"
        " | A coins:2 5:leopard+leopard-dad+leopard-mum+leopard-baby 6:flamingo*2+flamingo-m x:-"
        " stalls:6=popcorn+x=fruit"
        " | B coins:0 6:camel+camel-m x:elephant-f y:leopard-f stalls:6=drinks"
        " | gone:flamingo+camel-f+elephant*2+panda*2+panda-f+coin",
        seed=1,
    )
    for seed in range(3):
        assert chosen("master:1000", game, 0, seed) == "place leopard 5"
