"""Bots by name: ``random``, ``greedy``, ``search``, levels, characters, and third-party bots.

A name may include a budget per decision: ``search:2000`` means 2,000 iterations, ``expert:0.5s``
half a second.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar, cast

from zoopark.bots.budget import Budget
from zoopark.notation.errors import wrong
from zoopark.players.bot import Bot
from zoopark.players.characters import COLLECTOR, GAMBLER, SPOILER, Character
from zoopark.players.plugin import load_bots
from zoopark.players.thinkers import GreedyBot, RandomBot, SearchBot
from zoopark.texts import Mistake

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
    level: bool = False  # is it offered to people as an opponent, weaker ones first?
    character: bool = False  # is it offered to people for the way in which it plays?


MASTER: Final = Budget(iterations=20_000, seconds=2.5)


def _character(about: str, character: Character) -> _Kind:
    make = partial(SearchBot, character=character)
    return _Kind(about, make, Budget(iterations=400), character=True)


BOTS: Final[dict[str, _Kind]] = {
    "random": _Kind("any legal move", RandomBot, Budget(iterations=1)),
    "greedy": _Kind("the move that looks best one decision ahead", GreedyBot, Budget(iterations=1)),
    "search": _Kind("looks ahead by tree search", SearchBot, Budget(iterations=1000)),
    "easy": _Kind("a beginner", partial(GreedyBot, slips=55), Budget(iterations=1), level=True),
    "normal": _Kind(
        "makes mistakes now and then",
        partial(GreedyBot, slips=15),
        Budget(iterations=1),
        level=True,
    ),
    "hard": _Kind("looks ahead a little", SearchBot, Budget(iterations=20), level=True),
    "expert": _Kind("about a second per decision", SearchBot, Budget(iterations=5000), level=True),
    "expert-1": _Kind("the expert of version 1, to measure by", SearchBot, Budget(iterations=5000)),
    "master": _Kind(
        "has learned from games; at most 2.5 seconds per decision",
        partial(SearchBot, learned=True),
        MASTER,
        level=True,
    ),
    "collector": _character("wants points, whatever the others have", COLLECTOR),
    "gambler": _character("hopes for the lucky draw", GAMBLER),
    "spoiler": _character("spoils the plans of whoever is ahead", SPOILER),
}

STRANGER: Final = Budget(seconds=1.0)  # for bots that come without a budget

LEVELS: Final = tuple(name for name, kind in BOTS.items() if kind.level)
CHARACTERS: Final = tuple(name for name, kind in BOTS.items() if kind.character)


def entrant(text: str, plugins: tuple[str, ...] = ()) -> Entrant:
    """The bot with this name, third-party bots included.

    >>> entrant("search:2000").budget
    Budget(iterations=2000)
    >>> entrant("experts")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    zoopark.texts.Mistake: there is no bot 'experts'; there are random, greedy, search, ...
    """
    match = _SPEC.fullmatch(text.strip())
    kinds = dict(BOTS)
    for path in plugins:
        for name, make in load_bots(path).items():
            kinds[name] = _Kind(f"from {path}", make, STRANGER)
    if match is None or match["name"] not in kinds:
        raise Mistake("command.wrong.bot", name=repr(text[:40]), known=", ".join(kinds))
    kind = kinds[match["name"]]
    return Entrant(text.strip(), kind.make, _budget(match, kind.budget))


Player = str | Bot | type[Bot] | Entrant
One = TypeVar("One")


def each(given: One | Sequence[One], seats: int) -> list[One]:
    """One for each seat, from one for all of them or as many as there are seats."""
    if isinstance(given, list | tuple):
        listed = list(cast(Sequence[One], given))
    else:
        listed = [cast(One, given)] * seats
    if len(listed) != seats:
        raise Mistake("command.wrong.bots", seats=seats, n=len(listed))
    return listed


def seated(players: Player | Sequence[Player], seats: int) -> list[Entrant]:
    """An entrant for each seat: one player for all of them, or one for each."""
    given: list[Player] = each(players, seats)
    return [entered(player) for player in given]


def entered(player: object) -> Entrant:
    """A bot by its name, its class, one of its instances, or as an entrant.

    A class makes a new bot for every game. An instance plays all of them, and what it keeps in
    mind it keeps from game to game.
    """
    if isinstance(player, Entrant):
        return player
    if isinstance(player, str):
        return entrant(player)
    if isinstance(player, type) and issubclass(player, Bot):
        return Entrant(_called(player), player, STRANGER)
    if isinstance(player, Bot):
        return Entrant(_called(type(player)), partial(_same, player), STRANGER)
    shown = wrong(player)  # pyright: ignore[reportUnknownArgumentType]
    raise TypeError(f"a player is the name of a bot, a Bot or its class, not {shown}")


def _same(bot: Bot) -> Bot:
    return bot


def _called(kind: type[Bot]) -> str:
    return str(getattr(kind, "name", kind.__name__))


def _budget(match: re.Match[str], default: Budget) -> Budget:
    if match["amount"] is None:
        return default
    if match["seconds"]:
        return Budget(seconds=float(match["amount"]))
    if "." in match["amount"]:
        raise Mistake("command.wrong.iterations", given=repr(match[0]))
    return Budget(iterations=int(match["amount"]))
