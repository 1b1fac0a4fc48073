"""Actions in parts: every move can be chosen, and only legal ones."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import zoopark.envs.seat  # noqa: F401  (registers the environments)
from support.env_games import CONFIGS
from zoopark.envs.factored import FactoredActions, factors
from zoopark.envs.games import env_game

GAMES = ("Zooloretto", "Aquaretto", "Combined", "OZooLeMio")


def make(title: str, **options: Any) -> FactoredActions:
    return FactoredActions(gymnasium.make(f"zoopark/{title}-v0", players=2, **options).unwrapped)


@pytest.mark.parametrize("config", CONFIGS)
def test_the_parts_of_an_action_are_its_own(config: str) -> None:
    game = env_game(config)
    found = factors(game)
    assert len(np.unique(found.parts, axis=0)) == game.action_count
    assert found.parts.max(axis=0).tolist() == [size - 1 for size in found.sizes]
    assert sum(found.sizes) < game.action_count


@pytest.mark.parametrize("title", GAMES)
def test_part_by_part_every_legal_action_can_be_chosen(title: str) -> None:
    """In some situations, by going through all choices on copies of what has been chosen."""
    env = make(title)
    rng = np.random.default_rng(1)
    seen, info = env.reset(seed=3)
    inner: Any = env.unwrapped
    for _ in range(60):
        assert env.observation_space.contains(seen)
        assert (env.action_masks() == info["action_mask"]).all()
        begun = len(env._left) == inner.action_masks().sum()
        if begun:
            offered = {int(value) for value in np.flatnonzero(info["action_mask"])}
            legal = np.flatnonzero(inner.action_masks())
            assert offered == {*env.factors.parts[legal, env._part].tolist()}
        seen, _, ended, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        if ended:
            seen, info = env.reset()


def test_a_game_of_parts_is_a_game_of_actions() -> None:
    """The same actions, chosen part by part, lead to the same game and its reward."""
    env, flat = make("OZooLeMio"), gymnasium.make("zoopark/OZooLeMio-v0", players=2)
    env.reset(seed=3)
    whole, told = flat.reset(seed=3)
    ended, decisions = False, 0
    while not ended:
        action = int(told["action_mask"].nonzero()[0][-1])
        parts = env.factors.parts[action]
        while True:
            before = len(env._left)
            seen, reward, ended, _, _ = env.step(np.int64(parts[env._part]))
            decisions += 1
            if ended or before == 1 or seen[len(whole) + 1 :].sum() == 0:
                break
        whole, other, over, _, told = flat.step(np.int64(action))
        assert (seen[: len(whole)] == whole).all()
        assert (reward, ended) == (other, over)
    assert decisions > 20


def test_a_value_that_is_not_offered_is_an_illegal_action() -> None:
    env = make("Zooloretto", illegal="raise")
    _, info = env.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction, match="not legal"):
        env.step(np.int64(info["action_mask"].argmin()))
    with pytest.raises(gymnasium.error.InvalidAction, match="none of the"):
        env.step(np.int64(10**6))
    env = make("Zooloretto")
    _, info = env.reset(seed=1)
    _, reward, ended, _, _ = env.step(np.int64(info["action_mask"].argmin()))
    assert (reward, ended) == (-1.0, True)


@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version")
@pytest.mark.parametrize("title", GAMES)
def test_the_kit_of_gymnasium(title: str) -> None:
    check_env(make(title), skip_render_check=True)


def test_other_environments_have_no_parts() -> None:
    with pytest.raises(TypeError, match="have parts of actions"):
        FactoredActions(gymnasium.make("CartPole-v1"))
