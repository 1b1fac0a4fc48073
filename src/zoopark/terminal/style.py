"""Colours for the table in the terminal. The text alone says everything; colours only help."""

import re

from rich.text import Text

STYLES = {
    r"\bflamingo\S*": "bright_magenta",
    r"\bcamel\S*": "yellow",
    r"\bleopard\S*": "dark_orange",
    r"\belephant\S*": "bright_blue",
    r"\bpanda\S*": "bright_white",
    r"\bchimpanzee\S*": "orange4",
    r"\bzebra\S*": "grey66",
    r"\bkangaroo\S*": "red3",
    r"\b(snack|drinks|fruit|popcorn)\b": "green",
    r"\bcoins?\b": "gold3",
    r"^Trucks": "bold",
    r"^Zooloretto": "bold",
    r"▶ .{14}": "bold reverse",
    r"○ .{14}": "dim",
    r"\bclosed\b": "dim",
}
_COMPILED = [(re.compile(pattern, re.MULTILINE), style) for pattern, style in STYLES.items()]


def styled(text: str) -> Text:
    """The same text, coloured."""
    rich = Text(text)
    for pattern, style in _COMPILED:
        rich.highlight_regex(pattern, style)
    return rich
