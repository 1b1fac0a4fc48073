"""Tables, plots and the report of a run."""

import csv
import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from lab.strangers import CONFIG, by_strength, written
from zoopark.extras import needs
from zoopark.lab import ratings as rating
from zoopark.lab.files import check_packages, write_files
from zoopark.lab.run import Plan, Run, finished, play
from zoopark.lab.schedule import schedule
from zoopark.lab.summary import Summary, summarised
from zoopark.lab.tables import games_table, summary_table, write_csv, write_parquet
from zoopark.lab.workers import Alone

EVIL = "<script>alert('$x$')</script> & \"co\""


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "SAMPLES", 2)


def made_up(*names: str) -> Summary:
    plan = Plan(CONFIG, names, 12, 1)
    games = by_strength(schedule(names, 2, 12, 1), [1500.0 - 100 * i for i in range(len(names))], 1)
    run = Run(plan, {game.number: game for game in games})
    return summarised(run, "zoopark lab tournament 'made up'", rated=True)


def read_csv(path: Path) -> dict[str, list[str]]:
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return {name: [row[name] for row in rows] for name in rows[0]}


def read_parquet(path: Path) -> dict[str, list[Any]]:
    columns: dict[str, list[Any]] = needs("pyarrow.parquet").read_table(str(path)).to_pydict()
    return columns


@pytest.mark.parametrize("make", [games_table, summary_table])
def test_both_forms_of_a_table_hold_the_same(make: Any, tmp_path: Path) -> None:
    table = make(made_up("a", 'comma, and "quote"', "ž\nž"))
    write_csv(table, tmp_path / "t.csv")
    write_parquet(table, tmp_path / "t.parquet")
    parquet, text = read_parquet(tmp_path / "t.parquet"), read_csv(tmp_path / "t.csv")
    assert parquet == table
    assert list(text) == list(table)
    for name, column in table.items():
        assert text[name] == ["" if cell is None else str(cell) for cell in column]


def test_the_table_of_games_has_a_row_for_each_seat(tmp_path: Path) -> None:
    path = written(tmp_path, "raise ValueError('no')")
    run = finished(play(Plan.checked(CONFIG, ["Stranger", "random"], 2, 0, [path]), Alone()))
    table = games_table(summarised(run, "", rated=False))
    assert table["game"] == [0, 0, 1, 1]
    assert table["seat"] == ["A", "B", "A", "B"]
    assert sorted(map(str, table["player"])) == ["Stranger", "Stranger", "random", "random"]
    for player, rank, win, fault in zip(
        table["player"], table["rank"], table["win"], table["fault"], strict=True
    ):
        strange = player == "Stranger"
        assert (rank, win) == ((2, 0) if strange else (1, 1))
        assert fault == ("raised ValueError: no" if strange else "")


def test_the_summary_is_in_order_of_rating() -> None:
    summary = made_up("a", "b", "c")
    table = summary_table(summary)
    rated = [float(str(cell)) for cell in table["rating"]]
    assert rated == sorted(rated, reverse=True)
    assert sum(float(str(cell)) for cell in table["wins"]) == pytest.approx(12)
    assert sorted(map(str, table["player"])) == ["a", "b", "c"]


def test_what_is_not_known_is_an_empty_cell() -> None:
    plan = Plan(CONFIG, ("a",), 1, 1)
    games = by_strength(schedule(["a"], 2, 1, 1), [1500.0], 1)
    summary = summarised(Run(plan, {0: games[0]}), "", rated=True)
    table = summary_table(summary)
    assert "rating" not in table
    assert table["points_low"] == [None]


def test_a_player_whose_turn_has_not_come_is_last_and_has_no_figures(tmp_path: Path) -> None:
    plan = Plan(CONFIG, ("a", "b", "c"), 2, 1)
    games = by_strength(schedule(plan.names, 2, 2, 1), [1500.0] * 3, 1)
    run = Run(plan, {game.number: game for game in games})
    [absent] = {0, 1, 2} - set(games[0].seats)
    summary = summarised(run, "", rated=True)
    assert summary.order()[-1] == absent
    table = summary_table(summary)
    assert (table["games"][-1], table["win_rate"][-1], table["points_most"][-1]) == (0, None, None)
    write_files(summary, tmp_path)
    assert "nan" not in (tmp_path / "summary.csv").read_text()
    assert ">nan" not in (tmp_path / "report.html").read_text()


