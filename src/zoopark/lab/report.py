"""The report of a run: one self-contained HTML file."""

import math
import re
from collections.abc import Sequence
from html import escape
from typing import Final

from zoopark.about import VERSION
from zoopark.lab.plots import plots, rendered
from zoopark.lab.statistics import Ahead, Estimate, Standing
from zoopark.lab.summary import Summary
from zoopark.ui.plots import INK

STYLE: Final = """
:root { color-scheme: light dark; --ink: #22242a; --paper: #fff; --line: #d9dce2; --soft: #f4f5f7; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eaee; --paper: #17191d; --line: #3a3e46; --soft: #20242a; }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem;
  font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
}
h1 { font-size: 1.5rem; margin: 0 0 .25rem; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2.25rem 0 .5rem; }
pre { background: var(--soft); padding: .75rem; border-radius: .4rem; white-space: pre-wrap;
  overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid var(--line);
  white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
td span { opacity: .7; font-size: .85em; }
svg { display: block; width: 100%; height: auto; max-width: 46rem; }
svg text { font-family: inherit !important; }
li { overflow-wrap: anywhere; }
""".strip()


def report(summary: Summary) -> str:
    """The page; names are escaped."""
    parts = [
        f"<h1>{escape(summary.config)}</h1>",
        f"<p>{len(summary.games)} games, seed {summary.seed}, zoopark {escape(VERSION)}.</p>",
        section("Players", _players(summary)),
        *(
            section("", inline(rendered(summary, draw, "svg").decode(), name))
            for name, draw in plots(summary).items()
        ),
        section("Seats", standings(summary.seats, "seat")),
        *([section("Who finished ahead", _duels(summary))] if len(summary.names) > 1 else []),
        section("Faults", _faults(summary)),
        section("Make it again", f"<pre>{escape(summary.command)}</pre>"),
    ]
    return page(summary.config, parts)


def page(title: str, parts: Sequence[str]) -> str:
    """A page that needs nothing else, of parts that are HTML already."""
    body = "\n".join(parts)
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}\n</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def section(title: str, content: str) -> str:
    heading = f"<h2>{title}</h2>\n" if title else ""
    return f"<section>\n{heading}{content}\n</section>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose cells are HTML."""
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    body = "\n".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return (
        f'<div class="wide"><table>\n<thead><tr>{top}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody>\n</table></div>"
    )


def figure(estimate: Estimate, digits: int, factor: float = 1) -> str:
    if math.isnan(estimate.value):
        return "–"
    text = f"{factor * estimate.value:.{digits}f}"
    if not estimate.known:
        return text
    low, high = factor * estimate.low, factor * estimate.high
    return f"{text} <span>{low:.{digits}f} to {high:.{digits}f}</span>"


def _standing(standing: Standing) -> list[str]:
    return [
        figure(standing.win_rate, 1, 100),
        figure(standing.points, 1),
        f"{standing.least} to {standing.most}",
        str(standing.games),
        str(standing.faults),
    ]


COLUMNS: Final = ("won, %", "points", "least and most", "games", "faults")


def _players(summary: Summary) -> str:
    order = summary.order()
    if summary.ratings is None:
        return standings([summary.players[index] for index in order], "player")
    rows = [
        [
            escape(summary.names[index]),
            figure(summary.ratings[index], 0),
            *_standing(summary.players[index]),
        ]
        for index in order
    ]
    return table(["player", "rating", *COLUMNS], rows)


def standings(given: Sequence[Standing], what: str) -> str:
    rows = [[escape(standing.name), *_standing(standing)] for standing in given]
    return table([what, *COLUMNS], rows)


def _duels(summary: Summary) -> str:
    order = summary.order()
    rows = [
        [escape(summary.names[one]), *(_duel(summary.ahead[one][other]) for other in order)]
        for one in order
    ]
    head = ["% ahead of", *(escape(summary.names[index]) for index in order)]
    return table(head, rows)


def _duel(duel: Ahead) -> str:
    return f"{100 * duel.rate:.1f}" if duel.games else "–"


def _faults(summary: Summary) -> str:
    if not summary.faults:
        return "<p>None.</p>"
    items = "\n".join(f"<li>{escape(str(fault))}</li>" for fault in summary.faults)
    return f"<ul>\n{items}\n</ul>"


def inline(svg: str, name: str) -> str:
    """A plot to embed in a page: with the page's colours and unique ids."""
    drawing = svg[svg.index("<svg") :].strip()
    drawing = re.sub(r"<metadata>.*?</metadata>", "", drawing, flags=re.DOTALL)
    drawing = re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>{name}-", drawing)
    return drawing.replace(INK, "currentColor")
