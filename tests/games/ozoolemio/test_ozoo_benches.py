"""Benches: the loops of chapter 5."""

import pytest

from support.ozoo import SEALED, auction, benches, bid, building, kinds, shown, told, zoo_of
from support.views import view_of

LOOP = ("A 9 e2 e", "A 10 n1e2 e")  # four squares that meet in a point
# Four tiles round two empty squares north of the start tile.
RING = ("A 15 e2 n", "A 16 n2e1 e", "A 20 n2 w", "A 8 n1w1 s")
# Six tiles round six empty squares; tile 8 leads into them at n1.
WIDE = ("A 3 e2 n", "A 6 n2e2 n", "A 4 n4e1 e", "A 5 n4 w", "A 11 n3w1 s", "A 8 n1w1 s")


def counts(*built: str) -> list[int]:
    """The benches of A after each of these tiles."""
    return [shown(auction(*built[:number]), "benches")[0] for number in range(1, len(built) + 1)]


@pytest.mark.rule("O.5.7")
def test_the_smallest_loop_brings_one_bench() -> None:
    game = auction("A 9 e2 e", sale=(10,))
    assert shown(game, "benches") == [0, 0]
    bid(game, 1, 0)
    events = game.play("build n1e2 e")
    assert kinds(events) == ["built", "benches"]
    assert told(events, "benches") == ["A closes loops: 1 new benches"]
    assert shown(game, "benches") == [1, 0]


@pytest.mark.rule("O.5.7")
def test_a_tile_with_one_joint_closes_no_loop() -> None:
    game = auction("A 9 e2 e", sale=(10,))
    bid(game, 1, 0)
    assert "benches" not in kinds(game.play("build w1 w"))
    assert shown(game, "benches") == [0, 0]


@pytest.mark.rule("O.5.7")
def test_squares_beside_each_other_without_paths_are_no_loop() -> None:
    """Tile 13 lies on half A of tile 2, with grass between them, and is joined by one path."""
    assert counts("A 2 e3 w", "A 13 n1e2 e") == [0, 0]


@pytest.mark.rule("O.5.7")
def test_a_tile_may_close_two_loops_at_once() -> None:
    """Tile 23 is joined in three places: in a ring it makes three loops out of one."""
    ring = ("A 15 e2 n", "A 16 n2e1 e", "A 8 n2 w", "A 7 w1 n")
    assert counts(*ring) == [0, 0, 0, 1]
    game = building(*ring, tile=23)
    events = game.play("build n1 e")
    assert told(events, "benches") == ["A closes loops: 2 new benches"]
    assert shown(game, "benches") == [3, 0]


@pytest.mark.rule("O.5.7")
def test_a_large_loop_made_of_smaller_ones_brings_nothing() -> None:
    """Two loops side by side: the path round both of them is not counted as a third."""
    assert counts(*RING, "A 11 n1 e") == [0, 0, 0, 1, 2]


@pytest.mark.rule("O.5.7")
def test_benches_are_never_lost_and_belong_to_the_one_who_closed_the_loop() -> None:
    game = auction(*LOOP, "B 4 e2 e", sale=(11, 12))
    bid(game, 0, 1)
    game.play("build w1 w")
    assert shown(game, "benches") == [1, 0]
    bid(game, 1, 0)
    game.play("build w1 w")
    assert shown(game, "benches") == [1, 0]


@pytest.mark.rule("O.5.8")
@pytest.mark.parametrize("tile", [11, 18])
def test_a_path_that_divides_a_loop_brings_one_bench_more(tile: int) -> None:
    """The bench of the ring stays in one part; the other part gets a new one."""
    game = building(*RING, tile=tile)
    assert shown(game, "benches") == [1, 0]
    events = game.play("build n1 e")
    assert told(events, "benches") == ["A closes loops: 1 new benches"]
    assert shown(game, "benches") == [2, 0]


@pytest.mark.rule("O.5.8")
def test_a_loop_round_empty_squares_counts() -> None:
    assert counts(*RING) == [0, 0, 0, 1]
    assert counts(*WIDE) == [0, 0, 0, 0, 0, 1]


@pytest.mark.rule("O.5.8")
def test_a_loop_round_the_pavilion_counts() -> None:
    assert counts(*SEALED) == [0, 0, 0, 1]


@pytest.mark.rule("O.5.8")
def test_a_loop_where_four_squares_meet_in_a_point_counts() -> None:
    assert counts(*LOOP) == [0, 1]


@pytest.mark.rule("O.5.8")
def test_a_loop_inside_a_loop_counts_and_so_does_the_one_round_it() -> None:
    """Tiles 7 and 1 make a small loop within the wide one and touch it by one path only."""
    assert counts(*WIDE, "A 7 n1 n", "A 1 n2e1 s") == [0, 0, 0, 0, 0, 1, 1, 2]


@pytest.mark.rule("O.5.7", "O.5.8")
@pytest.mark.parametrize(
    "built", [LOOP, RING, SEALED, WIDE, (*WIDE, "A 7 n1 n", "A 1 n2e1 s"), (*RING, "A 11 n1 e")]
)
def test_benches_are_the_bounded_faces_of_the_paths(built: tuple[str, ...]) -> None:
    seat = view_of(auction(*built))["seats"][0]
    assert seat["benches"] == benches(zoo_of(seat["tiles"]))
