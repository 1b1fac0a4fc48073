"""Colours for the board in the terminal. They only help: the text alone says everything."""

import re

from rich.text import Text

from zoopark.games.catalog import GAMES

# Some begin like others.
HEADINGS = sorted((spec.heading for spec in GAMES.values()), key=len, reverse=True)
STYLES = {pattern: style for spec in GAMES.values() for pattern, style in spec.styles.items()} | {
    r"▒": "dim",
    rf"^({'|'.join(map(re.escape, HEADINGS))})": "bold",
    r"▶ .{14}": "bold reverse",
    r"○ .{14}": "dim",
    r"\bclosed\b": "dim",
}
_COMPILED = [(re.compile(pattern, re.MULTILINE), style) for pattern, style in STYLES.items()]


def styled(text: str) -> Text:
    """The same text in colour."""
    rich = Text(text)
    for pattern, style in _COMPILED:
        rich.highlight_regex(pattern, style)
    return rich
