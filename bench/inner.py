"""The inner loop: legal moves, a random choice, apply, chance dealt, game after game.

Every game starts from a copy of the same state, as in a simulation or a search. All runs of a
competitor play the same games, by the same seed.

As a script it is such a loop in a process of its own. It says so when it is ready, starts with the
next line of its input and prints what it took: so two of them can be let loose at the same moment,
and the time to start Python stays off the clock.
"""

import argparse
import json
import time
from collections.abc import Iterable

from cores import bind
from measure import Competitor, Figures
from steps import config_of, fresh_state, mean_steps
from zoopark.bots.random import random_playout
from zoopark.core.dice import Dice
from zoopark.core.moves import Moves
from zoopark.core.state import State
from zoopark.version import compiled

GAMES = 5_000
WARM_UP = 20  # games before the clock starts


def play_from(starts: Iterable[State]) -> tuple[int, float]:
    """Play on from copies of these states: how many decisions, how many seconds."""
    dice, moves = Dice(1), Moves()
    decisions = 0
    begun = time.perf_counter()
    for start in starts:
        decisions += random_playout(start.copy(), dice, moves)
    return decisions, time.perf_counter() - begun


def play_games(config: str, games: int) -> tuple[int, float]:
    """Play whole games: how many decisions, how many seconds."""
    return play_from([fresh_state(config)] * games)


def inner_loop(game: str, players: int) -> Competitor:
    """The compiled loop of this process."""
    config = config_of(game, players)
    decisions, chances = mean_steps(config)
    name = f"{game}.{players}p"

    def run() -> Figures:
        made, seconds = play_games(config, GAMES)
        return {
            f"{name}.decisions_per_s": made / seconds,
            f"{name}.nodes_per_s": made / seconds * (1 + chances / decisions),
            f"{name}.games_per_s": GAMES / seconds,
        }

    return run


def main() -> None:
    """Wait for the start, play, print the result as one JSON object."""
    parser = argparse.ArgumentParser(description="Random games, when the next line is read.")
    parser.add_argument("config")
    parser.add_argument("games", type=int)
    parser.add_argument("--core", type=int, help="run on this core")
    args = parser.parse_args()
    if args.core is not None:
        bind(args.core)
    play_games(args.config, WARM_UP)
    print("ready", flush=True)
    input()
    decisions, seconds = play_games(args.config, args.games)
    print(json.dumps({"compiled": compiled(), "decisions": decisions, "seconds": seconds}))


if __name__ == "__main__":
    main()
