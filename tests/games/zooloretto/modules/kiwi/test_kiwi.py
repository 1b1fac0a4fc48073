"""The kiwi."""

import pytest

from support.refusals import assert_refused
from support.tables import coins, situation, texts, zoo
from support.views import view_of
from zoopark import Game, NotationError, Record

TRUCKS = "panda+coin,leopard-m,-"


def table(own: str = "minis:kiwi", trucks: str = TRUCKS, players: int = 3, more: str = "") -> Game:
    return situation(own, players=players, trucks=trucks, options=f"modules={more}kiwi")


def trucks(game: Game) -> list[list[str]]:
    return [truck["tiles"] for truck in view_of(game)["trucks"]]


def spread(game: Game, *numbers: int) -> None:
    for number in numbers:
        game.play(f"repack {number}")


@pytest.mark.rule("MI.11.1", "MI.0.8")
def test_all_tiles_are_lifted_for_a_coin_and_spread_anew() -> None:
    game = table()
    events = [str(event) for event in game.play("rearrange")]
    assert events == ["A lays 1 on the kiwi", "A lifts all tiles off the trucks"]
    assert zoo(game) == "coins:1 minis:kiwi=1 used:kiwi lifted:panda+coin+leopard-m"
    assert trucks(game) == [[], [], []]
    assert game.to_act == (0,)
    spread(game, 3, 1)
    assert [str(event) for event in game.play("repack 3")] == ["A loads leopard-m on truck 3"]
    assert trucks(game) == [["coin"], [], ["panda", "leopard-m"]]
    assert zoo(game) == "coins:1 minis:kiwi=1 used:kiwi"
    assert view_of(game)["bank"] == 24
    assert game.to_act == (1,)


@pytest.mark.rule("MI.11.1")
def test_the_tiles_are_asked_for_in_the_order_in_which_they_lay() -> None:
    game = table(trucks="-,coin+panda,snack")
    game.play("rearrange")
    asked = []
    while view_of(game)["question"]:
        asked.append(view_of(game)["question"]["tile"])
        game.play("repack 1")
    assert asked == ["coin", "panda", "snack"]
    assert trucks(game) == [asked, [], []]


@pytest.mark.rule("MI.11.2")
def test_the_kiwi_is_used_once_in_the_game() -> None:
    game = table("minis:kiwi=1 used:kiwi")
    assert_refused(game, "rearrange", "MI.11.2")


@pytest.mark.rule("MI.11.3")
def test_a_lifted_tile_needs_a_free_space_on_a_truck_in_the_middle() -> None:
    game = table(trucks="panda*3,snack*2,@B")
    game.play("rearrange")
    spread(game, 2, 2, 2)
    assert texts(game) == ["repack 1"]
    assert_refused(game, "repack 2", "MI.11.3")
    assert_refused(game, "repack 3", "MI.11.3")
    assert_refused(game, "repack 4", "Z.1.5")
    for other in ("decline", "rearrange", "take 1", "draw", "load 1", "place snack barn"):
        assert_refused(game, other, "MI.11.3")
    spread(game, 1, 1)
    assert trucks(game) == [["snack", "snack"], ["panda", "panda", "panda"], []]


@pytest.mark.rule("MI.11.4")
def test_a_truck_without_tiles_stays_in_the_middle() -> None:
    game = table(trucks="panda,snack,@C")
    game.play("rearrange")
    spread(game, 2, 2)
    assert texts(game)[0] == "take 2"
    assert_refused(game, "take 1", "Z.4.2")
    game.play("draw")
    game.deal("reveal coin")
    game.play("load 1")
    assert trucks(game)[0] == ["coin"]


@pytest.mark.rule("MI.11.5")
@pytest.mark.parametrize("lying", ["-,-,-", "panda*2,@B,@C"])
def test_the_kiwi_needs_a_tile_and_two_trucks(lying: str) -> None:
    assert_refused(table(trucks=lying), "rearrange", "MI.11.5")


@pytest.mark.rule("MI.11.5")
def test_one_tile_and_two_trucks_are_enough() -> None:
    game = table(trucks="panda,-,@C")
    game.play("rearrange")
    spread(game, 2)
    assert trucks(game) == [[], ["panda"], []]


@pytest.mark.rule("Z.5.1")
def test_the_kiwi_costs_a_coin() -> None:
    assert_refused(table("coins:0 minis:kiwi"), "rearrange", "Z.5.1")