class Outline(HTMLParser):
    """What a browser makes of a page: its tags with their attributes, and its text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name.endswith(("src", "href")):
                self.links.append(value or "")

    def handle_data(self, data: str) -> None:
        self.text += data


def test_a_run_leaves_the_same_files_every_time(tmp_path: Path) -> None:
    names: list[str] = []
    for folder in ("one", "other"):
        (tmp_path / folder).mkdir()
        names = write_files(made_up("a", "b", "c"), tmp_path / folder)
        assert sorted(names) == sorted(path.name for path in (tmp_path / folder).iterdir())
    plots = {f"{plot}.{form}" for plot in ("ratings", "wins", "points") for form in ("svg", "png")}
    assert plots | {"report.html", "games.csv", "summary.parquet"} <= set(names)
    for name in names:
        one, other = (tmp_path / folder / name for folder in ("one", "other"))
        assert one.read_bytes() == other.read_bytes(), name


def test_plots_name_the_players_and_tell_no_date(tmp_path: Path) -> None:
    write_files(made_up("alpha", EVIL), tmp_path)
    for plot in ("ratings", "wins", "points"):
        svg = (tmp_path / f"{plot}.svg").read_text(encoding="utf-8")
        assert "alpha" in svg
        assert "<script" not in svg
        assert "<dc:date>" not in svg
        assert (tmp_path / f"{plot}.png").read_bytes().startswith(b"\x89PNG")


def test_one_bot_with_several_budgets_has_a_curve(tmp_path: Path) -> None:
    for folder in ("curve", "none"):
        (tmp_path / folder).mkdir()
    names = write_files(made_up("search:400", "search:100", "search:200"), tmp_path / "curve")
    assert "budgets.svg" in names
    svg = (tmp_path / "curve" / "budgets.svg").read_text(encoding="utf-8")
    places = [svg.index(f">{budget}<") for budget in (100, 200, 400)]
    assert places == sorted(places)
    other = write_files(made_up("search:400", "search:100", "greedy"), tmp_path / "none")
    assert "budgets.svg" not in other


def test_the_report_is_one_page_that_needs_nothing_and_escapes_names(tmp_path: Path) -> None:
    write_files(made_up("alpha", EVIL), tmp_path)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    outline = Outline(page)
    assert "script" not in outline.tags
    assert EVIL in outline.text
    assert "zoopark lab tournament 'made up'" in outline.text
    assert "12 games, seed 1" in outline.text
    assert outline.tags.count("svg") == 3
    assert "img" not in outline.tags
    assert "link" not in outline.tags
    assert all(link.startswith("#") for link in outline.links)
    assert len(outline.ids) == len(set(outline.ids))
    assert {link[1:] for link in outline.links} <= set(outline.ids)
    assert set(re.findall(r"url\(#([^)]*)\)", page)) <= set(outline.ids)
    assert "prefers-color-scheme: dark" in page
    assert "None." in outline.text


def test_the_report_lists_faults(tmp_path: Path) -> None:
    path = written(tmp_path, "raise ValueError('<b>bold</b>')")
    run = finished(play(Plan.checked(CONFIG, ["Stranger", "random"], 2, 0, [path]), Alone()))
    write_files(summarised(run, "", rated=True), tmp_path)
    outline = Outline((tmp_path / "report.html").read_text(encoding="utf-8"))
    assert "b" not in outline.tags
    for fault in run.games[0].faults:
        assert str(fault) in outline.text
        assert "<b>bold</b>" in str(fault)


@pytest.mark.parametrize("module", ["pyarrow.parquet", "matplotlib.figure"])
def test_a_missing_package_is_named_with_its_extra(
    module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(ValueError, match=r"needs the package \w+; .*'zoopark\[lab\]'"):
        check_packages()
