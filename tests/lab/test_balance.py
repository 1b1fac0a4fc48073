"""Balance: the pairs of games that are compared, and what is measured."""

import csv
import re
from dataclasses import replace
from pathlib import Path

import pytest

from lab.strangers import result
from zoopark import Game, games
from zoopark.cli import main
from zoopark.lab.arena import play_random_game
from zoopark.lab.balance import Trials, balance, change, pairs
from zoopark.lab.run import Plan, finished, play
from zoopark.lab.schedule import Fixture, schedule
from zoopark.lab.what_if import what_ifs
from zoopark.lab.workers import Alone


def sides(config: str) -> dict[str, tuple[str, str]]:
    return {pair.name: (pair.with_it, pair.without) for pair in pairs(config) if not pair.refused}


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
        pair.name: pair.refused
        for pair in pairs("zooloretto(players=5, modules=everything+lion-family)")
        if pair.refused
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
    trials = Trials("random", 3, 7, Alone())
    changes = {found.name: found for found in trials.compare(pairs("zooloretto(players=2)"))}
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


def test_a_what_if_is_the_same_game_with_other_numbers(tmp_path: Path) -> None:
    file = tmp_path / "dear.toml"
    file.write_text("[dear]\nexpansion-price = 5\n[cheap]\nexpansion-price = 1\nend-pile = 20\n")
    alone = tmp_path / "alone.toml"
    alone.write_text("stall-points = 3\n")
    found = what_ifs("zooloretto(players=4)", ["stall-points=3,end-pile=9", str(file), str(alone)])
    assert [(pair.name, pair.with_it) for pair in found] == [
        ("stall-points=3,end-pile=9", "zooloretto(players=4, tweaks=stall-points:3+end-pile:9)"),
        ("dear", "zooloretto(players=4, tweaks=expansion-price:5)"),
        ("cheap", "zooloretto(players=4, tweaks=expansion-price:1+end-pile:20)"),
        ("alone", "zooloretto(players=4, tweaks=stall-points:3)"),
    ]
    assert {pair.without for pair in found} == {"zooloretto(players=4)"}
    (further,) = what_ifs("zooloretto(tweaks=end-pile:9)", ["stall-points=3"])
    assert further.with_it == "zooloretto(players=3, tweaks=stall-points:3+end-pile:9)"


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("stall-points=x", "it is written: name=number"),
        ("stalls=3", "there is no number 'stalls' to tweak"),
        ("stall-points=2", "stall-points=2 changes nothing"),
        ("missing.toml", "cannot read missing.toml: No such file"),
    ],
)
def test_a_what_if_that_cannot_be_is_refused(asked: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        what_ifs("zooloretto(players=4)", [asked])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("stall-points = ", "is not TOML"),
        ("stall-points = 3.5", "stall-points is a whole number, not 3.5"),
        ("stall-points = 3\n[other]\nend-pile = 9", "neither numbers alone nor tables"),
        ("", "neither numbers alone nor tables"),
    ],
)
def test_a_file_of_tweaks_that_is_wrong_is_refused(text: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text)
    with pytest.raises(ValueError, match=re.escape(said)):
        what_ifs("zooloretto(players=4)", [str(file)])


@pytest.mark.parametrize(
    ("game", "tweak"),
    [
        ("aquaretto(players=4)", "end-pile=9"),
        ("combined(players=4)", "park-end-pile=9"),
        ("ozoolemio(players=4)", "start-coins=9"),
        ("zooloretto(players=4, modules=boss)", "end-pile=9"),
    ],
)
def test_every_game_can_be_asked(game: str, tweak: str) -> None:
    [pair] = what_ifs(game, [tweak])
    assert pair.without == game
    assert pair.with_it == f"{game[:-1]}, tweaks={tweak.replace('=', ':')})"


def test_everything_about_a_balance_is_written_and_a_second_time_the_same(tmp_path: Path) -> None:
    def written(folder: Path) -> dict[str, bytes]:
        arguments = ["lab", "balance", "zooloretto(players=2)", "--bot", "random", "--games", "3"]
        arguments += ["--what-if", "stall-points=3", "--records", "--jobs", "1"]
        assert main([*arguments, "--out", str(folder)]) == 0
        files = [path for path in folder.rglob("*") if path.is_file()]
        return {str(path.relative_to(folder)): path.read_bytes() for path in files}

    files = written(tmp_path / "one")
    assert written(tmp_path / "one") == written(tmp_path / "two") == files
    rows = list(csv.DictReader(files["changes.csv"].decode().splitlines()))
    (row,) = rows
    assert row["with"] == "zooloretto(players=2, tweaks=stall-points:3)"
    low, points, high = (float(row[name]) for name in ("points_low", "points", "points_high"))
    assert 0 < low < points < high
    assert [seat["seat"] for seat in csv.DictReader(files["seats.csv"].decode().splitlines())] == [
        *("A", "B")
    ]
    page = files["report.html"].decode()
    assert "--what-if stall-points=3" in page
    assert page.count("<svg") == 2
    assert {"seats.svg", "seats.png", "changes.svg", "changes.png", "measures.csv"} <= {*files}


def test_the_records_of_a_run_are_its_games(tmp_path: Path) -> None:
    """Also those of random players, which are played in another way when they are recorded."""
    for names in (["random"], ["greedy", "random"]):
        folder = tmp_path / names[0]
        plan = Plan.checked("ozoolemio(players=2)", names, 3, 1, records=True)
        run = finished(play(plan, Alone(), folder))
        without = finished(play(replace(plan, records=False), Alone()))
        assert run.games == without.games
        for game in run.games:
            text = (folder / "records" / f"{game.number:06}.txt").read_text(encoding="utf-8")
            played = Game.replay(text)
            assert played.over
            assert tuple(sheet.total for sheet in played.scores()) == game.points
        with pytest.raises(ValueError, match="holds another run: one with --records"):
            finished(play(replace(plan, records=False), Alone(), folder))


def test_records_need_a_directory(capsys: pytest.CaptureFixture[str]) -> None:
    for kind in ("balance", "simulate"):
        assert main(["lab", kind, "--games", "1", "--records"]) == 2
        assert "--records needs a directory: --out DIR" in capsys.readouterr().err
