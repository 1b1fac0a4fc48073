"""What ``zoopark lab balance --out`` writes: tables, plots and a report."""

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from zoopark.about import VERSION
from zoopark.extras import needs
from zoopark.lab.balance import Balance, Change, Pair
from zoopark.lab.plots import draw_intervals, rendered_rows
from zoopark.lab.report import figure, inline, page, section, standings, table
from zoopark.lab.statistics import Estimate
from zoopark.lab.tables import Cell, Table, estimate_cells, write_csv
from zoopark.ui.plots import FAINT

_CHANGES: Final = ("points", "best", "decisions", "rounds")
_MEASURES: Final = {
    "points": "points of a seat",
    "best": "points of the best seat",
    "gap": "from the best to the worst",
    "decisions": "decisions",
    "rounds": "rounds",
}


def check_balance_packages() -> None:
    """Report a missing package before the games are played."""
    needs("matplotlib.figure")


def write_balance(
    found: Balance, compared: Sequence[Pair], changes: Sequence[Change], command: str, folder: Path
) -> list[str]:
    """Write everything about a balance; returns the names of the files."""
    tables = {"seats": _seats_table(found), "measures": _measures_table(found)}
    drawn: dict[str, tuple[Callable[[Any], None], int]] = {
        "seats": (lambda axes: _draw_seats(axes, found), len(found.seats))
    }
    measured = [change for change in changes if not change.refused]
    if changes:
        tables["changes"] = _changes_table(compared, changes)
    if measured:
        drawn["changes"] = lambda axes: _draw_changes(axes, measured), len(measured)
    names: list[str] = []
    for name, content in tables.items():
        write_csv(content, folder / f"{name}.csv")
        names.append(f"{name}.csv")
    pictures: list[str] = []
    for name, (draw, rows) in drawn.items():
        for form in ("svg", "png"):
            (folder / f"{name}.{form}").write_bytes(rendered_rows(draw, rows, form))
            names.append(f"{name}.{form}")
        pictures.append(inline((folder / f"{name}.svg").read_text(encoding="utf-8"), name))
    text = _report(found, changes, pictures, command)
    (folder / "report.html").write_text(text, encoding="utf-8")
    return [*names, "report.html", "runs"]


def _columns(rows: Sequence[dict[str, Cell]]) -> Table:
    return {name: [row[name] for row in rows] for name in rows[0]}


def _seats_table(found: Balance) -> Table:
    """A row for each seat."""
    rows: list[dict[str, Cell]] = []
    for seat in found.seats:
        row: dict[str, Cell] = {"seat": seat.name, "games": seat.games, "wins": seat.wins}
        row |= estimate_cells("win_rate", seat.win_rate) | estimate_cells("points", seat.points)
        row |= {"points_deviation": seat.deviation, "least": seat.least, "most": seat.most}
        rows.append(row)
    return _columns(rows)


def _measures_table(found: Balance) -> Table:
    """A row for each figure of the whole game."""
    names: dict[str, list[Cell]] = {"measure": [*_MEASURES]}
    return names | _columns([estimate_cells("mean", getattr(found, name)) for name in _MEASURES])


def _changes_table(compared: Sequence[Pair], changes: Sequence[Change]) -> Table:
    """A row for each module or tweak; empty cells where it cannot be measured."""
    unknown = Estimate(float("nan"), float("nan"), float("nan"))
    rows: list[dict[str, Cell]] = []
    for pair, change in zip(compared, changes, strict=True):
        row: dict[str, Cell] = {"name": change.name, "with": pair.with_it, "without": pair.without}
        for name in _CHANGES:
            row |= estimate_cells(name, getattr(change, name) or unknown)
        rows.append(row | {"refused": change.refused})
    return _columns(rows)


def _draw_seats(axes: Any, found: Balance) -> None:
    rates = [seat.win_rate for seat in found.seats]
    percent = [Estimate(100 * rate.value, 100 * rate.low, 100 * rate.high) for rate in rates]
    draw_intervals(axes, [f"seat {seat.name}" for seat in found.seats], percent)
    even = 100 / len(found.seats)
    axes.axvline(even, color=FAINT, linestyle="--", linewidth=1)
    axes.set_title("Games won, with the interval of 95 %")
    axes.set_xlabel(f"% of games (dashed: {even:.0f}%, all seats equally good)")


def _draw_changes(axes: Any, changes: Sequence[Change]) -> None:
    points = [change.points for change in changes if change.points is not None]
    draw_intervals(axes, [change.name for change in changes], points)
    axes.axvline(0, color=FAINT, linestyle="--", linewidth=1)
    axes.set_title("Change of the points of a seat, with the interval of 95 %")
    axes.set_xlabel("points more, or less, than without it")


def _report(
    found: Balance, changes: Sequence[Change], pictures: Sequence[str], command: str
) -> str:
    measures = [[about, figure(getattr(found, name), 2)] for name, about in _MEASURES.items()]
    rows = [
        [escape(change.name), *(figure(getattr(change, name), 2) for name in _CHANGES)]
        for change in changes
        if not change.refused
    ]
    refused = "".join(
        f"<li>{escape(change.name)}: {escape(change.refused)}</li>"
        for change in changes
        if change.refused
    )
    parts = [
        f"<h1>{escape(found.config)}</h1>",
        f"<p>{found.games} games with the same bot in every seat, zoopark {escape(VERSION)}.</p>",
        section("Seats", standings(found.seats, "seat")),
        section("", pictures[0]),
        section("The game", table(["", "mean"], measures)),
    ]
    if rows:
        head = ["with", "points", "best seat", "decisions", "rounds"]
        parts.append(section("What each change brings", table(head, rows)))
        parts.append(section("", pictures[1]))
    if refused:
        parts.append(section("Not measured", f"<ul>{refused}</ul>"))
    parts.append(section("Make it again", f"<pre>{escape(command)}</pre>"))
    return page(found.config, parts)
