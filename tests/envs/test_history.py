"""History: earlier observations behind the present one, the same in every environment."""

from itertools import pairwise
from typing import Any

import gymnasium
import numpy as np
import pytest

import zoopark.envs.seat  # noqa: F401  (registers the environments)
from zoopark import PolicyBot, match
from zoopark.envs import zooloretto_v0
from zoopark.envs.policy import Mask, Observation

COLUMNS = 1024  # of Zooloretto with three players
ID = "zoopark/Zooloretto-v0"


def chosen(mask: Any) -> int:
    return int(mask.nonzero()[0][-1])


def test_gymnasium_shows_what_the_learner_saw_at_its_last_choices() -> None:
    env = gymnasium.make(ID, players=3, history=2)
    plain = gymnasium.make(ID, players=3)
    (seen, info), (alone, _) = env.reset(seed=1), plain.reset(seed=1)
    choices = [np.zeros(COLUMNS, np.uint8)] * 2
    for _ in range(40):
        assert (seen == np.concatenate([alone, *choices[:2]])).all()
        mask = info["action_mask"]
        if mask.sum() > 1:
            choices.insert(0, alone)
        seen, _, ended, _, info = env.step(np.int64(chosen(mask)))
        alone = plain.step(np.int64(chosen(mask)))[0]
        assert not ended
    assert env.observation_space.contains(seen)
    assert not env.reset(seed=2)[0][COLUMNS:].any()


def test_many_games_show_the_same_as_one() -> None:
    envs = gymnasium.make_vec(ID, num_envs=3, players=3, history=2)
    single = gymnasium.make_vec(
        ID,
        num_envs=3,
        players=3,
        history=2,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP},
    )
    (seen, info), (other, _) = envs.reset(seed=4), single.reset(seed=4)
    ends = 0
    for _ in range(150):
        assert (seen == other).all()
        actions = np.array([chosen(mask) for mask in info["action_mask"]])
        seen, _, done, _, info = envs.step(actions)
        other, _, _, _, told = single.step(actions)
        for row in np.flatnonzero(done):
            ends += 1
            assert (info["final_obs"][row] == told["final_obs"][row]).all()
    assert ends


def test_every_agent_has_its_own() -> None:
    env = zooloretto_v0.env(players=3, history=1)
    env.reset(seed=1)
    last: dict[str, Any] = {}
    for agent in env.agent_iter(max_iter=60):
        seen = env.last()[0]
        assert seen is not None
        now, before = np.split(seen["observation"], 2)
        assert (before == last.get(agent, np.zeros(COLUMNS, np.uint8))).all()
        if seen["action_mask"].sum() > 1:
            last[agent] = now
        env.step(chosen(seen["action_mask"]))
    assert env.observation_space("player_0").contains(env.observe("player_0"))
    cycles = zooloretto_v0.parallel_env(players=3, history=1)
    assert cycles.reset(seed=1)[0]["player_0"]["observation"].shape == (2 * COLUMNS,)


def test_a_bot_remembers_what_its_policy_was_trained_with() -> None:
    shown: list[Observation] = []

    class Remembering(PolicyBot):
        history = 2

        def act(self, observation: Observation, mask: Mask) -> int:
            shown.append(observation)
            return chosen(mask)

    for _ in range(2):
        shown.clear()
        match("zooloretto(players=3)", [Remembering, "random", "random"], seed=1)
        assert not shown[0][COLUMNS:].any()
        for before, now in pairwise(shown):
            assert (now[2 * COLUMNS :] == before[COLUMNS : 2 * COLUMNS]).all()


@pytest.mark.parametrize("wrong", [-1, 1.5, "2"])
def test_a_wrong_history_is_refused(wrong: object) -> None:
    for make in (gymnasium.make, gymnasium.make_vec):
        with pytest.raises(ValueError, match="history is a number of decisions"):
            make(ID, history=wrong)
