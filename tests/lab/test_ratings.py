"""Ratings: their order, their scale and their intervals, for players of known strength."""

import sys
from random import Random

import pytest

from lab.strangers import by_strength, result
from zoopark.lab import ratings as rating
from zoopark.lab.ratings import ratings
from zoopark.lab.schedule import Fixture, schedule


@pytest.fixture
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests that are not about intervals."""
    monkeypatch.setattr(rating, "SAMPLES", 2)


@pytest.mark.usefixtures("few_samples")
@pytest.mark.parametrize(
    ("seats", "strengths"),
    [(2, [1300.0, 1700.0]), (4, [1300.0, 1500.0, 1700.0]), (3, [1350.0, 1450.0, 1500.0, 1700.0])],
)
def test_ratings_find_known_strengths(seats: int, strengths: list[float]) -> None:
    names = list("abcd"[: len(strengths)])
    games = by_strength(schedule(names, seats, 600, seed=1), strengths, seed=2)
    found = ratings(games, len(names))
    for estimate, strength in zip(found, strengths, strict=True):
        assert estimate.value == pytest.approx(strength, abs=45)
    assert sum(estimate.value for estimate in found) / len(found) == pytest.approx(1500)


@pytest.mark.usefixtures("few_samples")
def test_four_hundred_points_are_odds_of_ten_to_one() -> None:
    """Ten victories to one in two-player games, without any chance in it."""
    fixtures = schedule(["a", "b"], 2, 880, seed=0)
    games = [
        result(game, (0, 0), (1, 2) if (game.seats[0] == 0) == (game.block % 11 != 0) else (2, 1))
        for game in fixtures
    ]
    better, worse = ratings(games, 2)
    assert better.value - worse.value == pytest.approx(400, abs=25)


@pytest.mark.usefixtures("few_samples")
def test_the_order_of_the_games_does_not_matter_much() -> None:
    games = by_strength(schedule(["a", "b", "c"], 3, 300, seed=1), [1400, 1500, 1600], seed=5)
    first = ratings(games, 3)
    Random(1).shuffle(games)
    for one, other in zip(first, ratings(games, 3, seed=9), strict=True):
        assert one.value == pytest.approx(other.value, abs=6)


def test_the_same_games_have_the_same_ratings() -> None:
    games = by_strength(schedule(["a", "b"], 4, 48, seed=1), [1400, 1600], seed=5)
    assert ratings(games, 2, seed=3) == ratings(games, 2, seed=3)


def test_intervals_are_as_wide_as_ratings_of_other_runs_differ() -> None:
    runs = [
        ratings(by_strength(schedule(["a", "b", "c"], 3, 30, seed), [1400, 1500, 1600], seed), 3)
        for seed in range(10)
    ]
    hits = [
        estimate.low <= strength <= estimate.high
        for run in runs
        for estimate, strength in zip(run, (1400, 1500, 1600), strict=True)
    ]
    assert sum(hits) >= 25
    widths = [(estimate.high - estimate.low) / 2 for run in runs for estimate in run]
    assert max(widths) < 250


def test_equals_are_rated_equally_and_more_games_make_it_surer() -> None:
    widths: list[float] = []
    for count in (24, 240):
        games = by_strength(schedule(["a", "b"], 2, count, seed=1), [1500, 1500], seed=4)
        one, other = ratings(games, 2)
        assert one.low < 1500 < one.high
        assert other.low < 1500 < other.high
        widths.append(one.high - one.low)
    assert widths[1] < widths[0] / 2


@pytest.mark.usefixtures("few_samples")
def test_shared_places_are_draws() -> None:
    games = [result(game, (0, 0), (1, 1)) for game in schedule(["a", "b"], 2, 20, seed=0)]
    one, other = ratings(games, 2)
    assert one.value == pytest.approx(other.value, abs=0.01)


def test_whoever_has_won_a_few_games_only_is_not_taken_for_certain() -> None:
    widths: list[float] = []
    for count in (6, 60):
        games = [
            result(game, (0, 0), (1, 2) if game.seats[0] == 0 else (2, 1))
            for game in schedule(["a", "b"], 2, count, seed=0)
        ]
        best, worst = ratings(games, 2)
        assert best.low > 1500 > worst.high
        widths.append(best.high - best.low)
        assert widths[-1] > 30
    assert widths[0] > 60


def test_one_block_has_ratings_without_intervals() -> None:
    one, other = ratings([result(Fixture(0, 0, 0, (0, 1)), (3, 1), (1, 2))], 2)
    assert one.value > 1500 > other.value
    assert not one.known


def test_without_openskill_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(ValueError, match=r"needs the package openskill; .*'zoopark\[lab\]'"):
        ratings([result(Fixture(0, 0, 0, (0, 1)), (3, 1), (1, 2))], 2)
