"""Steps per second of other environments with random legal actions, on one core.

``connect_four`` and ``tictactoe`` are PettingZoo's own, in their usual wrappers, played by its loop
over agents; ``catanatron`` is its Gymnasium environment with its default opponent, a random player.
Actions are drawn in the way each of them offers: from the mask of the observation, or from the list
of valid actions of the info.
"""

import argparse
import json
import os
import random
import time

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def aec_game(env) -> int:  # type: ignore[no-untyped-def]
    """One game by PettingZoo's loop; how many steps it took."""
    steps = 0
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        mask = None if ended or cut else seen["action_mask"]
        env.step(None if mask is None else env.action_space(agent).sample(mask))
        steps += 1
    return steps


def catan_game(env, rng: random.Random) -> int:  # type: ignore[no-untyped-def]
    steps = 0
    _, info = env.reset(seed=1)
    while True:
        _, _, ended, cut, info = env.step(rng.choice(info["valid_actions"]))
        steps += 1
        if ended or cut:
            return steps


def rate(game, seconds: float) -> float:  # type: ignore[no-untyped-def]
    steps, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        steps += game()
    return steps / (time.perf_counter() - begun)


def measured(name: str, seconds: float) -> float:
    if name == "catanatron":
        import gymnasium

        env = gymnasium.make("catanatron_gym:catanatron-v1")
        rng = random.Random(1)
        return rate(lambda: catan_game(env, rng), seconds)
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    module = connect_four_v3 if name == "connect_four" else tictactoe_v3
    env = module.env()
    return rate(lambda: aec_game(env), seconds)


def main() -> None:
    """Time one of them and print the rate as one JSON object."""
    parser = argparse.ArgumentParser(description="Speed of other environments.")
    parser.add_argument("name", choices=("connect_four", "tictactoe", "catanatron"))
    parser.add_argument("--seconds", type=float, default=1.0)
    args = parser.parse_args()
    print(json.dumps({"steps_per_s": round(measured(args.name, args.seconds))}))


if __name__ == "__main__":
    main()
