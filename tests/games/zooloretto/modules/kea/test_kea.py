"""The kea."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from support.views import view_of
from zoopark import Game, NotationError, Record


def table(own: str = "minis:kea", players: int = 3, trucks: str = "") -> Game:
    return situation(own, players=players, trucks=trucks, options="modules=kea")


@pytest.mark.rule("MI.14.1")
def test_one_coin_is_given_and_one_laid_on_the_kea() -> None:
    game = table()
    events = [str(event) for event in game.play("gift C")]
    assert events == ["A gives 1 to C", "A lays 1 on the kea"]
    assert zoo(game) == "coins:0 minis:kea=1"
    assert [coins(game, seat) for seat in range(3)] == [0, 2, 3]
    assert bank(game) == 24
    assert game.to_act == (1,)


@pytest.mark.rule("MI.14.2")
@pytest.mark.parametrize("purse", [0, 1])
def test_the_kea_needs_two_coins(purse: int) -> None:
    assert_refused(table(f"coins:{purse} minis:kea=3"), "gift B", "MI.14.2")


@pytest.mark.rule("MI.14.3")
def test_the_coin_goes_to_any_other_seat_in_or_out_of_the_round() -> None:
    game = table(trucks="-,@B,-")
    assert [text for text in texts(game) if text.startswith("gift")] == ["gift B", "gift C"]
    assert_refused(game, "gift A", "MI.14.3")
    assert_refused(game, "gift D", "MI.14.3")
    game.play("gift B")
    assert coins(game, 1) == 3


@pytest.mark.rule("MI.14.3")
def test_with_two_players_the_coin_goes_to_the_other_one() -> None:
    game = table(players=2)
    assert [text for text in texts(game) if text.startswith("gift")] == ["gift B"]
    game.play("gift B")
    assert coins(game, 1) == 3


@pytest.mark.rule("MI.14.4")
def test_the_kea_can_be_used_again_and_again() -> None:
    game = table("coins:6 minis:kea", trucks="-,@B,@C")
    for laid in (1, 2, 3):
        game.play("gift B")
        assert zoo(game) == f"coins:{6 - 2 * laid} minis:kea={laid}"
        assert Game.from_position(game.position(), dealer=None).state == game.state
    assert Game.replay(Record.loads(game.record().dumps())).state == game.state


@pytest.mark.rule("MI.14.5", "MI.0.8")
@pytest.mark.parametrize("laid", [0, 1, 5])
def test_each_coin_on_the_kea_is_a_point_and_no_money(laid: int) -> None:
    game = table(f"coins:1 minis:kea={laid}")
    sheet = game.scores()[0]
    assert sheet.points("kea") == sheet.total == game.state.points(0) == laid
    assert sheet.sections()[8] == laid
    assert sheet.tiebreak == 1
    assert "kea" not in [line.name for line in game.scores()[1].lines]


@pytest.mark.rule("MI.0.7", "K.1.1")
def test_only_the_owner_uses_the_kea_within_the_money_actions_of_a_round() -> None:
    assert_refused(situation("", "minis:kea", options="modules=kea"), "gift B", "MI.0.7")
    assert_refused(table("coins:9 quiet:12 minis:kea"), "gift B", "K.1.1")
    game = table()
    game.play("gift B")
    assert view_of(game)["seats"][0]["money_actions"] == 1


@pytest.mark.parametrize("own", ["minis:kea=43", "minis:kea=x", "minis:kea used:kea"])
def test_a_position_that_cannot_be_is_refused(own: str) -> None:
    with pytest.raises(NotationError):
        table(own)


def test_coins_on_the_kea_cannot_come_from_nowhere() -> None:
    with pytest.raises(NotationError, match=r"coin tiles cannot be"):
        situation("coins:0 minis:kea=20", bank=30, options="modules=kea")
