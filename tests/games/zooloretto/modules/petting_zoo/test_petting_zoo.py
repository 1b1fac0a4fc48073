"""The petting zoo."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from support.views import view_of
from zoopark import Game, NotationError

MODULE = "modules=petting-zoo"


def placing(zoo_before: str, tiles: str = "panda-f", bank: int | None = None) -> Game:
    return situation(zoo_before, asks=f"place={tiles}", trucks="@A,-,-", options=MODULE, bank=bank)


@pytest.mark.rule("PZ.1.1")
def test_the_owner_chooses_between_enclosure_and_petting_zoo() -> None:
    game = placing("6:panda-m")
    game.play("place panda-f 6")
    assert view_of(game)["asks"] == "young"
    assert texts(game) == ["place panda-baby 6", "place panda-baby petting"]
    inside, petted = game.copy(), game
    inside.play("place panda-baby 6")
    assert zoo(inside) == "coins:2 6:panda-dad+panda-mum+panda-baby"
    petted.play("place panda-baby petting")
    assert zoo(petted) == "coins:3 6:panda-dad+panda-mum petting:panda"
    assert petted.to_act == inside.to_act == (1,)


@pytest.mark.rule("PZ.1.1", "PZ.1.2")
def test_nothing_else_can_be_done_before_the_young_one_has_its_place() -> None:
    game = placing("6:panda-m", "panda-f+snack")
    game.play("place panda-f 6")
    assert_refused(game, "place snack 4a", "Z.6.1")
    assert_refused(game, "place panda-baby barn", "PZ.1.2")
    assert_refused(game, "place panda-baby 5", "PZ.1.1")
    game.play("place panda-baby petting")
    assert "place snack 4a" in texts(game)


@pytest.mark.rule("PZ.1.1")
def test_a_full_enclosure_leaves_only_the_petting_zoo() -> None:
    game = placing("coins:0 4:panda*2+panda-m")
    game.play("place panda-f 4")
    assert texts(game) == ["place panda-baby petting"]
    assert_refused(game, "place panda-baby 4", "PZ.1.1")


@pytest.mark.rule("PZ.1.1")
def test_the_petting_zoo_takes_two_young_of_any_species() -> None:
    game = placing(
        "coins:0 5:leopard-dad+leopard-mum 6:panda-m petting:leopard",
    )
    game.play("place panda-f 6")
    game.play("place panda-baby petting")
    assert (
        zoo(game) == "coins:2 5:leopard-dad+leopard-mum 6:panda-dad+panda-mum petting:leopard+panda"
    )


@pytest.mark.rule("PZ.1.2")
def test_only_without_any_room_the_young_one_goes_into_the_barn() -> None:
    parents = "5:leopard-dad*2+leopard-mum*2"
    game = placing(f"coins:0 4:panda*2+panda-m {parents} petting:leopard+leopard")
    game.play("place panda-f 4")
    assert zoo(game) == (
        f"coins:1 4:panda*2+panda-dad+panda-mum {parents} barn:panda-baby petting:leopard+leopard"
    )


@pytest.mark.rule("PZ.1.2", "Z.6.2")
def test_a_full_petting_zoo_leaves_the_parents_enclosure_without_a_choice() -> None:
    parents = "5:leopard-dad*2+leopard-mum*2"
    game = placing(f"6:panda-m {parents} petting:leopard+leopard")
    game.play("place panda-f 6")
    assert view_of(game)["seats"][0]["enclosures"][2]["animals"][-1] == "panda-baby"
    assert game.to_act == (1,)


@pytest.mark.rule("PZ.1.3")
@pytest.mark.parametrize(("held", "paid"), [(24, 1), (0, 0)])
def test_the_first_young_one_brings_one_coin_if_the_bank_has_it(held: int, paid: int) -> None:
    game = situation(
        "coins:0 6:panda-m",
        f"coins:{30 - held}",
        "coins:0",
        asks="place=panda-f",
        trucks="@A,-,-",
        options=MODULE,
    )
    game.play("place panda-f 6")
    game.play("place panda-baby petting")
    assert coins(game) == paid
    assert bank(game) == held - paid


@pytest.mark.rule("PZ.1.3", "Z.6.6", "Z.7.4")
def test_two_births_by_an_exchange_ask_twice_and_pay_three_coins_but_no_bonus() -> None:
    game = situation("coins:1 5:leopard barn:panda-m*2+panda-f*2", options=MODULE)
    game.play("exchange 5 panda")
    game.play("place panda-baby petting")
    assert texts(game) == ["place panda-baby 5", "place panda-baby petting"]
    second = game.copy()
    second.play("place panda-baby petting")
    assert coins(second) == 3
    game.play("place panda-baby 5")
    assert zoo(game) == "coins:1 5:panda-dad*2+panda-mum*2+panda-baby barn:leopard petting:panda"


@pytest.mark.rule("PZ.1.3", "Z.7.5")
def test_a_young_one_on_the_last_space_still_earns_the_bonus() -> None:
    game = placing("coins:0 5:panda*2+panda-m")
    game.play("place panda-f 5")
    assert coins(game) == 0
    game.play("place panda-baby 5")
    assert coins(game) == 2


@pytest.mark.rule("PZ.1.4")
def test_the_petting_zoo_is_closed_for_everything_else() -> None:
    game = situation("coins:5 5:leopard-dad+leopard-mum barn:panda petting:leopard", options=MODULE)
    assert game.scores()[0].points("barn-animals") == game.scores()[0].total == -2
    assert_refused(game, "move panda petting", "PZ.1.4")
    assert_refused(game, "discard leopard-baby", "Z.5.12")
    assert_refused(placing("coins:0", "panda"), "place panda petting", "PZ.1.4")


def test_a_birth_in_a_position_must_fit() -> None:
    game = placing("6:panda-m")
    game.play("place panda-f 6")
    text = game.position()
    assert Game.from_position(text, dealer=None).state == game.state
    for wrong in (
        text.replace("young.A.6", "young.A.5"),
        text.replace("births.A.6", "births.A.x"),
        text.replace("young.A.6", "young.D.6"),
        text.replace("births.A.6.1", "visit.A.6"),
        text.replace("asks:young", "asks:turn"),
    ):
        with pytest.raises(NotationError):
            Game.from_position(wrong, dealer=None)
