"""The lucky pig."""

import pytest

from support.tables import bank, coins, situation
from support.trips import assert_round_trip


@pytest.mark.rule("MI.7.1", "Z.4.9")
@pytest.mark.parametrize(("truck", "paid"), [("coin", 2), ("coin*3", 6), ("panda+coin*2", 4)])
def test_each_coin_tile_brings_one_coin_more(truck: str, paid: int) -> None:
    game = situation("coins:0 minis:lucky-pig", trucks=f"{truck},-,-", options="modules=lucky-pig")
    before = bank(game)
    game.play("take 1")
    assert coins(game) == paid
    assert bank(game) == before - paid // 2
    assert_round_trip(game)


@pytest.mark.rule("MI.7.1")
def test_a_truck_without_coin_tiles_brings_nothing() -> None:
    game = situation("coins:0 minis:lucky-pig", trucks="panda,-,-", options="modules=lucky-pig")
    events = game.play("take 1")
    assert [event.kind for event in events] == ["took"]


@pytest.mark.rule("MI.7.1", "Z.7.6")
@pytest.mark.parametrize("held", [0, 1])
def test_the_bank_pays_what_it_has(held: int) -> None:
    game = situation(
        "coins:0 minis:lucky-pig",
        f"coins:{30 - held}",
        "coins:0",
        trucks="coin*2,-,-",
        options="modules=lucky-pig",
    )
    game.play("take 1")
    assert (coins(game), bank(game)) == (2 + held, 0)


@pytest.mark.rule("MI.7.1")
def test_others_get_the_coin_alone() -> None:
    game = situation("coins:0", "minis:lucky-pig", trucks="coin,-,-", options="modules=lucky-pig")
    game.play("take 1")
    assert (coins(game), coins(game, 1)) == (1, 2)
