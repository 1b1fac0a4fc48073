"""The Iberian lynx."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from support.trips import assert_round_trip
from support.views import view_of
from zoopark import Game

ZOO = "4:panda 5:leopard stalls:4a=snack barn:elephant"


def table(own: str, *others: str, more: str = "", purse: int = 2) -> Game:
    return situation(
        f"coins:{purse} {own} minis:iberian-lynx",
        *others,
        trucks="coin,@B,@C",
        options=f"modules={more}iberian-lynx",
    )


@pytest.mark.rule("MI.5.1", "MI.5.2")
@pytest.mark.parametrize(
    "move", ["move elephant 6", "move snack 4a barn", "exchange 4 5", "exchange 5 elephant"]
)
def test_the_first_rebuilding_of_a_round_is_free_even_without_a_coin(move: str) -> None:
    game = table(ZOO, purse=0)
    before = bank(game)
    assert move in texts(game)
    events = game.play(move)
    assert "paid" not in [event.kind for event in events]
    assert (coins(game), bank(game)) == (0, before)
    assert zoo(game).endswith("minis:iberian-lynx used:iberian-lynx")
    assert_round_trip(game)


@pytest.mark.rule("MI.5.1")
def test_a_swap_of_areas_is_free() -> None:
    game = table("area:panda", "area:leopard", more="acclimatisation+", purse=0)
    game.play("trade B")
    assert zoo(game) == "coins:0 area:leopard minis:iberian-lynx used:iberian-lynx"


@pytest.mark.rule("MI.5.1")
def test_moving_a_worker_is_free() -> None:
    game = table("staff:buyer", more="boss+", purse=0)
    game.play("transfer buyer consultant")
    assert coins(game) == 0
    assert_refused(game, "transfer consultant buyer", "Z.5.1")


@pytest.mark.rule("MI.5.1")
def test_the_second_one_costs_a_coin() -> None:
    game = table(ZOO, purse=1)
    game.play("exchange 4 5")
    game.play("exchange 4 5")
    assert coins(game) == 0
    assert_refused(game, "exchange 4 5", "Z.5.1")


@pytest.mark.rule("MI.5.1")
def test_each_round_has_a_free_one() -> None:
    game = table(f"{ZOO} quiet:1", purse=0)
    game.play("move elephant 6")
    game.play("take 1")  # the round ends, and its coin is the only money
    assert view_of(game)["round"] == 3
    assert view_of(game)["seats"][0]["minis"] == [
        {"name": "iberian-lynx", "coins": 0, "used": False}
    ]
    game.play("exchange 4 5")
    assert coins(game) == 1


@pytest.mark.rule("MI.5.1")
def test_nothing_else_is_free() -> None:
    game = table(ZOO, "barn:kangaroo", purse=0)
    for move in ("buy B kangaroo", "discard elephant", "expand"):
        assert_refused(game, move, "Z.5.1")


@pytest.mark.rule("MI.5.1")
def test_others_pay_as_ever() -> None:
    game = situation("coins:0 barn:panda", "minis:iberian-lynx", options="modules=iberian-lynx")
    assert_refused(game, "move panda 4", "Z.5.1")


@pytest.mark.rule("MI.5.1", "AA.2.1")
def test_a_move_that_is_free_for_everybody_does_not_use_the_lynx() -> None:
    game = table("barn:panda 5:leopard 4:elephant", more="acclimatisation+", purse=0)
    game.play("move panda area")
    game.play("exchange 4 5")
    assert coins(game) == 0
