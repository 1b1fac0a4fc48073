"""Compiled and interpreted rules play identical games."""

import os
import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src"
SCRIPT = """
from random import Random
from zoopark import Game
from zoopark.version import compiled
from zoopark.lab.simulate import play_chunk
print("compiled" if compiled() else "interpreted")
for players, rest in [(2, ""), (3, ""), (4, ""), (5, ""), (4, ", modules=savings-book")]:
    config = f"zooloretto(players={players}{rest})"
    print(play_chunk(config, players, 0, 40))
    game = Game(config, seed=players)
    rng = Random(players)
    while not game.over:
        print(game.state.cells(), [move.code for move in game.legal()])
        game.play(rng.choice(game.legal()))
    print(game.record().dumps(), game.scores())
"""


def _played(**environment: str) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**{k: v for k, v in os.environ.items() if k != "PYTHONPATH"}, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


def test_compiled_and_interpreted_rules_play_identical_games() -> None:
    compiled = _played()
    interpreted = _played(PYTHONPATH=str(SOURCES))
    assert (compiled[0], interpreted[0]) == ("compiled", "interpreted")
    assert len(compiled) > 1000
    assert compiled[1:] == interpreted[1:]
