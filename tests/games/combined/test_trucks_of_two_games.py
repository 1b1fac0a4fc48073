"""Trucks of two games: chapter 2."""

from random import Random

import pytest

from support.joint import drawn, joint, trucks
from support.refusals import assert_refused
from support.tables import coins, texts
from support.views import view_of
from zoopark import Game, NotationError


def turns(game: Game) -> list[str]:
    """The legal draws and trucks, without money actions."""
    return [text for text in texts(game) if text.split()[0] in ("draw", "take")]


@pytest.mark.rule("C.2.1")
def test_the_supply_is_chosen_before_the_tile_is_seen() -> None:
    game = joint("coins:0")
    assert texts(game) == ["draw zoo", "draw park"]
    game.play("draw park")
    assert game.to_act == ()
    game.deal("reveal orca-m")
    assert view_of(game)["hand"] == ["orca-m"]
    assert texts(game) == ["load 1", "load 2", "load 3"]
    assert_refused(game, "draw zoo", "Z.3.1")


@pytest.mark.rule("C.2.1")
def test_a_draw_that_names_no_supply_is_refused() -> None:
    assert_refused(joint(), "draw", "C.2.1")
    with pytest.raises(NotationError):
        joint().play("draw sea")


@pytest.mark.rule("C.2.1")
@pytest.mark.parametrize(("supply", "other"), [("zoo", "orca"), ("park", "panda")])
def test_chance_brings_a_tile_of_the_chosen_supply(supply: str, other: str) -> None:
    game = joint()
    game.play(f"draw {supply}")
    with pytest.raises(ValueError, match="chance cannot bring"):
        game.deal(f"reveal {other}")


@pytest.mark.rule("C.2.1")
def test_a_supply_without_a_fitting_space_cannot_be_chosen() -> None:
    game = joint("coins:0", trucks="panda*3,leopard*3,orca")
    assert turns(game) == ["take 1", "take 2", "take 3", "draw park"]
    assert_refused(game, "draw zoo", "C.2.1")
    game = joint("coins:0", trucks="panda*2,orca*3,dolphin*3")
    assert turns(game)[3:] == ["draw zoo"]
    assert_refused(game, "draw park", "C.2.1")


@pytest.mark.rule("C.2.1")
def test_no_supply_can_be_chosen_when_every_truck_is_full() -> None:
    game = joint("coins:0", trucks="panda*3,orca*3,dolphin*3")
    assert texts(game) == ["take 1", "take 2", "take 3"]
    assert_refused(game, "draw zoo", "C.2.1")
    assert_refused(game, "draw park", "C.2.1")


@pytest.mark.rule("C.2.1")
def test_space_on_a_taken_truck_is_no_space() -> None:
    game = joint("coins:0", trucks="panda*3,orca*3,@B:zoo")
    assert texts(game) == ["take 1", "take 2"]
    assert_refused(game, "draw zoo", "C.2.1")


@pytest.mark.rule("C.2.2")
@pytest.mark.parametrize(
    ("tile", "fitting", "refused"), [("leopard", ["1", "3"], "2"), ("orca", ["2", "3"], "1")]
)
def test_a_truck_carries_tiles_of_one_game(tile: str, fitting: list[str], refused: str) -> None:
    game = joint(asks=f"load={tile}", trucks="panda,dolphin,-")
    assert texts(game) == [f"load {number}" for number in fitting]
    assert_refused(game, f"load {refused}", "C.2.2")


@pytest.mark.rule("C.2.2")
@pytest.mark.parametrize(
    ("coin", "friend", "stranger"),
    [("coin", "panda", "water-coin"), ("water-coin", "orca", "coin"), ("coin", "snack", "orca")],
)
def test_a_coin_tile_decides_too_by_its_back(coin: str, friend: str, stranger: str) -> None:
    assert_refused(joint(asks=f"load={stranger}", trucks=f"{coin},-,-"), "load 1", "C.2.2")
    game = joint(asks=f"load={friend}", trucks=f"{coin},-,-")
    game.play("load 1")
    assert view_of(game)["trucks"][0]["tiles"] == [coin, friend]


