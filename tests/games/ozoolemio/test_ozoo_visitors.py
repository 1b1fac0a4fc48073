"""Visitors and tree figures: chapter 5 without benches."""

import pytest

from support.ozoo import areas, auction, bid, building, shown, visitors, zoo_of
from support.views import view_of
from zoopark import Game

LOOP = ("A 9 e2 e", "A 10 n1e2 e")


def own_areas(game: Game, colour: str, seat: int = 0) -> list[int]:
    """The values of all areas of a colour, reckoned by the tests."""
    zoo = zoo_of(view_of(game)["seats"][seat]["tiles"])
    return sorted(stars for found, stars, _ in areas(zoo) if found == colour)


def value(game: Game, colour: str, seat: int = 0) -> int:
    """The value of the best area, told by the rules."""
    best = shown(game, "areas")[seat][colour]
    assert isinstance(best, int)
    return best


@pytest.mark.rule("O.5.1")
def test_halves_that_touch_only_by_a_corner_are_two_areas() -> None:
    """The smallest loop: blue halves on e3 and n1e2 are two areas of two stars."""
    game = auction(*LOOP)
    assert shown(game, "areas")[0] == {
        "birds": 0,
        "mammals": 2,
        "reptiles": 2,
        "apes": 0,
        "sea": 2,
    }
    assert own_areas(game, "sea") == [2, 2]


@pytest.mark.rule("O.5.1")
def test_halves_that_touch_by_an_edge_are_one_area() -> None:
    """The reptiles of tile 11 and tile 13 meet at e3 and e4, with a path between them."""
    game = auction("A 11 e2 e", "A 13 e4 e")
    assert (value(game, "reptiles"), own_areas(game, "reptiles")) == (6, [6])
    assert (value(game, "sea"), value(game, "birds")) == (2, 1)


@pytest.mark.rule("O.5.1")
def test_an_area_grows_also_over_edges_without_a_path() -> None:
    """Half A of tile 2 has no path at all; tile 13 lies on it with grass between their birds."""
    game = building("A 2 e3 w", tile=13)
    game.play("build n1e2 e")
    assert (value(game, "birds"), own_areas(game, "birds")) == (3, [3])


@pytest.mark.rule("O.5.1")
def test_a_tile_can_unite_areas() -> None:
    """Tile 17 brings two stars to the mammals with one and with two: an area of five."""
    game = building("A 8 w1 w", "A 21 s1w2 s", tile=17)
    assert (value(game, "mammals"), own_areas(game, "mammals")) == (2, [1, 2])
    game.play("build s2w1 n")
    assert (value(game, "mammals"), own_areas(game, "mammals")) == (5, [5])


@pytest.mark.rule("O.5.1")
def test_a_value_is_the_sum_of_stars_and_not_the_number_of_halves() -> None:
    game = auction("A 4 e2 e", "B 25 e2 e", players=2)
    assert (value(game, "apes", 0), value(game, "apes", 1)) == (3, 1)
    assert visitors(game, "apes") == [2, 1]


@pytest.mark.rule("O.5.1", "O.5.2")
def test_only_the_best_area_counts_and_areas_are_not_added_up() -> None:
    """A has two areas of mammals with two stars each, B one with three."""
    game = auction("A 9 e2 e", "A 8 w1 w", "B 4 e2 e")
    assert own_areas(game, "mammals") == [2, 2]
    assert (value(game, "mammals", 0), value(game, "mammals", 1)) == (2, 3)
    assert visitors(game, "mammals") == [1, 2]


@pytest.mark.rule("O.5.2")
def test_two_visitors_for_the_best_one_for_the_second_none_for_the_others() -> None:
    """Apes: A 2, B 3, C 1, D none."""
    game = auction("A 5 e2 e", "B 4 e2 e", "C 25 e2 e", players=4)
    assert visitors(game, "apes") == [1, 2, 0, 0]
    four = auction("A 5 e2 e", "B 4 e2 e", "C 25 e2 e", "D 6 e2 e", players=4)
    assert visitors(four, "apes") == [0, 1, 0, 2]


