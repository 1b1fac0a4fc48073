"""Parts of a drawing: SVG elements, each with the room it takes."""

from dataclasses import dataclass
from html import escape
from typing import Final

INK: Final = "#2f3437"
FAINT: Final = "#8b9499"
LINE: Final = "#cfd6d3"
PAPER: Final = "#ffffff"
GROUND: Final = "#f3f1ea"
MEADOW: Final = "#e4ecd9"
WATER: Final = "#dcecf3"
ACCENT: Final = "#2e7d5b"
COIN: Final = "#e8c14a"
COIN_EDGE: Final = "#b8922a"

GAP: Final = 6.0


@dataclass(frozen=True, slots=True)
class Part:
    """Some SVG with its width and height; its upper left corner is the origin."""

    svg: str
    width: float
    height: float


EMPTY: Final = Part("", 0, 0)


def number(value: float) -> str:
    """A coordinate without needless digits."""
    return f"{value:.1f}".removesuffix(".0")


def element(name: str, inner: str = "", /, **attributes: str | float) -> str:
    """An SVG element. An attribute ``font_size`` is written ``font-size``."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_text(value))}"'
        for key, value in attributes.items()
    )
    return f"<{name}{given}>{inner}</{name}>" if inner else f"<{name}{given}/>"


def _text(value: str | float) -> str:
    return value if isinstance(value, str) else number(value)


def box(x: float, y: float, width: float, height: float, **attributes: str | float) -> str:
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def label(
    text: str, x: float, y: float, *, size: float = 11, fill: str = INK, **more: str | float
) -> str:
    return element("text", escape(text, quote=False), x=x, y=y, font_size=size, fill=fill, **more)


def words(text: str, *, size: float = 11, fill: str = INK, **more: str | float) -> Part:
    """A line of text, with a generous estimate of its width."""
    bold = more.get("font_weight") == "bold"
    width = len(text) * size * (0.62 if bold else 0.56)
    return Part(label(text, 0, size, size=size, fill=fill, **more), width, size * 1.35)


def moved(part: Part, x: float, y: float) -> str:
    if not part.svg:
        return ""
    return element("g", part.svg, transform=f"translate({number(x)} {number(y)})")


def beside(parts: list[Part], gap: float = GAP) -> Part:
    """Parts in a row, centred on each other."""
    shown = [part for part in parts if part.svg]
    height = max((part.height for part in shown), default=0)
    x, svg = 0.0, ""
    for part in shown:
        svg += moved(part, x, (height - part.height) / 2)
        x += part.width + gap
    return Part(svg, max(0, x - gap), height)


def below(parts: list[Part], gap: float = GAP) -> Part:
    """Parts one under the other."""
    shown = [part for part in parts if part.svg]
    y, svg = 0.0, ""
    for part in shown:
        svg += moved(part, 0, y)
        y += part.height + gap
    return Part(svg, max((part.width for part in shown), default=0), max(0, y - gap))


def wrapped(parts: list[Part], width: float, gap: float = GAP) -> Part:
    """Parts in as many rows as they need."""
    rows: list[list[Part]] = [[]]
    used = 0.0
    for part in parts:
        if rows[-1] and used + part.width > width:
            rows.append([])
            used = 0.0
        rows[-1].append(part)
        used += part.width + gap
    return below([beside(row, gap) for row in rows], gap)


def lines(text: str, width: float, *, size: float = 10, fill: str = FAINT) -> Part:
    """Text wrapped to a width."""
    most = max(8, int(width / (size * 0.56)))
    broken: list[str] = [""]
    for word in text.split():
        if broken[-1] and len(broken[-1]) + 1 + len(word) > most:
            broken.append("")
        broken[-1] += f" {word}" if broken[-1] else word
    return below([words(line, size=size, fill=fill) for line in broken if line], 1)


def framed(part: Part, *, fill: str = PAPER, line: str = LINE, pad: float = 10) -> Part:
    """A part on a card."""
    width, height = part.width + 2 * pad, part.height + 2 * pad
    card = box(0.5, 0.5, width - 1, height - 1, rx=8, fill=fill, stroke=line)
    return Part(card + moved(part, pad, pad), width, height)


def widened(part: Part, width: float) -> Part:
    """The same part, taking at least this width."""
    return Part(part.svg, max(part.width, width), part.height)


def document(part: Part, pad: float = 16) -> str:
    """The whole drawing."""
    width, height = part.width + 2 * pad, part.height + 2 * pad
    ground = box(0, 0, width, height, fill=GROUND)
    return element(
        "svg",
        ground + moved(part, pad, pad),
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=f"0 0 {number(width)} {number(height)}",
        font_family="Helvetica, Arial, DejaVu Sans, sans-serif",
    )
