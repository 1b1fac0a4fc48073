"""What a move costs, as the rules take it."""

import pytest

from support.tables import situation
from zoopark import Game, Move


def price(game: Game, text: str) -> int:
    assert text in [move.text for move in game.legal(0)]
    return game.price(Move(text), 0)


BASE = (
    "coins:4 4:panda*2 5:leopard*4 stalls:4a=snack barn:leopard+elephant",
    "barn:fruit+kangaroo",
    "",
)


@pytest.mark.parametrize(
    ("text", "coins"),
    [
        ("draw", 0),
        ("take 1", 0),  # which brings a coin
        ("move elephant 6", 1),
        ("exchange 4 5", 1),
        ("buy B fruit", 2),  # one to the bank, one to its owner
        ("discard elephant", 2),
        ("expand", 3),
    ],
)
def test_the_price_of_a_move_of_the_base_game(text: str, coins: int) -> None:
    game = situation(*BASE, trucks="coin,-,-")
    before = game.position()
    assert price(game, text) == coins
    assert game.position() == before


def test_what_a_move_earns_does_not_make_it_cheaper() -> None:
    game = situation(*BASE, trucks="coin,-,-")
    events = game.copy().play("move leopard 5")
    assert [event.data["coins"] for event in events if event.kind == "filled"] == [2]
    assert price(game, "move leopard 5") == 1


def test_a_species_that_grows_does_not_make_it_cheaper_either() -> None:
    game = Game.from_position(
        "aquaretto(players=3, out=penguin+hippo) | round:2 turn:A asks:turn | bank:27"
        " | trucks:-,-,- | A coins:1 tiles:b2=orca+c2=orca depot:orca | B coins:1 | C coins:1"
    )
    assert price(game, "move orca d2") == 1


@pytest.mark.rule("MI.5.1")
def test_what_is_free_for_the_lynx_has_no_price() -> None:
    own = "coins:3 4:panda 5:leopard barn:elephant minis:iberian-lynx"
    game = situation(own, "", "", trucks="coin,-,-", options="modules=iberian-lynx")
    assert price(game, "move elephant 6") == 0
    own += " used:iberian-lynx"
    game = situation(own, "", "", trucks="coin,-,-", options="modules=iberian-lynx")
    assert price(game, "move elephant 6") == 1


@pytest.mark.parametrize(
    ("text", "coins"),
    [("hire buyer", 2), ("hire buyer donations", 0), ("transfer consultant buyer", 1)],
)
def test_donations_are_no_coins(text: str, coins: int) -> None:
    game = situation(
        "coins:4 donations:2 staff:consultant", "", "", trucks="coin,-,-", options="modules=boss"
    )
    assert price(game, text) == coins


def test_a_bid_is_not_paid_before_it_is_revealed() -> None:
    game = Game("ozoolemio(players=3, flags=A+B+C)", seed=1)
    assert {game.price(move, 0) for move in game.legal(0)} == {0}
