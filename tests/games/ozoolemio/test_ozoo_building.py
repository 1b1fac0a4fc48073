"""Building: chapter 4."""

import pytest

from support.ozoo import (
    DIRECTIONS,
    SEALED,
    auction,
    bid,
    building,
    flags,
    kinds,
    placements,
    purses,
    row,
    shown,
    texts,
    told,
    zoo_of,
)
from support.refusals import assert_refused
from support.views import view_of
from zoopark import Game, NotationError

CROSS = ("A 17 e2 e",)  # half A leads to the north, west and south, half B to the east
LOOP = ("A 9 e2 e", "A 10 n1e2 e")
# Two paths lead to n1 and one to s1w1; there is no other way on.
TIGHT = ("A 19 s1e2 n", "A 14 n1e1 e", "A 1 w1 n")


def own_tiles(game: Game, seat: int = 0) -> list[str]:
    laid = view_of(game)["seats"][seat]["tiles"]
    return [f"{tile['tile']} {tile['field']} {tile['direction']}" for tile in laid]


@pytest.mark.rule("O.4.1")
def test_the_winner_builds_at_once_into_the_own_zoo() -> None:
    game = auction("A 9 e2 e", sale=(11, 12), players=3)
    bid(game, 0, 3, 1)
    assert (game.to_act, view_of(game)["asks"]) == ((1,), "build")
    events = game.play("build w2 e")
    assert told(events, "built") == ["B builds tile 11 on w2 to the e"]
    assert [own_tiles(game, seat) for seat in range(3)] == [["9 e2 e"], ["11 w2 e"], []]
    assert (row(game)[0], game.to_act) == (12, (0, 1, 2))


@pytest.mark.rule("O.4.1")
@pytest.mark.parametrize("move", ["build e2 s", "build e3 w", "build w1 n", "build w2 e"])
def test_a_tile_is_turned_clockwise(move: str) -> None:
    """Tile 24 leads out to the south of A and to the east of B; here tile 11 follows straight on.

    On e2, B lies in the south and its path leads south; on e3, B lies in the west and the path of A
    leads north; on w1, B lies in the north and its path leads north.
    """
    game = auction(sale=(24, 11))
    bid(game, 1, 0)
    game.play(move)
    bid(game, 1, 0)
    beyond = {
        "build e2 s": {"build s2e2 s", "build s3e2 n"},
        "build e3 w": {"build n1e3 n", "build n2e3 s"},
        "build w1 n": {"build n2w1 n", "build n3w1 s"},
        "build w2 e": {"build s1w2 s", "build s2w2 n"},
    }
    other = {"build w1 w", "build w2 e"} if " e" in move[:7] else {"build e2 e", "build e3 w"}
    assert set(texts(game)) == beyond[move] | other


@pytest.mark.rule("O.4.1")
@pytest.mark.parametrize("field", ["e2", "e3", "n1e2", "n1e3", "o", "e1"])
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_no_tile_covers_another(field: str, direction: str) -> None:
    assert_refused(building(*LOOP, tile=11), f"build {field} {direction}", "O.4.1", seat=0)


@pytest.mark.rule("O.4.1")
@pytest.mark.parametrize("move", ["build e4 w", "build s1e3 n", "build w1 e", "build n2e2 s"])
def test_half_b_covers_no_tile_either(move: str) -> None:
    assert_refused(building(*LOOP, tile=11), move, "O.4.1", seat=0)


@pytest.mark.rule("O.4.1")
def test_the_grid_has_no_edge_within_reach() -> None:
    """Nothing but the missing path forbids fields far away."""
    game = building("A 11 e2 e", "A 18 e4 e", "A 12 e6 e", "A 25 e8 e", tile=17)
    assert "build e10 e" in texts(game)
    for field in ("n60", "s60e60", "w60", "n60w60", "s30"):
        for direction in DIRECTIONS:
            assert_refused(game, f"build {field} {direction}", "O.4.3", seat=0)


@pytest.mark.rule("O.4.1")
@pytest.mark.parametrize("field", ["2e", "e0", "e2s1", "x2", "n61", "e99", "e100", "e٢", "o1"])
@pytest.mark.parametrize("direction", ["e", "x", "1", "e e", ""])
def test_a_build_that_cannot_be_read_is_refused(field: str, direction: str) -> None:
    game = building(tile=11)
    before = game.position(), game.record()
    for text in (f"build {field} {direction}", f"build {direction} {field}", "build e2", "drop 11"):
        with pytest.raises(NotationError):
            game.play(text, 0)
    assert (game.position(), game.record()) == before


