"""PettingZoo's parallel interface: its own kits, and what they do not ask."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import max_cycles_test, parallel_api_test, parallel_seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from zoopark.envs import aquaretto_v0, combined_v0, ozoolemio_v0, zooloretto_v0

each_module = pytest.mark.parametrize(
    "module", [zooloretto_v0, aquaretto_v0, combined_v0, ozoolemio_v0]
)


@each_module
def test_api(module: Any) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=100)


@each_module
def test_seeds(module: Any) -> None:
    parallel_seed_test(module.parallel_env, num_cycles=40)


@each_module
def test_max_cycles(module: Any) -> None:
    """The kit asks every agent in every cycle, which is what this interface does."""
    in_turn = SimpleNamespace(
        parallel_env=module.parallel_env,
        env=lambda max_cycles: parallel_to_aec(module.parallel_env(max_cycles=max_cycles)),
    )
    max_cycles_test(in_turn)


@each_module
def test_it_is_the_game_of_the_agents_in_turn(module: Any) -> None:
    cycles, turns = module.parallel_env(players=3), module.env(players=3)
    seen, infos = cycles.reset(seed=5)
    turns.reset(seed=5)
    rng = np.random.default_rng(2)
    rewards: dict[str, float] = {}
    while cycles.agents:
        [agent] = [agent for agent in cycles.agents if infos[agent]["to_act"]]
        assert agent == turns.agent_selection
        actions: dict[str, int] = {}
        for other in cycles.agents:
            legal = np.flatnonzero(seen[other]["action_mask"])
            expected = turns.observe(other)
            assert (seen[other]["observation"] == expected["observation"]).all()
            if other == agent:
                assert (seen[other]["action_mask"][:-1] == expected["action_mask"]).all()
                assert not seen[other]["action_mask"][-1]
            else:
                assert legal.tolist() == [cycles.wait]
            actions[other] = int(rng.choice(legal))
        turns.step(actions[agent])
        seen, rewards, _, _, infos = cycles.step(actions)
    assert all(turns.terminations.values())
    assert rewards == turns.rewards
    assert any(rewards.values())


def test_who_does_not_answer_or_wrongly_is_asked_again() -> None:
    env = zooloretto_v0.parallel_env(players=2)
    seen, _ = env.reset(seed=1)
    [agent] = [agent for agent in env.agents if seen[agent]["action_mask"][:-1].any()]
    before = seen[agent]["observation"]
    wrong = int(np.flatnonzero(seen[agent]["action_mask"] == 0)[0])
    for action in (env.wait, wrong):
        seen, rewards, _, _, infos = env.step(dict.fromkeys(env.agents, action))
        assert infos[agent]["to_act"]
        assert (seen[agent]["observation"] == before).all()
        assert not any(rewards.values())
    strict = zooloretto_v0.parallel_env(players=2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="is not legal"):
        strict.step(dict.fromkeys(strict.agents, wrong))
