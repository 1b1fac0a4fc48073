"""Time inside a match never runs back and never stands still, whatever clocks do."""

from types import SimpleNamespace
from unittest import mock

import pytest

from zoopark.record import RULES
from zoopark.server import live
from zoopark.server.live import LiveTable
from zoopark.server.metrics import Metrics
from zoopark.server.storage.rows import NewMatch, StoredMatch
from zoopark.server.storage.store import Store
from zoopark.server.summaries import summary_of
from zoopark.table import log
from zoopark.table.match import Match
from zoopark.table.options import Clock, Options

HOUR = 60 * 60 * 1000
GAME = "zooloretto(players=2, start=A)"


class Machine:
    """The two clocks of a machine: one that somebody sets, and one that only goes on."""

    def __init__(self) -> None:
        self.wall = 500 * HOUR
        self.running = 7

    def wait(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.running += milliseconds

    def patched(self) -> "mock._patch[SimpleNamespace]":
        clocks = SimpleNamespace(
            time_ns=lambda: self.wall * 1_000_000, monotonic_ns=lambda: self.running * 1_000_000
        )
        return mock.patch.object(live, "time", clocks)


def loaded(at: int) -> LiveTable:
    """A table whose game was begun at this time, each turn with a minute."""
    chairs = (log.Chair("Eva"), log.Chair("Adam"))
    opened = log.Opened(at, GAME, RULES, Options(clock=Clock(turn=60)), chairs)
    game = log.Started(at, ("leave camel", "leave panda", "leave zebra"))
    match = Match.folded([opened, game])
    row = NewMatch("m", GAME, RULES, "{}", "", at)
    lines = [log.encode(opened), log.encode(game)]
    stored = StoredMatch(row, summary_of(match), lines)
    nowhere = mock.create_autospec(Store)
    return LiveTable(stored, nowhere, b"", Metrics(), lambda table, asked: None, lambda table: None)


def test_a_clock_that_is_set_back_changes_nothing() -> None:
    machine = Machine()
    with machine.patched(), mock.patch.object(live, "now", live._Time()):
        table = loaded(live.now())
        begun = table.now()
        machine.wait(30_000)
        machine.wall -= HOUR
        assert table.now() - begun == 30_000
        assert table.table.due(table.now()) is None
        machine.wait(30_000)
        assert table.table.due(table.now()) == log.Replaced(begun + 60_000, 0, "normal", "time")


def test_a_clock_that_is_set_forward_is_followed() -> None:
    machine = Machine()
    with machine.patched():
        now = live._Time()
        before = now()
        machine.wall += HOUR
        assert now() - before == HOUR


@pytest.mark.parametrize("ahead", [0, 1, HOUR])
def test_in_a_match_of_another_clock_time_goes_on_from_its_last_entry(ahead: int) -> None:
    """After a restart, or at another process, whose clock is slower."""
    machine = Machine()
    with machine.patched(), mock.patch.object(live, "now", live._Time()):
        table = loaded(live.now() + ahead)
        begun = table.match.updated
        assert table.now() == begun
        machine.wait(59_999)
        assert table.table.due(table.now()) is None
        machine.wait(1)
        assert table.table.due(table.now()) == log.Replaced(begun + 60_000, 0, "normal", "time")
