"""Basins: chapter 5, with the figure of the German rules."""

import pytest

from support.parks import DOLPHINS, FIELDS, laid, park, park_situation, places, placing, seen
from support.refusals import assert_refused
from support.tables import texts
from zoopark import NotationError


def field(row: int, column: int) -> str:
    """A field of a figure, counted from its upper left, whose corner is laid on b1."""
    return f"{'bcdef'[column]}{row + 1}"


DOLPHINS_IN_AN_L = laid("dolphin", " ".join(field(*at) for at in ((1, 1), (1, 2), (2, 1))))
FIGURE = f"boards:small_e0_ne tiles:{DOLPHINS_IN_AN_L}"


@pytest.mark.rule("A.5.3", "A.5.1")
@pytest.mark.parametrize("at", [(0, 0), (0, 3), (2, 3), (3, 0), (3, 2)])
def test_where_the_figure_lets_an_orca_begin(at: tuple[int, int]) -> None:
    """The figure shows dolphins in an L; a small board covers the notch at its upper right."""
    game = placing("orca", FIGURE)
    assert f"place orca {field(*at)}" in texts(game)
    game.play(f"place orca {field(*at)}")
    assert seen(game)["basins"] == {"dolphin": 3, "orca": 1}


@pytest.mark.rule("A.5.3", "A.5.1")
@pytest.mark.parametrize("at", [(0, 1), (0, 2), (1, 0), (1, 3), (2, 0), (2, 2), (3, 1)])
def test_where_the_figure_lets_no_orca_begin(at: tuple[int, int]) -> None:
    assert_refused(placing("orca", FIGURE), f"place orca {field(*at)}", "A.5.3")


@pytest.mark.rule("A.5.1", "A.5.2")
def test_corners_make_no_neighbours() -> None:
    game = placing("orca+dolphin", "tiles:c3=dolphin")
    for corner in ("b2", "d2", "b4", "d4"):
        assert f"place orca {corner}" in texts(game)
        assert_refused(game, f"place dolphin {corner}", "A.5.2")
    for edge in ("c2", "b3", "d3", "c4"):
        assert f"place dolphin {edge}" in texts(game)
        assert_refused(game, f"place orca {edge}", "A.5.3")


@pytest.mark.rule("A.5.1", "A.7.1")
def test_a_basin_need_not_be_straight() -> None:
    game = placing("orca", "tiles:b1=orca+b2=orca")
    game.play("place orca c2")
    assert seen(game)["basins"] == {"orca": 3}
    assert seen(game)["coins"] == 2


@pytest.mark.rule("A.5.2")
def test_a_species_in_the_park_must_be_laid_beside_its_basin() -> None:
    game = placing("orca", "tiles:b1=orca+c1=orca")
    beside = {"d1", "b2", "c2"}
    assert places(game, "place orca") == {*beside, "depot"}
    for other in set(FIELDS) - beside - {"b1", "c1"}:
        assert_refused(game, f"place orca {other}", "A.5.2")


@pytest.mark.rule("A.5.2", "A.4.4")
def test_a_basin_that_cannot_grow_leaves_only_the_depot() -> None:
    """Fields are free all over the park, but none beside the orca."""
    game = placing("orca", "tiles:c5=orca+c3=dolphin+d3=dolphin+e3=dolphin+d5=orca")
    assert texts(game) == ["place orca depot"]
    assert_refused(game, "place orca c4", "A.5.3")
    assert_refused(game, "place orca a2", "A.5.2")


@pytest.mark.rule("A.5.2")
def test_a_species_on_the_depot_only_begins_a_basin_anywhere() -> None:
    assert places(placing("orca", "depot:orca"), "place orca") == {*FIELDS, "depot"}


@pytest.mark.rule("A.5.2")
def test_a_position_with_two_basins_of_a_species_cannot_be() -> None:
    with pytest.raises(NotationError, match=r"A\.5\.2"):
        park_situation("tiles:b1=orca+d1=orca")
    with pytest.raises(NotationError, match=r"A\.5\.2"):
        park_situation("tiles:b1=orca+c2=orca")


@pytest.mark.rule("A.5.3")
def test_a_growing_basin_must_not_touch_another_either() -> None:
    game = placing("orca", "tiles:a2=orca+c2=dolphin")
    assert_refused(game, "place orca b2", "A.5.3")
    assert places(game, "place orca") == {"a3", "depot"}


@pytest.mark.rule("A.5.3")
def test_a_trainer_may_stand_between_two_basins() -> None:
    game = placing("orca", f"tiles:{DOLPHINS} staff:b3")
    assert_refused(game, "place orca a3", "A.5.3")
    assert_refused(game, "place orca b3", "A.5.5")
    game.play("place orca b4")
    assert seen(game)["basins"] == {"dolphin": 5, "orca": 1}


@pytest.mark.rule("A.5.3", "A.6.9")
def test_no_field_at_all_may_lie_between_two_basins() -> None:
    """Between e4 and e6 is a notch, between b4 and b6 the staff corner."""
    game = placing("orca", "boards:small_d6_sw tiles:e4=dolphin")
    game.play("place orca e6")
    assert seen(game)["basins"] == {"dolphin": 1, "orca": 1}
    game = placing("orca", "boards:small_b6_sw tiles:b4=dolphin")
    game.play("place orca b6")
    assert seen(game)["basins"] == {"dolphin": 1, "orca": 1}


