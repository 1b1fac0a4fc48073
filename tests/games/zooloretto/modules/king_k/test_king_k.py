"""King K."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, situation, texts, zoo
from support.trips import assert_round_trip
from support.views import view_of
from zoopark import Game, Move


def table(own: str = "minis:king-k", trucks: str = "panda+snack,coin,-", players: int = 3) -> Game:
    return situation(own, trucks=trucks, players=players, options="modules=king-k")


def removals(game: Game) -> list[str]:
    return [text for text in texts(game) if text.startswith("remove")]


@pytest.mark.rule("MI.3.1")
def test_a_tile_leaves_its_truck_and_the_game_for_a_coin_on_king_k() -> None:
    game = table()
    before = bank(game)
    assert removals(game) == ["remove 1 panda", "remove 1 snack", "remove 2 coin"]
    events = game.play("remove 1 panda")
    assert [str(event) for event in events] == [
        "A lays 1 on the king-k",
        "A takes panda off truck 1: out of the game",
    ]
    assert zoo(game) == "coins:1 minis:king-k=1"
    assert bank(game) == before
    assert view_of(game)["trucks"][0]["tiles"] == ["snack"]
    assert view_of(game)["gone"] == {"panda": 1}
    assert game.to_act == (1,)
    assert_round_trip(game)


@pytest.mark.rule("MI.3.1", "Z.5.1")
def test_it_needs_a_coin() -> None:
    game = table("coins:0 minis:king-k=4")
    assert removals(game) == []
    assert_refused(game, "remove 1 panda", "Z.5.1")


@pytest.mark.rule("MI.3.1")
def test_equal_tiles_are_one_move_and_only_one_of_them_goes() -> None:
    game = table(trucks="panda*3,panda,-")
    assert removals(game) == ["remove 1 panda", "remove 2 panda"]
    game.play("remove 1 panda")
    assert view_of(game)["trucks"][0]["tiles"] == ["panda", "panda"]


@pytest.mark.rule("MI.3.2", "Z.4.2", "Z.3.1")
def test_a_truck_without_tiles_stays_and_can_be_loaded_again() -> None:
    game = table(trucks="panda,-,@C")
    game.play("remove 1 panda")
    assert_refused(game, "take 1", "Z.4.2")
    game.play("draw")
    game.deal("reveal snack")
    assert texts(game) == ["load 1", "load 2"]
    game.play("load 1")
    assert "take 1" in texts(game)


@pytest.mark.rule("MI.3.2", "Z.10.3")
def test_with_two_players_the_third_truck_can_be_emptied_too() -> None:
    game = table(trucks="@B,-,snack", players=2)
    game.play("remove 3 snack")
    assert view_of(game)["trucks"][2] == {"tiles": [], "spaces": 1, "taken_by": None}
    assert_refused(game, "take 3", "Z.10.3")


@pytest.mark.rule("MI.3.2", "K.1.2")
def test_when_nothing_is_left_to_draw_or_to_take_a_seat_withdraws() -> None:
    unseen = view_of(table("coins:0", "panda,-,-"))["supply"]["unseen"]
    gone = "+".join(f"{tile}*{copies}" for tile, copies in unseen.items())
    game = situation(
        "coins:1 minis:king-k",
        "coins:0",
        "coins:0",
        trucks="panda,-,-",
        gone=gone,
        options="modules=king-k",
    )
    assert_refused(game, "withdraw", "K.1.2")
    game.play("remove 1 panda")
    assert texts(game) == ["withdraw"]
    assert_round_trip(game)
    for _ in range(3):
        game.play("withdraw")
    assert game.over


@pytest.mark.rule("MI.3.3")
def test_king_k_can_be_used_again_and_again() -> None:
    game = table("coins:3 minis:king-k", trucks="panda+snack+coin,@B,@C")
    for tile in ("snack", "coin", "panda"):
        game.play(f"remove 1 {tile}")
        assert_round_trip(game)
    assert zoo(game) == "coins:0 minis:king-k=3"
    assert texts(game) == ["draw"]


@pytest.mark.rule("MI.3.1")
def test_building_sites_and_jungle_animals_can_be_taken_off() -> None:
    visitors = "visitors:green-2+blue-2+brown-2+red-2"
    game = situation(
        f"{visitors} minis:king-k",
        visitors,
        visitors,
        trucks="pen-site,anteater,-",
        options="modules=building-sites+exotic+king-k",
    )
    assert removals(game) == ["remove 1 pen-site", "remove 2 anteater"]


def test_the_move_in_words_and_as_data() -> None:
    assert Move("Remove 2 Panda-M").as_json() == {"verb": "remove", "truck": 2, "tile": "panda-m"}
