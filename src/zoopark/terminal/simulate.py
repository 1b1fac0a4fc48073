"""Simulations in the terminal: a progress bar and a table of results."""

from rich.console import Console
from rich.table import Table

from zoopark.lab.simulate import Summary, simulate
from zoopark.notation.seats import seat_letter
from zoopark.ui.progress import progress


def run(console: Console, config: str, games: int, seed: int, jobs: int | None) -> Summary:
    """Simulate with a progress bar."""
    summary: Summary | None = None
    with progress(console) as bar:
        task = bar.add_task("games", total=games)
        for summary in simulate(config, games, seed, jobs):
            bar.update(task, completed=summary.games)
    assert summary is not None
    return summary


def print_summary(console: Console, summary: Summary) -> None:
    table = Table("seat", "wins", "mean", "deviation", "least", "most", title=summary.config)
    for column in table.columns[1:]:
        column.justify = "right"
    for number, seat in enumerate(summary.seats):
        table.add_row(
            seat_letter(number),
            f"{seat.wins / summary.games:.1%}",
            f"{seat.mean:.2f}",
            f"{seat.deviation:.2f}",
            str(min(seat.points)),
            str(max(seat.points)),
        )
    console.print(table)
    speed = summary.games / summary.seconds
    console.print(
        f"{summary.games} games of random players, {summary.decisions / summary.games:.0f} "
        f"decisions each, in {summary.seconds:.2f} s ({speed:,.0f} games/s)"
    )
