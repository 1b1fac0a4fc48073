"""Views: what a seat may see, as plain data for any program."""

import json
from typing import Any

import pytest

from zoopark import Game

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
                view = game.view(seat)
                assert json.loads(json.dumps(view)) == view
        steps += 1
        if game.chance():
            game.deal(game.chance()[steps % len(game.chance())][0])
        else:
            game.play(game.legal()[0])
    for seat in seats(game):
        assert json.loads(json.dumps(game.view(seat)))["over"] is True


def test_a_view_shows_the_table() -> None:
    view = Game.from_position(POSITION).view()
    assert view["game"] == "zooloretto(players=2, out=camel+panda+zebra)"
    assert view["left_out"] == ["camel", "panda", "zebra"]
    assert (view["round"], view["turn"], view["to_act"], view["over"]) == (3, 1, [1], False)
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
    first, second = Game.from_position(POSITION).view()["seats"]
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


def test_a_view_lists_the_moves_of_its_own_seat_only() -> None:
    game = Game.from_position(POSITION)
    assert game.view(1)["legal"] == [move.text for move in game.legal(1)]
    assert game.view(1)["legal"]
    assert game.view(0)["legal"] == []
    assert game.view(None)["legal"] == []
    assert [game.view(seat)["seat"] for seat in seats(game)] == [None, 0, 1]


def test_all_seats_see_the_same_table() -> None:
    def table(seat: int | None) -> dict[str, Any]:
        view = Game.from_position(POSITION).view(seat)
        return {name: value for name, value in view.items() if name not in ("seat", "legal")}

    assert table(None) == table(0) == table(1)


def test_a_view_shows_the_score_sheets() -> None:
    game = Game.from_position(POSITION)
    for sheet, shown in zip(game.scores(), game.view()["scores"], strict=True):
        assert shown["total"] == sheet.total == sum(shown["lines"].values())
        assert shown["lines"] == {line.name: line.points for line in sheet.lines}
    assert game.view()["scores"][1]["lines"]["stalls"] == 2


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat}"):
        Game.from_position(POSITION).view(seat)


@pytest.mark.parametrize("seat", [-1, 0, 2, 7])
def test_a_seat_that_does_not_decide_has_no_moves(seat: int) -> None:
    assert Game.from_position(POSITION).legal(seat) == []


def test_a_view_is_a_copy_that_nobody_can_spoil_the_game_with() -> None:
    game = Game.from_position(POSITION)
    view = game.view(1)
    view["seats"][0]["barn"].append("panda")
    view["trucks"].clear()
    view["legal"].clear()
    assert game.position() == POSITION
    assert game.view(1)["seats"][0]["barn"] == ["snack", "snack"]


def test_the_end_pile_is_counted_apart_until_it_is_open() -> None:
    supply = Game("zooloretto(players=5)", seed=1).view()["supply"]
    assert supply["total"] == 112
    assert supply["before_end_pile"] == 97
    game = Game("zooloretto(players=2)", seed=1)
    while not game.view()["last_round"]:
        game.play(game.legal()[0])
    assert game.view()["supply"] == game.view()["supply"] | {"total": 14, "before_end_pile": 0}
