"""The schedule: who plays whom, in which seats and with which deal.

Games come in blocks. A block is one line-up in every rotation around the table, all with the same
deal: each player sits in every seat equally often, and luck is shared as far as possible.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import TypeVar

from zoopark.core.dice import Dice
from zoopark.lab.simulate import game_seed
from zoopark.texts import Mistake

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game to play: its number, its block, the seed of its deal and who sits where."""

    number: int
    block: int
    deal: int
    seats: tuple[int, ...]


def players_of(names: Sequence[str]) -> list[str]:
    """The distinct players of a list, in order. Fixtures refer to them by index."""
    return list(dict.fromkeys(name.strip() for name in names))


def schedule(names: Sequence[str], seats: int, games: int, seed: int) -> list[Fixture]:
    """At least ``games`` games, in whole blocks.

    >>> [fixture.seats for fixture in schedule(["a", "b", "b"], 3, 3, seed=1)]
    [(0, 1, 1), (1, 1, 0), (1, 0, 1)]
    """
    if games < 1:
        raise Mistake("command.wrong.no-games")
    fixtures: list[Fixture] = []
    waiting: list[tuple[int, ...]] = []
    dice = Dice(seed)
    block = 0
    while len(fixtures) < games:
        if not waiting:
            waiting = _shuffled(lineups(names, seats), dice)
        for rotation in _arranged(waiting.pop(), dice):
            fixtures.append(Fixture(len(fixtures), block, game_seed(seed, block), rotation))
        block += 1
    return fixtures


def lineups(names: Sequence[str], seats: int) -> list[tuple[int, ...]]:
    """Every line-up that a list of players stands for; all are played before any repeats.

    As many names as seats form one line-up. More names give all combinations, fewer give all ways
    of filling the table; no player meets only copies of itself unless it is the only one.

    >>> lineups(["a", "b"], 3)
    [(0, 0, 1), (0, 1, 1)]
    """
    players = players_of(names)
    if not players:
        raise Mistake("command.wrong.no-players")
    order = [players.index(name.strip()) for name in names]
    if len(players) == 1:
        return [(0,) * seats]
    if len(order) == seats:
        return [tuple(order)]
    if len(order) > seats:
        chosen = set(combinations(sorted(order), seats))
    else:
        chosen = set(combinations_with_replacement(range(len(players)), seats))
    return sorted(lineup for lineup in chosen if len(set(lineup)) > 1)


def rotations(lineup: Sequence[int]) -> list[tuple[int, ...]]:
    """All distinct rotations of a line-up."""
    turned = [tuple(lineup[shift:]) + tuple(lineup[:shift]) for shift in range(len(lineup))]
    return list(dict.fromkeys(turned))


def _arranged(lineup: Sequence[int], dice: Dice) -> list[tuple[int, ...]]:
    """The games of a block; the seating order is shuffled for each block.

    A seating order that repeats itself halfway round would make a shorter block, with fewer games
    for its players; there is always an order that does not.
    """
    if len(set(lineup)) == 1:
        return rotations(lineup)
    games: list[tuple[int, ...]] = []
    while len(games) < len(lineup):
        games = rotations(_shuffled(lineup, dice))
    return games


def _shuffled(items: Sequence[Item], dice: Dice) -> list[Item]:
    shuffled = list(items)
    for last in range(len(shuffled) - 1, 0, -1):
        other = int(dice.below(last + 1))
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    return shuffled
