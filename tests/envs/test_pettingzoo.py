"""PettingZoo: its own conformance kits, and what they do not ask."""

import pickle
import xml.etree.ElementTree as ET
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, render_test, seed_test

from zoopark import Game
from zoopark.envs import aquaretto_v0, combined_v0, ozoolemio_v0, zooloretto_v0

Env = AECEnv[str, Any, int]

GAMES = [
    (zooloretto_v0, {}),
    (zooloretto_v0, {"players": 3, "modules": "christmas+xxl-tiles"}),
    (zooloretto_v0, {"players": 2, "reward": "difference", "illegal": "raise"}),
    (aquaretto_v0, {"players": 3}),
    (combined_v0, {"players": 2}),
    (ozoolemio_v0, {"variant": "trees"}),
]
each_game = pytest.mark.parametrize(("module", "options"), GAMES)

# The kits know their own environments by name and warn of others whose observations are dicts;
# and whoever is not asked, as at the end of a game, has a mask without an action.
kit = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@kit
@each_game
def test_api(module: Any, options: dict[str, Any]) -> None:
    api_test(module.env(**options), num_cycles=150)


@kit
@each_game
def test_seeds(module: Any, options: dict[str, Any]) -> None:
    seed_test(lambda: module.env(**options), num_cycles=40)


@each_game
def test_rendering(
    module: Any, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    def is_svg(drawing: str) -> bool:
        return ET.fromstring(drawing).tag == "{http://www.w3.org/2000/svg}svg"

    render_test(lambda render_mode: module.env(render_mode=render_mode, **options), {"svg": is_svg})
    assert "round 1" in capsys.readouterr().out


def act(env: Env, rng: np.random.Generator) -> None:
    seen, _, ended, cut, info = env.last()
    if ended or cut:
        env.step(None)
        return
    assert (seen["action_mask"] == info["action_mask"]).all()
    env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))


def test_a_whole_game_is_the_game_of_its_seed() -> None:
    env = zooloretto_v0.env(players=4)
    game = Game("zooloretto(players=4)", seed=11)
    env.reset(seed=11)
    rng = np.random.default_rng(1)
    given: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        if ended:
            given[agent] = reward
            env.step(None)
            continue
        assert agent == f"player_{game.to_act[0]}"
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        code = env.unwrapped.game.actions.move(game.state, game.to_act[0], action)  # type: ignore[attr-defined]
        game.play(next(move for move in game.legal() if move.code == code))
        env.step(action)
    assert game.over
    assert sum(given.values()) == pytest.approx(0)
    (winner, *_), *_ = game.ranking()
    assert given[f"player_{winner}"] == max(given.values())


def test_only_the_agent_that_is_asked_has_a_mask() -> None:
    env = ozoolemio_v0.env(players=3)
    env.reset(seed=1)
    for agent in env.possible_agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_bids_are_made_one_after_the_other_and_not_seen() -> None:
    rows = set[bytes]()
    for bid in (0, 4, 8):
        env = ozoolemio_v0.env(players=3)
        env.reset(seed=1)
        assert env.agent_selection == "player_0"
        env.step(bid)
        assert env.agent_selection == "player_1"
        rows.add(env.observe("player_1")["observation"].tobytes())
    assert len(rows) == 1


def test_games_can_be_cut_short() -> None:
    """After ten decisions for each player, as truncated and without a reward."""
    env = zooloretto_v0.env(players=3, max_cycles=10)
    env.reset(seed=2)
    rng = np.random.default_rng(2)
    for _ in range(30):
        assert not any(env.truncations.values())
        act(env, rng)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    while env.agents:
        assert env.last()[1] == 0
        act(env, rng)


def test_an_environment_can_be_pickled() -> None:
    env = zooloretto_v0.raw_env(players=3, modules="petting-zoo")
    copied = pickle.loads(pickle.dumps(env))
    assert copied.game.config == "zooloretto(players=3, modules=petting-zoo)"


# -- bad input ------------------------------------------------------------------------------------


def wrong_action(env: Env) -> int:
    return int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])


def test_an_illegal_action_ends_the_game_at_the_expense_of_its_player() -> None:
    env = zooloretto_v0.env(players=3)
    env.reset(seed=3)
    agent = env.agent_selection
    env.step(wrong_action(env))
    assert env.rewards == {name: -1.0 * (name == agent) for name in env.agents}
    assert all(env.terminations.values())


@pytest.mark.parametrize("make", [zooloretto_v0.raw_env, zooloretto_v0.env])
def test_an_illegal_action_can_be_an_error(make: Any) -> None:
    env = make(players=3, illegal="raise")
    env.reset(seed=3)
    before = env.observe(env.agent_selection)
    agent = env.agent_selection
    with pytest.raises(ValueError, match="not legal"):
        env.step(wrong_action(env))
    assert env.agent_selection == agent
    after = env.observe(agent)
    assert all((before[key] == after[key]).all() for key in before)


def test_what_is_no_action_is_refused() -> None:
    env = zooloretto_v0.env(players=3)
    env.reset(seed=3)
    for wrong in (-1, 10**6, None):
        with pytest.raises(AssertionError, match="action space"):
            env.step(wrong)


def test_a_closed_environment_plays_no_more() -> None:
    env = zooloretto_v0.env(players=3)
    env.reset(seed=3)
    env.close()
    with pytest.raises(gymnasium.error.ClosedEnvironmentError, match="is closed"):
        env.step(0)
    with pytest.raises(gymnasium.error.ClosedEnvironmentError, match="is closed"):
        env.reset()


def test_an_illegal_action_can_be_ignored() -> None:
    env = zooloretto_v0.env(players=3, illegal="mask")
    env.reset(seed=3)
    agent, before = env.agent_selection, env.observe(env.agent_selection)
    env.step(wrong_action(env))
    assert env.agent_selection == agent
    assert (env.observe(agent)["observation"] == before["observation"]).all()


def test_a_finished_game_is_not_played_on() -> None:
    env = ozoolemio_v0.env(players=2)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    while not any(env.terminations.values()):
        act(env, rng)
    with pytest.raises(ValueError, match="None"):
        env.step(0)


@pytest.mark.parametrize(
    "options",
    [{"players": 9}, {"modules": "zoo"}, {"render_mode": "film"}, {"illegal": "no"}],
)
def test_senseless_environments_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        zooloretto_v0.env(**options)
