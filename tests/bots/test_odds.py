"""The table of odds."""

from math import exp, factorial

import pytest

from zoopark.core.odds import MOST, NEEDS, STEPS, at_least


@pytest.mark.parametrize("expected", [0, 1, 7, 8, 20, 40, MOST])
def test_odds_are_those_of_poisson(expected: int) -> None:
    mean = expected / STEPS
    for need in range(1, NEEDS):
        fewer = sum(exp(-mean) * mean**k / factorial(k) for k in range(need))
        assert at_least(expected, need) == pytest.approx(1000 * (1 - fewer), abs=1)


def test_nothing_is_certain_to_be_had_and_no_more_than_the_table_knows() -> None:
    assert at_least(8, 0) == at_least(8, -1) == 1000
    assert at_least(8, NEEDS) == 0
    assert at_least(MOST + 50, 3) == at_least(MOST, 3)
