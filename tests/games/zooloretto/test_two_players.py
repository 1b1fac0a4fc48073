"""The game for two: chapter 10."""

import pytest

from support.refusals import assert_refused
from support.tables import situation, texts, zoo
from support.views import view_of


@pytest.mark.rule("Z.10.1")
def test_each_has_two_expansion_boards_opened_one_by_one() -> None:
    game = situation("coins:6", "coins:2", players=2, trucks="panda,panda,-")
    assert view_of(game)["seats"][0]["closed_boards"] == 2
    game.play("expand")
    assert zoo(game) == "coins:3 x:-"
    game.play("take 1")  # B drops out, so that A goes on alone
    game.play("place panda barn")
    game.play("expand")
    assert zoo(game) == "coins:0 x:- y:-"
    assert view_of(game)["seats"][0]["closed_boards"] == 0


@pytest.mark.rule("Z.10.1", "Z.5.13")
def test_there_is_no_third_board() -> None:
    game = situation("coins:6 x:- y:-", players=2)
    assert "expand" not in texts(game)
    assert_refused(game, "expand", "Z.5.13")


@pytest.mark.rule("Z.10.2", "Z.3.3")
def test_blocked_spaces_take_no_tile() -> None:
    game = situation(players=2, asks="load=panda", trucks="-,leopard*2,leopard")
    assert texts(game) == ["load 1"]
    assert_refused(game, "load 2", "Z.3.3")
    assert_refused(game, "load 3", "Z.3.3")


@pytest.mark.rule("Z.10.2", "Z.3.3")
def test_all_open_spaces_full_means_no_draw() -> None:
    game = situation("coins:0", players=2, trucks="panda*3,leopard*2,leopard")
    assert texts(game) == ["take 1", "take 2", "take 3"]
    assert_refused(game, "draw", "Z.3.3")


@pytest.mark.rule("Z.10.3")
def test_a_truck_with_blocks_only_cannot_be_taken() -> None:
    game = situation(players=2, trucks="panda,-,-")
    assert_refused(game, "take 2", "Z.10.3")
    assert_refused(game, "take 3", "Z.10.3")


@pytest.mark.rule("Z.10.3")
def test_the_blocks_stay_for_the_next_round() -> None:
    game = situation(players=2, trucks="-,-,panda")
    game.play("take 3")
    game.play("place panda barn")
    game.play("draw")
    game.deal("reveal coin")
    game.play("load 1")
    game.play("take 1")
    assert [truck["spaces"] for truck in view_of(game)["trucks"]] == [3, 2, 1]
    assert view_of(game)["round"] == 3


@pytest.mark.rule("Z.10.4", "Z.8.1")
def test_the_tiles_on_the_third_truck_leave_the_game() -> None:
    game = situation(players=2, trucks="panda,coin,leopard")
    game.play("take 1")
    game.play("place panda 4")
    events = game.play("take 3") + game.play("place leopard 4")
    assert "cleared" in [event.kind for event in events]
    view = view_of(game)
    assert view["gone"] == {"coin": 1}
    assert view["bank"] == 26
    assert all(truck["tiles"] == [] and truck["taken_by"] is None for truck in view["trucks"])


@pytest.mark.rule("Z.10.4", "Z.8.2")
def test_the_second_taker_begins_the_next_round() -> None:
    game = situation(players=2, turn="B", trucks="panda,coin,-")
    game.play("take 2")
    game.play("take 1")
    game.play("place panda 4")
    assert game.to_act == (0,)
    assert view_of(game)["round"] == 3


@pytest.mark.rule("Z.2.3")
def test_the_one_who_is_left_uses_both_remaining_trucks() -> None:
    game = situation("coins:0", players=2, turn="B", trucks="panda,coin,-")
    game.play("take 2")
    assert texts(game) == ["take 1", "draw"]
    game.play("draw")
    game.deal("reveal leopard")
    assert texts(game) == ["load 1", "load 3"]
    game.play("load 3")
    assert texts(game) == ["take 1", "take 3", "draw"]
