"""Environments in the middle of a game: a copy or a pickle goes on identically."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import zoopark.envs.seat  # noqa: F401  (registers the environments)
from zoopark.envs import aquaretto_v0, combined_v0, ozoolemio_v0, zooloretto_v0
from zoopark.envs.batch import BatchEnv
from zoopark.envs.policy import Mask, Observation

WAYS: list[Callable[[Any], Any]] = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]
IDS = ("Zooloretto", "Aquaretto", "Combined", "OZooLeMio")

each_way = pytest.mark.parametrize("way", WAYS)


def last_legal(observation: Observation, mask: Mask) -> int:
    return int(mask.nonzero()[0][-1])


def step_on(env: Any, mask: Any, steps: int) -> list[Any]:
    """What an agent sees that always chooses the middle one of its actions."""
    told: list[Any] = []
    for _ in range(steps):
        legal = np.flatnonzero(mask)
        seen, reward, ended, _, info = env.step(legal[len(legal) // 2])
        mask = info["action_mask"]
        told.append((seen.tobytes(), reward, ended, mask.tobytes()))
        if ended:
            seen, info = env.reset()
            mask = info["action_mask"]
            told.append(seen.tobytes())
    return told


@each_way
@pytest.mark.parametrize("opponents", ["random", "greedy", ["normal", last_legal]])
@pytest.mark.parametrize("name", IDS)
def test_gymnasium(name: str, opponents: Any, way: Callable[[Any], Any]) -> None:
    env = gymnasium.make(f"zoopark/{name}-v0", players=3, opponents=opponents)
    _, info = env.reset(seed=3)
    step_on(env, info["action_mask"], 5)
    mask = env.unwrapped.action_masks()  # type: ignore[attr-defined]
    other = way(env)
    assert step_on(other, mask, 60) == step_on(env, mask, 60)


@each_way
def test_an_environment_that_was_never_reset(way: Callable[[Any], Any]) -> None:
    env = gymnasium.make("zoopark/Zooloretto-v0")
    assert (way(env).reset(seed=1)[0] == env.reset(seed=1)[0]).all()


def turns(env: Any, count: int) -> list[Any]:
    told: list[Any] = []
    for agent in env.agent_iter(count):
        seen, reward, ended, cut, _ = env.last()
        told.append((agent, seen["observation"].tobytes(), reward, ended, cut))
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if ended or cut else int(legal[len(legal) // 2]))
    return told


@each_way
@pytest.mark.parametrize("module", [zooloretto_v0, aquaretto_v0, combined_v0, ozoolemio_v0])
def test_pettingzoo(module: Any, way: Callable[[Any], Any]) -> None:
    env = module.env(players=3)
    env.reset(seed=3)
    turns(env, 25)
    other = way(env)
    assert turns(other, 10**4) == turns(env, 10**4)
    env = module.parallel_env(players=3)
    env.reset(seed=3)
    assert (way(env).state() == env.state()).all()


@each_way
def test_batches(way: Callable[[Any], Any]) -> None:
    env = BatchEnv("zooloretto(players=2)", games=8, seed=5)
    while not env.finished:
        env.step(env.sample())
    other = way(env)
    assert other.finished == env.finished
    assert all((a == b).all() for a, b in zip(env.arrays, other.arrays, strict=True))
    for _ in range(150):
        assert (env.sample() == other.sample()).all()
        shown = zip(env.step(env.sample()), other.step(other.sample()), strict=True)
        assert all((a == b).all() for a, b in shown)


def test_a_batch_in_several_processes_says_that_it_cannot() -> None:
    with (
        BatchEnv("zooloretto(players=2)", games=2, processes=2) as env,
        pytest.raises(TypeError, match="use processes=1"),
    ):
        copy.deepcopy(env)
