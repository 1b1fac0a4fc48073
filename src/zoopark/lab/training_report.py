"""What a training leaves to be read: a table in the terminal, and a page with its curve."""

import io
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from zoopark.about import VERSION
from zoopark.extras import needs
from zoopark.lab.report import inline, page, section, table
from zoopark.lab.run import write
from zoopark.lab.training import Step, Training
from zoopark.texts import Texts
from zoopark.ui.plots import COLOURS, STYLE

COLUMNS = ("generation", "games", "notes", "evaluator's error", "error", "evaluator's loss", "loss")

# The same in the terminal, which speaks the language of its user.
HEADINGS = (
    "lab.training.generation",
    "lab.games",
    "lab.training.notes",
    "lab.training.evaluator-error",
    "lab.training.error",
    "lab.training.evaluator-loss",
    "lab.training.loss",
)


def _row(step: Step) -> list[str]:
    return [
        str(step.generation),
        str(step.games),
        str(step.notes),
        f"{step.evaluator.error:.3f}",
        f"{step.network.error:.3f}",
        f"{step.evaluator.loss:.4f}",
        f"{step.network.loss:.4f}",
    ]


def print_steps(console: Console, steps: Sequence[Step], say: Texts) -> None:
    shown = Table(*[say(key) for key in HEADINGS])
    for step in steps:
        shown.add_row(*map(say.decimals, _row(step)))
    console.print(shown)


def write_report(training: Training, steps: Sequence[Step], folder: Path) -> None:
    write(folder / "report.html", training_report(training, steps))


def training_report(training: Training, steps: Sequence[Step]) -> str:
    """The page of a training."""
    about = (
        "Error is the root of the mean squared difference between foreseen and final points, loss"
        " the log loss of the chances to win; both of games that nothing was learned from."
    )
    return page(
        training.config,
        [
            f"<h1>{escape(training.config)}</h1>",
            f"<p>{len(steps)} generations, zoopark {escape(VERSION)}. {about}</p>",
            section("Generations", table(COLUMNS, [_row(step) for step in steps])),
            section("", inline(_curve(steps), "curve")),
            section("Make it again", f"<pre>{escape(training.command)} --out DIR</pre>"),
        ],
    )


def _curve(steps: Sequence[Step]) -> str:
    """The errors of evaluator and network, by generation."""
    figure_module: Any = needs("matplotlib.figure")
    matplotlib: Any = needs("matplotlib")
    with matplotlib.rc_context(STYLE):
        figure = figure_module.Figure(figsize=(8, 3.6), layout="constrained")
        axes = figure.subplots()
        generations = [step.generation for step in steps]
        for colour, name, errors in (
            (COLOURS[1], "evaluator", [step.evaluator.error for step in steps]),
            (COLOURS[0], "network", [step.network.error for step in steps]),
        ):
            axes.plot(generations, errors, "o-", color=colour, label=name, linewidth=2)
        axes.set_xticks(generations)
        axes.set_xlabel("generation")
        axes.set_title("Error of the foreseen points")
        axes.legend(frameon=False)
        file = io.BytesIO()
        figure.savefig(file, format="svg", metadata={"Date": None})
    return file.getvalue().decode()
