"""MaskablePPO of sb3-contrib learns one seat of Zooloretto; no wrapper is needed.

    pip install sb3-contrib
    python examples/maskable_ppo.py --steps 200000 --save ppo.zip

The environment has ``action_masks()``, which MaskablePPO asks for; ``shaping`` rewards a growing
lead at once, so that it learns sooner. After every tenth of the steps it plays without trying
things out; a random player would win every third of these games.
"""

import argparse
from pathlib import Path

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

import zoopark.envs.seat  # noqa: F401  (registers the environments)

GAME = "zoopark/Zooloretto-v0"
PLAYERS = 3


def wins(model: MaskablePPO, games: int, seed: int = 10**6) -> float:
    """The share of games against random players in which nobody was better."""
    env = gymnasium.make(GAME, players=PLAYERS)
    won = 0
    for number in range(games):
        seen, info = env.reset(seed=seed + number)
        reward, ended = 0.0, False
        while not ended:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, earned, ended, _, info = env.step(action)
            reward = float(earned)
        won += reward > 0.5  # a shared first place is half of it
    return won / games


def trained(steps: int, parts: int = 10, games: int = 100, seed: int = 1) -> MaskablePPO:
    env = gymnasium.make(GAME, players=PLAYERS, shaping=0.02)
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=1024, batch_size=256, ent_coef=0.01, gamma=0.999, seed=seed
    )
    print(f"{0:8} steps   wins {wins(model, games):6.1%}", flush=True)
    for part in range(parts):
        model.learn(steps // parts, reset_num_timesteps=part == 0)
        print(f"{model.num_timesteps:8} steps   wins {wins(model, games):6.1%}", flush=True)
    return model


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Zooloretto with MaskablePPO.")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=100, help="games of each comparison")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="write the model into this file (.zip)")
    args = parser.parse_args()
    np.random.seed(args.seed)
    model = trained(args.steps, games=args.games, seed=args.seed)
    if args.save:
        model.save(args.save)


if __name__ == "__main__":
    main()
