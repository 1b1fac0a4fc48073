"""Whole games, a step at a time, with what everybody sees before and after."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from support.lively import devoted_move, lively_move, random_move
from support.views import view_of
from zoopark import Event, Game, Move

Player = Callable[[Game, Random], Move]

TITLES = ("zooloretto", "aquaretto", "combined")
WATER_TITLES = ("aquaretto", "combined")

each_title = pytest.mark.parametrize("title", TITLES)
counts = st.integers(2, 5)
seeds = st.integers(0, 2**63)
movers = st.sampled_from([lively_move, random_move, devoted_move])


MODULES = ("petting-zoo", "foreign-zoos", "savings-book")  # test_modules.py has all of them


@dataclass(frozen=True, slots=True)
class Step:
    """One decision: the table before and after it, and what it brought about."""

    before: dict[str, Any]
    move: Move
    events: list[Event]
    after: dict[str, Any]


def new(title: str, players: int, seed: int) -> Game:
    """A game; half of those that have modules have the first three of them."""
    modules = f", modules={'+'.join(MODULES)}" if title == "zooloretto" and seed % 2 else ""
    return Game(f"{title}(players={players}{modules})", seed=seed)


def grown(title: str, players: int, seed: int) -> Game:
    """A game; a third of those with water parks begin with basins that are already large."""
    if title not in WATER_TITLES or seed % 3:
        return new(title, players, seed)
    position = [
        f"{title}(players=3, out={'camel+zebra+' if title == 'combined' else ''}crocodile+hippo)",
        "round:3 turn:A asks:turn",
        f"bank:{54 if title == 'combined' else 24}",
        "trucks:-,-,-",
        f"A coins:2 tiles:{_large('dolphin')} staff:cashier",
        f"B coins:2 tiles:{_large('orca')} staff:manager",
        f"C coins:2 tiles:{_large('sea-lion')} staff:c4",
        f"gone:{_most('polar-bear')}+{_most('penguin')}",
    ]
    return Game.from_position(" | ".join(position), seed=seed)


def _large(species: str) -> str:
    """Nine of the thirteen tiles that a basin can have."""
    kinds = ["", "", "", "", "", "-m", "-m", "-f", "-baby"]
    fields = ["b1", "c1", "d1", "a2", "b2", "c2", "d2", "e2", "a3"]
    return "+".join(f"{field}={species}{kind}" for field, kind in zip(fields, kinds, strict=True))


def _most(species: str) -> str:
    return f"{species}+{species}-m*2+{species}-f*2+{species}-fish*6"


def walk(game: Game, player: Player, rng: Random) -> Iterator[Step]:
    """Play the game to its end."""
    view = view_of(game)
    while not game.over:
        move = player(game, rng)
        events = game.play(move)
        before, view = view, view_of(game)
        yield Step(before, move, events, view)


def play_on(game: Game, player: Player, rng: Random) -> Iterator[Game]:
    """The same without looking: the game before each decision."""
    while not game.over:
        yield game
        game.play(player(game, rng))


def told(game: Game, player: Player, rng: Random) -> Iterator[list[Event]]:
    """The same by hearsay: what each decision brought about."""
    while not game.over:
        yield game.play(player(game, rng))
