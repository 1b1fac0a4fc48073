"""The curve of a review: winning chances and expected points throughout the game."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from zoopark.extras import needs
from zoopark.texts import Mistake
from zoopark.ui.plots import COLOURS, FAINT, INK, literal, save_plot

if TYPE_CHECKING:
    from zoopark.coach.review import Review


def plot_form(path: Path) -> str:
    """``svg`` or ``png``, if a plot can be written to this file."""
    form = path.suffix.lower().removeprefix(".")
    if form not in ("svg", "png"):
        raise Mistake("command.wrong.plot", given=repr(path.name))
    needs("matplotlib")
    return form


def draw(review: "Review", path: Path) -> None:
    """Write the plot; the same review gives the same file."""
    form = plot_form(path)
    if not review.curve:
        raise Mistake("command.wrong.no-curve")

    def draw_both(figure: Any) -> None:
        above, below = figure.subplots(2, 1, sharex=True)
        _draw_chances(above, review)
        _draw_points(below, review)

    try:
        save_plot(draw_both, (9, 6), path, form)
    except OSError as error:
        raise Mistake("command.wrong.write", file=str(path), why=str(error.strerror)) from error


def _draw_chances(axes: Any, review: "Review") -> None:
    entries = [moment.entry for moment in review.curve]
    for seat, name in enumerate(review.names):
        chances = [100 * moment.chances[seat] for moment in review.curve]
        axes.plot(entries, chances, color=COLOURS[seat], linewidth=2, label=literal(name))
    chances_at = {moment.entry: moment.chances for moment in review.curve}
    for rank, judged in enumerate(review.costliest(), 1):
        height = 100 * chances_at[judged.entry][judged.seat]
        axes.plot([judged.entry], [height], "o", color=COLOURS[judged.seat], markersize=9)
        axes.annotate(
            str(rank),
            (judged.entry, height),
            (0, 9),
            textcoords="offset points",
            ha="center",
            color=INK,
        )
    axes.set_ylim(-3, 112)
    axes.set_yticks(range(0, 101, 25))
    axes.set_ylabel("% to win")
    axes.set_title("Chance to win; dots are the costliest decisions, the worst is 1")
    axes.legend(loc="upper left", ncols=len(review.names), frameon=False)
    axes.grid(axis="y", color=FAINT, alpha=0.3, linewidth=0.8)


def _draw_points(axes: Any, review: "Review") -> None:
    entries = [moment.entry for moment in review.curve]
    for seat in range(len(review.names)):
        points = [moment.points[seat] for moment in review.curve]
        axes.plot(entries, points, color=COLOURS[seat], linewidth=2)
    axes.set_ylabel("points at the end")
    axes.set_title("Expected points")
    axes.set_xlabel("entry of the record")
    axes.grid(axis="y", color=FAINT, alpha=0.3, linewidth=0.8)
