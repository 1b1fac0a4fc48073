"""Taking a truck and placing its tiles in Aquaretto: chapter 4."""

import pytest

from support.parks import kinds, laid, park, park_situation, places, placing, seen
from support.refusals import assert_refused
from support.tables import bank, coins, texts
from support.views import view_of
from zoopark import NotationError


@pytest.mark.rule("A.4.1")
def test_a_truck_is_taken_with_all_its_tiles_and_its_taker_is_out() -> None:
    game = park_situation(trucks="orca+dolphin+penguin-fish,-,-")
    game.play("take 1")
    assert sorted(view_of(game)["hand"]) == ["dolphin", "orca", "penguin-fish"]
    for move in ("place orca a2", "place dolphin c2", "place penguin-fish depot"):
        assert game.to_act == (0,)
        game.play(move)
    assert park(game) == "coins:1 tiles:a2=orca+c2=dolphin depot:penguin-fish"
    assert seen(game)["out"]
    assert view_of(game)["trucks"][0]["taken_by"] == 0
    assert game.to_act == (1,)


@pytest.mark.rule("A.4.1")
def test_a_truck_before_another_player_cannot_be_taken() -> None:
    assert_refused(park_situation(trucks="orca,@B,-"), "take 2", "A.4.1")


@pytest.mark.rule("A.4.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_an_empty_truck_cannot_be_taken(players: int) -> None:
    trucks = ",".join(["orca", *["-"] * (players - 1)])
    game = park_situation(players=players, trucks=trucks)
    assert "take 1" in texts(game)
    assert_refused(game, "take 2", "A.4.2")


@pytest.mark.rule("A.4.3")
def test_tiles_are_placed_one_by_one_in_any_order() -> None:
    game = park_situation("coins:9", trucks="orca+dolphin,-,-")
    game.play("take 1")
    assert {"place orca c3", "place dolphin c3"} <= set(texts(game))
    game.play("place dolphin c3")
    assert_refused(game, "place dolphin c4", "A.4.3")
    for move in ("draw", "take 2", "load 1", "expand large f2", "place helper cashier"):
        assert_refused(game, move, "A.4.3")
    assert {move.text.split()[1] for move in game.legal()} == {"orca"}


@pytest.mark.rule("A.4.3")
def test_equal_tiles_are_one_move() -> None:
    game = placing("orca*3", "tiles:c3=orca")
    assert len(texts(game)) == len(set(texts(game)))
    assert places(game, "place orca") == {"c2", "b3", "d3", "c4", "depot"}
    game.play("place orca depot")
    game.play("place orca depot")
    assert view_of(game)["hand"] == ["orca"]


@pytest.mark.rule("A.4.3", "A.7.5")
def test_a_young_one_is_laid_before_the_next_tile() -> None:
    game = placing("dolphin-f+orca", "tiles:c3=dolphin-m")
    game.play("place dolphin-f c2")
    assert_refused(game, "place orca a2", "A.7.5")
    game.play("place dolphin-baby c4")
    game.play("place orca a2")
    assert game.to_act == (1,)


@pytest.mark.rule("A.4.3", "A.7.2")
def test_a_helper_goes_to_work_before_the_next_tile() -> None:
    """The helper may even stand where the next tile was to go."""
    game = placing("dolphin+orca", f"tiles:{laid('dolphin', 'b1 c1 d1 b2')}")
    game.play("place dolphin a2")
    assert_refused(game, "place orca c3", "A.7.2")
    game.play("place helper c3")
    assert "c3" not in places(game, "place orca")
    game.play("place orca c4")
    assert game.to_act == (1,)


@pytest.mark.rule("A.4.3", "A.7.6")
@pytest.mark.parametrize(
    ("moves", "after"),
    [
        (
            ["place dolphin-f d5", "place dolphin-baby c4", "place dolphin depot"],
            "d3=orca+c4=dolphin-baby+c5=dolphin-m+d5=dolphin-f depot:dolphin",
        ),
        (
            ["place dolphin d5", "place dolphin-f c4"],
            "d3=orca+c4=dolphin-f+c5=dolphin-m+d5=dolphin depot:dolphin-baby",
        ),
    ],
)
def test_the_order_matters_because_young_come_at_once(moves: list[str], after: str) -> None:
    """The dolphins have room for three: c5, d5 and c4."""
    game = park_situation("tiles:b3=penguin+d3=orca+c5=dolphin-m", trucks="dolphin+dolphin-f,-,-")
    game.play("take 1")
    for move in moves:
        assert game.to_act == (0,)
        game.play(move)
    assert park(game) == f"coins:2 tiles:b3=penguin+{after}"
    assert game.to_act == (1,)


@pytest.mark.rule("A.4.4")
def test_the_depot_may_be_chosen_although_a_field_fits() -> None:
    game = placing("orca+dolphin", "tiles:c3=orca depot:dolphin")
    assert "c2" in places(game, "place orca")
    game.play("place orca depot")
    game.play("place dolphin depot")
    assert park(game) == "coins:1 tiles:c3=orca depot:dolphin+orca+dolphin"


@pytest.mark.rule("A.4.4")
def test_without_a_field_only_the_depot_is_left() -> None:
    game = placing("penguin", "tiles:b1=orca+d3=dolphin+c5=sea-lion")
    assert texts(game) == ["place penguin depot"]


@pytest.mark.rule("A.4.5")
def test_coin_tiles_become_money_at_once() -> None:
    game = park_situation("coins:1", trucks="water-coin+orca+water-coin,-,-")
    before = bank(game)
    assert kinds(game.play("take 1")) == ["took", "banked"]
    assert coins(game) == 3
    assert bank(game) == before
    assert view_of(game)["hand"] == ["orca"]


@pytest.mark.rule("A.4.5")
def test_a_truck_of_coins_ends_the_turn() -> None:
    game = park_situation("coins:0", trucks="water-coin*3,-,-")
    game.play("take 1")
    assert coins(game) == 3
    assert game.to_act == (1,)


@pytest.mark.rule("A.4.5")
def test_a_coin_tile_never_lies_on_a_depot_or_a_field() -> None:
    game = park_situation("coins:0", trucks="water-coin+orca,-,-")
    game.play("take 1")
    assert_refused(game, "place water-coin depot", "A.4.3")
    assert_refused(game, "place water-coin c3", "A.4.3")
    with pytest.raises(NotationError, match=r"A\.4\.5"):
        park_situation("depot:orca+water-coin")


@pytest.mark.rule("A.4.5", "A.6.1")
def test_money_from_coin_tiles_pays_like_any_other() -> None:
    game = park_situation("coins:0", trucks="water-coin*2,orca,dolphin")
    game.play("take 1")
    game.play("take 2", seat=1)
    game.play("place orca depot")
    game.play("take 3", seat=2)
    game.play("place dolphin depot")
    game.play("draw", seat=2)
    game.deal("reveal orca")
    game.play("load 1")
    game.play("expand large f2", seat=0)
    assert park(game) == "coins:0 boards:large_f2"