@pytest.mark.rule("O.4.2")
@pytest.mark.parametrize("built", [CROSS, LOOP, SEALED[:3], TIGHT, ("A 8 w1 w", "A 21 s1w2 s")])
def test_exactly_the_placements_whose_paths_go_on_are_legal(built: tuple[str, ...]) -> None:
    used = {int(words.split()[1]) for words in built}
    for tile in sorted(set(range(1, 26)) - used):
        game = building(*built, tile=tile)
        zoo = zoo_of(view_of(game)["seats"][0]["tiles"])
        assert texts(game) == ["drop"] or set(texts(game)) == placements(zoo, tile)
        assert len(texts(game)) == len(set(texts(game)))
        assert (texts(game) == ["drop"]) == (not placements(zoo, tile))


@pytest.mark.rule("O.4.2")
@pytest.mark.parametrize(
    ("built", "tile", "move"),
    [
        ("A 17 e2 e", 1, "build s1e3 w"),  # to the north, half A
        ("A 17 e2 e", 15, "build s1e2 e"),  # to the north, half B
        ("A 17 e2 e", 8, "build n1e3 w"),  # to the south
        ("A 17 e2 e", 1, "build n1e2 e"),
        ("A 2 n1w1 s", 8, "build n1w2 s"),  # to the east
        ("A 2 n1w1 s", 1, "build w2 n"),
        ("A 2 n1e2 s", 1, "build n1e3 s"),  # to the west
        ("A 2 n1e2 s", 8, "build e3 n"),
    ],
)
def test_a_path_may_not_lead_to_grass(built: str, tile: int, move: str) -> None:
    """One edge of each tile joins the zoo, and only the named one does not fit."""
    assert_refused(building(built, tile=tile), move, "O.4.2", seat=0)


@pytest.mark.rule("O.4.2")
@pytest.mark.parametrize(
    ("built", "tile", "move"),
    [
        ("A 8 w1 w", 2, "build s1w1 w"),  # to the north, half A
        ("A 8 w1 w", 3, "build s1w1 w"),  # to the north, half B
        ("A 8 e2 e", 2, "build n1e2 e"),  # to the south
        ("A 8 e2 e", 3, "build n1e2 e"),
        ("A 7 w1 s", 2, "build w2 s"),  # to the east
        ("A 7 w1 s", 3, "build w2 s"),
        ("A 7 e2 n", 2, "build e3 n"),  # to the west
        ("A 7 e2 n", 3, "build n1e3 s"),
    ],
)
def test_grass_may_not_stop_a_path(built: str, tile: int, move: str) -> None:
    """One edge of each tile joins the zoo, and only the named one does not fit."""
    assert_refused(building(built, tile=tile), move, "O.4.2", seat=0)


@pytest.mark.rule("O.4.2")
def test_an_open_path_binds_what_is_built_later() -> None:
    """Tile 14 leads south to s1e5; only a half with a path to the north may come there."""
    game = building("A 11 e2 e", "A 14 e4 e", tile=24)
    assert "build s1e5 w" in texts(game)
    assert_refused(game, "build s1e5 e", "O.4.2", seat=0)
    assert_refused(game, "build s1e4 e", "O.4.2", seat=0)


@pytest.mark.rule("O.4.2")
def test_a_path_may_lead_to_a_square_that_can_never_be_built_on() -> None:
    """A single square is left between the pavilion and three tiles."""
    game = building("A 1 e2 e", "A 3 s2e3 n", tile=6)
    game.play("build s2e2 w")
    assert own_tiles(game)[-1] == "6 s2e2 w"
    for tile in (2, 7, 25):
        moves = texts(building("A 1 e2 e", "A 3 s2e3 n", "A 6 s2e2 w", tile=tile))
        assert moves
        assert not any(" s1e2 " in move for move in moves)


