"""Bots by name: ``random``, ``greedy``, ``search``, the levels, and third-party bots.

A name may include a budget per decision: ``search:2000`` means 2,000 iterations, ``expert:0.5s``
half a second.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from zoopark.bots.budget import Budget
from zoopark.players.bot import Bot
from zoopark.players.plugin import load_bots
from zoopark.players.thinkers import GreedyBot, RandomBot, SearchBot

_SPEC: Final = re.compile(r"(?P<name>[\w.-]+)(?::(?P<amount>[0-9]+(?:\.[0-9]+)?)(?P<seconds>s)?)?")


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot to be seated: its name with its budget, and how to create one for a seat."""

    name: str
    make: Callable[[], Bot]
    budget: Budget


@dataclass(frozen=True, slots=True)
class _Kind:
    about: str
    make: Callable[[], Bot]
    budget: Budget


MASTER: Final = Budget(iterations=20_000, seconds=2.5)

BOTS: Final[dict[str, _Kind]] = {
    "random": _Kind("any legal move", RandomBot, Budget(iterations=1)),
    "greedy": _Kind("the move that looks best one decision ahead", GreedyBot, Budget(iterations=1)),
    "search": _Kind("looks ahead by tree search", SearchBot, Budget(iterations=1000)),
    "easy": _Kind("a beginner", lambda: GreedyBot(slips=55), Budget(iterations=1)),
    "normal": _Kind(
        "makes mistakes now and then", lambda: GreedyBot(slips=15), Budget(iterations=1)
    ),
    "hard": _Kind("looks ahead a little", SearchBot, Budget(iterations=20)),
    "expert": _Kind("about a second per decision", SearchBot, Budget(iterations=5000)),
    "expert-1": _Kind("the expert of version 1, to measure by", SearchBot, Budget(iterations=5000)),
    "master": _Kind("has learned from games", lambda: SearchBot(learned=True), MASTER),
}

LEVELS: Final = ("easy", "normal", "hard", "expert")


def entrant(text: str, plugins: tuple[str, ...] = ()) -> Entrant:
    """The bot with this name, third-party bots included.

    >>> entrant("search:2000").budget
    Budget(iterations=2000)
    >>> entrant("experts")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    ValueError: there is no bot 'experts'; there are random, greedy, search, easy, normal, ...
    """
    match = _SPEC.fullmatch(text.strip())
    kinds = dict(BOTS)
    for path in plugins:
        for name, make in load_bots(path).items():
            kinds[name] = _Kind(f"from {path}", make, Budget(seconds=1.0))
    if match is None or match["name"] not in kinds:
        raise ValueError(f"there is no bot {text[:40]!r}; there are {', '.join(kinds)}")
    kind = kinds[match["name"]]
    return Entrant(text.strip(), kind.make, _budget(match, kind.budget))


def _budget(match: re.Match[str], default: Budget) -> Budget:
    if match["amount"] is None:
        return default
    if match["seconds"]:
        return Budget(seconds=float(match["amount"]))
    if "." in match["amount"]:
        raise ValueError(f"{match[0]!r}: iterations are whole; seconds end with s, as in 0.5s")
    return Budget(iterations=int(match["amount"]))
