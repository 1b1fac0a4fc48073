"""Expansion boards: the last rules of chapter 6, with the examples of the German rules."""

import pytest

from support.parks import DOLPHINS, FIELDS, kinds, park, park_situation, placing, seen
from support.refusals import assert_refused
from support.tables import texts
from zoopark import Game

CORNERS = {"nw": (0, 0), "ne": (0, 1), "se": (1, 1), "sw": (1, 0)}
COLUMNS = "tuvwxyzabcdefghijklm"
STAFF_CORNER = {"a4", "a5", "b5"}


def near(field: str) -> set[str]:
    column, row = COLUMNS.index(field[0]), int(field[1:])
    steps = ((0, 1), (0, -1), (1, 0), (-1, 0))
    return {f"{COLUMNS[column + across]}{row + down}" for across, down in steps}


def covered(board: str) -> set[str]:
    """The fields of a board such as ``small b0 se``."""
    _, at, *missing = board.split()
    column, row = COLUMNS.index(at[0]), int(at[1:])
    return {
        f"{COLUMNS[column + right]}{row + down}"
        for corner, (down, right) in CORNERS.items()
        if corner not in missing
    }


def fitting(fields: set[str], boards: list[str]) -> set[str]:
    """The boards that fit a park with these fields, by the words of the rule."""
    return {
        board
        for board in boards
        if not covered(board) & (fields | STAFF_CORNER)
        and any(near(field) & fields for field in covered(board))
    }


SQUARES = [f"{column}{row}" for column in COLUMNS[3:-3] for row in range(-4, 11)]
LARGE = [f"large {at}" for at in SQUARES]
SMALL = [f"small {at} {corner}" for at in SQUARES for corner in CORNERS]


def offered(game: Game, size: str) -> list[str]:
    beginning = f"expand {size}"
    return [text.removeprefix("expand ") for text in texts(game) if text.startswith(beginning)]


def fields_of(game: Game) -> set[str]:
    return {field["name"] for field in seen(game)["fields"]}


@pytest.mark.rule("A.6.9")
def test_an_empty_park_has_seventeen_places_for_a_large_board() -> None:
    places = offered(park_situation("coins:2"), "large")
    assert len(places) == 17
    assert set(places) == fitting(set(FIELDS), LARGE)


@pytest.mark.rule("A.6.9")
def test_an_empty_park_has_sixty_three_places_for_a_small_board() -> None:
    places = offered(park_situation("coins:2"), "small")
    assert len(places) == 63
    assert set(places) == fitting(set(FIELDS), SMALL)


@pytest.mark.rule("A.6.9")
@pytest.mark.parametrize(
    "boards", ["large_f2", "small_d-1_nw", "large_y2+small_z0_sw", "large_c6+large_a7+small_y3_se"]
)
def test_boards_fit_beside_boards(boards: str) -> None:
    game = park_situation(f"coins:2 boards:{boards}")
    for size, positions in (("small", SMALL), ("large", LARGE)):
        places = offered(game, size)
        assert len(places) == len(set(places))
        left = seen(game)[f"{size}_boards_left"]
        assert set(places) == (fitting(fields_of(game), positions) if left else set())


@pytest.mark.rule("A.6.7", "A.1.7")
@pytest.mark.parametrize("corner", CORNERS)
def test_a_small_board_brings_three_fields_in_any_rotation(corner: str) -> None:
    game = park_situation("coins:1")
    assert kinds(game.play(f"expand small f2 {corner}")) == ["paid", "expanded"]
    assert fields_of(game) - set(FIELDS) == covered(f"small f2 {corner}")
    assert len(fields_of(game)) == 22
    shown = seen(game)
    assert (shown["coins"], shown["basin_limit"]) == (0, 3)
    assert (shown["small_boards_left"], shown["large_boards_left"]) == (1, 2)


@pytest.mark.rule("A.6.8", "A.1.7", "A.5.4")
def test_a_large_board_brings_four_fields_and_a_basin() -> None:
    game = park_situation("coins:2")
    assert kinds(game.play("expand large f2")) == ["paid", "expanded"]
    assert fields_of(game) - set(FIELDS) == {"f2", "g2", "f3", "g3"}
    shown = seen(game)
    assert (shown["coins"], shown["basin_limit"]) == (0, 4)
    assert (shown["small_boards_left"], shown["large_boards_left"]) == (2, 1)


@pytest.mark.rule("A.6.7", "A.1.7")
def test_there_is_no_third_small_board() -> None:
    game = park_situation("coins:9 boards:small_f2_se+small_y2_sw")
    assert offered(game, "small") == []
    assert offered(game, "large")
    assert_refused(game, "expand small d0 sw", "A.1.7")


@pytest.mark.rule("A.6.8", "A.1.7")
def test_there_is_no_third_large_board() -> None:
    game = park_situation("coins:9 boards:large_f2+large_y2")
    assert offered(game, "large") == []
    assert offered(game, "small")
    assert_refused(game, "expand large c6", "A.1.7")


