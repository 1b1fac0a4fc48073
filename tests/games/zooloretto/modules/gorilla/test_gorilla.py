"""The gorilla."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from support.trips import assert_round_trip
from zoopark import Game


def table(*zoos: str) -> Game:
    return situation(*zoos, options="modules=gorilla")


@pytest.mark.rule("MI.2.1")
def test_a_purchase_costs_one_coin_and_the_seller_gets_it() -> None:
    game = table("coins:1 minis:gorilla", "coins:0 barn:panda")
    before = bank(game)
    assert "buy B panda" in texts(game)
    game.play("buy B panda")
    assert_round_trip(game)
    game.play("place panda 4")
    assert zoo(game) == "coins:0 4:panda minis:gorilla"
    assert (coins(game, 1), bank(game)) == (1, before)


@pytest.mark.rule("MI.2.1", "Z.5.1")
def test_it_needs_one_coin_all_the_same() -> None:
    assert_refused(table("coins:0 minis:gorilla", "barn:panda"), "buy B panda", "Z.5.1")


@pytest.mark.rule("MI.2.1", "Z.5.10")
def test_others_pay_two_coins_as_ever() -> None:
    game = table("coins:1 barn:leopard", "coins:0 barn:panda", "minis:gorilla")
    assert_refused(game, "buy B panda", "Z.5.1")
    rich = table("coins:2", "coins:0 barn:panda", "minis:gorilla")
    rich.play("buy B panda")
    assert (coins(rich), coins(rich, 1), bank(rich)) == (0, 1, 27)


@pytest.mark.rule("MI.2.1", "Z.5.12")
def test_nothing_else_is_cheaper() -> None:
    game = table("coins:1 barn:panda minis:gorilla")
    assert_refused(game, "discard panda", "Z.5.1")
    assert_refused(game, "buy A panda", "Z.5.14")
    game.play("move panda 4")
    assert coins(game) == 0
