"""A match is its log: folding what was written gives the match that was played."""

from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.matches import KINDS, Sitting, observed, random_step, random_table, shown
from zoopark.table import log
from zoopark.table.match import Match
from zoopark.table.options import Clock, Options
from zoopark.table.refusal import Refused

STEPS = 160


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_prefix_of_a_log_folds_to_the_match_as_it_was(kind: str, seed: int) -> None:
    rng = Random(f"{kind} {seed}")
    sitting = random_table(kind, rng)
    again = sitting.folded()
    told = 2
    for step in range(STEPS):
        random_step(sitting, rng)
        for entry in sitting.log[told:]:
            line = log.encode(entry)
            assert log.decode(line) == entry
            again.apply(log.decode(line))
        told = len(sitting.log)
        assert observed(again) == observed(sitting.match)
        if step % 20 == 0:
            fresh = sitting.folded()
            assert observed(fresh) == observed(sitting.match)
            for seat in (None, *range(len(fresh.seats))):
                assert shown(fresh, seat) == shown(sitting.match, seat)


def test_random_matches_have_all_kinds_of_entries_in_their_logs() -> None:
    """Otherwise the test above would say less than it seems to."""
    seen = set[str]()
    for number, kind in enumerate(KINDS):
        rng = Random(number)
        sitting = random_table(kind, rng)
        for _ in range(STEPS):
            random_step(sitting, rng)
        kinds = [type(entry).__name__ for entry in sitting.log]
        assert kinds.count("Moved") > STEPS // 4
        seen |= set(kinds)
        seen |= {entry.why for entry in sitting.log if isinstance(entry, log.Replaced)}
    before_the_start = {"Sat", "Stood", "Filled", "Readied", "Rematched"}
    by_others = {"Hushed", "Erased", "Closed"}  # see test_talk.py
    assert seen >= {kind.__name__ for kind in log.Entry.__args__} - before_the_start - by_others
    assert seen >= {"left", "time", "absent"}


@pytest.mark.parametrize("kind", ["zooloretto(players=2)", "ozoolemio(players=2)"])
def test_a_match_can_be_played_on_after_a_restart_at_any_moment(kind: str) -> None:
    rng = Random(kind)
    sitting = random_table(kind, rng)
    steps = 0
    while not sitting.match.over:
        steps += 1
        random_step(sitting, rng)
        if steps % 10 == 0:
            sitting.restart()
    assert observed(sitting.folded()) == observed(sitting.match)
    assert sitting.match.status == "over"


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_is_the_same_and_goes_its_own_way(kind: str) -> None:
    """Whatever happens to the copy, the match is as it was; and the other way round."""
    rng = Random(kind)
    sitting = random_table(kind, rng)
    for _ in range(6):
        for _ in range(12):
            random_step(sitting, rng)
        match, before = sitting.match, observed(sitting.match)
        copy = match.copy()
        assert observed(copy) == before
        written = len(sitting.log)
        for _ in range(12):
            random_step(sitting, rng)
        assert observed(copy) == before
        after = observed(match)
        for entry in sitting.log[written:]:
            copy.apply(entry)
        assert observed(copy) == after == observed(match)


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
times = st.integers(0, 2**53)
seats = st.integers(0, 7)
chairs = st.lists(st.builds(log.Chair, texts, texts), max_size=5).map(tuple)
clocks = st.builds(Clock, st.integers(1, 9) | st.none(), st.integers(1, 9) | st.none())
options = st.builds(
    Options,
    confirm=st.booleans(),
    chat=st.booleans(),
    deal=texts,
    substitute=texts,
    clock=clocks | st.none(),
)
dealt = st.lists(texts, max_size=3).map(tuple)
entries = st.one_of(
    st.builds(log.Opened, times, texts, seats, options, chairs, texts, st.booleans()),
    st.builds(log.Sat, times, seats, texts),
    st.builds(log.Stood, times, seats),
    st.builds(log.Filled, times, seats, texts),
    st.builds(log.Started, times, dealt),
    st.builds(log.Moved, times, seats, texts, dealt, texts),
    st.builds(log.Undone, times, seats, seats, texts),
    st.builds(log.Confirmed, times, seats),
    st.builds(log.Asked, times, seats, seats, st.lists(seats, max_size=5).map(tuple)),
    st.builds(log.Answered, times, seats, st.booleans()),
    st.builds(log.Replaced, times, seats, texts, st.sampled_from(get_args(log.Why))),
    st.builds(log.Returned, times, seats),
    st.builds(log.Suggested, times, seats, st.lists(seats, max_size=5).map(tuple)),
    st.builds(log.Paused, times, seats),
    st.builds(log.Resumed, times, seats),
    st.builds(log.Woken, times),
    st.builds(log.Said, times, texts, texts, seats | st.none(), texts, texts),
    st.builds(log.Hushed, times, st.sampled_from(["all", "players", "nobody"])),
    st.builds(log.Erased, times, seats | st.none(), texts),
    st.builds(log.Closed, times),
    st.builds(log.Rematched, times, seats, texts),
)


@given(entries)
def test_entries_survive_being_written(entry: log.Entry) -> None:
    line = log.encode(entry)
    assert log.decode(line) == entry
    assert log.decode(line.encode()) == entry
    assert type(log.decode(line)) is type(entry)
    assert "\n" not in line


def test_a_log_begins_with_an_opened_table_and_has_one_only() -> None:
    sitting = Sitting()
    with pytest.raises(ValueError, match="begins"):
        Match.folded(sitting.log[1:])
    with pytest.raises(ValueError, match="opened only once"):
        Match.folded([*sitting.log, sitting.log[0]])


def test_a_match_of_other_rules_is_refused() -> None:
    opened = log.Opened(0, "zooloretto(players=3)", 99, Options(), (log.Chair("Eva"),) * 3)
    with pytest.raises(Refused) as refused:
        Match(opened)
    assert refused.value.code == "rules"


def test_only_the_last_hundred_lines_of_talk_are_kept_for_newcomers() -> None:
    sitting = Sitting()
    for number in range(130):
        sitting.write(log.Said(number, "Eva", f"line {number}", 0))
    lines = [(number, said.text) for number, said in sitting.match.talk]
    assert lines == [(number + 3, f"line {number}") for number in range(30, 130)]


def test_a_rematch_is_known_to_the_match_before() -> None:
    sitting = Sitting()
    sitting.write(log.Rematched(5, 0, "another"))
    assert sitting.folded().next == "another"
