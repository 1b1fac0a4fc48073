"""Plots of a run as SVG and PNG: the same run gives the same files."""

import io
from collections.abc import Callable, Sequence
from typing import Any

from zoopark.lab.statistics import Estimate
from zoopark.lab.summary import Summary
from zoopark.ui.plots import COLOURS, FAINT, INK, literal, save_plot

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
    """A dot with its interval for each player, best at the top."""
    draw_intervals(axes, [summary.names[index] for index in order], estimates, order)


def draw_intervals(
    axes: Any, names: Sequence[str], estimates: Sequence[Estimate], colours: Sequence[int] = ()
) -> None:
    """A dot with its interval for each name, from top to bottom."""
    for row, estimate in enumerate(estimates):
        colour = COLOURS[colours[row] % len(COLOURS) if colours else 0]
        if estimate.known:
            axes.plot([estimate.low, estimate.high], [row, row], color=colour, linewidth=2.5)
        axes.plot([estimate.value], [row], "o", color=colour, markersize=8)
    axes.set_yticks(range(len(names)), [_label(name) for name in names])
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(axis="x", color=FAINT, alpha=0.3, linewidth=0.8)


def draw_points(axes: Any, summary: Summary) -> None:
    """Box plots of points: the middle half as a box, whiskers over 90%, a line at the median."""
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
    return literal(name if len(name) <= 24 else f"{name[:23]}…")


def rendered(summary: Summary, draw: Draw, form: str) -> bytes:
    """A plot as the bytes of an ``svg`` or ``png`` file."""
    return rendered_rows(lambda axes: draw(axes, summary), len(summary.players), form)


def rendered_rows(draw: Callable[[Any], None], rows: int, form: str) -> bytes:
    """The same for any plot with that many rows."""
    file = io.BytesIO()
    save_plot(
        lambda figure: draw(figure.add_subplot()),
        (7.2, 1.5 + 0.5 * rows),
        file,
        form,
        background="none" if form == "svg" else "white",
    )
    return file.getvalue()
