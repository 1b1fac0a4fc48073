"""A copy of a match goes on by itself: the server decides on one and keeps the other."""

from random import Random

import pytest

from support.matches import KINDS, observed, random_step, random_table
from zoopark.table.match import Match


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_is_the_same_match_and_another_one(kind: str) -> None:
    rng = Random(kind)
    sitting = random_table(kind, rng)
    for _ in range(120):
        kept, before, count = sitting.match, observed(sitting.match), len(sitting.log)
        copied = kept.copy()
        assert observed(copied) == before
        sitting.table.match = copied
        random_step(sitting, rng)
        assert observed(kept) == before, sitting.log[count:]
    assert observed(sitting.match) == observed(Match.folded(sitting.log))
