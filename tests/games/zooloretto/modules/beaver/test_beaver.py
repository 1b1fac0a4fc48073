"""The beaver."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from support.views import view_of
from zoopark import Game, NotationError, Record

# All tiles of a game of three but for a few.
MOST_TILES = "+".join(
    f"{name}*7+{name}-m*2+{name}-f*2"
    for name in ("flamingo", "leopard", "elephant", "chimpanzee", "kangaroo")
)


def table(
    own: str = "minis:beaver", trucks: str = "panda*2+coin,snack,-", players: int = 3
) -> Game:
    return situation(own, players=players, trucks=trucks, options="modules=beaver")


def trucks(game: Game) -> list[list[str]]:
    return [truck["tiles"] for truck in view_of(game)["trucks"]]


@pytest.mark.rule("MI.13.1")
def test_each_tile_of_a_truck_brings_a_coin() -> None:
    game = table()
    assert [text for text in texts(game) if text.startswith("gnaw")] == [
        "gnaw 1 panda",
        "gnaw 1 coin",
        "gnaw 2 snack",
    ]
    events = [str(event) for event in game.play("gnaw 1 panda")]
    assert events == ["A lays panda of truck 1 on the beaver", "A receives 1"]
    assert (coins(game), bank(game)) == (3, 23)
    assert texts(game) == ["gnaw 1 panda", "gnaw 1 coin", "decline"]
    game.play("gnaw 1 coin")
    game.play("gnaw 1 panda")
    assert zoo(game) == "coins:5 minis:beaver used:beaver gnawed:panda+coin+panda"
    assert trucks(game) == [[], ["snack"], []]
    assert game.to_act == (1,)


@pytest.mark.rule("MI.13.1", "Z.7.6")
def test_an_empty_bank_pays_what_it_has() -> None:
    game = situation(
        "coins:0 minis:beaver",
        "coins:29",
        "coins:0",
        trucks="panda*2,-,-",
        options="modules=beaver",
    )
    game.play("gnaw 1 panda")
    game.play("gnaw 1 panda")
    assert (coins(game), bank(game)) == (1, 0)


@pytest.mark.rule("MI.13.2")
def test_all_tiles_come_from_one_truck() -> None:
    game = table()
    game.play("gnaw 1 panda")
    assert_refused(game, "gnaw 2 snack", "MI.13.2")
    assert_refused(game, "gnaw 1 snack", "MI.0.9")


@pytest.mark.rule("MI.13.3", "K.1.9")
def test_the_owner_stops_after_the_first_tile_but_not_before() -> None:
    game = table()
    assert_refused(game, "decline", "Z.2.1")
    game.play("gnaw 1 panda")
    for other in ("draw", "take 2", "load 1", "place panda barn"):
        assert_refused(game, other, "K.1.9")
    game.play("decline")
    assert zoo(game) == "coins:3 minis:beaver used:beaver gnawed:panda"
    assert trucks(game) == [["panda", "coin"], ["snack"], []]
    assert game.to_act == (1,)


@pytest.mark.rule("MI.13.3")
def test_nothing_is_asked_when_the_truck_is_bare() -> None:
    game = table()
    game.play("gnaw 2 snack")
    assert game.to_act == (1,)


@pytest.mark.rule("MI.13.4")
def test_the_beaver_is_used_once_in_the_game() -> None:
    assert_refused(table("minis:beaver used:beaver gnawed:fruit"), "gnaw 1 panda", "MI.13.4")


@pytest.mark.rule("MI.13.5")
def test_tiles_on_the_beaver_count_for_nothing() -> None:
    game = table("coins:2 minis:beaver used:beaver gnawed:coin+panda+snack")
    assert game.scores()[0].total == 0
    assert game.scores()[0].tiebreak == 2
    assert view_of(game)["gone"] == {}
    assert_refused(game, "discard panda", "Z.5.12")
    assert_refused(game, "move panda 4", "Z.5.2")


@pytest.mark.rule("MI.13.5")
def test_a_coin_tile_on_the_beaver_is_no_money() -> None:
    game = table(trucks="coin,-,-")
    game.play("gnaw 1 coin")
    assert coins(game) == 3
    assert bank(game) + sum(coins(game, seat) for seat in range(3)) == 30
    assert Game.from_position(game.position(), dealer=None).state == game.state


@pytest.mark.rule("MI.13.6")
def test_a_bare_truck_stays_in_the_middle() -> None:
    game = table(trucks="coin,@B,@C")
    game.play("gnaw 1 coin")
    assert game.to_act == (0,)
    assert_refused(game, "take 1", "Z.4.2")
    game.play("draw")
    game.deal("reveal panda")
    game.play("load 1")
    assert trucks(game)[0] == ["panda"]


@pytest.mark.rule("MI.13.6", "K.1.2")
def test_a_beaver_that_leaves_nothing_to_draw_or_take_makes_seats_withdraw() -> None:
    game = situation(
        "coins:0 minis:beaver",
        "coins:0",
        trucks="coin,-,@C",
        gone=f"{MOST_TILES}+panda*7+panda-m*2+panda-f*2+coin*11+snack*3+drinks*3+fruit*3+popcorn*3",
        options="modules=beaver",
    )
    game.play("gnaw 1 coin")
    assert game.to_act == (1,)
    assert texts(game) == ["withdraw"]
    game.play("withdraw")
    game.play("withdraw")
    assert game.over


@pytest.mark.rule("MI.0.9")
def test_the_beaver_reaches_tiles_on_trucks_in_the_middle_only() -> None:
    game = table(trucks="panda,@B,-")
    assert_refused(game, "gnaw 2 panda", "MI.0.9")
    assert_refused(game, "gnaw 3 panda", "MI.0.9")
    assert_refused(game, "gnaw 1 coin", "MI.0.9")
    assert_refused(game, "gnaw 4 panda", "Z.1.5")


@pytest.mark.rule("MI.0.9")
def test_with_two_players_the_beaver_reaches_the_truck_that_nobody_takes() -> None:
    game = table(trucks="@B,-,coin", players=2)
    game.play("gnaw 3 coin")
    assert trucks(game) == [[], [], []]


@pytest.mark.rule("MI.0.7")
def test_only_the_owner_uses_the_beaver() -> None:
    game = situation("", "minis:beaver", trucks="panda,-,-", options="modules=beaver")
    assert_refused(game, "gnaw 1 panda", "MI.0.7")


def test_the_beaver_needs_no_coin() -> None:
    game = table("coins:0 minis:beaver")
    game.play("gnaw 2 snack")
    assert coins(game) == 1


@pytest.mark.rule("K.1.1")
def test_gnawing_counts_as_one_money_action() -> None:
    game = table()
    game.play("gnaw 1 panda")
    game.play("gnaw 1 panda")
    game.play("decline")
    assert view_of(game)["seats"][0]["money_actions"] == 1


def test_every_step_can_be_written_down_and_replayed() -> None:
    game = table()
    for move in ("gnaw 1 coin", "gnaw 1 panda", "decline"):
        game.play(move)
        text = game.position()
        assert Game.from_position(text, dealer=None).state == game.state
    assert Game.replay(Record.loads(game.record().dumps())).state == game.state


def test_the_view_shows_the_tiles_on_the_beaver() -> None:
    game = table()
    game.play("gnaw 1 coin")
    assert view_of(game)["question"] == {"asks": "gnaw", "seat": 0, "truck": "1"}
    [beaver] = view_of(game)["seats"][0]["minis"]
    assert beaver["tiles"] == ["coin"]
    assert "A may lay another tile of truck 1 on the beaver" in game.board()
    assert "mini: beaver: coin" in game.board()


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (" used:beaver", ""),
        (" gnawed:coin", ""),
        ("gnawed:coin", "gnawed:coin*4"),
        ("gnawed:coin", "gnawed:coin*2"),
        ("minis:beaver", "minis:beaver=1"),
        ("gnaw.A.1", "gnaw.A.2"),
        ("gnaw.A.1", "gnaw.A.3"),
        ("gnaw.A.1", "gnaw.A.5"),
        ("gnaw.A.1", "gnaw.B.1"),
        ("gnaw.A.1", "gnaw.A.1+gnaw.A.1"),
        ("agenda:gnaw.A.1 asks:gnaw", "agenda:gnaw.A.1 asks:turn"),
        ("turn:A", "turn:B"),
    ],
)
def test_a_position_that_cannot_be_is_refused(right: str, wrong: str) -> None:
    game = table(trucks="panda*2+coin,-,@C")
    game.play("gnaw 1 coin")
    text = game.position()
    assert right in text
    with pytest.raises(NotationError):
        Game.from_position(text.replace(right, wrong), dealer=None)


@pytest.mark.rule("Z.6.5")
def test_parents_come_to_lie_on_the_beaver_only_by_the_squirrel() -> None:
    own = "4:panda-mum+panda-baby minis:beaver used:beaver gnawed:panda-dad"
    with pytest.raises(NotationError, match=r"Z\.6\.5"):
        situation(own, options="modules=beaver+squirrel")
    carried = "minis:squirrel=1 used:squirrel"
    game = situation(own, carried, options="modules=beaver+squirrel")
    assert Game.from_position(game.position(), dealer=None).state == game.state
