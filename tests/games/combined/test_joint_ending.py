"""The end of one game and of both: chapter 4."""

import pytest

from support.joint import drawn, joint, kinds, late, trucks, unseen
from support.refusals import assert_refused
from support.tables import texts, zoo
from support.views import view_of
from zoopark import Game

COINS = {"zoo": "coin", "park": "water-coin"}


def draws(game: Game) -> list[str]:
    return [text for text in texts(game) if text.startswith("draw")]


def table(game: Game) -> str:
    """The words of the turn that tell about end piles."""
    words = game.position().split(" | ")[1].split()
    return " ".join(word for word in words if word.startswith(("opened", "closed")))


@pytest.mark.rule("C.4.1")
@pytest.mark.parametrize(("supply", "zoo", "park"), [("zoo", 17, 60), ("park", 60, 17)])
def test_an_end_pile_waits_only_for_the_other_tiles_of_its_game(
    supply: str, zoo: int, park: int
) -> None:
    game = late(zoo=zoo, park=park)
    for truck in (1, 1):
        drawn(game, supply, COINS[supply], truck)
        assert table(game) == ""
    assert "opened_pile" in drawn(game, supply, COINS[supply], 2)
    assert table(game) == f"opened:{supply}"
    assert not view_of(game)["last_round"]


@pytest.mark.rule("C.4.1")
def test_the_opening_of_a_pile_is_told_after_the_tile() -> None:
    """As in the single games, where the tile is told and then that the round is the last."""
    game = late(zoo=15, park=60)
    game.play("draw zoo")
    assert kinds(game.deal("reveal coin")) == ["revealed", "opened_pile"]


@pytest.mark.rule("C.4.1")
def test_the_round_goes_on_as_usual_after_the_first_end_pile_is_opened() -> None:
    game = late("coins:0", "coins:0", zoo=15, park=60)
    drawn(game, "zoo", "coin", 1)
    assert draws(game) == ["draw zoo", "draw park"]
    assert_refused(game, "take 1", "C.2.4")
    drawn(game, "zoo", "coin", 2)
    game.play("draw zoo")
    game.deal("reveal coin")
    assert_refused(game, "load 3", "C.2.3")
    game.play("load 2")
    drawn(game, "park", "water-coin", 3)
    assert [text for text in texts(game) if text.startswith("take")] == [
        "take 1",
        "take 2",
        "take 3",
    ]
    assert unseen(game) == (12, 59)


@pytest.mark.rule("C.4.1", "C.4.2")
@pytest.mark.parametrize(("supply", "other"), [("zoo", "park"), ("park", "zoo")])
def test_at_the_end_of_the_round_the_rest_of_the_pile_leaves_the_game(
    supply: str, other: str
) -> None:
    left = {supply: 12, other: 40}
    game = late(
        zoo=left["zoo"],
        park=left["park"],
        turn="C",
        trucks="@A:zoo,@B:park,coin",
        table=f"opened:{supply}",
    )
    before = view_of(game)
    events = game.play("take 3")
    assert kinds(events) == ["took", "banked", "round_ended", "next_round", "closed_pile"]
    assert events[-1].data == {"supply": supply}
    left[supply] = 0
    assert unseen(game) == (left["zoo"], left["park"])
    after = view_of(game)
    assert sum(after["gone"].values()) == sum(before["gone"].values()) + 12
    assert not after["last_round"]
    assert table(game) == f"opened:{supply} closed:{supply}"
    assert draws(game) == [f"draw {other}"]
    assert_refused(game, f"draw {supply}", "C.4.2")


@pytest.mark.rule("C.4.1")
def test_a_supply_used_up_exactly_closes_nothing() -> None:
    game = late(zoo=15, park=40, turn="C", trucks="@A:zoo,@B:park,coin")
    game.play("take 3")
    assert (table(game), unseen(game)) == ("", (15, 40))
    assert draws(game) == ["draw zoo", "draw park"]


@pytest.mark.rule("C.4.1")
def test_a_game_cannot_be_avoided_so_its_end_pile_opens_soon() -> None:
    """Every round needs a truck of both games, also one whose end pile would be opened by it."""
    game = late("coins:0", zoo=15, park=40, trucks="orca*3,dolphin*3,-")
    assert texts(game) == ["draw zoo"]
    drawn(game, "zoo", "coin", 3)
    assert table(game) == "opened:zoo"


def closed(*seats: str, trucks: str = "", turn: str = "A", players: int = 3) -> Game:
    """The zoo is closed, the park goes on."""
    words = "opened:zoo closed:zoo"
    return late(*seats, zoo=0, park=40, players=players, turn=turn, trucks=trucks, table=words)


@pytest.mark.rule("C.4.2")
def test_trucks_may_all_be_loaded_with_the_game_that_is_left() -> None:
    game = closed("coins:0", trucks="orca*3,dolphin,-")
    drawn(game, "park", "water-coin", 3)
    assert trucks(game) == "orca*3,dolphin,water-coin"


@pytest.mark.rule("C.4.2")
def test_a_truck_may_be_taken_as_soon_as_it_carries_a_tile() -> None:
    game = closed("coins:0", trucks="orca,-,-")
    assert texts(game) == ["take 1", "draw park"]
    game.play("take 1")
    game.play("place orca depot")
    assert trucks(game) == "@A:park,-,-"
    assert_refused(game, "take 2", "Z.4.2")


