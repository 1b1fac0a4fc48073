"""O Zoo le Mio as a drawing: tiles of two coloured halves with paths, stars and trees."""

from typing import Final

from zoopark.games.drawing.shapes import (
    EMPTY,
    FAINT,
    Part,
    below,
    beside,
    box,
    element,
    framed,
    label,
    lines,
    moved,
    words,
)
from zoopark.games.drawing.table import INSIDE, Drawing, Shown
from zoopark.games.ozoolemio.rules.components import COLOUR, EXITS, STARS, TREES, linked, turned
from zoopark.games.ozoolemio.rules.zoo import ORIGIN, ROW, offset
from zoopark.games.ozoolemio.words import DIRECTIONS, field_number
from zoopark.notation.seats import seat_letter

CELL: Final = 34.0
_COLOURS: Final = ("#d96a5b", "#e3c04d", "#6fae62", "#d9924a", "#5a9fd0")
_PATH: Final = "#f7f0dc"
_START: Final = "#9aa7a0"
_PAVILION: Final = "#b9a7c7"
_STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west


class OZooLeMioDrawing(Drawing):
    """How O Zoo le Mio is drawn."""

    def facts(self, view: Shown) -> list[str]:
        flags = " ".join(seat_letter(seat) for seat in view["flags"])
        return [f"{len(view['unseen'])} tiles unseen", f"flags {flags}"]

    def middle(self, view: Shown) -> Part:
        return framed(_row(view["row"])) if view["row"] else EMPTY

    def seat(self, seat: Shown) -> list[Part]:
        return [_zoo(seat["tiles"]), _attractions(seat)]


def _half(colour: str, exits: int, joined: int, text: str, tree: bool) -> Part:
    """One half of a tile. ``joined`` is the direction of the other half if a path leads there."""
    middle = CELL / 2
    svg = box(0.5, 0.5, CELL - 1, CELL - 1, rx=3, fill=colour)
    for direction, (east, south) in enumerate(_STEPS):
        if exits >> direction & 1 or joined == direction:
            svg += element(
                "line",
                x1=middle,
                y1=middle,
                x2=middle + east * middle,
                y2=middle + south * middle,
                stroke=_PATH,
                stroke_width=6,
                stroke_linecap="round",
            )
    if text:
        svg += element("circle", cx=middle, cy=middle, r=8.5, fill="#ffffff")
        svg += label(text, middle, middle + 4, size=11, text_anchor="middle", font_weight="bold")
    if tree:
        svg += label("♣", CELL - 10, 12, size=12, fill="#1f5a2c")
    return Part(svg, CELL, CELL)


def _tile_halves(tile: int, rotation: int) -> list[Part]:
    """Both halves of a tile, from 0 on, turned clockwise."""
    halves: list[Part] = []
    for which in range(2):
        half = 2 * tile + which
        towards = (rotation + 1 + 2 * which) % 4
        halves.append(
            _half(
                _COLOURS[COLOUR[half]],
                int(turned(EXITS[half], rotation)),
                towards if linked(tile) else -1,
                str(int(STARS[half])),
                bool(TREES[half]),
            )
        )
    return halves


def _row(row: list[Shown]) -> Part:
    """The tiles that lie open, the one on sale first."""
    tiles: list[Part] = []
    for place, shown in enumerate(row):
        number = shown["tile"]
        both = beside(_tile_halves(number - 1, 0), 0)
        name = words(f"{number}" + (" on sale" if place == 0 else ""), size=10, fill=FAINT)
        tiles.append(below([both, name], 2))
    return beside(tiles, 12)


def _zoo(tiles: list[Shown]) -> Part:
    cells: dict[int, Part] = {}
    origin = int(ORIGIN)
    for k in range(2):
        start = _half(_START, 8 if k == 0 else 2, 1 if k == 0 else 3, "◆", False)
        cells[origin + k] = start
        cells[origin + 256 + k] = Part(
            box(0.5, 0.5, CELL - 1, CELL - 1, rx=3, fill=_PAVILION), CELL, CELL
        )
    for laid in tiles:
        cell = field_number(laid["field"])
        rotation = DIRECTIONS.index(laid["direction"])
        a, b = _tile_halves(laid["tile"] - 1, rotation)
        cells[cell], cells[cell + int(offset(rotation))] = a, b
    rows, columns = [cell >> int(ROW) for cell in cells], [cell & 255 for cell in cells]
    top, left = min(rows), min(columns)
    svg = "".join(
        moved(part, ((cell & 255) - left) * CELL, ((cell >> int(ROW)) - top) * CELL)
        for cell, part in cells.items()
    )
    return Part(svg, (max(columns) - left + 1) * CELL, (max(rows) - top + 1) * CELL)


def _attractions(seat: Shown) -> Part:
    """Areas, trees and benches, with the visitors they attract."""
    told = [f"{name} {stars} ({seat['visitors'][name]})" for name, stars in seat["areas"].items()]
    told.append(f"trees {seat['trees']} ({seat['tree_figures']})")
    told.append(f"benches {seat['benches']}")
    return lines(", ".join(told), INSIDE)
