"""Observations of a game, and bots that decide by them."""

from pathlib import Path

import numpy as np
import pytest

import zoopark
from support.env_games import CONFIGS, situations
from zoopark import Game, PolicyBot, observe
from zoopark.envs.games import known_game
from zoopark.envs.policy import Mask, Observation
from zoopark.envs.solo import SoloGame
from zoopark.lab.arena import contestants, play_game

PLUGIN = """
from zoopark import PolicyBot

class Net(PolicyBot):
    name = "net"

    def act(self, observation, mask):
        return mask.nonzero()[0][-1]
"""


def first(observation: Observation, mask: Mask) -> int:
    return int(mask.argmax())


@pytest.mark.parametrize("config", CONFIGS)
def test_a_game_is_observed_as_environments_show_it(config: str) -> None:
    known = known_game(config)
    played = SoloGame(known, 0)
    for number, game in enumerate(situations(config, seed=8)):
        if number % 9:
            continue
        played.solo.adopt(game.state)
        seat = game.to_act[0]
        seen, mask = observe(game)
        assert (seen == played.observation(seat)).all()
        assert (mask == played.mask()).all()
        assert (observe(game, seat)[0] == seen).all()


@pytest.mark.parametrize("config", CONFIGS)
def test_what_a_seat_cannot_know_is_not_observed(config: str) -> None:
    """Its sight lacks sealed bids; that others have bid is open, and the game itself shows it."""
    shown = ["sealed" not in column for column in known_game(config).columns]
    for number, game in enumerate(situations(config, seed=8)):
        if number % 9 == 0 and game.start is None:
            for seat in range(game.players):
                whole, known = observe(game, seat), observe(game.sight(seat), seat)
                assert (whole[0][shown] == known[0][shown]).all()
                assert (whole[1] == known[1]).all()


def test_who_is_not_to_act_may_do_nothing() -> None:
    game = Game("zooloretto(players=3, start=A)", seed=1)
    assert observe(game, 0)[1].sum() == 1
    assert observe(game, 1)[1].sum() == 0
    with pytest.raises(ValueError, match="there is no seat 3"):
        observe(game, 3)


@pytest.mark.parametrize("config", ["zooloretto(players=3)", "combined(players=2)", "ozoolemio()"])
def test_a_policy_plays_whole_games(config: str) -> None:
    assert zoopark.match(config, PolicyBot(first), seed=1).over


def test_a_policy_from_a_file_sits_in_the_lab(tmp_path: Path) -> None:
    file = tmp_path / "net.py"
    file.write_text(PLUGIN)
    players = contestants(["net", "random"], [str(file)])
    result, _ = play_game("zooloretto(players=2)", players, [0, 1], deal=1)
    assert result.faults == ()


def test_an_illegal_action_of_a_policy_is_named() -> None:
    for wrong in (0, -1, 10**6):
        bot = PolicyBot(lambda seen, mask, wrong=wrong: wrong)  # type: ignore[misc]
        with pytest.raises(ValueError, match=f"action {wrong}, which is not legal"):
            zoopark.match("zooloretto(players=2)", bot, seed=1)
    with pytest.raises(NotImplementedError, match="is given a policy"):
        zoopark.match("zooloretto(players=2)", PolicyBot(), seed=1)


def test_an_observation_can_be_kept() -> None:
    game = Game("zooloretto(players=3)", seed=1)
    seen, _ = observe(game)
    before = seen.copy()
    game.play("draw")
    assert np.array_equal(seen, before)
    seen[0] = 1
