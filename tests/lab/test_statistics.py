"""Intervals, standings and who finished ahead."""

import math
from dataclasses import replace
from random import Random

import pytest

from lab.strangers import result
from zoopark.lab.arena import Fault, GameResult
from zoopark.lab.schedule import Fixture
from zoopark.lab.statistics import ahead, by_player, by_seat, mean, student, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662), (10, 10, 0.7225, 1)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    """The figures are those of textbooks."""
    estimate = wilson(wins, games)
    assert estimate.value == wins / games
    assert (estimate.low, estimate.high) == pytest.approx((low, high), abs=5e-5)


def test_parts_of_victories_count() -> None:
    assert wilson(2.5, 10).low < wilson(3, 10).low
    assert wilson(2.5, 10).value == 0.25


def test_an_interval_of_a_mean() -> None:
    """Five values with mean 3 and deviation sqrt(2.5): 3 ± 2.776 sqrt(2.5 / 5)."""
    estimate = mean([1, 2, 3, 4, 5])
    assert estimate.value == 3
    assert estimate.high - 3 == pytest.approx(2.776 * math.sqrt(0.5), abs=0.02)
    assert 3 - estimate.low == pytest.approx(estimate.high - 3)


def test_games_of_a_block_are_not_taken_for_independent() -> None:
    values = [float(value) for value in (1, 5, 2, 8, 4, 9, 3)]
    copies = [value for value in values for _ in range(4)]
    blocks = [block for block in range(7) for _ in range(4)]
    assert mean(copies, blocks).high == pytest.approx(mean(values).high)
    assert mean(copies).high < mean(values).high


def test_without_two_blocks_there_is_no_interval() -> None:
    assert not mean([4, 5], [1, 1]).known
    assert not mean([4]).known
    assert not wilson(0, 0).known
    assert mean([4, 5]).known


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (60, 2.0)],
)
def test_students_distribution(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.01)


def test_intervals_hold_what_they_promise() -> None:
    random = Random(1)
    hits = 0
    for _ in range(1000):
        estimate = mean([random.gauss(7, 2) for _ in range(12)])
        hits += estimate.low <= 7 <= estimate.high
    assert 930 <= hits <= 970


def games() -> list[GameResult]:
    """Player 0 sits in one seat of three, player 1 in two."""
    fault = (Fault(1, "b", 1, 5, "raised"),)
    first = result(Fixture(0, 0, 0, (0, 1, 1)), (9, 4, 2), (1, 2, 3))
    second = result(Fixture(1, 0, 0, (1, 1, 0)), (6, 9, 3), (1, 3, 2))
    third = result(Fixture(2, 1, 1, (0, 1, 1)), (5, 5, 1), (1, 1, 3))
    return [
        first,
        replace(second, faults=fault),
        third,
    ]


def test_standings_count_every_seat_of_a_player() -> None:
    one, other = by_player(games(), ["a", "b"])
    assert (one.name, one.games, one.wins, one.faults) == ("a", 3, 1.5, 0)
    assert (other.name, other.games, other.wins, other.faults) == ("b", 6, 1.5, 1)
    assert one.points.value == pytest.approx(17 / 3)
    assert (other.least, other.most) == (1, 9)
    assert one.win_rate.value == 0.5
    assert other.win_rate.value == 0.25


def test_standings_by_seat() -> None:
    seats = by_seat(games(), "ABC")
    assert [seat.wins for seat in seats] == [2.5, 0.5, 0]
    assert [seat.games for seat in seats] == [3, 3, 3]
    assert seats[1].points.value == 6
    assert seats[0].deviation == pytest.approx(math.sqrt(26 / 9))


def test_who_finished_ahead() -> None:
    """Ahead of both, between them (ranks 2 against 1 and 3), level with one and ahead of one."""
    table = ahead(games(), 2)
    assert table[0][1].games == table[1][0].games == 3
    assert table[0][1].rate == pytest.approx((1 + 0.5 + 0.75) / 3)
    assert table[1][0].rate == pytest.approx(1 - table[0][1].rate)
    assert table[0][0].games == 0
