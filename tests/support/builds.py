"""The same script on the compiled package and on the sources."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
SOURCES = TESTS.parent / "src"


def printed(script: str, **environment: str) -> list[str]:
    """The lines that a script prints in a process of its own; its argument is the tests' folder."""
    run = subprocess.run(
        [sys.executable, "-c", script, str(TESTS)],
        env={**{k: v for k, v in os.environ.items() if k != "PYTHONPATH"}, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


def printed_by_both(script: str) -> tuple[list[str], list[str]]:
    """What the compiled package prints, and what the sources print."""
    return printed(script), printed(script, PYTHONPATH=str(SOURCES))
