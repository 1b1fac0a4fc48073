"""Speed of OpenSpiel's C++ loop on one of its games, with uniformly random players.

OpenSpiel is a C++ engine, so a Python loop over its bindings would mostly measure the bindings.
The wheel exposes two loops which play on to the end of a game without returning to Python; each
is timed on one core, because each answers a different question:

* ``evaluate_bots`` with one uniform random bot per seat plays whole games from the initial
  state, the deal included, which OpenSpiel makes card by card through chance nodes. The clock
  also covers what every game needs: a new state and one call from Python. The state stays at hand
  when the game is over, so nodes and decisions are counted exactly, from its history, off the
  clock. A node is a decision or a chance step: ``nodes_per_s`` counts both, ``decisions_per_s``
  the decisions alone, over the same time.

* ``RandomRolloutEvaluator`` is the leanest loop (legal actions, random choice, apply), without
  bots. It is reached through ``MCTSBot``: a search of one simulation only evaluates its root,
  that is, it plays ``ROLLOUTS`` random games in C++. The root must be a decision, so these games
  start after the deal and consist of decisions only: ``rollout_decisions_per_s``. Their states
  are never seen from Python, so their number of decisions is estimated: the mean over games that
  random bots play from the very same deals, times the number of rollouts.

The second rate shows the engine at its fastest, the first what a whole game costs.
"""

import argparse
import json
import time
from typing import Any

import pyspiel  # type: ignore[import-not-found]

GAMES = ("euchre", "oh_hell")
BATCH = 64  # whole games between two looks at the clock
DEALS = 256  # different deals that the rollouts start from
REPLAYS = 16  # games per deal to estimate the length of a rollout
ROLLOUTS = 256  # rollouts per call, to make the cost of the call itself vanish


def count_decisions(state: Any) -> int:
    """Return how many steps of the history were made by a player rather than by chance."""
    return sum(step.player != pyspiel.PlayerId.CHANCE for step in state.full_history())


def time_games(game: Any, bots: list[Any], seconds: float) -> tuple[int, int, int, float]:
    """Play whole games for the given time; return games, nodes, decisions and exact seconds."""
    games = nodes = decisions = 0
    elapsed = 0.0
    while elapsed < seconds:
        start = time.perf_counter()
        states = [game.new_initial_state() for _ in range(BATCH)]
        for seed, state in enumerate(states, start=games):
            pyspiel.evaluate_bots(state, bots, seed)
        elapsed += time.perf_counter() - start
        games += BATCH
        nodes += sum(state.move_number() for state in states)
        decisions += sum(map(count_decisions, states))
    return games, nodes, decisions, elapsed


def deal(game: Any, bots: list[Any], seed: int) -> Any:
    """Return a state at the first decision: the opening chance steps of a game, played again."""
    finished = game.new_initial_state()
    pyspiel.evaluate_bots(finished, bots, seed)
    state = game.new_initial_state()
    for action in finished.history():
        if not state.is_chance_node():
            break
        state.apply_action(action)
    return state


def time_rollouts(game: Any, bots: list[Any], seconds: float) -> float:
    """Return the decisions per second of random rollouts that start after the deal."""
    deals = [deal(game, bots, seed) for seed in range(DEALS)]
    decisions = 0
    for seed in range(DEALS * REPLAYS):
        state = deals[seed % DEALS].clone()
        dealt = state.move_number()
        pyspiel.evaluate_bots(state, bots, seed)
        made = count_decisions(state)
        if made != state.move_number() - dealt:
            raise ValueError("chance steps after the deal: a rollout is not decisions only")
        decisions += made
    per_pass = decisions / REPLAYS * ROLLOUTS

    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    bot = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=1,
        verbose=False,
    )
    passes = 0
    elapsed = 0.0
    start = time.perf_counter()
    while elapsed < seconds:
        for state in deals:
            bot.step(state)
        passes += 1
        elapsed = time.perf_counter() - start
    return passes * per_pass / elapsed


def main() -> None:
    """Time both loops and print the rates as one JSON object."""
    parser = argparse.ArgumentParser(description="Speed of OpenSpiel's C++ loop, random players.")
    parser.add_argument("game", choices=GAMES, help="the game, with its default parameters")
    parser.add_argument("--seconds", type=float, default=2.0, help="time on the clock, per loop")
    args = parser.parse_args()

    game = pyspiel.load_game(args.game)
    bots = [pyspiel.make_uniform_random_bot(i, i) for i in range(game.num_players())]
    games, nodes, decisions, elapsed = time_games(game, bots, args.seconds)
    rollout_decisions_per_s = time_rollouts(game, bots, args.seconds)
    result = {
        "game": args.game,
        "nodes_per_s": round(nodes / elapsed),
        "decisions_per_s": round(decisions / elapsed),
        "rollout_decisions_per_s": round(rollout_decisions_per_s),
        "mean_nodes": round(nodes / games, 2),
        "mean_decisions": round(decisions / games, 2),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
