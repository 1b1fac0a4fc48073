"""A self-play loop with PettingZoo: one linear policy plays all seats and learns from each game.

    python examples/self_play.py --games 400

Every decision is kept; when the game is over, what a seat decided becomes more likely if it came
out better than the others, and less likely if worse. Now and then the policy plays one seat against
random players, who win every third game of three.
"""

import argparse

import numpy as np
import numpy.typing as npt

from zoopark.envs import zooloretto_v0
from zoopark.envs.games import env_game

PLAYERS = 3
RATE = 0.5


class Linear:
    """The odds of an action are a sum over what is seen."""

    def __init__(self, columns: int, actions: int, seed: int) -> None:
        self.weights = np.zeros((actions, columns), np.float32)
        self.rng = np.random.default_rng(seed)

    def chances(
        self, felt: npt.NDArray[np.float32], legal: npt.NDArray[np.int64]
    ) -> npt.NDArray[np.float64]:
        odds = (self.weights[legal] @ felt).astype(np.float64)
        chances: npt.NDArray[np.float64] = np.exp(odds - odds.max())
        chances /= chances.sum()
        return chances

    def choose(self, felt: npt.NDArray[np.float32], legal: npt.NDArray[np.int64]) -> int:
        return int(self.rng.choice(legal, p=self.chances(felt, legal)))

    def learn(
        self, felt: npt.NDArray[np.float32], legal: npt.NDArray[np.int64], action: int, worth: float
    ) -> None:
        slope = (legal == action) - self.chances(felt, legal)
        self.weights[legal] += (RATE * worth * slope).astype(np.float32)[:, None] * felt


def feel(seen: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
    felt: npt.NDArray[np.float32] = np.log1p(seen.astype(np.float32))
    return felt / np.float32(np.linalg.norm(felt))


def played(policy: Linear, seed: int, learner: int | None) -> float:
    """Play a game. Every seat learns, or, if one is named, it plays against random players."""
    env = zooloretto_v0.env(players=PLAYERS)
    env.reset(seed=seed)
    kept: dict[str, list[tuple[npt.NDArray[np.float32], npt.NDArray[np.int64], int]]] = {
        agent: [] for agent in env.agents
    }
    results = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        results[agent] += reward
        if ended or cut:
            env.step(None)
            continue
        assert seen is not None
        legal = np.flatnonzero(seen["action_mask"])
        if learner is not None and agent != env.possible_agents[learner]:
            env.step(int(policy.rng.choice(legal)))
            continue
        felt = feel(seen["observation"])
        action = policy.choose(felt, legal)
        if len(legal) > 1:
            kept[agent].append((felt, legal, action))
        env.step(action)
    if learner is not None:
        return results[env.possible_agents[learner]]
    for agent, decisions in kept.items():
        for felt, legal, action in decisions:
            policy.learn(felt, legal, action, results[agent])
    return 0.0


def wins(policy: Linear, games: int) -> float:
    """The share of first places against random players."""
    return sum(played(policy, 10**6 + n, n % PLAYERS) == 1 for n in range(games)) / games


def main(arguments: list[str] | None = None) -> Linear:
    parser = argparse.ArgumentParser(description="Learn Zooloretto by self-play.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--every", type=int, default=100, help="compare after so many games")
    parser.add_argument("--compare", type=int, default=60, help="games of each comparison")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    game = env_game(f"zooloretto(players={PLAYERS})")
    policy = Linear(game.column_count, game.action_count, args.seed)
    for number in range(args.games):
        if number % args.every == 0:
            print(f"{number:6} games   wins {wins(policy, args.compare):6.1%}", flush=True)
        played(policy, args.seed + number, None)
    print(f"{args.games:6} games   wins {wins(policy, args.compare):6.1%}", flush=True)
    return policy


if __name__ == "__main__":
    main()
