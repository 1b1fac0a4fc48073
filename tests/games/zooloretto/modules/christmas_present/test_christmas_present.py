"""The Christmas present."""

import pytest

from support.refusals import assert_refused
from support.tables import coins, situation, zoo
from support.views import view_of
from zoopark import Game, NotationError, Record


def table(own: str, more: str = "", rest: str = "") -> Game:
    return situation(
        f"{own} minis:christmas-present", rest, options=f"modules={more}christmas-present"
    )


@pytest.mark.rule("MI.19.1")
def test_what_its_owner_discards_is_laid_on_the_present() -> None:
    game = table("coins:4 barn:panda*2+snack")
    kinds = [event.kind for event in game.play("discard panda")]
    assert kinds == ["paid", "discarded", "wrapped"]
    assert zoo(game) == "coins:2 barn:snack+panda minis:christmas-present present:panda"
    assert view_of(game)["gone"] == {}
    assert view_of(game)["seats"][0]["minis"][0]["tiles"] == ["panda"]
    assert "christmas-present with 1 tile\n" in game.board()
    game.play("draw")
    game.deal("reveal coin")
    game.play("load 1")
    game.play("take 1")
    game.play("discard snack")
    assert zoo(game) == "coins:0 barn:panda minis:christmas-present present:panda+snack"
    assert "christmas-present with 2 tiles" in game.board()


@pytest.mark.rule("MI.19.1")
def test_the_present_takes_only_tiles_of_its_owner() -> None:
    game = table("", rest="barn:panda")
    game.play("draw")
    game.deal("reveal coin")
    game.play("load 1")
    game.play("discard panda")
    assert "present:" not in zoo(game) + zoo(game, 1)
    assert view_of(game)["gone"] == {"panda": 1}


@pytest.mark.rule("MI.19.1", "FZ.1.2")
def test_animals_that_are_given_away_are_not_discarded() -> None:
    game = table("4:panda*4", "foreign-zoos+")
    game.play("give 4")
    assert zoo(game) == "coins:2 cards:3 minis:christmas-present"
    assert view_of(game)["gone"] == {"panda": 4}


@pytest.mark.rule("MI.19.1", "Z.5.12")
def test_a_discarded_tile_still_costs_two_coins() -> None:
    assert_refused(table("coins:1 barn:panda"), "discard panda", "Z.5.1")
    game = table("coins:2 barn:panda")
    game.play("discard panda")
    assert coins(game) == 0


@pytest.mark.rule("MI.19.2")
@pytest.mark.parametrize(
    ("tiles", "scored"), [("", 0), ("present:panda", 1), ("present:panda*3+snack+leopard-m", 5)]
)
def test_each_tile_on_the_present_is_a_point(tiles: str, scored: int) -> None:
    game = table(tiles)
    sheet = game.scores()[0]
    assert sheet.points("christmas-present") == sheet.total == game.state.points(0) == scored
    assert sheet.sections()[8] == scored


@pytest.mark.rule("MI.19.2")
def test_a_discarded_tile_saves_two_points_and_brings_one() -> None:
    game = table("barn:panda-baby 4:panda-dad+panda-mum")
    before = game.scores()[0].total
    game.play("discard panda-baby")
    assert game.scores()[0].total == before + 3


def test_a_present_can_be_written_down_and_replayed() -> None:
    game = table("coins:8 barn:panda-baby+snack*2 4:panda-dad+panda-mum", rest="coins:0")
    for tile in ("snack", "panda-baby", "snack"):
        game.play(f"discard {tile}")
        assert Game.from_position(game.position(), dealer=None).state == game.state
        copy = game.copy()
        for _ in range(2):
            game.play("draw")
            game.deal("reveal panda")
            game.play("load 1" if len(view_of(game)["trucks"][0]["tiles"]) < 3 else "load 2")
        assert copy.state != game.state
    assert zoo(game).endswith("present:snack+panda-baby+snack")
    assert Game.replay(Record.loads(game.record().dumps())).state == game.state


@pytest.mark.parametrize(
    ("tiles", "more"),
    [
        ("present:coin", ""),
        ("present:barn-site", "building-sites+"),
        ("present:panda*8", ""),
        ("present:camel", ""),  # left out
        ("present:panda-baby", ""),  # without parents
        ("present:koala", ""),
        ("used:christmas-present", ""),
    ],
)
def test_a_position_that_cannot_be_is_refused(tiles: str, more: str) -> None:
    with pytest.raises(NotationError):
        table(tiles, more)
