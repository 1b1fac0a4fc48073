"""The reindeer."""

import pytest

from support.tables import situation
from zoopark import Game


def table(own: str, more: str = "") -> Game:
    return situation(f"{own} minis:reindeer", options=f"modules={more}reindeer")


def points(game: Game) -> int:
    sheet = game.scores()[0]
    assert sheet.total == game.state.points(0)
    return sheet.points("reindeer")


@pytest.mark.rule("MI.17.1")
@pytest.mark.parametrize(
    ("animals", "free"),
    [
        ("", 15),
        ("4:panda", 14),
        ("4:panda*3 5:leopard*5 6:flamingo*2", 5),
        ("4:panda*4 5:leopard*5 6:flamingo*6", 0),
        ("x:kangaroo*2", 15),
        ("x:-", 15),
    ],
)
def test_every_unoccupied_space_of_the_zoo_board_is_a_point(animals: str, free: int) -> None:
    game = table(animals)
    assert points(game) == free
    assert game.scores()[0].sections()[8] == free
    assert "reindeer" not in [line.name for line in game.scores()[1].lines]


@pytest.mark.rule("MI.17.1")
def test_an_extra_enclosure_does_not_count() -> None:
    assert points(table("pandas:panda", "extra-enclosures+")) == 15


@pytest.mark.rule("MI.17.2")
def test_a_space_with_a_building_site_is_unoccupied() -> None:
    assert points(table("4:panda+pen-site 5:pen-site", "building-sites+")) == 14


@pytest.mark.rule("MI.17.2")
def test_a_space_with_a_pavilion_is_occupied() -> None:
    assert points(table("4:panda pavilions:4+6", "buildings+")) == 12
