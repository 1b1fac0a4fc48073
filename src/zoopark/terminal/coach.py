"""Hints and reviews in the terminal."""

import re
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from zoopark.bots.budget import Budget
from zoopark.coach.curve import plot_form
from zoopark.coach.hint import Hint, number
from zoopark.coach.review import Review, review
from zoopark.game import Game
from zoopark.notation.errors import quoted
from zoopark.notation.seats import seat_number
from zoopark.record import Record
from zoopark.terminal.seats import NAMES
from zoopark.terminal.style import styled
from zoopark.ui.data import print_json
from zoopark.ui.progress import progress

_BUDGET: Final = re.compile(r"(?P<iterations>[0-9]{1,9})|(?P<seconds>[0-9]{1,6}(\.[0-9]{1,6})?)s")


def read_budget(text: str) -> Budget:
    """A budget as it is typed.

    >>> read_budget("2000"), read_budget("1.5s")
    (Budget(iterations=2000), Budget(seconds=1.5))
    """
    found = _BUDGET.fullmatch(text.strip())
    if found is None:
        raise ValueError(
            f"a budget is iterations or seconds, such as 2000 or 1.5s, not {quoted(text)}"
        )
    return Budget(int(found["iterations"] or 0), float(found["seconds"] or 0))


def read_seat(letter: str | None, players: int) -> int | None:
    """The seat with this letter, or ``None`` if no letter is given."""
    if letter is None:
        return None
    seat = seat_number(letter)
    if seat >= players:
        raise ValueError(f"there is no seat {letter.upper()}")
    return seat


def print_hint(console: Console, found: Hint) -> None:
    """The moves of a hint, one per row."""
    shown = found.shown()
    table = Table("move", "to win", "points", "search", "why", box=None, padding=(0, 3, 0, 0))
    for column in table.columns[1:4]:
        column.justify = "right"
    for advice in shown:
        table.add_row(
            styled(advice.move.text),
            f"{100 * advice.chance:.0f}%",
            number(advice.points),
            f"{100 * advice.share:.0f}%",
            styled(advice.why),
        )
    console.print(table)


def run_review(
    console: Console,
    record: Record,
    budget: Budget | None,
    letter: str | None,
    plot: str | None,
    file: str | None,
) -> None:
    """Review a record or one seat of it, print the result and write the requested files."""
    if plot is not None:
        plot_form(Path(plot))  # what is missing is said before the long look, not after
    players = Game.replay(record).players
    seat = read_seat(letter, players)
    with progress(console) as bar:
        task = bar.add_task("decisions", total=None)
        found = review(
            record,
            budget=budget,
            seats=None if seat is None else [seat],
            names=NAMES[:players],
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    if file != "-":
        print_review(console, found)
    if plot is not None:
        found.plot(plot)
    if file is not None:
        print_json(found.to_dict(), file)


def print_review(console: Console, found: Review) -> None:
    for line in str(found).split("\n"):
        console.print(styled(line), soft_wrap=True)
