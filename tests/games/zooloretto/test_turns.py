"""Turns, drawing and loading: chapters 2 and 3."""

from fractions import Fraction

import pytest

from support.refusals import assert_refused
from support.tables import situation, texts
from support.views import view_of


@pytest.mark.rule("Z.2.1")
def test_a_turn_is_a_draw_a_truck_or_a_money_action() -> None:
    game = situation("coins:1 4:panda barn:leopard", trucks="panda,-,-")
    verbs = {move.verb for move in game.legal()}
    assert verbs == {"draw", "take", "move", "exchange"}
    assert_refused(game, "place panda 4", "Z.2.1")
    assert_refused(game, "load 1", "Z.2.1")


@pytest.mark.rule("Z.2.1")
def test_there_is_no_passing() -> None:
    game = situation("coins:0", trucks="-,-,-")
    assert texts(game) == ["draw"]


@pytest.mark.rule("Z.2.2")
def test_turns_go_clockwise_and_pass_over_seats_that_are_out() -> None:
    game = situation(trucks="-,@B,-")
    game.play("draw")
    game.deal("reveal panda")
    game.play("load 1")
    assert game.to_act == (2,)
    game.play("draw")
    game.deal("reveal panda")
    game.play("load 1")
    assert game.to_act == (0,)


@pytest.mark.rule("Z.2.2")
def test_only_the_seat_on_turn_acts() -> None:
    game = situation(trucks="panda,-,-")
    assert_refused(game, "take 1", "Z.2.2", seat=1)
    assert_refused(game, "draw", "Z.2.2", seat=2)
    assert game.legal(1) == []


@pytest.mark.rule("Z.2.3")
def test_the_last_player_goes_on_alone() -> None:
    game = situation("coins:2 4:panda 5:leopard", trucks="panda,@B,@C")
    for _ in range(2):
        game.play("exchange 4 5")
        assert game.to_act == (0,)
    game.play("draw")
    game.deal("reveal coin")
    game.play("load 1")
    assert game.to_act == (0,)
    game.play("take 1")
    game.play("place panda barn")
    assert view_of(game)["round"] == 3


@pytest.mark.rule("Z.3.1")
def test_a_drawn_tile_goes_on_a_truck_and_ends_the_turn() -> None:
    game = situation()
    game.play("draw")
    game.deal("reveal panda-m")
    assert_refused(game, "draw", "Z.3.1")
    assert_refused(game, "take 1", "Z.3.1")
    game.play("load 2")
    assert view_of(game)["trucks"][1]["tiles"] == ["panda-m"]
    assert game.to_act == (1,)


@pytest.mark.rule("Z.3.2")
def test_the_tile_is_seen_before_the_truck_is_chosen() -> None:
    game = situation()
    game.play("draw")
    assert game.to_act == ()
    assert game.legal() == []
    game.deal("reveal panda-m")
    assert view_of(game)["hand"] == ["panda-m"]
    assert texts(game) == ["load 1", "load 2", "load 3"]


@pytest.mark.rule("Z.3.2", "Z.1.4")
def test_every_unseen_tile_is_equally_likely() -> None:
    game = situation("barn:panda*3+panda-m", trucks="panda,coin*2,-")
    game.play("draw")
    chances = {outcome.text: probability for outcome, probability in game.chance()}
    assert chances["reveal panda"] == Fraction(3, 83)
    assert chances["reveal panda-m"] == Fraction(1, 83)
    assert chances["reveal leopard"] == Fraction(7, 83)
    assert chances["reveal coin"] == Fraction(10, 83)
    assert "reveal zebra" not in chances
    assert sum(chances.values()) == 1


@pytest.mark.rule("Z.3.3")
def test_a_truck_takes_three_tiles() -> None:
    game = situation(asks="load=panda", trucks="leopard*3,leopard,-")
    assert texts(game) == ["load 2", "load 3"]
    assert_refused(game, "load 1", "Z.3.3")


