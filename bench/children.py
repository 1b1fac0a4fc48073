"""Child processes: where things are, and what surroundings a child gets."""

import os
import subprocess
from pathlib import Path

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent
BUILD = ROOT / "build"


def surroundings(*, interpreted: bool = False) -> dict[str, str]:
    """The environment of a child; interpreted, the plain sources hide the compiled package."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return kept | ({"PYTHONPATH": str(ROOT / "src")} if interpreted else {})


def output(*command: str | Path) -> str:
    """What a command prints; that it fails is an error."""
    done = subprocess.run(
        command, env=surroundings(), stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout
