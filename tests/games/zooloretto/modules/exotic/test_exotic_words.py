"""Exotic: conservation, positions, views and events."""

from random import Random

import pytest

from support.jungle import COLOURS, MODULES, placing, turn
from support.lively import lively_move
from support.tables import situation
from support.views import view_of
from zoopark import Game, NotationError


@pytest.mark.parametrize("players", [2, 5])
def test_no_visitor_is_ever_lost(players: int) -> None:
    game = Game(f"zooloretto(players={players}, {MODULES}+chameleons)", seed=players)
    rng = Random(players)
    while not game.over:
        game.play(lively_move(game, rng))
        view = view_of(game)
        for colour in COLOURS:
            standing = sum(sum(seat["visitors"][colour]) for seat in view["seats"])
            assert standing + view["visitors"][colour] == 8
        held = [colour for seat in view["seats"] for colour in seat["bonus_boards"]]
        assert sorted(held + view["bonus_boards"]) == sorted(COLOURS)


def test_a_view_shows_boards_visitors_and_supply() -> None:
    game = turn("jungle:koala*2+bat visitors:green-2+red-4*2 boards:green")
    seat = view_of(game)["seats"][0]
    assert seat["jungle"]["animals"] == ["bat", "koala", "koala"]
    assert seat["visitors"] == {
        "green": [0, 1, 0, 0, 0],
        "blue": [0, 0, 0, 0, 0],
        "brown": [0, 0, 0, 0, 0],
        "red": [0, 0, 0, 2, 0],
    }
    assert seat["bonus_boards"] == ["green"]
    assert view_of(game)["visitors"] == {"green": 7, "blue": 8, "brown": 8, "red": 6}
    assert view_of(game)["bonus_boards"] == ["blue", "brown", "red"]


def test_a_board_is_drawn_with_its_visitors() -> None:
    drawing = str(turn("jungle:koala*2+bat visitors:green-2+red-4*2 boards:green"))
    assert "  jungle bat, koala, koala" in drawing
    assert "  visitors green 2, red 4 4" in drawing
    assert "  bonus boards green" in drawing
    assert "Visitors   green 7, blue 8, brown 8, red 6   Bonus boards   blue, brown, red" in drawing


@pytest.mark.parametrize(
    ("zoo", "problem"),
    [
        ("jungle:bat*2+koala*2+macaw+snake", r"5 spaces in the jungle \(JV.1.3\)"),
        ("jungle:bat+koala+macaw+snake", r"3 jungle species \(JV.2.2\)"),
        ("jungle:panda", r"panda tile in the jungle \(JV.2.3\)"),
        ("jungle:chameleon", r"chameleon tile in the jungle \(JV.2.3\)"),
        ("jungle:bat*2 barn:bat", r"3 bat tiles cannot be"),
        ("4:koala", r"koala tile in an enclosure \(Z.4.4\)"),
        ("visitors:green", "it is written: COLOUR-POINT"),
        ("visitors:green-2*0", "it is written: COLOUR-POINT"),
        ("visitors:green-6", "numbered 1 to 5"),
        ("visitors:green-0", "numbered 1 to 5"),
        ("visitors:any-2", "no visitor has the colour"),
        ("visitors:green-2*5+green-1*4", r"only 8 green visitors \(JV.1.5\)"),
        ("boards:pink", "no visitor has the colour"),
        ("boards:yellow", r"yellow \(JV.1.4\)"),
    ],
)
def test_an_impossible_zoo_is_refused(zoo: str, problem: str) -> None:
    with pytest.raises(NotationError, match=problem) as refused:
        turn(zoo)
    assert "\n" not in str(refused.value)


def test_the_words_of_exotic_are_unknown_without_it() -> None:
    for word in ("jungle:bat", "visitors:green-2", "boards:green", "barn:bat"):
        with pytest.raises(NotationError):
            situation(word)


def test_a_position_can_be_written_while_visitors_move() -> None:
    game = placing("koala+panda", "visitors:green-1", "visitors:green-1+green-3")
    for move in ("place koala jungle", "visit green 1", "retreat green 3"):
        game.play(move)
        assert Game.from_position(game.position(), dealer=None).state == game.state


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("visit.A.any.1", "visit.A.any.2"),
        ("visit.A.any.1", "visit.A.green.1"),
        ("visit.A.any.1", "visit.A.yellow.2"),
        ("visit.A.any.1", "visit.A.any.1+visit.A.any.1"),
        ("visit.A.any.1", "step.A.any.2+visit.A.any.1"),
        ("visit.A.any.1", "visit.A.green.2+visit.A.any.1"),
        ("visit.A.any.1", "visit.D.any.1"),
        ("visit.A.any.1", "push.A.yellow+visit.A.any.1"),
        ("visit.A.any.1", "push.A.any+visit.A.any.1"),
        ("asks:visit", "asks:retreat"),
    ],
)
def test_a_wrong_question_about_visitors_is_refused(right: str, wrong: str) -> None:
    game = placing("koala", "visitors:green-1", "visitors:green-1+green-3")
    game.play("place koala jungle")
    assert right in game.position()
    with pytest.raises(NotationError):
        Game.from_position(game.position().replace(right, wrong), dealer=None)


@pytest.mark.parametrize("standing", ["visitors:green-1", "visitors:red-1", "visitors:green-3*2"])
def test_who_goes_back_is_asked_only_where_there_is_a_choice(standing: str) -> None:
    game = placing("koala", "visitors:green-1", "visitors:green-1+green-3")
    game.play("place koala jungle")
    game.play("visit green 1")
    text = game.position().replace("visitors:green-1+green-3", standing)
    with pytest.raises(NotationError):
        Game.from_position(text, dealer=None)


@pytest.mark.parametrize("zoo", ["visitors:green-3", "boards:green", "jungle:bat"])
def test_a_game_that_has_not_begun_is_untouched(zoo: str) -> None:
    begun = "visitors:green-2+blue-2+brown-2+red-2"
    text = Game(f"zooloretto(players=5, {MODULES})", dealer=None).position()
    assert Game.from_position(text, dealer=None).position() == text
    assert begun in text
    with pytest.raises(NotationError, match="before it begins"):
        Game.from_position(text.replace(begun, zoo, 1), dealer=None)


@pytest.mark.parametrize(
    "text", ["visit", "visit green", "visit pink 2", "visit green 6", "retreat green new"]
)
def test_what_names_no_visitor_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError):
        turn().play(text)


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("visit green 2", {"verb": "visit", "colour": "green", "from": 2}),
        ("visit green new", {"verb": "visit", "colour": "green", "from": "new"}),
    ],
)
def test_moves_of_visitors_have_names_for_their_parts(text: str, data: dict[str, object]) -> None:
    game = placing("snack", "visitors:green-2")
    game.play("place snack 4a")
    [move] = [move for move in game.legal() if move.text == text]
    assert move.as_json() == data


def test_events_tell_where_visitors_go() -> None:
    game = placing("koala*2+snack", "visitors:green-5", "visitors:green-1", "visitors:green-2")
    told: list[str] = []
    for move in (
        "place koala jungle",
        "visit green 5",
        "place koala jungle",
        "visit red new",
        "place snack 4a",
        "visit green new",
    ):
        told += [str(event) for event in game.play(move)]
    assert [line for line in told if "visitor" in line or "bonus" in line] == [
        "a green visitor of A leaves by the exit",
        "A takes the green bonus board",
        "a green visitor of B goes back to the supply",
        "a green visitor of C goes back from point 2 to 1",
        "a new red visitor of A enters on point 1",
        "a new green visitor of A enters on point 2",
    ]