@pytest.mark.rule("C.4.2", "C.2.5")
def test_with_two_players_the_restrictions_are_lifted_too() -> None:
    game = closed("coins:0", "coins:0", players=2, trucks="orca,-,-")
    game.play("take 1")
    game.play("place orca depot")
    drawn(game, "park", "water-coin", 3)
    assert texts(game) == ["take 3", "draw park"]
    assert_refused(game, "take 2", "Z.10.3")


@pytest.mark.rule("C.4.2")
@pytest.mark.parametrize(
    "move",
    [
        "exchange 4 5",
        "move kangaroo-f 6",
        "move snack 4a barn",
        "discard kangaroo-f",
        "buy B leopard",
        "expand",
        "expand large f2",
        "move orca c3",
        "discard orca",
        "buy B sea-lion",
    ],
)
def test_money_actions_stay_possible_in_both_zoos(move: str) -> None:
    seats = (
        "coins:9 4:panda 5:flamingo 6:kangaroo-m stalls:4a=snack barn:kangaroo-f depot:orca",
        "barn:leopard depot:sea-lion",
    )
    game = closed(*seats)
    assert move in texts(game)
    game.play(move)
    twin = late(*seats, zoo=40, park=0, table="opened:park closed:park")
    assert move in texts(twin)


@pytest.mark.rule("C.4.2")
def test_young_are_still_born_in_the_zoo_that_is_closed() -> None:
    game = closed("coins:1 6:kangaroo-m barn:kangaroo-f")
    assert "born" in kinds(game.play("move kangaroo-f 6"))
    assert zoo(game) == "coins:0 6:kangaroo-dad+kangaroo-mum+kangaroo-baby"
    game = late(
        "coins:1 tiles:b1=orca-m depot:orca-f", zoo=40, park=0, table="opened:park closed:park"
    )
    assert "born" in kinds(game.play("move orca-f c1"))
    game.play("place orca-baby c2")


@pytest.mark.rule("C.4.3")
@pytest.mark.parametrize(("supply", "other"), [("park", "zoo"), ("zoo", "park")])
def test_the_second_end_pile_makes_the_round_the_last(supply: str, other: str) -> None:
    left = {supply: 15, other: 0}
    game = late(zoo=left["zoo"], park=left["park"], table=f"opened:{other} closed:{other}")
    game.play(f"draw {supply}")
    events = game.deal(f"reveal {COINS[supply]}")
    assert kinds(events) == ["revealed", "last_round"]
    game.play("load 1")
    assert view_of(game)["last_round"]
    assert not game.over
    for truck in (2, 3):
        drawn(game, supply, COINS[supply], truck)
    game.play("take 1")
    game.play("take 2")
    assert not game.over
    assert kinds(game.play("take 3")) == ["took", "banked", "round_ended", "game_over"]
    assert game.over
    assert game.legal() == []
    for seat in range(3):
        assert_refused(game, f"draw {supply}", "Z.8.5", seat=seat)


@pytest.mark.rule("C.4.3")
def test_both_end_piles_in_one_round_make_it_the_last() -> None:
    game = late(zoo=15, park=15)
    assert "last_round" not in drawn(game, "park", "water-coin", 1)
    assert not view_of(game)["last_round"]
    assert "last_round" in drawn(game, "zoo", "coin", 2)
    assert view_of(game)["last_round"]
    drawn(game, "park", "water-coin", 3)
    for truck in (1, 2, 3):
        assert not game.over
        game.play(f"take {truck}")
    assert game.over
    assert table(game) == "opened:zoo+park"


@pytest.mark.rule("C.4.3")
def test_the_game_is_over_when_the_last_tile_is_placed() -> None:
    game = late(zoo=10, park=10, turn="C", trucks="@A:zoo,@B:park,orca", table="opened:zoo+park")
    game.play("take 3")
    assert not game.over
    assert kinds(game.play("place orca depot"))[-1] == "game_over"


@pytest.mark.rule("C.4.3")
def test_one_end_pile_alone_never_ends_the_game() -> None:
    game = late(
        "coins:0", zoo=3, park=60, turn="C", trucks="@A:zoo,@B:park,coin", table="opened:zoo"
    )
    game.play("take 3")
    assert not game.over
    assert view_of(game)["round"] == 3
    assert game.to_act == (2,)


@pytest.mark.rule("C.4.3", "C.3.2")
def test_a_seat_that_is_out_in_the_last_round_still_sells_on_both_sides() -> None:
    game = late(
        "barn:panda depot:orca",
        zoo=10,
        park=10,
        turn="B",
        trucks="@A:zoo,water-coin,-",
        table="opened:zoo+park",
    )
    assert {"buy A panda", "buy A orca"} <= set(texts(game))
    assert_refused(game, "expand large f2", "Z.2.2", seat=0)


@pytest.mark.rule("C.4.1", "C.4.3")
def test_a_game_that_begins_has_no_open_end_pile() -> None:
    assert table(joint()) == ""
    assert not view_of(joint())["last_round"]
