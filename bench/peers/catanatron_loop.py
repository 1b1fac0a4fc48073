"""Decisions per second of catanatron with four random players, on one core.

Catanatron is a pure Python engine of a large board game, and so the natural yardstick for another
one. Whole games are played by its own loop, ``Game.play``; the clock covers the set-up of each
game too, as it would in a simulation. A tick is one decision of a player, forced ones (a single
legal action) included; the engine logs one action per tick, so the length of that log counts
them. Its dice and cards are drawn within a tick: there are no chance steps to count besides.

The seeds are fixed, yet two runs play slightly different games, as the engine also depends on the
order of sets; over a hundred games that evens out. A game without a winner after the engine's
limit of turns is broken off there; its ticks count all the same.
"""

import argparse
import json
import time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]


def play(seed: int) -> int:
    """Play one game of four random players and return its number of ticks."""
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    game.play()
    return len(game.state.actions)


def main() -> None:
    """Time the games and print the rate as one JSON object."""
    parser = argparse.ArgumentParser(description="Speed of catanatron, four random players.")
    parser.add_argument("--games", type=int, default=100, help="how many games to play")
    args = parser.parse_args()
    if args.games < 1:
        parser.error("--games must be at least 1")

    start = time.perf_counter()
    # Seed 0 would mean "no seed" to the engine.
    ticks = sum(play(seed) for seed in range(1, args.games + 1))
    elapsed = time.perf_counter() - start
    print(json.dumps({"ticks_per_s": round(ticks / elapsed), "games": args.games, "ticks": ticks}))


if __name__ == "__main__":
    main()
