"""Whole games in one line."""

from collections.abc import Sequence

import pytest

import zoopark
from zoopark import Bot, Budget, Dice, Game, Move, Sight


class Last(Bot):
    """Plays the last legal move and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, sight: Sight, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:
        self.asked += 1
        return legal[-1]


class Wrong(Bot):
    name = "wrong"

    def choose(self, sight: Sight, legal: Sequence[Move], budget: Budget, dice: Dice) -> str:
        return "withdraw"


@pytest.mark.parametrize(
    "config", ["zooloretto(players=3)", "aquaretto(players=3)", "ozoolemio(players=3)"]
)
def test_a_seed_decides_a_match(config: str) -> None:
    names = ["greedy", "random", "easy"]
    game = zoopark.match(config, names, seed="Eva")
    assert game.over
    assert game.record() == zoopark.match(config, names, seed="Eva").record()
    assert game.record() != zoopark.match(config, names, seed="Jan").record()


def test_bots_are_names_classes_and_instances() -> None:
    mine = Last()
    game = zoopark.match("zooloretto(players=3)", [mine, Last, "random"], seed=1)
    assert game.over
    assert mine.asked > 5
    before = mine.asked
    zoopark.match("zooloretto(players=2)", mine, seed=1)
    assert mine.asked > before


def test_the_better_player_wins() -> None:
    won = [zoopark.match(players=["random", "greedy", "random"], seed=k) for k in range(10)]
    assert sum(1 in game.winners() for game in won) >= 9


def test_a_game_is_played_out_in_place() -> None:
    game = Game("zooloretto(players=2)", seed=3)
    copy = game.copy()
    assert zoopark.play_out(game, "greedy", seed=1) is game
    assert zoopark.play_out(copy, ["greedy", "greedy"], seed=1) == game


def test_what_cannot_be_played_is_said() -> None:
    with pytest.raises(ValueError, match="wrong in seat B played 'withdraw', which is not legal"):
        zoopark.match("zooloretto(players=2)", ["random", Wrong], seed=1)
    with pytest.raises(ValueError, match="there are 3 seats for bots, not 2"):
        zoopark.match("zooloretto(players=3)", ["random", "random"])
    with pytest.raises(ValueError, match="nobody deals"):
        zoopark.play_out(Game(dealer=None))
