"""What the lab shows in the terminal."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from zoopark.lab.balance import Balance, Change
from zoopark.lab.run import Run
from zoopark.lab.statistics import Estimate, Standing, told
from zoopark.lab.summary import Summary
from zoopark.ui.progress import progress

SHOWN_FAULTS = 5  # of each player; all of them are in the report


def watched(console: Console, runs: Iterable[Run], total: int, what: str = "games") -> Run:
    """Play a run with a progress bar."""
    run: Run | None = None
    with progress(console) as bar:
        task = bar.add_task(what, total=total)
        for run in runs:
            bar.update(task, completed=len(run.results))
    assert run is not None
    return run


def figure(estimate: Estimate, digits: int, factor: float = 1, sign: str = "") -> str:
    """A figure and its interval, as the terminal reads it."""
    return escape(told(estimate, digits, factor, sign))


def print_summary(console: Console, summary: Summary, run: Run) -> None:
    table = Table(title=escape(summary.config))
    table.add_column("player")
    columns = ["rating"] if summary.ratings is not None else []
    for column in (*columns, "won, %", "points", "games", "s/decision", "faults"):
        table.add_column(column, justify="right")
    for index in summary.order():
        player = summary.players[index]
        rating = [] if summary.ratings is None else [figure(summary.ratings[index], 0)]
        asked = run.asked.get(player.name, 0)
        table.add_row(
            escape(player.name),
            *rating,
            figure(player.win_rate, 1, 100),
            figure(player.points, 2),
            str(player.games),
            f"{run.seconds[player.name] / asked:.4f}" if asked else "–",
            str(player.faults),
        )
    console.print(table)
    print_seats(console, summary.seats)
    print_faults(console, summary)


def print_seats(console: Console, seats: Sequence[Standing]) -> None:
    table = Table("seat")
    for column in ("won, %", "points", "deviation", "least", "most"):
        table.add_column(column, justify="right")
    for seat in seats:
        table.add_row(
            seat.name,
            figure(seat.win_rate, 1, 100),
            figure(seat.points, 2),
            f"{seat.deviation:.2f}",
            str(seat.least),
            str(seat.most),
        )
    console.print(table)


def print_faults(console: Console, summary: Summary) -> None:
    for name in summary.names:
        faults = [fault for fault in summary.faults if fault.player == name]
        for fault in faults[:SHOWN_FAULTS]:
            console.print(f"fault of {escape(str(fault))}", style="red", soft_wrap=True)
        if len(faults) > SHOWN_FAULTS:
            console.print(f"… and {len(faults) - SHOWN_FAULTS} more faults of {escape(name)}")


def print_files(console: Console, folder: Path, names: Sequence[str]) -> None:
    console.print(f"written to {escape(str(folder))}: {', '.join(names)}", soft_wrap=True)


def print_balance(console: Console, found: Balance) -> None:
    console.print(f"[bold]{escape(found.config)}[/], {found.games} games")
    print_seats(console, found.seats)
    for what, estimate in (
        ("points of a seat", found.points),
        ("points of the best seat", found.best),
        ("from the best to the worst", found.gap),
        ("decisions", found.decisions),
        ("rounds", found.rounds),
    ):
        console.print(f"{what:<27} {figure(estimate, 2)}")


def print_changes(console: Console, changes: Sequence[Change]) -> None:
    table = Table(title="what each change brings, on average", title_justify="left")
    table.add_column("with")
    for column in ("points", "best seat", "decisions", "rounds"):
        table.add_column(column, justify="right")
    for change in changes:
        if not change.refused:
            estimates = (change.points, change.best, change.decisions, change.rounds)
            cells = [figure(cell, 2, sign="+") for cell in estimates if cell is not None]
            table.add_row(escape(change.name), *cells)
    console.print(table)
    for change in changes:
        if change.refused:
            console.print(f"{escape(change.name)}: {escape(change.refused)}", soft_wrap=True)
