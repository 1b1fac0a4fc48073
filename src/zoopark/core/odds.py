"""Odds of getting so many more tiles, as a Poisson distribution in a table.

Expectations are counted in eighths of a tile, probabilities in thousandths.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

STEPS: Final[i64] = 8  # of an expectation in a tile
MOST: Final[i64] = 95  # the highest expectation of the table
NEEDS: Final[i64] = 16  # the table knows the odds of up to 15 tiles


def _table() -> vec[i64]:
    """The chance of at least so many tiles, for every expectation and number."""
    odds = vec[i64]()
    for step in range(MOST + 1):
        mean = float(step) / float(STEPS)
        term = exp(-mean)
        rest = 1.0
        for need in range(NEEDS):
            odds = append(odds, i64(int(1000 * rest + 0.5)))
            rest = max(rest - term, 0.0)
            term = term * mean / float(need + 1)
    return odds


AT_LEAST: Final = _table()


def at_least(expected: i64, tiles: i64) -> i64:
    """The chance of at least so many tiles when this many are expected."""
    if tiles <= 0:
        return 1000
    if tiles >= NEEDS:
        return 0
    if expected > MOST:
        expected = MOST
    return AT_LEAST[expected * NEEDS + tiles]