@pytest.mark.rule("C.2.2")
def test_coin_tiles_of_both_games_are_money_of_one_purse() -> None:
    game = joint(trucks="coin*2+panda,water-coin,-")
    game.play("take 1")
    assert (coins(game), view_of(game)["hand"]) == (4, ["panda"])
    game.play("place panda 4")
    game.play("take 2")
    assert coins(game, 1) == 3


@pytest.mark.rule("C.2.2")
def test_the_game_of_a_truck_is_open_again_in_the_next_round() -> None:
    game = joint("coins:0", turn="C", trucks="@A:zoo,coin,@B:park")
    game.play("take 2")
    drawn(game, "park", "orca", 2)
    assert trucks(game) == "-,orca,-"


@pytest.mark.rule("C.2.3")
@pytest.mark.parametrize(
    ("first", "second", "missing"), [("panda", "leopard", "park"), ("orca", "dolphin", "zoo")]
)
def test_the_last_empty_truck_must_take_the_missing_game(
    first: str, second: str, missing: str
) -> None:
    """The example of the rules: all trucks but one carry tiles of one game."""
    game = joint(asks=f"load={first}", trucks=f"{first},{second}*2,-")
    assert texts(game) == ["load 1", "load 2"]
    assert_refused(game, "load 3", "C.2.3")
    other = joint("coins:0", trucks=f"{first}*3,{second}*3,-")
    assert texts(other) == [f"draw {missing}"]


@pytest.mark.rule("C.2.3")
def test_with_five_players_four_trucks_of_one_game_bind_the_fifth() -> None:
    game = joint(players=5, asks="load=zebra", trucks="panda,camel,leopard,zebra,-")
    assert_refused(game, "load 5", "C.2.3")
    game = joint(players=5, asks="load=zebra", trucks="panda,camel,-,zebra,-")
    assert texts(game) == [f"load {number}" for number in range(1, 6)]


@pytest.mark.rule("C.2.3")
def test_the_last_empty_truck_is_free_once_both_games_are_there() -> None:
    for tile in ("leopard", "orca"):
        game = joint(asks=f"load={tile}", trucks="panda,dolphin,-")
        assert "load 3" in texts(game)


@pytest.mark.rule("C.2.3")
def test_taken_trucks_keep_their_game_and_count() -> None:
    game = joint(trucks="orca,leopard,-")
    game.play("take 1")
    game.play("place orca c3")
    assert trucks(game) == "@A:park,leopard,-"
    game.play("draw zoo")
    game.deal("reveal panda")
    assert texts(game) == ["load 2", "load 3"]
    game.play("load 3")
    assert trucks(game) == "@A:park,leopard,panda"


@pytest.mark.rule("C.2.3")
def test_the_last_player_before_an_empty_truck_is_not_stuck() -> None:
    """With only the trucks in the middle counted, neither game would be allowed on the third."""
    game = joint("coins:0", trucks="@B:zoo,@C:park,-")
    assert texts(game) == ["draw zoo", "draw park"]


@pytest.mark.rule("C.2.4")
@pytest.mark.parametrize("loaded", ["panda,-,-", "panda,leopard*3,-", "orca,-,water-coin"])
def test_no_truck_is_taken_before_both_games_are_loaded(loaded: str) -> None:
    game = joint(trucks=loaded)
    assert not [text for text in texts(game) if text.startswith("take")]
    assert_refused(game, "take 1", "C.2.4")


@pytest.mark.rule("C.2.4")
def test_an_empty_truck_is_never_taken() -> None:
    assert_refused(joint(trucks="panda,-,-"), "take 2", "Z.4.2")
    assert_refused(joint(trucks="panda,orca,-"), "take 3", "Z.4.2")
    assert_refused(joint(trucks="panda,orca,@B:zoo"), "take 3", "Z.4.1")


@pytest.mark.rule("C.2.4")
def test_any_loaded_truck_may_be_the_first() -> None:
    game = joint("coins:0", trucks="panda,orca,dolphin")
    assert texts(game) == ["take 1", "take 2", "take 3", "draw zoo", "draw park"]
    assert turns(joint(trucks="coin,water-coin,-"))[:2] == ["take 1", "take 2"]


