"""The table of a drafting game as a drawing: trucks, hand, and tiles as small chips."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from zoopark.games.drawing.shapes import (
    COIN,
    COIN_EDGE,
    FAINT,
    INK,
    LINE,
    Part,
    below,
    beside,
    box,
    element,
    framed,
    label,
    lines,
    widened,
    words,
    wrapped,
)
from zoopark.games.drawing.table import PAGE, Drawing, Shown
from zoopark.notation.seats import seat_letter

SIZE: Final = 24.0  # of a chip
ROW: Final = 330.0  # width of the rows before a seat
_OTHERS: Final = "#7a6fa0"

Told = None | bool | int | str | tuple["Told", ...] | dict[str, "Told"]  # what a view is made of

_DRAWN: Final = {  # shown in the drawing, or better shown with the seats
    "kind",
    "game",
    "over",
    "scores",
    "modules",
    "bonuses",
    "supplies",
    "round",
    "last_round",
    "turn",
    "asks",
    "hand",
    "bank",
    "supply",
    "young",
    "trucks",
    "seats",
}


@dataclass(frozen=True)
class Chips:
    """What the tiles of a game look like, by their names."""

    colours: Mapping[str, str]  # of species and stalls
    marks: Mapping[str, str]  # by the ending of a name
    stalls: Mapping[str, tuple[str, str]]  # square ones: the stall, and what marks it
    barriers: Collection[str]

    def beside(self, other: "Chips") -> "Chips":
        """The chips of a game that has the tiles of two."""
        return Chips(
            {**self.colours, **other.colours},
            {**self.marks, **other.marks},
            {**self.stalls, **other.stalls},
            {*self.barriers, *other.barriers},
        )

    def chip(self, name: str) -> Part:
        """A tile; its name appears when the pointer is on it."""
        half = SIZE / 2
        title = element("title", name)
        if name.endswith("coin"):
            coin = element("circle", cx=half, cy=half, r=half - 2, fill=COIN, stroke=COIN_EDGE)
            return _chip(element("g", title + coin + _letters("1", INK), class_="tile"))
        if name in self.barriers:
            body = box(2, 2, SIZE - 4, SIZE - 4, rx=2, fill="#fff3d6", stroke="#d08a1d")
            return _chip(element("g", title + body + _letters("×", "#b06f0a")))
        if name in self.stalls:
            called, mark = self.stalls[name]
            fill = self.colours.get(called, _OTHERS)
            body = box(2, 2, SIZE - 4, SIZE - 4, rx=5, fill=fill)
        else:
            called, mark = self._split(name)
            fill = self.colours.get(called, _OTHERS)
            body = element("circle", cx=half, cy=half, r=half - 1.5, fill=fill)
        shown = _letters(_short(called).capitalize(), "#ffffff")
        return _chip(element("g", title + body + shown + _badge(mark)))

    def _split(self, name: str) -> tuple[str, str]:
        """A tile's species and what marks it."""
        for ending, mark in self.marks.items():
            if name.endswith(f"-{ending}"):
                return name.removesuffix(f"-{ending}"), mark
        return name, ""


def _chip(svg: str) -> Part:
    return Part(svg, SIZE, SIZE)


def _short(name: str) -> str:
    return "".join(word[0] for word in name.split("-")) if "-" in name else name[:2]


def _letters(text: str, fill: str) -> str:
    half = SIZE / 2
    return label(
        text, half, half + 3.6, size=10, fill=fill, text_anchor="middle", font_weight="bold"
    )


def _badge(mark: str) -> str:
    """What marks a tile, at its lower right."""
    if not mark:
        return ""
    at = SIZE - 4.5
    disc = element("circle", cx=at, cy=at, r=5.5, fill="#ffffff", stroke=LINE)
    text = label(mark, at, at + 3, size=8.5, text_anchor="middle", font_weight="bold")
    return disc + text


def space() -> Part:
    """A free space for a tile."""
    half = SIZE / 2
    ring = element(
        "circle", cx=half, cy=half, r=half - 3, fill="none", stroke=LINE, stroke_width=1.5
    )
    return _chip(ring)


def note(text: str) -> Part:
    """A word in place of a tile."""
    return Part(label(text, 0, 12, size=10, fill=FAINT), 6 * len(text), 16)


def row_name(text: str) -> Part:
    """The name of a row before a seat."""
    part = words(text, size=10, fill=FAINT)
    return Part(part.svg, 38, part.height)


def told_of(value: Told) -> str:
    """A value of a view in words; nothing for what is empty."""
    if value is None or value is False or value in ("", 0):
        return ""
    if value is True:
        return "yes"
    if isinstance(value, dict):
        told = [(name.replace("_", " "), told_of(inner)) for name, inner in value.items()]
        return ", ".join(f"{name} {text}" for name, text in told if text)
    if isinstance(value, tuple):
        if all(isinstance(one, int) for one in value):
            return " ".join(str(one) for one in value) if any(value) else ""
        return ", ".join(text for one in value if (text := told_of(one)))
    return str(value)


class DraftingDrawing(Drawing):
    """What the drawings of all drafting games share."""

    chips: Chips

    def facts(self, view: Shown) -> list[str]:
        supplies = view["supplies"].values() if "supplies" in view else [view["supply"]]
        unseen = sum(supply["total"] for supply in supplies)
        told = [f"{unseen} tiles unseen", f"bank {view['bank']}"]
        return [*told, "last round"] if view["last_round"] else told

    def middle(self, view: Shown) -> Part:
        """Trucks and hand, and in words what modules keep in the middle."""
        trucks = [self._truck(number, truck) for number, truck in enumerate(view["trucks"], 1)]
        hand = below([words("hand", size=10, fill=FAINT), self._row(view["hand"])], 3)
        shown = [*trucks, framed(hand, pad=6)] if view["hand"] else trucks
        rest = {name: told_of(value) for name, value in view.items() if name not in _DRAWN}
        told = [f"{name.replace('_', ' ')}: {text}" for name, text in rest.items() if text]
        return below([wrapped(shown, PAGE, 10), *(lines(line, PAGE) for line in told)], 4)

    def _row(self, tiles: Sequence[str]) -> Part:
        return beside([self.chips.chip(tile) for tile in tiles], 2)

    def _truck(self, number: int, truck: Shown) -> Part:
        taken = truck["taken_by"]
        who = "" if taken is None else f" taken by {seat_letter(taken)}"
        free = 0 if taken is not None else truck["spaces"] - len(truck["tiles"])
        load = beside([*(self.chips.chip(tile) for tile in truck["tiles"]), *[space()] * free], 2)
        load = load if load.svg else words("away", size=SIZE * 0.74, fill=LINE)
        name = words(f"truck {number}{who}", size=10, fill=FAINT)
        return framed(widened(below([name, load], 3), 78), pad=6)
