"""Variants: chapter 7."""

from random import Random

import pytest

from support.ozoo import (
    SEALED,
    TREE_TILES,
    auction,
    bid,
    deal,
    kinds,
    not_allowed,
    row,
    sell,
    waiting,
)
from support.views import view_of
from zoopark import Game

PLAIN = [tile for tile in range(1, 26) if tile not in TREE_TILES]
TREES = "ozoolemio(players=2, flags=A+B, variant=trees)"
BLIND = "ozoolemio(players=2, flags=A+B, auction=blind)"
BOTH = "ozoolemio(players=2, flags=A+B, variant=trees, auction=blind)"


def has_tree(tile: int) -> bool:
    return tile in TREE_TILES


def rows_of(game: Game) -> list[list[int]]:
    """Play a game to its end; the tiles of each round in the order of their auctions."""
    rounds: list[list[int]] = [[] for _ in range(5)]
    rng = Random(7)
    while not game.over:
        rounds[view_of(game)["round"] - 1].append(row(game)[0])
        sell(game, rng.randrange(game.players))
    return rounds


@pytest.mark.rule("O.7.1")
def test_tiles_are_turned_up_until_three_show_trees() -> None:
    game = Game(TREES, dealer=None)
    for tile in (11, 9, 12, 25, 4, 18):
        assert waiting(game) == []
        deal(game, tile)
    not_allowed(game, "bid 1", "O.2.2", seat=0)
    deal(game, 13)
    assert game.chance() == []
    assert waiting(game) == [0, 1]
    assert row(game) == [11, 9, 12, 25, 4, 18, 13]


@pytest.mark.rule("O.7.1")
def test_a_tile_with_two_trees_counts_once_and_three_tiles_can_be_enough() -> None:
    game = Game(TREES, dealer=None)
    deal(game, 25, 7)  # two trees each
    assert waiting(game) == []
    deal(game, 2)
    assert waiting(game) == [0, 1]
    assert row(game) == [25, 7, 2]


@pytest.mark.rule("O.7.1")
@pytest.mark.parametrize("tile", range(1, 26))
def test_a_tile_counts_if_either_half_shows_a_tree(tile: int) -> None:
    others = [other for other in TREE_TILES if other != tile][:2]
    game = Game(TREES, dealer=None)
    deal(game, *others, tile)
    assert (waiting(game) == [0, 1]) == (tile in TREE_TILES)


@pytest.mark.rule("O.7.1")
def test_the_whole_row_is_auctioned_and_then_the_round_is_scored() -> None:
    game = Game(TREES, dealer=None)
    deal(game, 11, 9, 12, 25, 4, 18, 13)
    for number in range(7):
        assert view_of(game)["round"] == 1
        events = sell(game)
        assert ("scored" in kinds(events)) == (number == 6)
    assert view_of(game)["round"] == 2
    assert len(game.chance()) == 18


@pytest.mark.rule("O.7.1")
def test_trees_are_counted_anew_in_every_round() -> None:
    game = Game(TREES, dealer=None)
    deal(game, *TREE_TILES[:3])
    for _ in range(3):
        sell(game)
    deal(game, *TREE_TILES[3:5])
    assert waiting(game) == []
    deal(game, TREE_TILES[5])
    assert waiting(game) == [0, 1]


@pytest.mark.rule("O.7.1")
def test_the_fifth_round_has_all_the_rest() -> None:
    """If the first four rounds have three tiles each, thirteen are left, ten without trees."""
    game = Game(TREES, dealer=None)
    for number in range(4):
        deal(game, *TREE_TILES[3 * number : 3 * number + 3])
        for _ in range(3):
            sell(game, number % 2)
    rest = [*TREE_TILES[12:], *PLAIN]
    deal(game, *rest)
    assert row(game) == rest
    for _ in range(13):
        assert not game.over
        sell(game)
    assert game.over


