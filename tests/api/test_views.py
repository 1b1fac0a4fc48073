"""Views: what a seat may see, as plain data for any program."""

import json

import pytest

from support.views import view_of
from zoopark import Game
from zoopark.games.view import ScoreLine, ScoreReason
from zoopark.games.zooloretto.view import ZoolorettoView

POSITION = (
    "zooloretto(players=2, out=camel+panda+zebra) | round:3 turn:B asks:place=leopard+snack"
    " | bank:25 | trucks:coin+fruit,@B,- | A coins:3 4:leopard+leopard-m x:- barn:snack*2 quiet:1"
    " | B coins:2 6:flamingo-dad+flamingo-mum+flamingo-baby stalls:6=fruit | gone:coin*2"
)


def seats(game: Game) -> list[int | None]:
    return [None, *range(game.players)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_view_of_a_game_is_plain_data(players: int) -> None:
    game = Game(f"zooloretto(players={players})", dealer=None)
    steps = 0
    while not game.over:
        if steps % 10 == 0:
            for seat in seats(game):
                view = view_of(game, seat)
                assert json.loads(json.dumps(view)) == view
        steps += 1
        if game.chance():
            game.deal(game.chance()[steps % len(game.chance())][0])
        else:
            game.play(game.legal()[0])
    for seat in seats(game):
        assert json.loads(json.dumps(view_of(game, seat)))["over"] is True


def test_a_view_shows_the_table() -> None:
    view = view_of(Game.from_position(POSITION))
    assert view["game"] == "zooloretto(players=2, out=camel+panda+zebra)"
    assert view["left_out"] == ["camel", "panda", "zebra"]
    assert (view["round"], view["turn"], view["over"]) == (3, 1, False)
    assert (view["asks"], view["hand"], view["bank"]) == ("place", ["leopard", "snack"], 25)
    assert view["last_round"] is False
    assert view["gone"] == {"coin": 2}
    assert view["young"] == {
        "flamingo": 1,
        "leopard": 2,
        "elephant": 2,
        "chimpanzee": 2,
        "kangaroo": 2,
    }
    assert view["trucks"] == [
        {"tiles": ["coin", "fruit"], "spaces": 3, "taken_by": None},
        {"tiles": [], "spaces": 2, "taken_by": 1},
        {"tiles": [], "spaces": 1, "taken_by": None},
    ]


def test_a_view_shows_every_zoo() -> None:
    first, second = view_of(Game.from_position(POSITION))["seats"]
    assert (first["coins"], first["out"], first["money_actions"]) == (3, False, 1)
    assert (second["coins"], second["out"], second["money_actions"]) == (2, True, 0)
    assert (first["closed_boards"], second["closed_boards"]) == (1, 2)
    assert [pen["name"] for pen in first["enclosures"]] == ["4", "5", "6", "x"]
    assert first["enclosures"][0] == {
        "name": "4",
        "species": "leopard",
        "animals": ["leopard", "leopard-m"],
        "spaces": 4,
        "full_points": 5,
        "nearly_full_points": 4,
        "bonus": 1,
    }
    assert first["enclosures"][1]["species"] is None
    assert first["barn"] == ["snack", "snack"]
    assert second["stalls"][3] == {"name": "6", "enclosure": "6", "stall": "fruit"}
    assert [place["stall"] for place in second["stalls"][:3]] == [None, None, None]
    assert second["enclosures"][2]["animals"] == ["flamingo-dad", "flamingo-mum", "flamingo-baby"]


def test_all_seats_see_the_same_table() -> None:
    game = Game.from_position(POSITION)
    assert game.view(None) == game.view(0) == game.view(1)


def test_enclosures_and_barns_say_what_they_are_worth_now_and_next() -> None:
    view = Game.from_position(POSITION).view()
    assert isinstance(view, ZoolorettoView)
    first, second = view.seats
    leopards, empty = first.zoo.enclosures[:2]
    assert (leopards.points, leopards.next, leopards.why) == (0, 4, "no-stall")
    assert (empty.points, empty.next, empty.why) == (0, 0, "empty")
    flamingos = second.zoo.enclosures[2]
    assert (flamingos.points, flamingos.next, flamingos.why) == (3, 4, "beside-stall")
    assert (first.zoo.barn.points, first.zoo.barn.next) == (-2, -4)


def test_a_score_sheet_says_where_its_points_come_from() -> None:
    lines = {line.name: line for line in Game.from_position(POSITION).view().scores[1].lines}
    assert lines["stalls"] == ScoreLine("stalls", 2, "Z.9.5", (ScoreReason("kinds", 2, 1, 2),), 4)
    assert lines["enclosure-6"].why == (ScoreReason("beside-stall", 3, 3, 1),)


def test_a_view_shows_the_score_sheets() -> None:
    game = Game.from_position(POSITION)
    for sheet, shown in zip(game.scores(), view_of(game)["scores"], strict=True):
        assert shown["total"] == sheet.total == sum(shown["lines"].values())
        assert shown["lines"] == {line.name: line.points for line in sheet.lines}
    assert view_of(game)["scores"][1]["lines"]["stalls"] == 2


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat}"):
        view_of(Game.from_position(POSITION), seat)


@pytest.mark.parametrize("seat", [-1, 0, 2, 7])
def test_a_seat_that_does_not_decide_has_no_moves(seat: int) -> None:
    assert Game.from_position(POSITION).legal(seat) == []


def test_a_view_is_a_copy_that_nobody_can_spoil_the_game_with() -> None:
    game = Game.from_position(POSITION)
    view, before = game.view(1), game.view(1)
    assert isinstance(view, ZoolorettoView)
    with pytest.raises(AttributeError):
        view.seats = ()  # type: ignore[misc]
    for counted in (view.supply.unseen, view.young, view.gone):
        counted.clear()
    assert game.position() == POSITION
    assert game.view(1) == before


def test_the_end_pile_is_counted_apart_until_it_is_open() -> None:
    supply = view_of(Game("zooloretto(players=5)", seed=1))["supply"]
    assert supply["total"] == 112
    assert supply["before_end_pile"] == 97
    game = Game("zooloretto(players=2)", seed=1)
    while not view_of(game)["last_round"]:
        game.play(game.legal()[0])
    assert view_of(game)["supply"] == view_of(game)["supply"] | {"total": 14, "before_end_pile": 0}
