"""Hints and reviews in the terminal."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from zoopark.bots.budget import Budget
from zoopark.coach.curve import plot_form
from zoopark.coach.hint import Advice, Hint, Reason, number
from zoopark.coach.review import GOOD, Review, review
from zoopark.game import Game
from zoopark.notation.errors import quoted
from zoopark.notation.seats import seat_number
from zoopark.record import Record
from zoopark.terminal.seats import NAMES
from zoopark.terminal.style import styled
from zoopark.texts import Mistake, Texts, typed_texts
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
        raise Mistake("command.wrong.budget", given=quoted(text))
    return Budget(int(found["iterations"] or 0), float(found["seconds"] or 0))


def read_seat(letter: str | None, players: int) -> int | None:
    """The seat with this letter, or ``None`` if no letter is given."""
    if letter is None:
        return None
    seat = seat_number(letter)
    if seat >= players:
        raise Mistake("command.wrong.seat", seat=letter.upper())
    return seat


def print_hint(console: Console, found: Hint, say: Texts | None = None) -> None:
    """The moves of a hint, one per row."""
    say = say or typed_texts("en")
    headings = [say(f"terminal.hint.{name}") for name in ("move", "win", "points", "search", "why")]
    table = Table(*headings, box=None, padding=(0, 3, 0, 0))
    for column in table.columns[1:4]:
        column.justify = "right"
    for advice in found.shown():
        table.add_row(
            styled(advice.move.text),
            say.percent(advice.chance),
            _points(advice.points, say),
            say.percent(advice.share),
            styled(_why(advice, say)),
        )
    console.print(table)


def _points(points: float, say: Texts) -> str:
    return number(points) if say.language == "en" else say.figure(round(points, 1))


def _why(advice: Advice, say: Texts) -> str:
    """The reasons for or against a move, by the lines of the score sheets."""
    if say.language == "en":
        return advice.why
    return ", ".join(_reason(reason, advice.names, say) for reason in advice.reasons)


def _reason(reason: Reason, names: Sequence[str], say: Texts) -> str:
    points = _points(reason.points, say)
    what = say.named("line", reason.line) if reason.line else names[reason.seat]
    return f"{points if reason.points < 0 else f'+{points}'} {what}".replace("\u00ad", "")


def run_review(
    console: Console,
    record: Record,
    budget: Budget | None,
    letter: str | None,
    plot: str | None,
    file: str | None,
    say: Texts,
) -> None:
    """Review a record or one seat of it, print the result and write the requested files."""
    if plot is not None:
        plot_form(Path(plot))  # what is missing is said before the long look, not after
    players = Game.replay(record).players
    seat = read_seat(letter, players)
    with progress(console) as bar:
        task = bar.add_task(say("review.task"), total=None)
        found = review(
            record,
            budget=budget,
            seats=None if seat is None else [seat],
            names=NAMES[:players],
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    if file != "-":
        print_review(console, found, say)
    if plot is not None:
        found.plot(plot)
    if file is not None:
        print_json(found.to_dict(), file)


def print_review(console: Console, found: Review, say: Texts) -> None:
    lines = str(found).split("\n") if say.language == "en" else _reviewed(found, say)
    for line in lines:
        console.print(styled(line), soft_wrap=True)


def _reviewed(found: Review, say: Texts) -> list[str]:
    """A review in the language of its reader."""
    width = max(len(name) for name in found.names)
    lines = [found.game]
    for seat, name in enumerate(found.names):
        if judged := found.of(seat):
            good = sum(one.cost < GOOD for one in judged)
            lost = sum(one.chance_lost for one in judged) / len(judged)
            per = say.decimals(f"{100 * lost:.1f} %")
            lines.append(
                say("review.seat", who=f"{name:<{width}}", n=len(judged), good=good, lost=per)
            )
    if len(lines) == 1:
        return [*lines, say("review.nothing")]
    worst = found.costliest()
    if worst:
        lines.append(say("review.costliest"))
    for one in worst:
        told = say(
            "review.cost.but" if one.points_lost < 0 else "review.cost",
            who=found.names[one.seat],
            played=one.played.text,
            best=one.best.text,
            chance=say.percent(one.chance_lost),
            points=say("review.points", points=say.figure(round(abs(one.points_lost), 1))),
        )
        why = ", ".join(_reason(reason, found.names, say) for reason in one.reasons)
        lines.append(f"{one.entry:>4}  {told}" + (f" ({why})" if why else ""))
    return lines
