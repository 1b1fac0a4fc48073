"""Taking a truck and placing its tiles: chapter 4."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from support.views import view_of


@pytest.mark.rule("Z.4.1")
def test_a_truck_is_taken_with_all_its_tiles_and_its_taker_is_out() -> None:
    game = situation(trucks="panda+leopard+snack,-,-")
    game.play("take 1")
    assert sorted(view_of(game)["hand"]) == ["leopard", "panda", "snack"]
    for move in ("place panda 4", "place leopard 5", "place snack 4a"):
        assert game.to_act == (0,)
        game.play(move)
    assert view_of(game)["seats"][0]["out"]
    assert view_of(game)["trucks"][0]["taken_by"] == 0
    assert game.to_act == (1,)


@pytest.mark.rule("Z.4.1")
def test_a_truck_before_another_player_cannot_be_taken() -> None:
    assert_refused(situation(trucks="panda,@B,-"), "take 2", "Z.4.1")


@pytest.mark.rule("Z.4.2")
def test_an_empty_truck_cannot_be_taken() -> None:
    game = situation(trucks="panda,-,-")
    assert "take 1" in texts(game)
    assert_refused(game, "take 2", "Z.4.2")


@pytest.mark.rule("Z.4.3")
def test_tiles_are_placed_one_by_one_in_any_order() -> None:
    game = situation(trucks="panda+leopard,-,-")
    game.play("take 1")
    assert {"place panda 4", "place leopard 4"} <= set(texts(game))
    game.play("place leopard 4")
    assert_refused(game, "place leopard 5", "Z.4.3")
    assert_refused(game, "draw", "Z.4.3")
    assert set(texts(game)) == {"place panda 5", "place panda 6", "place panda barn"}


@pytest.mark.rule("Z.4.3")
def test_equal_tiles_are_one_move() -> None:
    game = situation(trucks="panda+panda+panda,-,-")
    game.play("take 1")
    assert texts(game) == ["place panda 4", "place panda 5", "place panda 6", "place panda barn"]


@pytest.mark.rule("Z.4.3", "Z.6.3")
@pytest.mark.parametrize(
    ("first", "second", "after"),
    [
        ("panda-f", "panda", "5:panda*2+panda-dad+panda-mum+panda-baby barn:panda"),
        ("panda", "panda-f", "5:panda*3+panda-dad+panda-mum barn:panda-baby"),
    ],
)
def test_the_order_matters_because_young_come_at_once(first: str, second: str, after: str) -> None:
    game = situation("coins:0 5:panda*2+panda-m", trucks="panda+panda-f,-,-")
    game.play("take 1")
    game.play(f"place {first} 5")
    game.play(f"place {second} {'barn' if first == 'panda-f' else '5'}")
    assert zoo(game) == f"coins:2 {after}"


@pytest.mark.rule("Z.4.4")
def test_an_animal_needs_a_free_space() -> None:
    game = situation("4:panda*4 5:leopard", asks="place=panda", trucks="@A,-,-")
    assert texts(game) == ["place panda 6", "place panda barn"]
    assert_refused(game, "place panda 4", "Z.4.4")


@pytest.mark.rule("Z.4.4")
def test_without_room_anywhere_only_the_barn_is_left() -> None:
    game = situation("4:panda*4 5:leopard 6:elephant", asks="place=panda", trucks="@A,-,-")
    assert texts(game) == ["place panda barn"]


@pytest.mark.rule("Z.4.5")
def test_an_enclosure_holds_one_species() -> None:
    game = situation(
        "4:panda 5:leopard-baby+leopard-dad+leopard-mum", asks="place=panda", trucks="@A,-,-"
    )
    assert_refused(game, "place panda 5", "Z.4.5")


@pytest.mark.rule("Z.4.6")
def test_several_enclosures_may_hold_the_same_species() -> None:
    game = situation("4:panda", asks="place=panda", trucks="@A,-,-")
    game.play("place panda 6")
    assert zoo(game) == "coins:2 4:panda 6:panda"


@pytest.mark.rule("Z.4.7")
def test_a_stall_goes_on_a_free_place_or_into_the_barn() -> None:
    game = situation("stalls:4a=snack+6=fruit", asks="place=snack", trucks="@A,-,-")
    assert texts(game) == ["place snack 4b", "place snack 5", "place snack barn"]
    assert_refused(game, "place snack 4a", "Z.4.7")


@pytest.mark.rule("Z.4.7")
def test_without_a_free_place_a_stall_goes_into_the_barn() -> None:
    stalls = "stalls:4a=snack+4b=snack+5=fruit+6=fruit"
    game = situation(stalls, asks="place=snack", trucks="@A,-,-")
    assert texts(game) == ["place snack barn"]


@pytest.mark.rule("Z.4.8")
def test_the_barn_may_be_chosen_and_takes_everything() -> None:
    barn = "panda*5+leopard*4+elephant*3+snack*2+drinks+fruit"
    game = situation(f"barn:{barn}", asks="place=panda+snack", trucks="@A,-,-")
    game.play("place panda barn")
    game.play("place snack barn")
    held = view_of(game)["seats"][0]["barn"]
    assert (held.count("panda"), held.count("snack"), len(held)) == (6, 3, 18)


@pytest.mark.rule("Z.4.9")
def test_coin_tiles_become_money_at_once() -> None:
    game = situation("coins:1", trucks="coin+panda+coin,-,-")
    before = bank(game)
    events = game.play("take 1")
    assert coins(game) == 3
    assert bank(game) == before
    assert [event.kind for event in events] == ["took", "banked"]
    assert view_of(game)["hand"] == ["panda"]
    assert_refused(game, "place coin barn", "Z.4.3")


@pytest.mark.rule("Z.4.9")
def test_a_truck_of_coins_ends_the_turn() -> None:
    game = situation("coins:0", trucks="coin*3,-,-")
    game.play("take 1")
    assert coins(game) == 3
    assert game.to_act == (1,)
