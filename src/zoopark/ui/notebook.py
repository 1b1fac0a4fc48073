"""How results look in a notebook: drawings and tables, on light and on dark pages."""

import re
from collections.abc import Sequence
from html import escape
from typing import Final

# The colours of the drawings that are too bright or too dark for a dark page.
DARK: Final = {
    "#2f3437": "#e7e9ea",  # ink
    "#8b9499": "#9aa4aa",  # faint words
    "#cfd6d3": "#4a5357",  # lines
    "#ffffff": "#23282b",  # cards
    "#f3f1ea": "#181b1d",  # ground
    "#e4ecd9": "#2f3a2a",  # meadows
    "#dcecf3": "#223540",  # water
    "#2e7d5b": "#5cc196",  # who is to act
}


_TILE: Final = ":has(>title)"  # which has a name, keeps its colours and gets an edge


def _rules(before: str) -> str:
    return f"{before}{_TILE}>circle{{stroke:#9aa4aa}}" + "".join(
        f'{before}[{name}="{light}"]:not({_TILE}>*){{{name}:{dark}}}'
        for light, dark in DARK.items()
        for name in ("fill", "stroke")
    )


def themed(drawing: str) -> str:
    """A drawing that turns dark with the system, as a picture of its own.

    >>> themed('<svg width="2"><rect fill="#ffffff"/></svg>')[:53]
    '<svg width="2"><style>@media (prefers-color-scheme: d'
    """
    style = f"<style>@media (prefers-color-scheme: dark){{{_rules('')}}}</style>"
    return re.sub(r"(<svg[^>]*>)", lambda found: found[1] + style, drawing, count=1)


def inline(drawing: str) -> str:
    """The same as a part of a page, where the notebook says whether it is light or dark."""
    area = ".zoopark-drawing "
    known = [f'body[data-jp-theme-light="false"] {area}', f"body.vscode-dark {area}"]
    elsewhere = f"body:not([data-jp-theme-light]):not([class*=vscode]) {area}"
    style = "".join(map(_rules, known))
    style += f"@media (prefers-color-scheme: dark){{{_rules(elsewhere)}}}"
    fitting = f"{area}svg{{max-width:100%;height:auto}}"
    return f'<style>{style}{fitting}</style><div class="zoopark-drawing">{drawing}</div>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]], caption: str = "") -> str:
    """A plain table, which every notebook gives its own colours; the first column is text.

    >>> table(["seat", "points"], [["A", "<7"]])[:40]
    '<table><thead><tr><th style="text-align:'
    """
    title = f"<caption>{escape(caption)}</caption>" if caption else ""
    body = "".join(f"<tr>{_cells(row, 'td')}</tr>" for row in rows)
    return (
        f"<table>{title}<thead><tr>{_cells(head, 'th')}</tr></thead><tbody>{body}</tbody></table>"
    )


def _cells(row: Sequence[str], kind: str) -> str:
    sides = ["left", *["right"] * (len(row) - 1)]
    return "".join(
        f'<{kind} style="text-align:{side}">{escape(text)}</{kind}>'
        for side, text in zip(sides, row, strict=True)
    )


def folded(summary: str, text: str) -> str:
    """Text that opens when it is clicked."""
    shown = f'<pre style="white-space:pre-wrap">{escape(text)}</pre>'
    return f"<details><summary>{escape(summary)}</summary>{shown}</details>"
