"""Copies of a state: what one costs, midway through a game.

As a script it tells the memory of one copy, in bytes: the growth of what the operating system
counts as resident while very many copies are kept. Everything is in that figure: objects, the
buffers of their arrays wherever they were allocated, and what the allocators round up. Counting
through Python (``sys.getsizeof``, ``tracemalloc``) would see only what compiled code happens to
allocate through Python. A fresh process matters: in a used one, copies would fill memory that was
freed before, for nothing.
"""

import argparse
import gc
import os
import sys
import time
from pathlib import Path

from children import BENCH, output
from measure import Competitor, Figures
from steps import config_of, midway_states
from zoopark.core.state import State

STATM = Path("/proc/self/statm")
MIDWAY = 100  # different states
PASSES = 200  # over them, timed
KEPT = 50_000  # copies


def copy_time(game: str) -> Competitor:
    """Copies made and dropped at once, so the loop itself is on the clock too."""
    states = midway_states(config_of(game, 4), MIDWAY) * PASSES

    def run() -> Figures:
        begun = time.perf_counter()
        for state in states:
            state.copy()
        return {f"{game}.4p.copy_us": (time.perf_counter() - begun) / len(states) * 1e6}

    return run


def copy_memory(players: int) -> Figures:
    """The memory of one copy; nothing on systems that do not tell it."""
    if not STATM.exists():
        return {}
    config = f"zooloretto(players={players})"
    printed = output(sys.executable, BENCH / "copies.py", config)
    return {f"zooloretto.{players}p.state_bytes": float(printed)}


def resident_bytes() -> int:
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def bytes_per_copy(states: list[State]) -> float:
    """Growth per copy. The list that keeps them is there before."""
    kept: list[State | None] = [None] * KEPT
    gc.disable()
    before = resident_bytes()
    for k in range(KEPT):
        kept[k] = states[k % len(states)].copy()
    return (resident_bytes() - before) / KEPT


def main() -> None:
    parser = argparse.ArgumentParser(description="Bytes of memory for one copy of a state.")
    parser.add_argument("config")
    args = parser.parse_args()
    print(bytes_per_copy(midway_states(args.config, MIDWAY)))


if __name__ == "__main__":
    main()
