"""What ``import zoopark`` loads: every program waits for it."""

import subprocess
import sys

PROGRAM = """
import sys, zoopark
game = zoopark.Game("zooloretto(players=2)", seed=1)
while not game.over:
    game.play(game.legal()[0])
print(*{"msgspec", "dataclasses", "inspect", "numpy", "textwrap", "tomllib"} & {*sys.modules})
"""


def test_who_only_plays_does_not_wait_for_what_views_and_boards_need() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], check=False, capture_output=True, text=True
    )
    assert (done.stdout.split(), done.stderr) == ([], "")
