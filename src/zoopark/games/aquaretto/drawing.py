"""Aquaretto as a drawing: the fields of a park where they lie, its helpers and its depot."""

from typing import Final

from zoopark.games.aquaretto.rules.land import COLUMN
from zoopark.games.aquaretto.rules.land import ROW as ROW_SHIFT
from zoopark.games.aquaretto.words import field_number
from zoopark.games.drafting.drawing import ROW, SIZE, Chips, DraftingDrawing, note, row_name
from zoopark.games.drawing.shapes import (
    INK,
    LINE,
    WATER,
    Part,
    below,
    beside,
    box,
    element,
    label,
    moved,
    wrapped,
)
from zoopark.games.drawing.table import Shown

CELL: Final = SIZE + 4

PARK_CHIPS: Final = Chips(
    {
        "dolphin": "#3e97cb",
        "orca": "#23334d",
        "sea-lion": "#7c675a",
        "polar-bear": "#9fb9c6",
        "penguin": "#4a5560",
        "turtle": "#6aa84f",
        "crocodile": "#2f7a3a",
        "hippo": "#8573b5",
    },
    {"m": "♂", "f": "♀", "baby": "b", "bolt": "↯", "fish": "≈"},
    {},
    (),
)


class AquarettoDrawing(DraftingDrawing):
    """How Aquaretto is drawn."""

    chips = PARK_CHIPS

    def seat(self, seat: Shown) -> list[Part]:
        return [park_part(seat["park"])]


def park_part(park: Shown) -> Part:
    """A water park."""
    staff = ", ".join(f"{job} {count}" for job, count in park["staff"].items())
    depot = [PARK_CHIPS.chip(tile) for tile in park["depot"]["tiles"]]
    rows = [
        _land(park["fields"]),
        beside([row_name("depot"), wrapped(depot, ROW - 50, 2) if depot else note("empty")]),
        beside([row_name("staff"), note(staff or "none")]),
    ]
    return below(rows, 4)


def _land(fields: list[Shown]) -> Part:
    cells = [field_number(field["name"]) for field in fields]
    rows = [cell >> int(ROW_SHIFT) for cell in cells]
    columns = [cell & int(COLUMN) for cell in cells]
    top, left = min(rows), min(columns)
    svg = ""
    for field, row, column in zip(fields, rows, columns, strict=True):
        svg += moved(_field(field), (column - left) * CELL, (row - top) * CELL)
    width, height = (max(columns) - left + 1) * CELL, (max(rows) - top + 1) * CELL
    return Part(svg, width, height)


def _field(field: Shown) -> Part:
    title = element("title", field["name"])
    svg = title + box(1, 1, CELL - 2, CELL - 2, rx=4, fill=WATER, stroke=LINE)
    if field.get("tile"):
        svg += moved(PARK_CHIPS.chip(field["tile"]), 2, 2)
    elif field.get("trainer"):
        svg += label("T", CELL / 2, CELL / 2 + 4, size=12, fill=INK, text_anchor="middle")
    return Part(element("g", svg), CELL, CELL)
