"""What holds for all modules: who decides when, what is skipped, and leaving a round."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts
from support.views import view_of
from zoopark import Game

ANY = "modules=savings-book"


def emptied(zoo: str, asks: str = "turn") -> Game:
    """A bag without tiles and bare trucks: everything has left the game."""
    unseen = view_of(situation(options=ANY, table="first:A"))["supply"]["unseen"]
    gone = "+".join(f"{tile}*{copies}" for tile, copies in unseen.items())
    return situation(
        zoo, options=ANY, table="first:A", round_number=9, gone=gone, asks=asks, bank=None
    )


@pytest.mark.rule("K.1.2")
def test_a_seat_that_can_do_nothing_else_withdraws() -> None:
    game = emptied("coins:0")
    assert texts(game) == ["withdraw"]
    assert_refused(game, "draw", "Z.3.1")
    assert_refused(game, "take 1", "Z.4.2")
    assert [event.kind for event in game.play("withdraw")] == ["withdrew"]
    assert view_of(game)["seats"][0]["out"]
    assert game.to_act == (1,)
    again = Game.from_position(game.position(), dealer=None)
    assert again.state == game.state
    assert "withdrawn:A" in game.position()
    game.play("withdraw")
    game.play("withdraw")
    assert game.over


@pytest.mark.rule("K.1.2")
def test_money_actions_are_left_beside_withdrawing() -> None:
    assert texts(emptied("coins:1")) == ["withdraw", "deposit"]


@pytest.mark.rule("K.1.2")
def test_nobody_withdraws_who_can_draw_or_take_a_truck() -> None:
    assert_refused(situation("coins:0", options=ANY, table="first:A"), "withdraw", "K.1.2")
    full = "panda*3,leopard*3,elephant*3"
    laden = situation("coins:0", options=ANY, table="first:A", trucks=full)
    assert_refused(laden, "withdraw", "K.1.2")


@pytest.mark.rule("K.1.1")
def test_with_a_module_the_thirteenth_quiet_turn_of_a_round_is_refused() -> None:
    game = situation("coins:2 quiet:11 barn:panda", options=ANY, table="first:A")
    assert "deposit" in texts(game)
    game = situation("coins:2 quiet:12 barn:panda", options=ANY, table="first:A")
    assert_refused(game, "deposit", "K.1.1")
    assert texts(game) == ["draw"]


@pytest.mark.rule("K.1.4", "K.1.8")
def test_a_short_bank_pays_clockwise_from_whoever_began_the_round() -> None:
    game = situation(
        "coins:11 book:3",
        "coins:10 book:3",
        "coins:5 book:3",
        options=ANY,
        table="first:B",
        trucks="snack,@B,@C",
        bank=1,
    )
    game.play("take 1")
    game.play("place snack 4a")
    assert [coins(game, seat) for seat in range(3)] == [12, 12, 6]
    assert bank(game) == 0


@pytest.mark.rule("K.1.5")
def test_others_decide_clockwise_also_when_they_are_out_of_the_round() -> None:
    game = situation(
        "visitors:green-2+blue-2+brown-2+red-2",
        "visitors:green-2+green-3+blue-2+brown-2+red-2",
        "visitors:green-1+green-4+blue-2+brown-2+red-2",
        asks="place=koala",
        turn="A",
        trucks="@A,@B,-",
        options="modules=exotic",
    )
    game.play("place koala jungle")
    game.play("visit green 2")
    assert game.to_act == (1,)
    game.play("retreat green 2")
    assert game.to_act == (2,)


@pytest.mark.rule("K.1.6")
def test_what_is_optional_may_be_declined_and_what_is_impossible_is_skipped() -> None:
    game = situation(
        "coins:2 barn:panda minis:skunk",
        "coins:1",
        "coins:0",
        options="modules=skunk",
    )
    game.play("sell panda")
    assert game.to_act == (1,)
    assert "decline" in texts(game)
    game.play("decline")
    assert game.to_act == (1,)
    assert view_of(game)["asks"] == "turn"


@pytest.mark.rule("K.1.7")
def test_young_come_before_the_bonus_and_the_bonus_before_the_mini_enclosure() -> None:
    game = situation(
        "coins:0 6:panda*3+panda-m",
        asks="place=panda-f+snack",
        trucks="@A,-,-",
        options="modules=petting-zoo+buildings+katta",
    )
    kinds = [event.kind for event in game.play("place panda-f 6")]
    assert kinds == ["placed"]
    kinds = [event.kind for event in game.play("place panda-baby 6")]
    assert kinds[0] == "born"
    assert all(text.startswith("place shop") for text in texts(game))
    kinds = [event.kind for event in game.play("place shop 4a")]
    assert kinds[-1] == "filled"
    assert view_of(game)["asks"] == "choice"
    game.play("choose katta")
    assert texts(game)[0].startswith("place snack")