@pytest.mark.rule("A.6.9")
def test_the_two_small_boards_of_the_example() -> None:
    """The figure of the German rules: two small boards, turned differently."""
    game = park_situation("coins:2", trucks="-,@B,@C")
    game.play("expand small d-1 nw")
    assert fields_of(game) - set(FIELDS) == {"e-1", "d0", "e0"}
    game.play("expand small f2 se")
    assert fields_of(game) - set(FIELDS) == {"e-1", "d0", "e0", "f2", "g2", "f3"}
    assert park(game) == "coins:0 boards:small_d-1_nw+small_f2_se"


@pytest.mark.rule("A.6.9")
@pytest.mark.parametrize(
    ("board", "boards"),
    [
        ("large d2", ""),
        ("large e1", ""),
        ("small e1 nw", ""),
        ("large g2", "large_f2"),
        ("small g3 se", "large_f2"),
        ("small f2 ne", "small_f2_se"),
    ],
)
def test_a_board_covers_no_field(board: str, boards: str) -> None:
    before = f"boards:{boards}" if boards else ""
    assert_refused(park_situation(f"coins:2 {before}"), f"expand {board}", "A.6.9")


@pytest.mark.rule("A.6.9", "A.1.6")
@pytest.mark.parametrize("board", ["small z3 ne", "small b5 ne", "large z4"])
def test_a_board_does_not_cover_the_staff_corner(board: str) -> None:
    """The small ones touch the field a3 or c5 and would be allowed otherwise."""
    assert covered(board) & STAFF_CORNER
    assert_refused(park_situation("coins:2"), f"expand {board}", "A.6.9")


@pytest.mark.rule("A.6.9", "A.1.6")
@pytest.mark.parametrize("board", ["large y4", "large a6", "small y4 sw", "small y5 nw"])
def test_touching_only_the_staff_corner_is_not_enough(board: str) -> None:
    assert any(near(field) & STAFF_CORNER for field in covered(board))
    assert_refused(park_situation("coins:2"), f"expand {board}", "A.6.9")


@pytest.mark.rule("A.6.9")
@pytest.mark.parametrize(
    "board", ["large e-1", "large f5", "small e-1 nw", "large h2", "small b-3 se", "large s9"]
)
def test_a_board_that_floats_or_touches_by_a_corner_is_refused(board: str) -> None:
    assert_refused(park_situation("coins:2"), f"expand {board}", "A.6.9")


@pytest.mark.rule("A.6.9")
def test_the_missing_corner_of_a_small_board_touches_nothing() -> None:
    """Only the corner that is missing would lie beside the park."""
    game = park_situation("coins:1")
    assert_refused(game, "expand small f4 nw", "A.6.9")
    assert "expand small f4 ne" in texts(game)


@pytest.mark.rule("A.6.9", "A.1.6")
@pytest.mark.parametrize("board", ["large e0", "large z0", "large e5", "small e0 ne"])
def test_a_notch_may_be_covered(board: str) -> None:
    game = park_situation("coins:2")
    assert f"expand {board}" in texts(game)
    game.play(f"expand {board}")
    assert {"a1", "e1", "e5"} & fields_of(game)


@pytest.mark.rule("A.6.9")
@pytest.mark.parametrize(
    "chain",
    [
        ("large f2", "large h2", "small j2 se", "small l2 se"),
        ("large y2", "large w2", "small u2 sw", "small s2 sw"),
        ("large b-1", "large b-3", "small b-5 ne", "small b-7 ne"),
        ("large c6", "large c8", "small c10 ne", "small c12 ne"),
    ],
)
def test_boards_may_lead_away_from_the_park(chain: tuple[str, ...]) -> None:
    game = park_situation("coins:6", trucks="-,@B,@C")
    for board in chain:
        assert f"expand {board}" in texts(game)
        game.play(f"expand {board}")
    assert len(fields_of(game)) == 33
    assert park(game).split("boards:")[1].replace("_", " ").split("+") == list(chain)


@pytest.mark.rule("A.6.9", "A.5.2")
def test_a_basin_grows_onto_a_new_board() -> None:
    game = park_situation("coins:1 tiles:e2=orca+e3=orca", trucks="orca,@B,@C")
    game.play("expand small f2 se")
    game.play("take 1")
    game.play("place orca f3")
    assert seen(game)["basins"] == {"orca": 3}


@pytest.mark.rule("A.6.9")
def test_a_board_may_be_laid_beside_tiles_and_trainers() -> None:
    game = park_situation(f"coins:2 tiles:{DOLPHINS} staff:e3")
    assert set(offered(game, "large")) == fitting(set(FIELDS), LARGE)


@pytest.mark.rule("A.6.9")
def test_boards_are_never_moved_again() -> None:
    game = park_situation("coins:9 boards:large_f2+large_h2+small_y2_se+small_d0_sw")
    assert texts(game) == ["draw"]


@pytest.mark.rule("A.6.7", "A.6.8", "A.4.4")
def test_fields_of_boards_take_tiles_and_trainers_at_once() -> None:
    game = placing("orca-m", f"boards:small_f2_se+large_y2 tiles:{DOLPHINS} staff:g2")
    assert_refused(game, "place orca-m g2", "A.5.5")
    for field in ("f2", "f3", "y2", "y3", "z3"):
        assert f"place orca-m {field}" in texts(game)
