"""OpenSpiel's Python algorithms on our games: its tree search against random players.

    python examples/spiel.py --games 4

``rl_environment``, ``mcts`` and other algorithms in Python work as on every game of OpenSpiel. Its
bots in C++ (``pyspiel.MCTSBot``) crash on games that are written in Python, also on its own.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, mcts, random_agent
from open_spiel.python.bots import uniform_random

import zoopark.envs.spiel  # noqa: F401  (registers the games)

NAME = "python_zooloretto(players=2)"


def searched(games: int, simulations: int, seed: int) -> float:
    """The mean return of a search against a random player, from -1 to 1."""
    game = pyspiel.load_game(NAME)
    rng = np.random.RandomState(seed)
    total = 0.0
    for number in range(games):
        rollouts = mcts.RandomRolloutEvaluator(1, rng)
        bots = [
            mcts.MCTSBot(game, 1.5, simulations, rollouts, random_state=rng),
            uniform_random.UniformRandomBot(1, rng),
        ]
        if number % 2:
            bots = [uniform_random.UniformRandomBot(0, rng), bots[0]]
        returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, rng)
        total += float(returns[number % 2])
    return total / games


def decisions(seed: int) -> int:
    """Play a game of agents in OpenSpiel's environment; how many decisions it took."""
    env = rl_environment.Environment(NAME)
    env.seed(seed)
    agents = [
        random_agent.RandomAgent(player, env.action_spec()["num_actions"]) for player in range(2)
    ]
    now, count = env.reset(), 0
    while not now.last():
        player = now.observations["current_player"]
        now = env.step([agents[player].step(now).action])
        count += 1
    return count


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's algorithms on Zooloretto.")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=12, help="of each decision")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    print(f"a game of random agents took {decisions(args.seed)} decisions")
    mean = searched(args.games, args.simulations, args.seed)
    print(f"search against random, {args.games} games: mean return {mean:+.2f}")


if __name__ == "__main__":
    main()
