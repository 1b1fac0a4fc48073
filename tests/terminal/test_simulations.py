"""Simulations: the table of results, and the same results however the work is shared."""

import re

import pytest

from zoopark.cli import main
from zoopark.lab import simulate as lab
from zoopark.lab.simulate import Outcome, SeatSummary, Summary, play_chunk, simulate

CONFIG = "zooloretto(players=3)"


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")


def last(games: int, *, seed: int = 0, jobs: int = 1, config: str = CONFIG) -> Summary:
    return list(simulate(config, games, seed, jobs))[-1]


def table(printed: str) -> list[list[str]]:
    """The rows of the table: seat, wins, mean, deviation, least, most."""
    return [
        [cell.strip() for cell in line.split("│")[1:-1]]
        for line in printed.split("\n")
        if re.match(r"│ [A-E] ", line)
    ]


@pytest.mark.parametrize("players", [2, 4, 5])
def test_the_table_has_a_row_for_every_seat_and_the_wins_add_up(
    players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    config = f"zooloretto(players={players})"
    assert main(["simulate", config, "--games", "20", "--jobs", "1"]) == 0
    printed = capsys.readouterr()
    rows = table(printed.out)
    assert [row[0] for row in rows] == list("ABCDE"[:players])
    wins = [float(row[1].removesuffix("%")) for row in rows]
    assert sum(wins) == pytest.approx(100, abs=0.05 * players)
    summary = last(20, config=config)
    assert [row[4:] for row in rows] == [
        [str(min(seat.points)), str(max(seat.points))] for seat in summary.seats
    ]
    assert [row[2] for row in rows] == [f"{sum(seat.points) / 20:.2f}" for seat in summary.seats]
    assert config in printed.out
    assert "20 games of random players" in printed.out
    assert printed.err == ""


def test_the_table_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    tables: list[list[list[str]]] = []
    for seed in ("5", "5", "6"):
        assert main(["simulate", "--games", "10", "--jobs", "1", "--seed", seed]) == 0
        tables.append(table(capsys.readouterr().out))
    assert tables[0] == tables[1]
    assert tables[0] != tables[2]


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_the_results_do_not_depend_on_how_many_share_the_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = last(24)
    monkeypatch.setattr(lab, "CHUNK", 5)
    for summary in (last(24), last(24, jobs=2), last(24, jobs=2)):
        assert summary.seats == whole.seats
        assert summary.games == whole.games == 24
        assert summary.decisions == whole.decisions
        assert summary.config == whole.config


def test_a_summary_is_given_after_every_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "CHUNK", 5)
    assert [summary.games for summary in simulate(CONFIG, 12, jobs=1)] == [5, 10, 12]


def test_every_game_has_a_seed_of_its_own() -> None:
    outcomes = play_chunk(CONFIG, 0, 0, 12)
    assert len(set(outcomes)) > 6
    assert play_chunk(CONFIG, 0, 7, 3) == outcomes[7:10]
    assert play_chunk(CONFIG, 1, 0, 12) != outcomes


def test_the_config_of_a_summary_is_canonical() -> None:
    assert last(1, config="Zooloretto( start=b )").config == "zooloretto(players=3, start=B)"


def test_a_shared_victory_counts_as_a_part() -> None:
    summary = Summary(CONFIG, [SeatSummary() for _ in range(3)])
    summary.add(Outcome((9, 9, 1), (0, 1), 100))
    summary.add(Outcome((1, 5, 3), (1,), 50))
    assert [seat.wins for seat in summary.seats] == [0.5, 1.5, 0]
    assert [seat.mean for seat in summary.seats] == [5, 7, 2]
    assert [seat.deviation for seat in summary.seats] == [4, 2, 1]
    assert (summary.games, summary.decisions) == (2, 150)


@pytest.mark.parametrize("games", [0, -1])
def test_at_least_one_game_must_be_played(games: int) -> None:
    with pytest.raises(ValueError, match="at least one game must be played"):
        list(simulate(CONFIG, games, jobs=1))
