"""The tiles: chapter 1, against a copy of the table from which they were designed."""

from collections import Counter
from itertools import product

import pytest

from support.ozoo import (
    AROUND,
    COLOURS,
    TABLE,
    TILE,
    TREE_TILES,
    auction,
    building,
    placements,
    row,
    texts,
    zoo_of,
)
from support.views import view_of
from zoopark import Game

HALVES = [tile[half] for tile, half in product(TABLE, "AB")]


def exits(tile: int, half: str) -> list[str]:
    """The exits of a half in the order in which views name them."""
    ways = [way[1].lower() for way in TILE[tile]["exits"] if way[0] == half]
    return [way for way in AROUND if way in ways]


def pattern(tile: int) -> frozenset[str]:
    """The outer exits of a tile, in the same words for a tile that is turned by a half."""
    return min(frozenset(TILE[tile]["exits"]), _turned(TILE[tile]["exits"]), key=sorted)


def mirrored(tile: int) -> frozenset[str]:
    """The same for the tile in a mirror."""
    ways = [way.translate(str.maketrans("NS", "SN")) for way in TILE[tile]["exits"]]
    return min(frozenset(ways), _turned(ways), key=sorted)


def _turned(ways: list[str]) -> frozenset[str]:
    return frozenset(way.translate(str.maketrans("ABNESW", "BASWNE")) for way in ways)


@pytest.mark.rule("O.1.1")
@pytest.mark.parametrize("tile", sorted(TILE))
def test_a_tile_is_as_in_the_table(tile: int) -> None:
    shown = view_of(auction(sale=(tile,)))["row"][0]
    for half in "AB":
        face = TILE[tile][half]
        assert shown[half.lower()] == {
            "colour": COLOURS[face["c"]],
            "stars": face["s"],
            "tree": face["t"] == 1,
            "exits": exits(tile, half),
        }
    assert (shown["tile"], shown["link"]) == (tile, TILE[tile]["link"])


@pytest.mark.rule("O.1.1")
def test_the_bag_holds_every_tile_once() -> None:
    view = view_of(Game("ozoolemio(players=2)", dealer=None))
    assert view["unseen"] == sorted(TILE) == list(range(1, 26))
    game = Game("ozoolemio(players=2)", seed=1)
    assert sorted(view_of(game)["unseen"] + row(game)) == list(range(1, 26))


@pytest.mark.rule("O.1.1")
def test_the_halves_of_a_tile_differ_in_colour() -> None:
    assert all(tile["A"]["c"] != tile["B"]["c"] for tile in TABLE)


@pytest.mark.rule("O.1.1")
@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_has_ten_halves_with_the_same_stars_and_four_trees(colour: str) -> None:
    faces = [face for face in HALVES if face["c"] == colour]
    assert sorted(face["s"] for face in faces) == [1, 1, 1, 2, 2, 2, 2, 3, 3, 3]
    assert sum(face["t"] for face in faces) == 4


@pytest.mark.rule("O.1.1")
def test_colours_are_paired_two_or_three_times_and_never_with_the_same_stars() -> None:
    pairs = Counter(frozenset((tile["A"]["c"], tile["B"]["c"])) for tile in TABLE)
    often = {"".join(sorted(pair)) for pair, times in pairs.items() if times == 3}
    seldom = {"".join(sorted(pair)) for pair, times in pairs.items() if times == 2}
    assert often == {"OR", "OY", "BY", "BG", "GR"}
    assert seldom == {"RY", "BR", "GY", "GO", "BO"}
    faces = [frozenset((tile[half]["c"], tile[half]["s"]) for half in "AB") for tile in TABLE]
    assert len(set(faces)) == 25
    assert faces[0] == {("O", 2), ("R", 3)}  # the only printed tile that is known


@pytest.mark.rule("O.1.1")
def test_star_sums_and_the_trees_that_make_up_for_them() -> None:
    sums = {tile["id"]: tile["A"]["s"] + tile["B"]["s"] for tile in TABLE}
    assert Counter(sums.values()) == {2: 2, 3: 5, 4: 11, 5: 5, 6: 2}
    trees = Counter(tile["A"]["t"] + tile["B"]["t"] for tile in TABLE)
    assert trees == {0: 10, 1: 10, 2: 5}
    assert len(TREE_TILES) == 15
    assert all(sums[tile] < 5 for tile in TREE_TILES)


@pytest.mark.rule("O.1.1")
def test_two_to_four_exits_and_more_of_them_on_weak_tiles() -> None:
    ways = {tile["id"]: len(tile["exits"]) for tile in TABLE}
    assert Counter(ways.values()) == {2: 8, 3: 10, 4: 7}
    for tile in TABLE:
        stars = tile["A"]["s"] + tile["B"]["s"]
        assert {2: 4, 6: 2}.get(stars, ways[tile["id"]]) == ways[tile["id"]]
    by_colour = Counter(TILE[tile][way[0]]["c"] for tile in TILE for way in TILE[tile]["exits"])
    assert set(by_colour.values()) <= {14, 15}
    assert by_colour.total() == 74


@pytest.mark.rule("O.1.1")
def test_every_tile_has_an_exit_on_a_short_end() -> None:
    assert all({"AW", "BE"} & set(tile["exits"]) for tile in TABLE)


@pytest.mark.rule("O.1.1")
def test_a_path_links_the_halves_exactly_when_both_lead_out() -> None:
    """So the path of a tile is in one piece. This cannot be seen from legality or points."""
    for tile in TABLE:
        assert tile["link"] == ({way[0] for way in tile["exits"]} == {"A", "B"})
    assert [tile["id"] for tile in TABLE if not tile["link"]] == [2, 19, 22]


@pytest.mark.rule("O.1.1")
def test_the_paths_of_all_tiles_are_the_same_in_a_mirror() -> None:
    assert Counter(map(pattern, TILE)) == Counter(map(mirrored, TILE))


@pytest.mark.rule("O.1.1", "O.4.1")
@pytest.mark.parametrize("tile", sorted(TILE))
def test_every_tile_can_be_built_first(tile: int) -> None:
    moves = texts(building(tile=tile))
    assert 4 <= len(moves) <= 8
    assert set(moves) == placements(zoo_of([]), tile)
    assert len(moves) == len(set(moves))
