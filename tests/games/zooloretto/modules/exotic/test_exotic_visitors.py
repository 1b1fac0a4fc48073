"""Exotic: visitors step forward, leave and go back."""

import pytest

from support.jungle import ALL_VISITORS, COLOURS, MODULES, boards, placing, supply, turn, visitors
from support.refusals import assert_refused
from support.tables import situation, texts, zoo
from support.views import view_of

# -- visitors and stalls --------------------------------------------------------------------------


@pytest.mark.rule("JV.3.1", "JV.3.5")
def test_a_stall_moves_one_visitor_by_two_or_lets_a_new_one_in_on_point_two() -> None:
    game = placing("snack", "visitors:green-1+green-3+red-2")
    game.play("place snack 4a")
    assert view_of(game)["question"] == {"asks": "visit", "seat": 0, "colour": "green", "steps": 2}
    assert texts(game) == ["visit green 1", "visit green 3", "visit green new"]
    assert_refused(game, "visit red 2", "JV.3.1")
    assert_refused(game, "visit green 2", "JV.3.1")
    assert_refused(game, "decline", "JV.3.5")
    assert_refused(game, "retreat green 1", "JV.3.5")
    moved, entered = game.copy(), game
    moved.play("visit green 1")
    assert visitors(moved) == "green-3*2+red-2"
    assert supply(moved, "green") == 6
    entered.play("visit green new")
    assert visitors(entered) == "green-1+green-2+green-3+red-2"
    assert supply(entered, "green") == 5
    assert moved.to_act == entered.to_act == (1,)


@pytest.mark.rule("JV.3.2")
@pytest.mark.parametrize(
    ("zoos", "moves"),
    [
        (["barn:snack visitors:green-1"], ["move snack barn 4a"]),
        (["visitors:green-1", "barn:snack"], ["buy B snack", "place snack 4a"]),
    ],
)
def test_a_stall_from_a_barn_moves_a_visitor_too(zoos: list[str], moves: list[str]) -> None:
    game = turn(*zoos)
    for move in moves:
        game.play(move)
    assert texts(game) == ["visit green 1", "visit green new"]


@pytest.mark.rule("JV.3.2")
@pytest.mark.parametrize("move", ["move snack 4a 6", "move snack 4a barn"])
def test_a_stall_that_leaves_a_place_moves_nobody(move: str) -> None:
    game = turn("stalls:4a=snack visitors:green-1")
    game.play(move)
    assert game.to_act == (1,)
    assert visitors(game) == "green-1"


@pytest.mark.rule("JV.3.2")
def test_a_stall_in_the_barn_moves_nobody() -> None:
    game = placing("snack", "visitors:green-1")
    game.play("place snack barn")
    assert game.to_act == (1,)


@pytest.mark.rule("JV.3.2")
def test_a_stall_may_step_again_and_again_for_two_coins() -> None:
    game = turn("coins:2 stalls:4a=snack visitors:green-1", trucks="-,@B,@C")
    game.play("move snack 4a barn")
    game.play("move snack barn 4a")
    game.play("visit green 1")
    assert zoo(game) == "coins:0 stalls:4a=snack visitors:green-3"


# -- visitors and jungle animals ------------------------------------------------------------------


@pytest.mark.rule("JV.3.3")
@pytest.mark.parametrize("where", ["jungle", "barn"])
def test_a_jungle_animal_moves_a_visitor_of_any_colour_by_one(where: str) -> None:
    game = placing("koala", "visitors:green-1+red-4", "visitors:brown-3*8")
    game.play(f"place koala {where}")
    assert view_of(game)["question"] == {"asks": "visit", "seat": 0, "colour": "any", "steps": 1}
    assert texts(game) == [
        "visit green 1",
        "visit green new",
        "visit blue new",
        "visit red 4",
        "visit red new",
    ]
    assert_refused(game, "visit red 1", "JV.3.3")
    assert_refused(game, "visit brown new", "JV.3.6")
    moved, entered = game.copy(), game
    moved.play("visit red 4")
    assert visitors(moved) == "green-1+red-5"
    entered.play("visit blue new")
    assert visitors(entered) == "green-1+blue-1+red-4"


@pytest.mark.rule("JV.3.4")
def test_a_later_move_or_purchase_of_a_jungle_animal_moves_nobody() -> None:
    moved = turn("barn:koala visitors:green-1", "visitors:green-3")
    moved.play("move koala jungle")
    bought = turn("visitors:green-1", "visitors:green-3 barn:koala")
    bought.play("buy B koala")
    stored = bought.copy()
    bought.play("place koala jungle")
    stored.play("place koala barn")
    for game in (moved, bought, stored):
        assert game.to_act == (1,)
        assert (visitors(game), visitors(game, 1)) == ("green-1", "green-3")


@pytest.mark.rule("JV.3.5")
def test_a_step_that_is_impossible_is_left_out() -> None:
    stall = placing("snack", "visitors:red-2", "visitors:green-1*8")
    stall.play("place snack 4a")
    assert stall.to_act == (1,)
    jungle = placing("koala", "", f"visitors:{ALL_VISITORS}")
    jungle.play("place koala jungle")
    assert jungle.to_act == (1,)
    assert zoo(jungle) == "coins:2 jungle:koala"


@pytest.mark.rule("JV.3.5")
def test_the_only_possible_step_is_still_recorded() -> None:
    game = placing("snack", "visitors:green-2", "visitors:green-1*7")
    game.play("place snack 4a")
    assert texts(game) == ["visit green 2"]


@pytest.mark.rule("JV.3.6")
def test_a_new_visitor_needs_one_in_the_supply() -> None:
    game = placing("snack", "visitors:green-2", "visitors:green-1*7")
    game.play("place snack 4a")
    assert_refused(game, "visit green new", "JV.3.6")


