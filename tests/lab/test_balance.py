"""Balance: the pairs of games that are compared, and what is measured."""

import pytest

from lab.strangers import result
from zoopark import games
from zoopark.lab.arena import play_random_game
from zoopark.lab.balance import balance, change, compare, pairs
from zoopark.lab.schedule import Fixture, schedule
from zoopark.lab.workers import Alone


def sides(config: str) -> dict[str, tuple[str, str]]:
    return {module: (one, other) for module, one, other, refused in pairs(config) if not refused}


def test_every_module_is_compared_with_the_game_without_it() -> None:
    found = sides("zooloretto(players=4)")
    assert list(found) == list(games()[0].modules)
    assert found["boss"] == ("zooloretto(players=4, modules=boss)", "zooloretto(players=4)")


def test_what_a_module_needs_is_on_both_sides() -> None:
    assert sides("zooloretto")["chameleons"] == (
        "zooloretto(players=3, modules=exotic+chameleons)",
        "zooloretto(players=3, modules=exotic)",
    )


def test_what_needs_the_module_is_on_neither_side() -> None:
    assert sides("zooloretto(players=4, modules=boss+exotic+chameleons)")["exotic"] == (
        "zooloretto(players=4, modules=exotic+boss)",
        "zooloretto(players=4, modules=boss)",
    )


def test_a_module_that_does_not_fit_says_why() -> None:
    refused = {
        module: why
        for module, _, _, why in pairs("zooloretto(players=5, modules=everything+lion-family)")
        if why
    }
    fitting = sides("zooloretto(players=5, modules=everything+lion-family)")
    assert len(refused) + len(fitting) == len(games()[0].modules)
    assert all(refused.values())


def test_games_without_modules_have_no_pairs() -> None:
    assert pairs("aquaretto(players=3)") == []


def test_the_measures_of_a_game() -> None:
    fixtures = schedule(["a"], 3, 2, 0)
    found = balance(
        [
            result(fixtures[0], (10, 4, 1), (1, 2, 3)),
            result(fixtures[1], (2, 6, 7), (3, 2, 1)),
        ],
        "zooloretto(players=3)",
    )
    assert found.games == 2
    assert found.points.value == 5
    assert found.best.value == 8.5
    assert found.gap.value == 7
    assert (found.decisions.value, found.rounds.value) == (50, 9)
    assert [seat.wins for seat in found.seats] == [1, 0, 1]
    assert [seat.name for seat in found.seats] == ["A", "B", "C"]


def test_a_change_is_that_within_the_pairs() -> None:
    """Every game is three points better with it: however games differ, this is certain."""
    without = [result(Fixture(n, n, n, (0, 0)), (n, 5 * n), (2, 1)) for n in range(8)]
    with_it = [result(Fixture(n, n, n, (0, 0)), (n + 3, 5 * n + 3), (2, 1)) for n in range(8)]
    found = change("boss", with_it, without)
    assert found.points is not None
    assert found.best is not None
    assert (found.points.value, found.points.low, found.points.high) == pytest.approx((3, 3, 3))
    assert found.best.value == 3


def test_modules_are_measured_by_games_with_the_same_seeds() -> None:
    changes = {
        found.module: found for found in compare("zooloretto(players=2)", "random", 3, 7, Alone())
    }
    assert set(changes) == set(games()[0].modules)
    fixtures = schedule(["random"], 2, 3, 7)
    lengths = [
        [play_random_game(config, (0, 0), game.deal).decisions for game in fixtures]
        for config in sides("zooloretto(players=2)")["exotic"]
    ]
    measured = changes["exotic"].decisions
    assert measured is not None
    assert measured.value == pytest.approx((sum(lengths[0]) - sum(lengths[1])) / 3)
    assert measured.value > 20
