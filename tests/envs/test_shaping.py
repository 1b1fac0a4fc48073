"""Shaped rewards: given at once, and worth in all what the final lead is worth."""

from typing import Any

import gymnasium
import numpy as np
import pytest

import zoopark.envs.seat  # noqa: F401  (registers the environments)
from zoopark.envs import aquaretto_v0, combined_v0, ozoolemio_v0, zooloretto_v0
from zoopark.envs.parallel import CycleEnv

GAMES = (zooloretto_v0, aquaretto_v0, combined_v0, ozoolemio_v0)


@pytest.mark.parametrize("game", GAMES)
def test_shaped_rewards_of_all_agents_add_up_to_the_final_lead(game: Any) -> None:
    totals: dict[float, dict[str, float]] = {}
    given: dict[float, int] = {}
    for shaping in (0.0, 0.25):
        env = game.env(players=3, reward="difference", shaping=shaping)
        env.reset(seed=4)
        env.action_space("player_0").seed(1)
        totals[shaping] = dict.fromkeys(env.possible_agents, 0.0)
        given[shaping] = 0
        for agent in env.agent_iter():
            seen, reward, ended, _, _ = env.last()
            totals[shaping][agent] += reward
            given[shaping] += reward != 0
            sampler = env.action_space("player_0")
            env.step(None if ended else sampler.sample(seen["action_mask"]))
    assert given[0.25] > given[0.0] == sum(map(bool, totals[0.0].values()))
    wanted = {agent: 1.25 * lead for agent, lead in totals[0.0].items()}
    assert totals[0.25] == pytest.approx(wanted)
    assert sum(totals[0.25].values()) == pytest.approx(0)


def played(env: CycleEnv, waits: bool) -> dict[str, float]:
    """The sums of all rewards; if the agent to act waits at times, nothing is given for that."""
    seen, _ = env.reset(seed=4)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    cycle = 0
    while env.agents:
        cycle += 1
        idle = waits and cycle % 2 == 0
        actions = {
            a: env.wait if idle else int(seen[a]["action_mask"].argmax()) for a in env.agents
        }
        seen, rewards, _, _, _ = env.step(actions)
        for agent, reward in rewards.items():
            totals[agent] += reward
    return totals


def test_waiting_gives_no_reward_twice() -> None:
    for waits in (False, True):
        shaped = played(zooloretto_v0.parallel_env(players=3, shaping=1.0), waits)
        plain = played(zooloretto_v0.parallel_env(players=3, reward="difference"), False)
        ranks = played(zooloretto_v0.parallel_env(players=3), False)
        assert shaped == pytest.approx({agent: plain[agent] + ranks[agent] for agent in plain})


def test_a_seat_is_rewarded_between_its_decisions() -> None:
    rewards: list[float] = []
    for shaping in (0.1, 0.0):
        env = gymnasium.make(
            "zoopark/Zooloretto-v0", players=3, seat=0, shaping=shaping, reward="difference"
        )
        _, info = env.reset(seed=2)
        rng, ended = np.random.default_rng(1), False
        total = 0.0
        while not ended:
            action = rng.choice(np.flatnonzero(info["action_mask"]))
            _, reward, ended, _, info = env.step(action)
            total += float(reward)
        rewards.append(total)
    assert rewards[1] != 0
    assert rewards[0] == pytest.approx(1.1 * rewards[1])
