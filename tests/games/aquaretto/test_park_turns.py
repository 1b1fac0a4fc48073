"""Turns, drawing and loading in Aquaretto: chapters 2 and 3."""

import pytest

from support.parks import DOLPHINS, kinds, park_situation, seen
from support.refusals import assert_refused
from support.tables import texts
from support.views import view_of


@pytest.mark.rule("A.2.1")
def test_a_turn_is_a_draw_a_truck_or_a_money_action() -> None:
    game = park_situation(
        f"coins:2 tiles:{DOLPHINS} staff:cashier depot:orca", "depot:penguin", trucks="orca,-,-"
    )
    verbs = {move.verb for move in game.legal()}
    assert verbs == {"draw", "take", "move", "buy", "discard", "expand"}


@pytest.mark.rule("A.2.1")
@pytest.mark.parametrize("move", ["load 1", "place orca c3", "place orca depot", "place helper c3"])
def test_nothing_is_placed_or_loaded_at_the_start_of_a_turn(move: str) -> None:
    assert_refused(park_situation(trucks="orca,-,-"), move, "A.2.1")


@pytest.mark.rule("A.2.1")
@pytest.mark.parametrize("move", ["expand", "exchange 4 5", "move panda 4", "deposit"])
def test_the_actions_of_zooloretto_are_none_of_aquaretto(move: str) -> None:
    assert_refused(park_situation("coins:9"), move, "A.2.1")


@pytest.mark.rule("A.2.1")
def test_there_is_no_passing() -> None:
    assert texts(park_situation("coins:0")) == ["draw"]
    full = park_situation("coins:0", trucks="orca*3,dolphin*3,water-coin*3")
    assert texts(full) == ["take 1", "take 2", "take 3"]


@pytest.mark.rule("A.2.2")
def test_turns_go_clockwise_and_pass_over_seats_that_are_out() -> None:
    game = park_situation(trucks="-,@B,-")
    for seat in (2, 0, 2):
        game.play("draw")
        game.deal("reveal orca")
        game.play("load 1")
        assert game.to_act == (seat,)


@pytest.mark.rule("A.2.2")
def test_only_the_seat_on_turn_acts() -> None:
    game = park_situation("coins:1", "coins:9", trucks="orca,-,-")
    assert_refused(game, "take 1", "A.2.2", seat=1)
    assert_refused(game, "expand large f2", "A.2.2", seat=1)
    assert_refused(game, "draw", "A.2.2", seat=2)
    assert game.legal(1) == []


@pytest.mark.rule("A.2.2", "A.4.1")
def test_a_seat_that_is_out_does_not_act_any_more() -> None:
    game = park_situation("coins:9", "coins:0", turn="B", trucks="@A,orca,-")
    assert_refused(game, "draw", "A.2.2", seat=0)
    assert_refused(game, "expand large f2", "A.2.2", seat=0)


@pytest.mark.rule("A.2.3")
def test_the_last_player_goes_on_alone() -> None:
    game = park_situation("coins:2", trucks="orca,@B,@C")
    for move in ("expand small f2 se", "expand small d0 sw"):
        game.play(move)
        assert game.to_act == (0,)
    game.play("draw")
    game.deal("reveal water-coin")
    game.play("load 1")
    assert game.to_act == (0,)
    game.play("take 1")
    game.play("place orca depot")
    assert view_of(game)["round"] == 3


@pytest.mark.rule("A.3.1")
def test_a_drawn_tile_goes_on_a_truck_and_ends_the_turn() -> None:
    game = park_situation("coins:9", trucks="dolphin,-,-")
    game.play("draw")
    game.deal("reveal orca-m")
    for move in ("draw", "take 1", "place orca-m c3", "place orca-m depot", "expand large f2"):
        assert_refused(game, move, "A.3.1")
    assert kinds(game.play("load 2")) == ["loaded"]
    assert view_of(game)["trucks"][1]["tiles"] == ["orca-m"]
    assert game.to_act == (1,)


@pytest.mark.rule("A.3.1")
def test_there_is_only_one_supply() -> None:
    assert_refused(park_situation(), "draw park", "A.3.1")
    assert_refused(park_situation(), "draw zoo", "A.3.1")


@pytest.mark.rule("A.3.2")
def test_the_tile_is_seen_before_the_truck_is_chosen() -> None:
    game = park_situation()
    game.play("draw")
    assert game.to_act == ()
    assert game.legal() == []
    game.deal("reveal orca-bolt")
    assert view_of(game)["hand"] == ["orca-bolt"]
    assert texts(game) == ["load 1", "load 2", "load 3"]


@pytest.mark.rule("A.3.3", "A.1.5")
def test_a_truck_takes_three_tiles() -> None:
    game = park_situation(asks="load=orca", trucks="dolphin*3,dolphin*2,-")
    assert texts(game) == ["load 2", "load 3"]
    assert_refused(game, "load 1", "A.3.3")
    game.play("load 2")
    assert view_of(game)["trucks"][1]["tiles"] == ["dolphin", "dolphin", "orca"]


@pytest.mark.rule("A.3.3")
@pytest.mark.parametrize("third", ["water-coin*3", "@B"])
def test_no_draw_without_a_free_space_in_the_middle(third: str) -> None:
    game = park_situation("coins:0", trucks=f"orca*3,dolphin*3,{third}")
    assert "draw" not in texts(game)
    assert_refused(game, "draw", "A.3.3")


@pytest.mark.rule("A.3.3")
def test_one_free_space_is_enough_to_draw() -> None:
    game = park_situation("coins:0", trucks="orca*3,dolphin*3,water-coin*2")
    game.play("draw")
    game.deal("reveal penguin")
    assert texts(game) == ["load 3"]


@pytest.mark.rule("A.3.4")
def test_a_taken_truck_is_not_loaded() -> None:
    game = park_situation(asks="load=orca", trucks="-,@B,-")
    assert texts(game) == ["load 1", "load 3"]
    assert_refused(game, "load 2", "A.3.4")


@pytest.mark.rule("A.3.5")
def test_the_end_pile_is_drawn_from_last() -> None:
    """With one tile before the end pile only the draw after it opens the pile."""
    shows = "dolphin*5+dolphin-m*2+dolphin-f*2+dolphin-bolt*2+orca*5+orca-m*2+orca-f*2+orca-bolt*2"
    others = [f"{name}+{name}-m*2+{name}-f*2+{name}-fish*6" for name in ("penguin", "polar-bear")]
    lions = "sea-lion*5+sea-lion-m*2+sea-lion-f*2+sea-lion-bolt*2"
    game = park_situation(gone="+".join([shows, *others, lions, "turtle-fish*5"]))
    game.play("draw")
    assert kinds(game.deal("reveal turtle-fish")) == ["revealed"]
    supply = view_of(game)["supply"]
    assert (supply["total"], supply["before_end_pile"]) == (15, 0)
    assert not view_of(game)["last_round"]
    game.play("load 1")
    game.play("draw")
    assert kinds(game.deal("reveal turtle")) == ["revealed", "last_round"]
    assert view_of(game)["last_round"]


@pytest.mark.rule("A.2.1", "A.6.1")
def test_a_money_action_is_a_whole_turn() -> None:
    game = park_situation("coins:9")
    game.play("expand large f2")
    assert game.to_act == (1,)
    assert seen(game)["coins"] == 7