@pytest.mark.rule("A.5.3", "A.5.1")
def test_fields_of_different_boards_are_neighbours_on_the_grid() -> None:
    """f4 and g4 belong to one board, f3 and g3 to another, e3 and e4 to the park."""
    park_before = "boards:large_f2+small_f4_se tiles:f3=dolphin"
    game = placing("orca+dolphin", park_before)
    for near in ("e3", "f2", "g3", "f4"):
        assert f"place dolphin {near}" in texts(game)
        assert_refused(game, f"place orca {near}", "A.5.3")
    assert "place orca g4" in texts(game)
    assert "place orca e4" in texts(game)


def with_basins(*species: str, boards: str = "") -> str:
    """A park with one tile a basin."""
    spots = ("b1", "d1", "a3", "c3")
    tiles = [f"{spot}={name}" for spot, name in zip(spots, species, strict=False)]
    return f"{f'boards:{boards} ' if boards else ''}tiles:{'+'.join(tiles)}"


@pytest.mark.rule("A.5.4")
@pytest.mark.parametrize("boards", ["", "small_f2_se", "small_f2_se+small_f4_ne"])
def test_a_park_holds_three_basins_and_small_boards_bring_none(boards: str) -> None:
    game = placing("penguin+orca", with_basins("orca", "dolphin", "sea-lion", boards=boards))
    assert seen(game)["basin_limit"] == 3
    for spot in ("c3", "e4", *(["f2"] if boards else [])):
        assert_refused(game, f"place penguin {spot}", "A.5.4")
    assert places(game, "place penguin") == {"depot"}
    game.play("place orca b2")


@pytest.mark.rule("A.5.4")
def test_the_third_basin_may_still_begin() -> None:
    game = placing("penguin", with_basins("orca", "dolphin"))
    game.play("place penguin c3")
    assert len(seen(game)["basins"]) == 3


@pytest.mark.rule("A.5.4", "A.6.8")
@pytest.mark.parametrize("spot", ["c3", "e4", "f2", "g3"])
def test_a_large_board_allows_a_fourth_basin_wherever_it_lies(spot: str) -> None:
    park_before = with_basins("orca", "dolphin", "sea-lion", boards="large_f2")
    game = placing("penguin+turtle", park_before)
    game.play(f"place penguin {spot}")
    assert len(seen(game)["basins"]) == 4
    assert_refused(game, "place turtle c5", "A.5.4")


@pytest.mark.rule("A.5.4", "A.6.8")
def test_two_large_boards_allow_five_basins_and_no_sixth() -> None:
    five = "tiles:b1=orca+d1=dolphin+a3=sea-lion+c3=penguin+e4=turtle"
    game = placing("polar-bear", f"boards:large_f2+large_y2 {five}")
    assert seen(game)["basin_limit"] == 5
    assert_refused(game, "place polar-bear g2", "A.5.4")
    with pytest.raises(NotationError, match=r"A\.5\.4"):
        placing("polar-bear", f"boards:large_f2+small_y2_se {five}")


@pytest.mark.rule("A.5.4")
def test_the_species_on_the_depot_do_not_count_as_basins() -> None:
    game = placing("penguin", f"{with_basins('orca', 'dolphin')} depot:turtle+sea-lion+polar-bear")
    assert "c3" in places(game, "place penguin")


@pytest.mark.rule("A.5.5")
def test_a_field_takes_one_tile() -> None:
    game = placing("orca", "tiles:c3=orca+c4=orca")
    assert_refused(game, "place orca c3", "A.5.5")
    assert_refused(placing("dolphin", "tiles:c3=orca"), "place dolphin c3", "A.5.5")


@pytest.mark.rule("A.5.5", "A.7.10")
def test_a_field_with_a_trainer_takes_no_tile() -> None:
    game = placing("dolphin-m", f"tiles:{DOLPHINS} staff:c2")
    assert_refused(game, "place dolphin-m c2", "A.5.5")
    assert places(game, "place dolphin-m") == {"d2", "a3", "b3", "depot"}


@pytest.mark.rule("A.5.5", "A.6.7")
def test_fields_of_a_board_that_is_not_laid_take_no_tile() -> None:
    assert_refused(placing("orca"), "place orca f2", "A.5.5")
    game = placing("orca", "boards:small_f2_se")
    assert places(game, "place orca") == {*FIELDS, "f2", "g2", "f3", "depot"}
    assert_refused(game, "place orca g3", "A.5.5")


@pytest.mark.rule("A.5.2", "A.5.4", "A.6.2")
def test_a_moved_tile_may_begin_a_basin_like_any_other() -> None:
    game = park_situation("coins:1 tiles:c2=dolphin depot:orca")
    game.play("move orca c4")
    assert park(game) == "coins:0 tiles:c2=dolphin+c4=orca"
    full = park_situation(f"coins:1 {with_basins('dolphin', 'sea-lion', 'penguin')} depot:orca")
    assert_refused(full, "move orca c4", "A.5.4")
