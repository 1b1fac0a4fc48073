"""The tapir."""

import pytest

from support.tables import bank, coins, situation, zoo
from support.trips import assert_round_trip


@pytest.mark.rule("MI.9.1")
@pytest.mark.parametrize(("held", "paid"), [(30, 1), (1, 1), (0, 0)])
def test_each_birth_brings_a_coin_if_the_bank_has_it(held: int, paid: int) -> None:
    game = situation(
        "coins:0 6:panda-m minis:tapir",
        f"coins:{30 - held}",
        "coins:0",
        asks="place=panda-f",
        trucks="@A,-,-",
        options="modules=tapir",
    )
    game.play("place panda-f 6")
    assert (coins(game), bank(game)) == (paid, held - paid)
    assert_round_trip(game)


@pytest.mark.rule("MI.9.1", "Z.6.6", "Z.7.4")
def test_two_births_by_an_exchange_bring_two_coins() -> None:
    game = situation(
        "coins:1 5:leopard barn:panda-m*2+panda-f*2 minis:tapir", options="modules=tapir"
    )
    game.play("exchange 5 panda")
    assert zoo(game) == (
        "coins:2 5:panda-dad*2+panda-mum*2+panda-baby barn:leopard+panda-baby minis:tapir"
    )


@pytest.mark.rule("MI.9.1", "PZ.1.3")
def test_a_birth_into_the_petting_zoo_brings_the_coins_of_both() -> None:
    game = situation(
        "coins:0 6:panda-m minis:tapir",
        asks="place=panda-f",
        trucks="@A,-,-",
        options="modules=petting-zoo+tapir",
    )
    game.play("place panda-f 6")
    assert coins(game) == 0
    game.play("place panda-baby petting")
    assert coins(game) == 2


@pytest.mark.rule("MI.9.1")
def test_births_in_other_zoos_bring_nothing() -> None:
    game = situation(
        "coins:0 6:panda-m",
        "coins:0 minis:tapir",
        asks="place=panda-f",
        trucks="@A,-,-",
        options="modules=tapir",
    )
    game.play("place panda-f 6")
    assert coins(game) == coins(game, 1) == 0
