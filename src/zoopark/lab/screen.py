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
from zoopark.texts import Texts
from zoopark.ui.progress import progress

SHOWN_FAULTS = 5  # of each player; all of them are in the report


def watched(console: Console, runs: Iterable[Run], total: int, say: Texts) -> Run:
    """Play a run with a progress bar."""
    run: Run | None = None
    with progress(console) as bar:
        task = bar.add_task(say("lab.games"), total=total)
        for run in runs:
            bar.update(task, completed=len(run.results))
    assert run is not None
    return run


def figure(say: Texts, estimate: Estimate, digits: int, factor: float = 1, sign: str = "") -> str:
    """A figure and its interval, as the terminal reads it."""
    return escape(say.decimals(told(estimate, digits, factor, sign)))


def print_summary(console: Console, summary: Summary, run: Run, say: Texts) -> None:
    table = Table(title=escape(summary.config))
    table.add_column(say("lab.player"))
    columns = ["rating"] if summary.ratings is not None else []
    for column in (*columns, "won", "points", "games", "seconds", "faults"):
        table.add_column(say(f"lab.{column}"), justify="right")
    for index in summary.order():
        player = summary.players[index]
        rating = [] if summary.ratings is None else [figure(say, summary.ratings[index], 0)]
        asked = run.asked.get(player.name, 0)
        table.add_row(
            escape(player.name),
            *rating,
            figure(say, player.win_rate, 1, 100),
            figure(say, player.points, 2),
            str(player.games),
            say.decimals(f"{run.seconds[player.name] / asked:.4f}") if asked else "–",
            str(player.faults),
        )
    console.print(table)
    print_seats(console, summary.seats, say)
    print_faults(console, summary, say)


def print_seats(console: Console, seats: Sequence[Standing], say: Texts) -> None:
    table = Table(say("lab.seat"))
    for column in ("won", "points", "deviation", "least", "most"):
        table.add_column(say(f"lab.{column}"), justify="right")
    for seat in seats:
        table.add_row(
            seat.name,
            figure(say, seat.win_rate, 1, 100),
            figure(say, seat.points, 2),
            say.decimals(f"{seat.deviation:.2f}"),
            str(seat.least),
            str(seat.most),
        )
    console.print(table)


def print_faults(console: Console, summary: Summary, say: Texts) -> None:
    for name in summary.names:
        faults = [fault for fault in summary.faults if fault.player == name]
        for fault in faults[:SHOWN_FAULTS]:
            told = say("lab.fault", what=str(fault))
            console.print(escape(told), style="red", soft_wrap=True)
        if len(faults) > SHOWN_FAULTS:
            console.print(escape(say("lab.more", n=len(faults) - SHOWN_FAULTS, who=name)))


def print_files(console: Console, folder: Path, names: Sequence[str], say: Texts) -> None:
    written = say("lab.written", folder=str(folder), files=", ".join(names))
    console.print(escape(written), soft_wrap=True)


def print_balance(console: Console, found: Balance, say: Texts) -> None:
    console.print(f"[bold]{escape(found.config)}[/], {say('lab.count', n=found.games)}")
    print_seats(console, found.seats, say)
    for what, estimate in (
        ("seat.points", found.points),
        ("best.points", found.best),
        ("gap", found.gap),
        ("decisions", found.decisions),
        ("rounds", found.rounds),
    ):
        console.print(f"{say(f'lab.{what}'):<31} {figure(say, estimate, 2)}")


def print_changes(console: Console, changes: Sequence[Change], say: Texts) -> None:
    table = Table(title=say("lab.changes"), title_justify="left")
    table.add_column(say("lab.with"))
    for column in ("points", "best", "decisions", "rounds"):
        table.add_column(say(f"lab.{column}"), justify="right")
    for change in changes:
        if not change.refused:
            estimates = (change.points, change.best, change.decisions, change.rounds)
            cells = [figure(say, cell, 2, sign="+") for cell in estimates if cell is not None]
            table.add_row(escape(change.name), *cells)
    console.print(table)
    for change in changes:
        if change.refused:
            console.print(f"{escape(change.name)}: {escape(change.refused)}", soft_wrap=True)
