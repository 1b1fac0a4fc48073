"""The price that the rules name is the price that a move costs, for every legal move of a game.

What a move costs is found out the long way here: it is played on a copy, and what the seat earned
by it does not count.
"""

from collections.abc import Callable
from random import Random

import pytest

from support.busy import busy_move
from support.lively import lively_move
from zoopark import Event, Game, Move
from zoopark.core.journal import Journal
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.zooloretto.modules.rules_registry import MANIFESTS
from zoopark.games.zooloretto.rules.actions import BUY, SWAP

EARNINGS = ("banked", "filled", "grew", "received")  # events that bring coins
TITLES = ("zooloretto", "aquaretto", "combined")
MANY = 60  # games that are played at most until enough has been seen


def paid(game: Game, move: Move, seat: int) -> int:
    """The coins that leave a purse when a move is played, besides those that come into it."""
    after, journal = game.state.copy(), Journal(True)
    assert isinstance(game.state, Drafting)
    assert isinstance(after, Drafting)
    after.listen(journal)
    after.play(seat, move.code)
    earned = sum(
        int(event.data["coins"])
        for event in map(Event, journal.drain())
        if event.seat == seat and event.kind in EARNINGS
    )
    return int(game.state.money.purses[seat] - after.money.purses[seat]) + earned


def check_prices(game: Game, seen: dict[int, set[int]]) -> None:
    """Ask for the price of every legal move; ``seen`` keeps the prices of each kind of move."""
    seat = game.to_act[0]
    for move in game.legal():
        price = game.price(move, seat)
        assert price == paid(game, move, seat), (move, game.position())
        seen.setdefault(move.code & 0xFF, set()).add(price)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("title", TITLES)
def test_prices_of_whole_games(title: str, players: int) -> None:
    seen = dict[int, set[int]]()
    for seed in range(5):
        game, rng = Game(f"{title}(players={players})", seed=seed), Random(seed)
        while not game.over:
            check_prices(game, seen)
            game.play(lively_move(game, rng))
    assert {price for prices in seen.values() for price in prices} >= {0, 1, 2}


@pytest.mark.parametrize("modules", ["everything", "christmas"])
def test_prices_of_all_modules_together(modules: str) -> None:
    rng, seen = Random(7), dict[int, set[int]]()
    game = Game(f"zooloretto(players=4, modules={modules})", seed=7)
    while not game.over:
        check_prices(game, seen)
        game.play(busy_move(game, rng))


@pytest.mark.parametrize("id", [id for id, manifest in MANIFESTS.items() if manifest.moves])
def test_prices_of_the_moves_of_a_module(id: str) -> None:
    seen = dict[int, set[int]]()
    play_until(id, seen, lambda: seen.keys() >= set(MANIFESTS[id].moves))


@pytest.mark.rule("MI.2.1", "MI.5.1")
@pytest.mark.parametrize(("id", "kind", "price"), [("gorilla", BUY, 1), ("iberian-lynx", SWAP, 0)])
def test_prices_that_a_module_lowers(id: str, kind: int, price: int) -> None:
    seen = dict[int, set[int]]()
    play_until(id, seen, lambda: len(seen.get(kind, ())) == 2)
    assert seen[kind] == {price, price + 1}


def play_until(id: str, seen: dict[int, set[int]], enough: Callable[[], bool]) -> None:
    """Play games with a module until enough has been seen."""
    modules = "+".join([id, *MANIFESTS[id].needs])
    for seed in range(MANY):
        game, rng = Game(f"zooloretto(players=3, modules={modules})", seed=seed), Random(seed)
        while not game.over:
            check_prices(game, seen)
            game.play(busy_move(game, rng))
        if enough():
            return
    pytest.fail(f"{MANY} games were not enough: {seen}")


def test_bids_cost_nothing_before_they_are_revealed() -> None:
    game, rng = Game("ozoolemio(players=4)", seed=3), Random(3)
    while not game.over:
        seat = game.to_act[0]
        legal = game.legal(seat)
        assert {game.price(move, seat) for move in legal} == {0}
        game.play(rng.choice(legal), seat)