@pytest.mark.rule("O.4.3")
@pytest.mark.parametrize(
    "move",
    [
        "build n1e3 e",  # grass beside the grass of e3
        "build s1e3 e",
        "build n1 e",  # grass beside the start tile
        "build s2 e",  # grass beside the pavilion
        "build n1e4 e",  # a corner of e3
        "build s2w1 n",  # a corner of the pavilion
        "build n3 e",  # nothing at all
        "build s9w9 w",
    ],
)
def test_without_a_path_to_the_zoo_a_tile_is_not_joined(move: str) -> None:
    assert_refused(building(*CROSS, tile=11), move, "O.4.3", seat=0)


@pytest.mark.rule("O.4.4")
@pytest.mark.parametrize("move", ["drop", "bid 0", "bid 3", "draw", "unveil 3", "hang A"])
def test_a_tile_that_can_be_built_must_be_built(move: str) -> None:
    assert_refused(building(*CROSS, tile=11), move, "O.4.4", seat=0)


@pytest.mark.rule("O.4.4")
def test_the_only_place_must_be_taken_even_if_it_closes_the_zoo() -> None:
    """Tile 14 closes the ring, and no path leads out of the zoo any more."""
    game = building(*SEALED[:3], tile=14)
    assert "build s1w1 n" in texts(game)
    assert_refused(game, "drop", "O.4.4", seat=0)
    game.play("build s1w1 n")
    bid(game, 1, 0)
    assert texts(game) == ["drop"]


@pytest.mark.rule("O.4.5")
def test_a_tile_that_fits_nowhere_is_paid_for_and_leaves_the_game() -> None:
    game = auction(*SEALED, sale=(11,), coins=(8, 8), flags="A+B")
    figures = shown(game, "figures")
    bid(game, 5, 5)
    assert texts(game) == ["drop"]
    assert (purses(game), flags(game)) == ([3, 8], "BA")
    events = game.play("drop")
    assert kinds(events)[0] == "lost"
    assert str(events[0]) == "tile 11 fits nowhere and is lost to A"
    assert view_of(game)["lost"] == [11]
    assert [own_tiles(game, seat) for seat in range(2)] == [own_tiles(game), []]
    assert len(own_tiles(game)) == 4
    assert shown(game, "figures") == figures
    assert told(events, "income") == ["A receives an income of 4"]
    assert purses(game) == [7, 8]
    outcomes = {int(outcome.text.split()[1]) for outcome, _ in game.chance()}
    assert 11 not in outcomes
    assert len(outcomes) == 20


@pytest.mark.rule("O.4.5")
def test_nobody_else_gets_a_tile_that_fits_nowhere() -> None:
    game = auction(*SEALED, sale=(11,), lost=(1, 2), players=3)
    bid(game, 2, 1, 0)
    for seat in (1, 2):
        assert_refused(game, "build e2 e", "O.3.3", seat)
        assert_refused(game, "drop", "O.3.3", seat)
    game.play("drop")
    assert (row(game)[0], game.to_act) == (5 - 2, (0, 1, 2))
    assert shown(game, "tiles")[1:] == [[], []]


@pytest.mark.rule("O.4.5")
def test_there_is_no_other_move_for_a_tile_that_fits_nowhere() -> None:
    game = building(*SEALED, tile=11)
    assert texts(game) == ["drop"]
    for move in ("build e2 e", "build s1 e"):
        assert_refused(game, move, "O.4.1", seat=0)
    assert_refused(game, "build n1w1 e", "O.4.3", seat=0)
    assert_refused(game, "bid 0", "O.4.4", seat=0)


@pytest.mark.rule("O.4.5")
def test_a_tile_may_fit_nowhere_although_paths_are_open() -> None:
    """Tile 16 fits neither on n1 nor on s1w1, tile 11 does."""
    assert texts(building(*TIGHT, tile=16)) == ["drop"]
    game = building(*TIGHT, tile=11)
    assert "drop" not in texts(game)
    assert_refused(game, "drop", "O.4.4", seat=0)


@pytest.mark.rule("O.4.5")
def test_a_lost_tile_does_not_count_in_the_order_of_building() -> None:
    game = auction(*SEALED, sale=(11,), lost=(1,), flags="A+B")
    bid(game, 1, 0)
    game.play("drop")
    bid(game, 0, 1)
    game.play(game.legal()[0])
    assert [tile["number"] for tile in shown(game, "tiles")[1]] == [5]
