"""The chameleons, which need Exotic."""

import pytest

from support.jungle import ALL_VISITORS, WITH_CHAMELEONS, visitors
from support.jungle import placing as placing_jungle
from support.jungle import turn as jungle_turn
from support.refusals import assert_refused
from support.tables import texts, zoo
from support.views import view_of
from zoopark import Game, NotationError


def placing(tiles: str, *zoos: str) -> Game:
    return placing_jungle(tiles, *zoos, options=WITH_CHAMELEONS)


def turn(*zoos: str) -> Game:
    return jungle_turn(*zoos, options=WITH_CHAMELEONS)


def changing(*zoos: str) -> Game:
    """A has moved a chameleon onto the board and may change a visitor."""
    first, *others = zoos
    game = turn(f"coins:1 barn:chameleon {first}", *others)
    game.play("move chameleon jungle")
    return game


# -- the tiles ------------------------------------------------------------------------------------


@pytest.mark.rule("CH.1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_chameleons_are_mixed_in(players: int) -> None:
    game = Game(f"zooloretto(players={players}, start=A, {WITH_CHAMELEONS})", seed=1)
    assert view_of(game)["supply"]["unseen"]["chameleon"] == 2
    with pytest.raises(NotationError, match="3 chameleon tiles cannot be"):
        turn("barn:chameleon*2", "jungle:chameleon")


def test_chameleons_need_exotic() -> None:
    with pytest.raises(NotationError, match="the module chameleons needs exotic"):
        Game("zooloretto(players=3, modules=chameleons)")


@pytest.mark.rule("CH.1.2")
def test_a_chameleon_goes_on_the_board_or_into_the_barn() -> None:
    game = placing("chameleon")
    assert texts(game) == ["place chameleon jungle", "place chameleon barn"]
    assert_refused(game, "place chameleon 4", "JV.2.1")
    assert_refused(game, "place chameleon petting", "JV.2.1")


@pytest.mark.rule("CH.1.2")
@pytest.mark.parametrize("where", ["jungle", "barn"])
def test_a_chameleon_from_a_truck_moves_visitors_like_a_jungle_animal(where: str) -> None:
    game = placing("chameleon", "visitors:green-1", "visitors:green-1+green-3", "visitors:green-4")
    game.play(f"place chameleon {where}")
    assert view_of(game)["question"] == {"asks": "visit", "seat": 0, "colour": "any", "steps": 1}
    assert "visit red new" in texts(game)
    game.play("visit green 1")
    assert texts(game) == ["retreat green 1", "retreat green 3"]
    game.play("retreat green 3")
    assert visitors(game, 1) == "green-1+green-2"
    assert visitors(game, 2) == "green-3"
    assert visitors(game) == "green-2"


@pytest.mark.rule("CH.1.2")
def test_a_chameleon_is_moved_bought_and_discarded() -> None:
    game = turn("coins:5 barn:chameleon", "barn:chameleon")
    assert_refused(game, "move chameleon 4", "JV.2.1")
    assert_refused(turn("coins:0 barn:chameleon"), "move chameleon jungle", "Z.5.1")
    moved, discarded, bought = game.copy(), game.copy(), game
    assert [event.kind for event in moved.play("move chameleon jungle")] == ["paid", "moved"]
    assert zoo(moved) == "coins:4 jungle:chameleon"
    discarded.play("discard chameleon")
    assert view_of(discarded)["gone"] == {"chameleon": 1}
    bought.play("buy B chameleon")
    bought.play("place chameleon barn")
    assert zoo(bought) == "coins:3 barn:chameleon*2"


@pytest.mark.rule("CH.1.3")
def test_a_chameleon_needs_only_a_space_and_is_no_species() -> None:
    game = placing("chameleon+snake+bat", "jungle:macaw+bat+koala", f"visitors:{ALL_VISITORS}")
    game.play("place chameleon jungle")
    assert zoo(game) == "coins:2 jungle:macaw+bat+koala+chameleon"
    assert_refused(game, "place snake jungle", "JV.2.2")
    game.play("place bat jungle")
    assert zoo(game) == "coins:2 jungle:macaw+bat*2+koala+chameleon"
    mixed = placing("snake", "jungle:chameleon*2+bat+koala")
    assert "place snake jungle" in texts(mixed)


@pytest.mark.rule("CH.1.3", "JV.2.1")
def test_a_full_board_has_no_space_for_a_chameleon_and_a_chameleon_takes_one() -> None:
    full = "jungle:bat*2+koala*2+macaw"
    assert texts(placing("chameleon", full)) == ["place chameleon barn"]
    assert_refused(placing("chameleon", full), "place chameleon jungle", "CH.1.3")
    assert_refused(turn(f"barn:chameleon {full}"), "move chameleon jungle", "CH.1.3")
    crowded = placing("koala", "jungle:bat*2+koala+chameleon*2")
    assert_refused(crowded, "place koala jungle", "JV.2.1")


@pytest.mark.rule("CH.1.4")
@pytest.mark.parametrize("barn", ["chameleon", "chameleon*2"])
def test_chameleons_in_the_barn_cost_two_points_once(barn: str) -> None:
    sheet = turn(f"barn:{barn}+koala*2").scores()[0]
    assert sheet.points("barn-jungle") == sheet.total == -4
    assert turn("jungle:chameleon*2").scores()[0].total == 0


# -- changing a visitor's colour ------------------------------------------------------------------


@pytest.mark.rule("CH.2.1")
def test_a_visitor_may_be_changed_for_another_colour_on_the_same_point() -> None:
    game = changing("visitors:green-4+red-1", "visitors:brown-2*8")
    assert view_of(game)["question"] == {"asks": "change", "seat": 0}
    assert texts(game) == [
        "change green 4 blue",
        "change green 4 red",
        "change red 1 green",
        "change red 1 blue",
        "decline",
    ]
    assert_refused(game, "change green 4 green", "CH.2.1")
    assert_refused(game, "change green 1 blue", "CH.2.1")
    assert_refused(game, "visit green 4", "K.1.9")
    declined = game.copy()
    assert not declined.play("decline")
    assert visitors(declined) == "green-4+red-1"
    events = game.play("change green 4 blue")
    assert [str(event) for event in events] == [
        "A changes a green visitor on point 4 for a blue one"
    ]
    assert visitors(game) == "blue-4+red-1"
    assert view_of(game)["visitors"] == {"green": 8, "blue": 7, "brown": 0, "red": 7}
    assert game.to_act == declined.to_act == (1,)


@pytest.mark.rule("CH.2.2")
def test_the_change_comes_after_all_steps_forward_and_back() -> None:
    game = placing("chameleon", "visitors:red-1", "visitors:red-1+red-2*6", "visitors:green-1*8")
    game.play("place chameleon jungle")
    game.play("visit red 1")
    assert game.to_act == (1,)
    game.play("retreat red 1")  # only now there is a red visitor in the supply
    assert game.to_act == (0,)
    assert texts(game) == ["change red 2 blue", "change red 2 brown", "decline"]
    assert_refused(game, "change red 2 green", "CH.2.2")
    assert_refused(game, "change red 2 yellow", "CH.2.2")


@pytest.mark.rule("CH.2.2")
def test_a_colour_that_a_step_back_has_set_free_can_be_chosen() -> None:
    game = placing(
        "chameleon", "visitors:green-2+red-1*4", "visitors:green-1*7", "visitors:red-1*4"
    )
    game.play("place chameleon jungle")
    game.play("visit green 2")
    assert "change red 1 green" in texts(game)
    game.play("change red 1 green")
    assert visitors(game) == "green-1+green-3+red-1*3"


@pytest.mark.rule("CH.2.2")
@pytest.mark.parametrize(
    "zoos",
    [
        ["visitors:green-1", "visitors:blue-1*8+brown-1*8+red-1*8"],
        ["", "visitors:green-1"],
    ],
)
def test_without_a_visitor_to_change_or_to_change_for_nothing_is_asked(zoos: list[str]) -> None:
    game = changing(*zoos)
    assert game.to_act == (1,)


@pytest.mark.rule("CH.2.3")
def test_a_chameleon_that_is_moved_or_bought_changes_a_visitor_too() -> None:
    moved = changing("visitors:green-2", "visitors:green-3")
    bought = turn("visitors:green-2", "barn:chameleon visitors:green-3")
    bought.play("buy B chameleon")
    bought.play("place chameleon jungle")
    for game in (moved, bought):
        assert view_of(game)["asks"] == "change"
        assert (visitors(game), visitors(game, 1)) == ("green-2", "green-3")
        game.play("change green 2 red")
        assert visitors(game) == "red-2"


@pytest.mark.rule("CH.2.4")
def test_a_chameleon_in_the_barn_changes_nobody() -> None:
    game = placing("chameleon", "visitors:green-2")
    game.play("place chameleon barn")
    game.play("visit green 2")
    assert game.to_act == (1,)
    bought = turn("visitors:green-2", "barn:chameleon")
    bought.play("buy B chameleon")
    bought.play("place chameleon barn")
    assert bought.to_act == (1,)


@pytest.mark.rule("CH.2.5")
def test_a_visitor_that_is_changed_brings_no_bonus_board() -> None:
    game = changing("visitors:green-5")
    assert [event.kind for event in game.play("change green 5 red")] == ["changed"]
    assert view_of(game)["seats"][0]["bonus_boards"] == []
    assert view_of(game)["bonus_boards"] == ["green", "blue", "brown", "red"]
    assert visitors(game) == "red-5"


def test_visitors_change_only_for_a_chameleon() -> None:
    game = turn("jungle:chameleon visitors:green-1")
    assert_refused(game, "change green 1 red", "Z.2.1")


# -- positions ------------------------------------------------------------------------------------


def test_a_position_can_be_written_while_a_chameleon_is_settled() -> None:
    game = placing("chameleon+panda", "visitors:green-1", "visitors:green-1+green-3")
    for move in (
        "place chameleon jungle",
        "visit green 1",
        "retreat green 3",
        "change green 2 red",
    ):
        game.play(move)
        assert Game.from_position(game.position(), dealer=None).state == game.state


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("jungle:chameleon", "barn:chameleon"),  # CH.2.1
        ("visitors:green-1", "visitors:-"),
        ("jungle:chameleon visitors:green-1", "jungle:chameleon"),  # CH.2.2
        ("change.A", "change.A+change.A"),
        ("change.A", "change.A.green"),
        ("change.A", "change.B"),
        ("change.A", "chameleon.B+change.A"),
        ("asks:change", "asks:turn"),
    ],
)
def test_a_wrong_question_about_a_change_is_refused(right: str, wrong: str) -> None:
    text = changing("visitors:green-1").position()
    assert right in text
    with pytest.raises(NotationError):
        Game.from_position(text.replace(right, wrong), dealer=None)


def test_a_change_has_names_for_its_parts() -> None:
    [move] = [move for move in changing("visitors:green-1").legal() if move.text.endswith("red")]
    assert move.as_json() == {"verb": "change", "colour": "green", "point": 1, "to": "red"}
