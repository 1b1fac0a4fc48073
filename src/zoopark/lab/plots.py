"""Plots of a run as SVG and PNG: the same run gives the same files."""

import io
from collections.abc import Callable, Sequence
from typing import Any, Final

from zoopark.extras import needs
from zoopark.lab.statistics import Estimate
from zoopark.lab.summary import Summary

INK: Final = "#22242a"  # text and axes; a report replaces it by the colour of its own text
FAINT: Final = "#8a8f99"
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7f7f7f")
STYLE: Final[dict[str, Any]] = {
    "axes.axisbelow": True,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlelocation": "left",
    "axes.titlesize": 13,
    "figure.dpi": 160,
    "font.family": "DejaVu Sans",
    "font.size": 11,
    "svg.fonttype": "none",
    "svg.hashsalt": "zoopark",  # ids of the SVG are made from this, not by chance
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}

Draw = Callable[[Any, Summary], None]


def plots(summary: Summary) -> dict[str, Draw]:
    """The plots that make sense for a run, by name."""
    found: dict[str, Draw] = {}
    if summary.ratings is not None:
        found["ratings"] = draw_ratings
        if len(_budgets(summary)) > 2:
            found["budgets"] = draw_budgets
    return found | {"wins": draw_wins, "points": draw_points}


def draw_ratings(axes: Any, summary: Summary) -> None:
    assert summary.ratings is not None
    order = summary.order()
    _draw_intervals(axes, summary, order, [summary.ratings[index] for index in order])
    axes.set_title("Rating, with the interval of 95 %")
    axes.set_xlabel("rating (400 points are odds of 10 to 1)")


def draw_budgets(axes: Any, summary: Summary) -> None:
    """Does more thinking make a bot stronger?"""
    assert summary.ratings is not None
    budgets = _budgets(summary)
    order = sorted(budgets, key=lambda index: budgets[index])
    rated = [summary.ratings[index] for index in order]
    counts = [budgets[index] for index in order]
    axes.fill_between(
        counts,
        [rating.low for rating in rated],
        [rating.high for rating in rated],
        color=COLOURS[0],
        alpha=0.2,
    )
    axes.plot(counts, [rating.value for rating in rated], "o-", color=COLOURS[0], linewidth=2)
    axes.set_xscale("log", base=2)
    axes.set_xticks(counts, [str(count) for count in counts])
    axes.minorticks_off()
    axes.set_title("Rating by iterations, with the interval of 95 %")
    axes.set_xlabel("iterations for a decision")
    axes.grid(color=FAINT, alpha=0.3, linewidth=0.8)


def _budgets(summary: Summary) -> dict[int, int]:
    """The iterations of each player, if all are one bot with different budgets."""
    found: dict[int, int] = {}
    for index, name in enumerate(summary.names):
        bot, _, budget = name.partition(":")
        if bot != summary.names[0].partition(":")[0] or not budget.isdecimal():
            return {}
        found[index] = int(budget)
    return found


def draw_wins(axes: Any, summary: Summary) -> None:
    order = summary.order()
    rates = [summary.players[index].win_rate for index in order]
    _draw_intervals(
        axes,
        summary,
        order,
        [Estimate(100 * rate.value, 100 * rate.low, 100 * rate.high) for rate in rates],
    )
    even = 100 / len(summary.seats)
    axes.axvline(even, color=FAINT, linestyle="--", linewidth=1)
    axes.set_title("Games won, with the interval of 95 %")
    axes.set_xlabel(f"% of games (dashed: {even:.0f}%, all equally strong)")


def _draw_intervals(
    axes: Any, summary: Summary, order: Sequence[int], estimates: Sequence[Estimate]
) -> None:
    """A dot and its interval for each player, the best at the top."""
    for row, (index, estimate) in enumerate(zip(order, estimates, strict=True)):
        colour = COLOURS[index % len(COLOURS)]
        if estimate.known:
            axes.plot([estimate.low, estimate.high], [row, row], color=colour, linewidth=2.5)
        axes.plot([estimate.value], [row], "o", color=colour, markersize=8)
    axes.set_yticks(range(len(order)), [_label(summary.names[index]) for index in order])
    axes.set_ylim(len(order) - 0.5, -0.5)
    axes.grid(axis="x", color=FAINT, alpha=0.3, linewidth=0.8)


def draw_points(axes: Any, summary: Summary) -> None:
    """How points are spread: the middle half as a box, whiskers over 90 %, a line at the median."""
    order = summary.order()
    for row, index in enumerate(order):
        colour = COLOURS[index % len(COLOURS)]
        points = [
            game.points[seat]
            for game in summary.games
            for seat, player in enumerate(game.seats)
            if player == index
        ]
        if not points:
            continue
        drawn = axes.boxplot(
            [points],
            positions=[row],
            widths=0.5,
            whis=(5, 95),
            orientation="horizontal",
            patch_artist=True,
            flierprops={"marker": ".", "markersize": 3, "markeredgecolor": colour, "alpha": 0.5},
            manage_ticks=False,
        )
        for line in (*drawn["whiskers"], *drawn["caps"]):
            line.set(color=colour, linewidth=1.6)
        drawn["boxes"][0].set(facecolor=colour, edgecolor=colour, alpha=0.55)
        drawn["medians"][0].set(color=INK, linewidth=2)
    axes.set_yticks(range(len(order)), [_label(summary.names[index]) for index in order])
    axes.set_ylim(len(order) - 0.5, -0.5)
    axes.set_title("Points: middle half, 90 % and median")
    axes.set_xlabel("points at the end of a game")
    axes.grid(axis="x", color=FAINT, alpha=0.3, linewidth=0.8)


def _label(name: str) -> str:
    """A name as it is: the dollar would begin a formula."""
    short = name if len(name) <= 24 else f"{name[:23]}…"
    return short.replace("$", r"\$")


def rendered(summary: Summary, draw: Draw, form: str) -> bytes:
    """A plot as the bytes of an ``svg`` or ``png`` file."""
    matplotlib: Any = needs("matplotlib")
    figures: Any = needs("matplotlib.figure")
    rows = len(summary.players)
    with matplotlib.rc_context(STYLE):
        figure: Any = figures.Figure(figsize=(7.2, 1.5 + 0.5 * rows), layout="constrained")
        draw(figure.add_subplot(), summary)
        file = io.BytesIO()
        metadata = {"Date": None} if form == "svg" else {"Software": None}
        figure.savefig(
            file,
            format=form,
            metadata=metadata,
            facecolor="none" if form == "svg" else "white",
        )
    return file.getvalue()
