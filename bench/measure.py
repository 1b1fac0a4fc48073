"""Figures, and how competitors are measured: in turns, keeping the best of each.

Other work on the machine can only make a figure worse, and it comes and goes over seconds. So
every competitor does the same work once a round, one after the other, and of each figure the best
round counts: the noise hits all alike, and a ratio compares figures from the same minutes.
"""

from collections.abc import Callable, Iterable

Figures = dict[str, float]
Competitor = Callable[[], Figures]


def better(name: str, one: float, other: float) -> float:
    """Of rates the higher, of times the lower; by their names they are told apart."""
    return max(one, other) if name.endswith("_per_s") else min(one, other)


def best(rounds: Iterable[Figures]) -> Figures:
    """The best value of every figure."""
    kept: Figures = {}
    for figures in rounds:
        for name, value in figures.items():
            kept[name] = better(name, kept.get(name, value), value)
    return kept


def one_round(competitors: Iterable[Competitor]) -> Figures:
    """Let every competitor do its work once."""
    figures: Figures = {}
    for run in competitors:
        figures |= run()
    return figures