@pytest.mark.rule("O.7.1")
def test_the_fifth_round_has_at_least_three_tiles() -> None:
    game = Game(TREES, dealer=None)
    deal(game, *PLAIN, *TREE_TILES[:3])
    for _ in range(13):
        sell(game)
    for number in range(1, 4):
        deal(game, *TREE_TILES[3 * number : 3 * number + 3])
        for _ in range(3):
            sell(game)
    deal(game, *TREE_TILES[12:])
    assert (view_of(game)["round"], row(game)) == (5, TREE_TILES[12:])
    assert waiting(game) == [0, 1]


@pytest.mark.rule("O.7.1", "O.7.3")
@pytest.mark.parametrize("options", ["variant=trees", "variant=trees, auction=blind"])
@pytest.mark.parametrize("seed", range(6))
def test_rounds_end_with_their_third_tile_with_trees(options: str, seed: int) -> None:
    rounds = rows_of(Game(f"ozoolemio(players=3, {options})", seed=seed))
    assert sorted(tile for tiles in rounds for tile in tiles) == list(range(1, 26))
    for tiles in rounds[:4]:
        assert sum(map(has_tree, tiles)) == 3
        assert has_tree(tiles[-1])


@pytest.mark.rule("O.7.2")
def test_in_a_blind_auction_only_the_tile_on_sale_lies_open() -> None:
    game = Game(BLIND, dealer=None)
    for number, tile in enumerate((9, 25, 1, 14, 3)):
        assert (waiting(game), row(game)) == ([], [])
        assert len(game.chance()) == 25 - number
        deal(game, tile)
        assert game.chance() == []
        assert row(game) == [tile]
        assert waiting(game) == [0, 1]
        bid(game, 1, 0)
        assert game.chance() == []  # the next one waits until this one is built
        game.play(game.legal()[0])
    assert view_of(game)["round"] == 2


@pytest.mark.rule("O.7.2")
def test_in_a_blind_auction_nobody_bids_before_the_tile_lies_open() -> None:
    game = Game(BLIND, dealer=None)
    not_allowed(game, "bid 0", "O.2.2", seat=0)
    deal(game, 9)
    sell(game)
    not_allowed(game, "bid 0", "O.2.2", seat=1)


@pytest.mark.rule("O.7.2")
def test_in_a_blind_auction_the_next_tile_comes_also_after_a_loss() -> None:
    game = auction(*SEALED, sale=(11,), lost=(1,), options="auction=blind")
    bid(game, 1, 0)
    assert game.chance() == []
    game.play("drop")
    assert waiting(game) == []
    assert next(outcome.text for outcome, _ in game.chance()) == "unveil 2"


@pytest.mark.rule("O.7.2")
@pytest.mark.parametrize("seed", range(3))
def test_a_blind_game_has_five_tiles_in_every_round(seed: int) -> None:
    rounds = rows_of(Game("ozoolemio(players=2, auction=blind)", seed=seed))
    assert [len(tiles) for tiles in rounds] == [5] * 5


@pytest.mark.rule("O.7.3")
def test_with_both_variants_tiles_come_singly_until_the_third_with_trees_is_sold() -> None:
    game = Game(BOTH, dealer=None)
    tiles = (11, 9, 12, 25, 4, 13)
    for tile in tiles:
        assert view_of(game)["round"] == 1
        deal(game, tile)
        assert row(game) == [tile]
        events = sell(game)
        assert ("scored" in kinds(events)) == (tile == 13)
    assert (view_of(game)["round"], waiting(game), row(game)) == (2, [], [])


@pytest.mark.rule("O.7.3")
def test_with_both_variants_the_fifth_round_ends_when_no_tile_is_left() -> None:
    game = Game(BOTH, dealer=None)
    tiles = [*TREE_TILES, *PLAIN]
    for number, tile in enumerate(tiles):
        assert view_of(game)["round"] == min(number // 3, 4) + 1
        deal(game, tile)
        sell(game, number % 2)
    assert game.over


@pytest.mark.rule("O.7.3")
def test_the_variants_are_told_by_the_game_string() -> None:
    assert Game(BOTH, seed=1).config == BOTH
    assert Game("ozoolemio(auction=Blind, variant=trees, players=2)", seed=1).config == (
        "ozoolemio(players=2, variant=trees, auction=blind)"
    )