@pytest.mark.rule("O.5.2")
def test_visitors_are_given_anew_after_every_tile() -> None:
    game = auction("A 5 e2 e", "B 25 e2 e", sale=(4,))
    assert visitors(game, "apes") == [2, 1]
    bid(game, 0, 1)
    game.play("build w1 w")
    assert visitors(game, "apes") == [1, 2]


@pytest.mark.rule("O.5.2", "O.5.3")
def test_one_player_takes_only_one_rank() -> None:
    """A has the best and the second best area of mammals, B the third."""
    game = auction("A 4 e2 e", "A 9 w1 w", "B 7 n1e2 s")
    assert own_areas(game, "mammals") == [2, 3]
    assert visitors(game, "mammals") == [2, 1]
    alone = auction("A 4 e2 e", "A 9 w1 w")
    assert visitors(alone, "mammals") == [1, 0]


@pytest.mark.rule("O.5.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_lone_owner_has_one_visitor(players: int) -> None:
    game = auction("A 4 e2 e", players=players)
    assert visitors(game, "apes") == [1] + [0] * (players - 1)
    assert visitors(game, "birds") == [0] * players


@pytest.mark.rule("O.5.3")
def test_when_a_weaker_second_comes_the_lone_owner_has_two() -> None:
    game = auction("A 4 e2 e", sale=(9,), players=3)
    assert visitors(game, "mammals") == [1, 0, 0]
    bid(game, 0, 1, 0)
    game.play("build e2 e")
    assert visitors(game, "mammals") == [2, 1, 0]


@pytest.mark.rule("O.5.4")
def test_the_later_of_two_equal_areas_is_the_better() -> None:
    """Also where the first was alone and had only one visitor: never one each."""
    game = auction("A 4 e2 e", sale=(5,))
    bid(game, 0, 1)
    game.play("build e2 e")
    assert visitors(game, "mammals") == [1, 2]


@pytest.mark.rule("O.5.4")
def test_a_newcomer_who_ties_both_owners_takes_one_visitor_from_each() -> None:
    game = auction("A 4 e2 e", "B 5 e2 e", sale=(20,), players=3)
    assert visitors(game, "mammals") == [1, 2, 0]
    bid(game, 0, 0, 1)
    game.play("build e2 e")
    assert visitors(game, "mammals") == [0, 1, 2]


@pytest.mark.rule("O.5.4")
def test_a_newcomer_who_ties_the_best_puts_an_untied_second_out() -> None:
    """Ranks are always two, one and none; a visitor is not just taken from the one who is tied."""
    game = auction("A 4 e2 e", "B 9 e2 e", sale=(20,), players=3)
    assert visitors(game, "mammals") == [2, 1, 0]
    bid(game, 0, 0, 1)
    game.play("build e2 e")
    assert visitors(game, "mammals") == [1, 0, 2]


@pytest.mark.rule("O.5.4")
def test_a_newcomer_who_ties_the_second_becomes_second() -> None:
    game = auction("A 4 e2 e", "B 9 e2 e", sale=(8,), players=3)
    bid(game, 0, 0, 1)
    game.play("build e2 e")
    assert visitors(game, "mammals") == [2, 0, 1]


@pytest.mark.rule("O.5.4")
def test_a_value_counts_from_when_it_was_reached_and_not_from_when_the_area_was_begun() -> None:
    """The apes of A were begun before those of B and reach three stars after them."""
    game = auction("A 1 e2 e", "B 4 e2 e", sale=(25,))
    assert visitors(game, "apes") == [1, 2]
    bid(game, 1, 0)
    game.play("build s1e3 e")
    assert [value(game, "apes", seat) for seat in (0, 1)] == [3, 3]
    assert visitors(game, "apes") == [2, 1]


@pytest.mark.rule("O.5.4")
def test_tiles_that_do_not_add_to_an_area_do_not_renew_it() -> None:
    """A builds on, but not on the mammals: B reached three stars later."""
    game = auction("A 4 e2 e", "B 5 e2 e", "A 11 w1 w", "A 18 w3 w")
    assert visitors(game, "mammals") == [1, 2]


@pytest.mark.rule("O.5.4")
def test_an_equal_second_area_of_the_same_player_counts_from_its_own_moment() -> None:
    """Blue areas of two stars: first A, then B, then again A on the other side."""
    game = auction("A 11 e2 e", "B 18 e2 e", sale=(10,))
    assert visitors(game, "sea") == [1, 2]
    bid(game, 1, 0)
    game.play("build w1 w")
    assert own_areas(game, "sea") == [2, 2]
    assert visitors(game, "sea") == [2, 1]


@pytest.mark.rule("O.5.4")
def test_a_weaker_second_area_of_the_same_player_changes_nothing() -> None:
    game = auction("A 11 e2 e", "B 18 e2 e", sale=(25,))
    bid(game, 1, 0)
    game.play("build w1 w")
    assert own_areas(game, "sea") == [1, 2]
    assert visitors(game, "sea") == [1, 2]


@pytest.mark.rule("O.5.4")
def test_areas_that_are_united_reach_their_value_with_the_uniting_tile() -> None:
    """B has five stars of mammals before A unites one, two and two stars to five."""
    game = auction("A 8 w1 w", "A 21 s1w2 s", "B 4 e2 e", "B 9 s1e3 e", sale=(17,))
    assert [value(game, "mammals", seat) for seat in (0, 1)] == [2, 5]
    bid(game, 1, 0)
    game.play("build s2w1 n")
    assert [value(game, "mammals", seat) for seat in (0, 1)] == [5, 5]
    assert visitors(game, "mammals") == [2, 1]


@pytest.mark.rule("O.5.5")
def test_trees_are_counted_in_the_whole_zoo() -> None:
    """A has one tree on either side of the start tile, B one, C none."""
    game = auction("A 9 e2 e", "A 13 w1 w", "B 6 e2 e", "C 11 e2 e", players=3)
    assert shown(game, "trees") == [2, 1, 0]
    assert shown(game, "tree_figures") == [2, 1, 0]


@pytest.mark.rule("O.5.5")
def test_both_halves_of_a_tile_may_bring_a_tree() -> None:
    game = auction("A 25 e2 e", "B 9 e2 e", "B 11 w1 w")
    assert shown(game, "trees") == [2, 1]
    assert shown(game, "tree_figures") == [2, 1]


@pytest.mark.rule("O.5.5")
def test_who_alone_has_trees_has_one_tree_figure_and_zoos_without_trees_have_no_rank() -> None:
    game = auction("A 25 e2 e", "B 11 e2 e", players=3)
    assert shown(game, "tree_figures") == [1, 0, 0]
    assert shown(auction("A 11 e2 e", "B 4 e2 e"), "tree_figures") == [0, 0]


@pytest.mark.rule("O.5.5")
def test_the_third_most_trees_bring_nothing() -> None:
    game = auction("A 9 e2 e", "B 25 e2 e", "C 7 n1e2 s", "C 13 w1 w", players=3)
    assert shown(game, "trees") == [1, 2, 3]
    assert shown(game, "tree_figures") == [0, 1, 2]


@pytest.mark.rule("O.5.6")
def test_of_equally_many_trees_the_later_are_the_better() -> None:
    game = auction("A 9 e2 e", sale=(13,))
    assert shown(game, "tree_figures") == [1, 0]
    bid(game, 0, 1)
    game.play("build e2 e")
    assert shown(game, "tree_figures") == [1, 2]


@pytest.mark.rule("O.5.6")
def test_a_newcomer_with_as_many_trees_puts_the_former_second_out() -> None:
    game = auction("A 9 e2 e", "B 13 e2 e", sale=(6,), players=3)
    assert shown(game, "tree_figures") == [1, 2, 0]
    bid(game, 0, 0, 1)
    game.play("build e2 e")
    assert shown(game, "tree_figures") == [0, 1, 2]


@pytest.mark.rule("O.5.6")
def test_a_tile_without_trees_does_not_renew_the_number() -> None:
    game = auction("A 9 e2 e", "B 13 e2 e", sale=(11,))
    assert shown(game, "tree_figures") == [1, 2]
    bid(game, 1, 0)
    game.play("build w1 w")
    assert shown(game, "tree_figures") == [1, 2]
