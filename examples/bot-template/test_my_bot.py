"""The bot plays every game by the rules, and better than chance."""

import pytest
from my_bot import Frugal

import zoopark


@pytest.mark.parametrize("game", [title.name for title in zoopark.games()])
def test_it_plays_every_game(game: str) -> None:
    assert zoopark.match(f"{game}(players=2)", [Frugal, "random"], seed=1).over


def test_it_beats_the_random_player() -> None:
    games = [
        zoopark.match("zooloretto(players=2)", [Frugal, "random"], seed=seed) for seed in range(10)
    ]
    assert sum(game.winners() == (0,) for game in games) >= 8