@pytest.mark.rule("C.2.4")
def test_after_the_first_take_the_rule_is_fulfilled_for_the_round() -> None:
    game = joint(trucks="orca,leopard,panda")
    game.play("take 1")
    game.play("place orca c3")
    assert turns(game)[:2] == ["take 2", "take 3"]
    game.play("take 2")
    game.play("place leopard 4")
    assert "take 3" in texts(game)


@pytest.mark.rule("C.2.4")
def test_the_next_round_begins_without_trucks_to_take() -> None:
    game = joint("coins:0", turn="C", trucks="@A:zoo,coin,@B:park")
    game.play("take 2")
    drawn(game, "zoo", "panda", 1)
    assert_refused(game, "take 1", "C.2.4")
    drawn(game, "park", "orca", 2)
    assert turns(game)[:2] == ["take 1", "take 2"]


@pytest.mark.rule("C.2.5", "C.1.1")
def test_blocked_spaces_belong_to_no_game_and_are_no_tiles() -> None:
    game = joint("coins:0", players=2)
    assert texts(game) == ["draw zoo", "draw park"]
    assert_refused(game, "take 2", "Z.10.3")
    for tile in ("panda", "orca"):
        assert texts(joint(players=2, asks=f"load={tile}")) == ["load 1", "load 2", "load 3"]
    assert_refused(joint(players=2, trucks="panda*2,-,-"), "take 1", "C.2.4")


@pytest.mark.rule("C.2.5")
def test_with_two_players_the_truck_of_one_space_can_be_the_reserved_one() -> None:
    game = joint("coins:0", players=2, trucks="panda*3,leopard*2,-")
    assert texts(game) == ["draw park"]
    drawn(game, "park", "orca", 3)
    assert turns(game)[:3] == ["take 1", "take 2", "take 3"]
    assert_refused(joint(players=2, asks="load=panda", trucks="coin,leopard,-"), "load 3", "C.2.3")


@pytest.mark.rule("C.2.5")
def test_a_truck_that_will_be_left_over_counts_for_both_rules() -> None:
    game = joint("coins:0", players=2, trucks="panda,leopard,orca")
    game.play("take 1")
    game.play("place panda 4")
    assert "take 2" in texts(game)
    game.play("take 2")
    game.play("place leopard 4")
    view = view_of(game)
    assert (view["round"], view["gone"]) == (3, {"orca": 1})
    assert all(truck["tiles"] == [] for truck in view["trucks"])


@pytest.mark.rule("C.2.5")
@pytest.mark.parametrize(("left", "taken"), [("coin", "water-coin"), ("water-coin", "coin")])
def test_a_coin_tile_left_over_leaves_the_game_as_what_it_is(left: str, taken: str) -> None:
    """Another coin tile, of the other game, became money in the same round."""
    game = joint(players=2, trucks=f"{left},{taken},{'orca' if left == 'coin' else 'panda'}")
    game.play("take 2")
    game.play("take 3")
    game.play(game.legal()[-1])
    assert (view_of(game)["round"], coins(game)) == (3, 3)
    assert view_of(game)["gone"] == {left: 1}


@pytest.mark.rule("C.2.1", "C.2.3", "C.2.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_is_ever_stuck(players: int) -> None:
    """In many random games everybody on turn has a legal move, in every round anew."""
    for seed in range(12):
        game = Game(f"combined(players={players})", seed=seed)
        rng = Random(seed)
        while not game.over:
            legal = game.legal()
            assert legal, game.position()
            quick = [move for move in legal if move.verb in ("take", "draw")]
            assert quick or legal[0].verb in ("load", "place"), game.position()
            game.play(rng.choice(legal))


@pytest.mark.rule("K.1.2", "C.2.4")
def test_nobody_withdraws_while_no_truck_may_be_taken_yet() -> None:
    game = joint("coins:2", trucks="popcorn,coin,-")
    assert_refused(game, "take 1", "C.2.4")
    assert_refused(game, "withdraw", "K.1.2")
