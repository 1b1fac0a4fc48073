"""The katta."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from support.trips import assert_round_trip
from support.views import view_of
from zoopark import Game


def owned(laid: int, trucks: str = "coin,@B,@C") -> Game:
    mini = f"katta={laid}" if laid else "katta"
    return situation(f"coins:0 minis:{mini}", trucks=trucks, options="modules=katta")


def choosing(held: int) -> Game:
    """A has just filled the enclosure of six, and the bank holds so many coins."""
    game = situation(
        "coins:0 6:panda*5",
        f"coins:{30 - held}",
        "coins:0",
        asks="place=panda",
        trucks="@A,-,-",
        options="modules=katta",
    )
    game.play("place panda 6")
    return game


@pytest.mark.rule("MI.8.1")
@pytest.mark.parametrize(("held", "laid"), [(30, 3), (3, 3), (2, 2), (1, 1), (0, 0)])
def test_three_coins_of_the_bank_are_laid_on_it(held: int, laid: int) -> None:
    game = choosing(held)
    game.play("choose katta")
    assert zoo(game) == f"coins:0 6:panda*6 minis:katta{f'={laid}' if laid else ''}"
    assert bank(game) == held - laid
    assert_round_trip(game)


@pytest.mark.rule("MI.8.2")
def test_skipping_is_a_turn_and_brings_a_coin() -> None:
    game = owned(3, trucks="coin,-,-")
    before = bank(game)
    assert "skip" in texts(game)
    events = game.play("skip")
    assert [str(event) for event in events] == ["A receives 1"]
    assert zoo(game) == "coins:1 minis:katta=2"
    assert bank(game) == before
    assert game.to_act == (1,)
    assert view_of(game)["seats"][0]["money_actions"] == 1


@pytest.mark.rule("MI.8.3")
def test_without_a_coin_nobody_skips() -> None:
    game = owned(3)
    for _ in range(3):
        game.play("skip")
        assert_round_trip(game)
    assert zoo(game) == "coins:3 minis:katta"
    assert "skip" not in texts(game)
    assert_refused(game, "skip", "MI.8.3")


@pytest.mark.rule("MI.8.4")
@pytest.mark.parametrize(("laid", "points"), [(0, 0), (1, 1), (2, 1), (3, 1)])
def test_a_coin_on_it_is_worth_one_point(laid: int, points: int) -> None:
    game = owned(laid)
    sheet = game.scores()[0]
    assert sheet.points("katta") == sheet.total == game.state.points(0) == points
    assert sheet.sections()[8] == points
    assert "katta" not in [line.name for line in game.scores()[1].lines]
    assert coins(game) == sheet.tiebreak == 0
