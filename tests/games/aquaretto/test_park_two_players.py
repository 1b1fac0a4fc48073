"""Aquaretto for two: chapter 10."""

import pytest

from support.parks import OUT, kinds, park_situation, seen
from support.refusals import assert_refused
from support.tables import bank, texts
from support.views import view_of
from zoopark import Game, NotationError


@pytest.mark.rule("A.10.2", "A.1.5")
def test_three_trucks_have_three_two_and_one_space() -> None:
    view = view_of(Game("aquaretto(players=2)", seed=1))
    assert [truck["spaces"] for truck in view["trucks"]] == [3, 2, 1]
    assert [truck["tiles"] for truck in view["trucks"]] == [[], [], []]


@pytest.mark.rule("A.10.2", "A.1.2")
def test_the_blocks_come_from_the_box_and_not_from_the_bag() -> None:
    view = view_of(park_situation(players=2))
    assert view["left_out"] == OUT[2].split("+")
    assert view["supply"]["total"] == 5 * 11 + 10
    assert view["gone"] == {}


@pytest.mark.rule("A.10.2", "A.3.3")
def test_blocked_spaces_take_no_tile() -> None:
    game = park_situation(players=2, asks="load=orca", trucks="-,dolphin*2,dolphin")
    assert texts(game) == ["load 1"]
    assert_refused(game, "load 2", "A.3.3")
    assert_refused(game, "load 3", "A.3.3")
    with pytest.raises(NotationError, match="has only 1 space"):
        park_situation(players=2, trucks="-,-,orca*2")


@pytest.mark.rule("A.10.2", "A.3.3")
def test_all_open_spaces_full_means_no_draw() -> None:
    game = park_situation("coins:0", players=2, trucks="orca*3,dolphin*2,dolphin")
    assert texts(game) == ["take 1", "take 2", "take 3"]
    assert_refused(game, "draw", "A.3.3")


@pytest.mark.rule("A.10.2", "A.1.5")
def test_there_is_no_fourth_truck() -> None:
    assert_refused(park_situation(players=2, trucks="orca,-,-"), "take 4", "A.1.5")


@pytest.mark.rule("A.10.3")
def test_a_truck_with_blocks_only_cannot_be_taken() -> None:
    game = park_situation(players=2, trucks="orca,-,-")
    assert_refused(game, "take 2", "A.10.3")
    assert_refused(game, "take 3", "A.10.3")
    assert_refused(park_situation(players=2, trucks="-,orca,-"), "take 1", "A.10.3")


@pytest.mark.rule("A.10.3")
def test_the_blocks_stay_on_their_trucks() -> None:
    game = park_situation(players=2, trucks="-,orca,dolphin")
    game.play("take 2")
    assert view_of(game)["hand"] == ["orca"]
    game.play("place orca depot")
    game.play("take 3")
    game.play("place dolphin depot")
    assert view_of(game)["round"] == 3
    assert [truck["spaces"] for truck in view_of(game)["trucks"]] == [3, 2, 1]


@pytest.mark.rule("A.10.4", "A.8.1")
def test_the_tiles_on_the_third_truck_leave_the_game() -> None:
    game = park_situation(players=2, trucks="orca,water-coin+penguin-fish,dolphin")
    held = bank(game)
    game.play("take 1")
    game.play("place orca c3")
    events = kinds(game.play("take 3") + game.play("place dolphin c3"))
    assert events[-3:] == ["cleared", "round_ended", "next_round"]
    view = view_of(game)
    assert view["gone"] == {"water-coin": 1, "penguin-fish": 1}
    assert view["bank"] == held
    assert [seat["coins"] for seat in view["seats"]] == [1, 1]
    assert all(truck["tiles"] == [] and truck["taken_by"] is None for truck in view["trucks"])


@pytest.mark.rule("A.10.4", "A.8.2")
def test_the_second_taker_begins_the_next_round() -> None:
    game = park_situation(players=2, turn="B", trucks="orca,water-coin,-")
    game.play("take 2")
    game.play("take 1")
    game.play("place orca c3")
    assert game.to_act == (0,)
    assert view_of(game)["round"] == 3


@pytest.mark.rule("A.10.4", "A.2.3")
def test_the_one_who_is_left_uses_both_remaining_trucks() -> None:
    game = park_situation("coins:0", players=2, turn="B", trucks="orca,water-coin,-")
    game.play("take 2")
    assert texts(game) == ["take 1", "draw"]
    game.play("draw")
    game.deal("reveal dolphin")
    assert texts(game) == ["load 1", "load 3"]
    game.play("load 3")
    assert texts(game) == ["take 1", "take 3", "draw"]
    assert seen(game, 1)["out"]