@pytest.mark.rule("MI.0.7")
def test_only_the_owner_on_turn_uses_the_kiwi() -> None:
    owned = situation("", "minis:kiwi", trucks=TRUCKS, options="modules=kiwi")
    assert_refused(owned, "rearrange", "MI.0.7")
    assert_refused(table(), "repack 1", "Z.2.1")
    asked = table()
    asked.play("rearrange")
    assert_refused(asked, "repack 1", "Z.2.2", seat=1)


@pytest.mark.rule("K.1.1")
def test_rearranging_counts_as_one_money_action() -> None:
    game = table()
    game.play("rearrange")
    spread(game, 1, 1, 1)
    assert view_of(game)["seats"][0]["money_actions"] == 1
    assert_refused(table("quiet:12 minis:kiwi"), "rearrange", "K.1.1")


@pytest.mark.rule("MI.0.10", "Z.10.2")
def test_with_two_players_blocked_spaces_stay_blocked() -> None:
    game = table(trucks="panda*2,snack*2,coin", players=2)
    game.play("rearrange")
    spread(game, 3)
    assert texts(game) == ["repack 1", "repack 2"]
    assert_refused(game, "repack 3", "MI.11.3")
    spread(game, 2, 2)
    assert texts(game) == ["repack 1"]
    spread(game, 1, 1)
    assert trucks(game) == [["snack", "coin"], ["panda", "snack"], ["panda"]]


@pytest.mark.rule("MI.0.9")
def test_with_two_players_the_kiwi_reaches_the_truck_that_nobody_takes() -> None:
    game = table(trucks="@B,snack,coin", players=2)
    game.play("rearrange")
    spread(game, 3, 2)
    assert trucks(game) == [[], ["coin"], ["snack"]]


@pytest.mark.parametrize("players", [2, 5])
def test_as_many_tiles_as_the_trucks_hold_find_their_spaces(players: int) -> None:
    full = "panda*3,snack*2,coin" if players == 2 else "panda*3,snack*3,coin*3,leopard*3,fruit*3"
    game = table(trucks=full, players=players)
    game.play("rearrange")
    for _ in range(6 if players == 2 else 15):
        game.play(texts(game)[-1])
    assert game.to_act == (1,)
    assert "draw" not in texts(game)


@pytest.mark.rule("BS.1.1")
def test_a_site_is_spread_like_any_tile() -> None:
    game = table(trucks="pen-site,coin,-", more="building-sites+")
    game.play("rearrange")
    spread(game, 2, 2)
    assert trucks(game) == [[], ["pen-site", "coin"], []]


def test_every_step_can_be_written_down_and_replayed() -> None:
    game = table()
    game.play("rearrange")
    for number in (3, 3, 1):
        text = game.position()
        assert Game.from_position(text, dealer=None).state == game.state
        copy = game.copy()
        copy.play("repack 2")
        assert game.position() == text
        game.play(f"repack {number}")
    assert Game.replay(Record.loads(game.record().dumps())).state == game.state


def test_the_view_shows_what_is_lifted() -> None:
    game = table()
    game.play("rearrange")
    assert view_of(game)["question"] == {"asks": "repack", "seat": 0, "tile": "panda"}
    [kiwi] = view_of(game)["seats"][0]["minis"]
    assert kiwi["tiles"] == ["panda", "coin", "leopard-m"]
    assert "A puts panda back on a truck" in game.board()
    assert "kiwi with 1 coin: panda, coin, leopard-m" in game.board()


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("used:kiwi", ""),
        ("minis:kiwi=1", "minis:kiwi"),
        ("minis:kiwi=1", "minis:kiwi=2"),
        ("repack.A.panda", "repack.A.coin"),
        ("repack.A.panda", "repack.B.panda"),
        ("repack.A.panda", "repack.A.panda+repack.A.panda"),
        ("agenda:repack.A.panda asks:repack", "asks:turn"),
        ("lifted:panda+coin+leopard-m", ""),
        ("lifted:panda+coin+leopard-m", "lifted:panda+coin+leopard-baby"),
        ("lifted:panda+coin+leopard-m", "lifted:panda+coin+leopard-m*8"),
        ("turn:A", "turn:B"),
    ],
)
def test_a_position_that_cannot_be_is_refused(right: str, wrong: str) -> None:
    game = table()
    game.play("rearrange")
    text = game.position()
    assert right in text
    with pytest.raises(NotationError):
        Game.from_position(text.replace(right, wrong), dealer=None)


def test_the_coin_on_the_kiwi_scores_nothing() -> None:
    game = table("coins:3 minis:kiwi=1 used:kiwi")
    assert game.scores()[0].total == 0
    assert game.scores()[0].tiebreak == coins(game) == 3