@pytest.mark.rule("Z.3.3")
def test_no_draw_when_every_truck_is_full() -> None:
    game = situation("coins:0", trucks="leopard*3,panda*3,coin*3")
    assert texts(game) == ["take 1", "take 2", "take 3"]
    assert_refused(game, "draw", "Z.3.3")


@pytest.mark.rule("Z.3.3")
def test_a_free_space_on_a_taken_truck_allows_no_draw() -> None:
    game = situation("coins:0", trucks="leopard*3,panda*3,@B")
    assert "draw" not in texts(game)
    assert_refused(game, "draw", "Z.3.3")


@pytest.mark.rule("Z.3.4")
def test_a_taken_truck_is_not_loaded() -> None:
    game = situation(asks="load=panda", trucks="-,@B,-")
    assert texts(game) == ["load 1", "load 3"]
    assert_refused(game, "load 2", "Z.3.4")


@pytest.mark.rule("Z.3.5", "Z.8.3")
def test_the_end_pile_is_drawn_from_last() -> None:
    game = situation(gone=_gone(before_end=1))
    game.play("draw")
    game.deal("reveal flamingo")
    assert not view_of(game)["last_round"]
    assert view_of(game)["supply"] | {"unseen": 0} == {
        "total": 15,
        "before_end_pile": 0,
        "unseen": 0,
    }
    game.play("load 1")
    game.play("draw")
    events = game.deal("reveal flamingo")
    assert view_of(game)["last_round"]
    assert [event.kind for event in events] == ["revealed", "last_round"]


def _gone(before_end: int) -> str:
    """Tiles out of the game so that this many are left before the end pile."""
    gone = 75 - before_end
    tiles: list[str] = []
    for species in ("leopard", "elephant", "panda", "chimpanzee", "kangaroo"):
        tiles += [species] * 7 + [f"{species}-m"] * 2 + [f"{species}-f"] * 2
    tiles += ["snack"] * 3 + ["drinks"] * 3 + ["fruit"] * 3 + ["popcorn"] * 3 + ["coin"] * 12
    assert gone <= len(tiles)
    return "+".join(tiles[:gone])


@pytest.mark.rule("K.1.1")
def test_forty_money_actions_in_a_round_are_the_most() -> None:
    game = situation("coins:9 4:panda 5:leopard quiet:39", "coins:9", trucks="panda,-,@C")
    game.play("exchange 4 5")
    game.play("expand", seat=1)
    assert texts(game) == ["take 1", "draw"]
    assert_refused(game, "exchange 4 5", "K.1.1")
    game.play("draw")
    game.deal("reveal coin")
    game.play("load 1")
    game.play("draw", seat=1)
    game.deal("reveal coin")
    game.play("load 1", seat=1)
    assert_refused(game, "exchange 4 5", "K.1.1")


@pytest.mark.rule("K.1.1")
def test_the_count_of_money_actions_begins_anew_each_round() -> None:
    game = situation("coins:9 4:panda 5:leopard quiet:40", trucks="coin,@B,@C")
    game.play("take 1")
    assert game.to_act == (0,)
    assert "exchange 4 5" in texts(game)


@pytest.mark.rule("K.1.1")
def test_the_endless_trade_of_two_players_comes_to_an_end() -> None:
    """Both buy the other's fifth animal, both exchange: nobody is richer, and so on for ever."""
    game = situation(
        "coins:4 5:leopard*4 barn:panda*5",
        "coins:4 5:panda*2+panda-m*2 barn:leopard*3+leopard-m*2",
        trucks="-,@C,-",
    )
    bought = ["leopard", "panda"]
    for _ in range(20):
        for seat, species in enumerate(bought):
            game.play(f"buy {'BA'[seat]} {species}")
            game.play(f"place {species} 5")
        for species in reversed(bought):
            game.play(f"exchange 5 {species}")
        bought.reverse()
        assert [seat["coins"] for seat in view_of(game)["seats"]] == [4, 4, 2]
    assert_refused(game, "buy B leopard", "K.1.1")
    assert texts(game) == ["draw"]
