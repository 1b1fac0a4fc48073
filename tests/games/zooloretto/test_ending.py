"""The end of the round and of the game: chapter 8."""

import pytest

from support.refusals import assert_refused
from support.tables import situation, texts
from support.views import view_of
from zoopark import Game

ALL = [
    *[
        tile
        for species in ("flamingo", "leopard", "elephant", "panda", "chimpanzee", "kangaroo")
        for tile in [species] * 7 + [f"{species}-m"] * 2 + [f"{species}-f"] * 2
    ],
    *["snack", "drinks", "fruit", "popcorn"] * 3,
    *["coin"] * 12,
]


def late(unseen: int, trucks: str = "-,-,-", turn: str = "A") -> Game:
    """Three players; this many tiles are unseen, most of them coins."""
    shown = [tile for tile in trucks.replace(",", "+").split("+") if tile[0] not in "-@"]
    gone = list(ALL)
    for tile in shown:
        gone.remove(tile)
    return situation(trucks=trucks, turn=turn, gone="+".join(gone[: len(gone) - unseen]))


@pytest.mark.rule("Z.8.1")
def test_the_round_ends_when_everybody_has_a_truck() -> None:
    game = situation(turn="C", trucks="@A,coin,@B")
    events = game.play("take 2")
    assert [event.kind for event in events] == ["took", "banked", "round_ended", "next_round"]
    assert view_of(game)["round"] == 3
    assert all(truck["taken_by"] is None for truck in view_of(game)["trucks"])


@pytest.mark.rule("Z.8.1")
def test_the_round_ends_only_after_the_last_tile_is_placed() -> None:
    game = situation(turn="C", trucks="@A,panda,@B")
    game.play("take 2")
    assert view_of(game)["round"] == 2
    game.play("place panda 4")
    assert view_of(game)["round"] == 3


@pytest.mark.rule("Z.8.2")
@pytest.mark.parametrize(("turn", "trucks"), [("C", "@A,coin,@B"), ("A", "@C,coin,@B")])
def test_the_last_taker_begins_the_next_round(turn: str, trucks: str) -> None:
    game = situation(turn=turn, trucks=trucks)
    game.play("take 2")
    assert game.to_act == ("ABC".index(turn),)


@pytest.mark.rule("Z.8.3")
def test_the_first_tile_of_the_end_pile_makes_the_round_the_last() -> None:
    game = late(15)
    assert not view_of(game)["last_round"]
    game.play("draw")
    game.deal("reveal coin")
    assert view_of(game)["last_round"]
    assert not game.over


@pytest.mark.rule("Z.8.4")
def test_a_supply_used_up_exactly_does_not_end_the_game() -> None:
    game = late(15, trucks="@A,coin,@B", turn="C")
    game.play("take 2")
    assert not game.over
    assert view_of(game)["round"] == 3
    assert view_of(game)["supply"]["before_end_pile"] == 0


@pytest.mark.rule("Z.8.5")
def test_the_last_round_is_played_to_its_end() -> None:
    game = late(13, trucks="@A,coin,coin", turn="B")
    game.play("take 2")
    assert not game.over
    assert game.to_act == (2,)
    game.play("take 3")
    assert game.over
    assert game.to_act == ()
    assert game.legal() == []


@pytest.mark.rule("Z.8.5")
def test_the_game_is_over_when_the_last_tile_is_placed() -> None:
    game = late(13, trucks="@A,panda,@B", turn="C")
    game.play("take 2")
    assert not game.over
    game.play("place panda barn")
    assert game.over


@pytest.mark.rule("Z.8.5", "Z.2.2")
def test_no_action_after_the_own_truck_in_the_last_round() -> None:
    game = late(13, trucks="@A,coin,coin", turn="B")
    assert_refused(game, "draw", "Z.2.2", seat=0)
    game.play("take 2")
    game.play("take 3")
    for seat in range(3):
        assert_refused(game, "draw", "Z.8.5", seat=seat)


@pytest.mark.rule("Z.5.11", "Z.8.5")
def test_a_seat_that_is_out_in_the_last_round_still_sells() -> None:
    game = situation(
        "coins:0 barn:panda",
        turn="B",
        trucks="@A,-,-",
        gone="+".join(tile for tile in ALL[:70] if not tile.startswith("panda")),
    )
    assert "buy A panda" in texts(game)