@pytest.mark.rule("JV.3.7")
def test_any_number_of_visitors_may_stand_on_one_point() -> None:
    game = placing("snack", "visitors:green-1+green-3*7")
    game.play("place snack 4a")
    game.play("visit green 1")
    assert visitors(game) == "green-3*8"


# -- the exit and the bonus boards ----------------------------------------------------------------


@pytest.mark.rule("JV.3.8")
@pytest.mark.parametrize(
    ("tile", "move", "point"), [("snack", "4a", 4), ("snack", "4a", 5), ("koala", "jungle", 5)]
)
def test_a_visitor_beyond_point_five_leaves_for_its_bonus_board(
    tile: str, move: str, point: int
) -> None:
    game = placing(tile, f"visitors:green-{point}+red-1")
    game.play(f"place {tile} {move}")
    events = [event.kind for event in game.play(f"visit green {point}")]
    assert events == ["left", "rewarded"]
    assert visitors(game) == "red-1"
    assert supply(game, "green") == 8
    assert boards(game, 0) == ["green"]
    assert boards(game) == ["blue", "brown", "red"]


@pytest.mark.rule("JV.3.8")
@pytest.mark.parametrize(("tile", "move", "point"), [("snack", "4a", 3), ("koala", "jungle", 4)])
def test_a_visitor_on_point_five_has_not_left(tile: str, move: str, point: int) -> None:
    game = placing(tile, f"visitors:green-{point}")
    game.play(f"place {tile} {move}")
    game.play(f"visit green {point}")
    assert visitors(game) == "green-5"
    assert boards(game, 0) == []


@pytest.mark.rule("JV.3.8")
def test_a_bonus_board_that_is_taken_stays_where_it_is() -> None:
    game = placing("snack", "visitors:green-4", "boards:green")
    game.play("place snack 4a")
    assert [event.kind for event in game.play("visit green 4")] == ["left"]
    assert (boards(game, 0), boards(game, 1)) == ([], ["green"])
    assert supply(game, "green") == 8


# -- going back -----------------------------------------------------------------------------------


@pytest.mark.rule("JV.3.9")
def test_the_others_go_back_clockwise_also_those_out_of_the_round() -> None:
    game = situation(
        "visitors:green-2+green-5",
        "visitors:green-1",
        "visitors:green-3*2",
        "visitors:green-1+green-4",
        players=4,
        turn="B",
        asks="place=koala",
        trucks="@A,@B,-,@D",
        options=MODULES,
    )
    game.play("place koala jungle")
    events = game.play("visit green 1")
    assert [(event.kind, event.seat) for event in events] == [("stepped", 1), ("retreated", 2)]
    assert visitors(game, 2) == "green-2+green-3"  # C's two stand together: no choice
    assert game.to_act == (3,)
    assert texts(game) == ["retreat green 1", "retreat green 4"]
    assert_refused(game, "retreat green 1", "Z.2.2", seat=0)
    assert_refused(game, "retreat green 3", "JV.3.9")
    assert_refused(game, "retreat red 1", "JV.3.9")
    assert_refused(game, "decline", "JV.3.9")
    game.play("retreat green 4")
    assert visitors(game, 3) == "green-1+green-3"
    assert game.to_act == (0,)
    game.play("retreat green 5")
    assert visitors(game, 0) == "green-2+green-4"
    assert visitors(game, 1) == "green-2"  # not the one who stepped
    assert game.to_act == (2,)


@pytest.mark.rule("JV.3.9")
def test_only_visitors_of_the_colour_that_stepped_go_back() -> None:
    game = placing("koala", "visitors:red-1", "visitors:green-3", "visitors:green-2+red-3")
    game.play("place koala barn")
    game.play("visit red 1")
    assert (visitors(game, 1), visitors(game, 2)) == ("green-3", "green-2+red-2")
    assert game.to_act == (1,)


@pytest.mark.rule("JV.3.9")
def test_a_new_visitor_pushes_others_back_too_and_the_truck_is_placed_on() -> None:
    game = placing("koala+panda", "", "visitors:red-1+red-3")
    game.play("place koala jungle")
    game.play("visit red new")
    assert game.to_act == (1,)
    game.play("retreat red 3")
    assert game.to_act == (0,)
    assert "place panda 4" in texts(game)


@pytest.mark.rule("JV.3.10")
def test_a_visitor_goes_back_from_point_one_to_the_supply() -> None:
    game = placing("koala", "visitors:green-1", "visitors:green-1", "visitors:green-1+green-2")
    game.play("place koala jungle")
    events = game.play("visit green 1")
    assert [event.kind for event in events] == ["stepped", "dropped"]
    assert [event.kind for event in game.play("retreat green 1")] == ["dropped"]
    assert (visitors(game, 1), visitors(game, 2)) == ("", "green-2")
    assert supply(game, "green") == 6
    assert boards(game) == COLOURS


@pytest.mark.rule("JV.3.11")
def test_nobody_goes_back_for_a_stall_or_without_a_step() -> None:
    stall = placing("snack", "visitors:green-1", "visitors:green-3")
    stall.play("place snack 4a")
    stall.play("visit green 1")
    assert visitors(stall, 1) == "green-3"
    assert stall.to_act == (1,)
    jungle = placing("koala", "", f"visitors:{ALL_VISITORS}")
    jungle.play("place koala jungle")
    assert visitors(jungle, 1) == ALL_VISITORS


def test_visitors_move_only_when_a_tile_sets_them_off() -> None:
    game = turn("visitors:green-1")
    assert_refused(game, "visit green 1", "Z.2.1")
    assert_refused(game, "visit green new", "Z.2.1")
    assert_refused(game, "retreat green 1", "Z.2.1")
