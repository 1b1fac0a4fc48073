"""Colours for the board in the terminal. They only help: the text alone says everything."""

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
    r"(?<!sea-)\blion\S*": "gold1",
    r"\brabbit\S*": "tan",
    r"\bdolphin\S*|\bDo[ ♂♀!°]": "bright_cyan",
    r"\borca\S*|\bOr[ ♂♀!°]": "bright_white",
    r"\bsea-lion\S*|\bSl[ ♂♀!°]": "orange4",
    r"\bpolar-bear\S*|\bPb[ ♂♀f°]": "grey85",
    r"\bpenguin\S*|\bPe[ ♂♀f°]": "bright_blue",
    r"\bturtle\S*|\bTu[ ♂♀f°]": "green3",
    r"\bcrocodile\S*|\bCr[ ♂♀f°]": "dark_green",
    r"\bhippo\S*|\bHi[ ♂♀f°]": "medium_purple",
    r"\b(snack|drinks|fruit|popcorn|icecream)\b": "green",
    r"\b(water-)?coins?\b": "gold3",
    r"\bR[0-9]+♣?": "red",
    r"\bY[0-9]+♣?": "yellow",
    r"\bG[0-9]+♣?": "bright_black",
    r"\bO[0-9]+♣?": "dark_orange",
    r"\bB[0-9]+♣?": "blue",
    r"▒": "dim",
    r"^(Trucks|Flags|Row)\b": "bold",
    r"^(O Zoo le Mio|Zooloretto|Aquaretto( \+ Zooloretto)?)": "bold",
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
