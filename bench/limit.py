"""The practical limit: a simplified game in hand-written C, see ``limit.c``."""

import os
import re

from children import BENCH, BUILD, output
from measure import Competitor, Figures

GAMES = 15_000


def limit_loop() -> Competitor:
    """Compile the program for this machine; the competitor runs it."""
    program = BUILD / "limit"
    BUILD.mkdir(exist_ok=True)
    compiler = os.environ.get("CC", "cc")
    output(compiler, "-O3", "-march=native", BENCH / "limit.c", "-o", program)

    def run() -> Figures:
        printed = output(program, str(GAMES))
        rate = re.search(r"(\d+) decisions/s", printed)
        if rate is None:
            raise RuntimeError(f"limit printed no rate: {printed!r}")
        return {"limit.decisions_per_s": float(rate[1])}

    return run
