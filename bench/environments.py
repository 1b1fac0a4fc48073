"""Environments: games stepped by random legal actions, observations and masks included."""

import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv

import zoopark.envs.seat  # noqa: F401  (registers the environments)
from measure import Competitor
from steps import config_of
from zoopark.envs import zooloretto_v0
from zoopark.envs.batch import BatchEnv

GAMES = 1024  # in a batch
SECONDS = 0.5  # of each loop


def rate(step: Callable[[], int]) -> float:
    """Steps per second of something that says how many steps it made."""
    steps, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        steps += step()
    return steps / (time.perf_counter() - begun)


def batch_loop(game: str, players: int) -> Competitor:
    env = BatchEnv(config_of(game, players), games=GAMES, seed=1)

    def step() -> int:
        env.step(env.sample())
        return GAMES

    return lambda: {f"batch.{game}.{players}p.steps_per_s": rate(step)}


def aec_game(env: AECEnv[Any, Any, Any], seed: int) -> int:
    """One game by PettingZoo's loop; how many steps it took. Its own games are played alike."""
    steps = 0
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        mask = None if ended or cut else seen["action_mask"]
        env.step(None if mask is None else env.action_space(agent).sample(mask))
        steps += 1
    return steps


def aec_loop() -> Competitor:
    env = zooloretto_v0.env(players=4)
    return lambda: {"pettingzoo.zooloretto.steps_per_s": rate(lambda: aec_game(env, 1))}


def seat_loop() -> Competitor:
    """A seat against random players; the random agent picks from the mask of the info."""
    env = gymnasium.make("zoopark/Zooloretto-v0", players=4)
    rng = np.random.default_rng(1)

    def game() -> int:
        steps = 0
        _, info = env.reset(seed=1)
        while True:
            legal = info["action_mask"].nonzero()[0]
            _, _, ended, cut, info = env.step(legal[int(rng.random() * len(legal))])
            steps += 1
            if ended or cut:
                return steps

    return lambda: {"gymnasium.zooloretto.steps_per_s": rate(game)}


def environment_loops(games: tuple[str, ...]) -> list[Competitor]:
    batches = [batch_loop(game, 4) for game in games]
    return [*batches, aec_loop(), seat_loop()]
