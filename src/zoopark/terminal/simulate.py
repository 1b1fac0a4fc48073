"""Simulations in the terminal: a progress bar and a table of results."""

from rich.console import Console
from rich.table import Table

from zoopark.lab.simulate import Summary, simulate
from zoopark.notation.seats import seat_letter
from zoopark.texts import Texts
from zoopark.ui.progress import progress


def run(
    console: Console, config: str, games: int, seed: int, jobs: int | None, say: Texts
) -> Summary:
    """Simulate with a progress bar."""
    summary: Summary | None = None
    with progress(console) as bar:
        task = bar.add_task(say("lab.games"), total=games)
        for summary in simulate(config, games, seed, jobs):
            bar.update(task, completed=summary.games)
    assert summary is not None
    return summary


def print_summary(console: Console, summary: Summary, say: Texts) -> None:
    headings = ("seat", "wins", "mean", "deviation", "least", "most")
    table = Table(*[say(f"lab.{name}") for name in headings], title=summary.config)
    for column in table.columns[1:]:
        column.justify = "right"
    for number, seat in enumerate(summary.seats):
        table.add_row(
            seat_letter(number),
            say.decimals(f"{seat.wins / summary.games:.1%}"),
            say.decimals(f"{seat.mean:.2f}"),
            say.decimals(f"{seat.deviation:.2f}"),
            str(min(seat.points)),
            str(max(seat.points)),
        )
    console.print(table)
    console.print(
        say(
            "lab.sum",
            games=say.figure(summary.games),
            decisions=say.figure(round(summary.decisions / summary.games)),
            seconds=say.decimals(f"{summary.seconds:.2f}"),
            speed=say.figure(round(summary.games / summary.seconds)),
        )
    )
