"""The style of every plot; the same figures give the same file."""

from collections.abc import Callable
from pathlib import Path
from typing import IO, Any, Final

from zoopark.extras import needs

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


def literal(name: str) -> str:
    """A name as it is: the dollar would begin a formula."""
    return name.replace("$", r"\$")


def save_plot(
    draw: Callable[[Any], None],
    size: tuple[float, float],
    target: Path | IO[bytes],
    form: str,
    background: str = "white",
) -> None:
    """Draw on a new figure and write it as ``svg`` or ``png``."""
    matplotlib: Any = needs("matplotlib")
    figures: Any = needs("matplotlib.figure")
    with matplotlib.rc_context(STYLE):
        figure: Any = figures.Figure(figsize=size, layout="constrained")
        draw(figure)
        # Neither the date nor the version of the library belongs in the file.
        metadata = {"Date": None} if form == "svg" else {"Software": None}
        figure.savefig(target, format=form, metadata=metadata, facecolor=background)
