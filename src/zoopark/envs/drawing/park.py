"""A water park: its fields where they lie, its helpers and its depot."""

from typing import Any, Final

from zoopark.envs.drawing.shapes import (
    FAINT,
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
    words,
    wrapped,
)
from zoopark.envs.drawing.tiles import SIZE, chip, note
from zoopark.games.aquaretto.rules.land import COLUMN, ROW
from zoopark.games.aquaretto.words import field_number

CELL: Final = SIZE + 4
WIDTH: Final = 330.0


def park_part(park: dict[str, Any]) -> Part:
    staff = ", ".join(f"{job} {count}" for job, count in park["staff"].items())
    depot = [chip(tile) for tile in park["depot"]["tiles"]]
    rows = [
        _land(park["fields"]),
        beside([_name("depot"), wrapped(depot, WIDTH - 50, 2) if depot else note("empty")]),
        beside([_name("staff"), note(staff or "none")]),
    ]
    return below(rows, 4)


def _name(text: str) -> Part:
    part = words(text, size=10, fill=FAINT)
    return Part(part.svg, 38, part.height)


def _land(fields: list[dict[str, Any]]) -> Part:
    cells = [field_number(field["name"]) for field in fields]
    rows = [cell >> int(ROW) for cell in cells]
    columns = [cell & int(COLUMN) for cell in cells]
    top, left = min(rows), min(columns)
    svg = ""
    for field, row, column in zip(fields, rows, columns, strict=True):
        svg += moved(_field(field), (column - left) * CELL, (row - top) * CELL)
    width, height = (max(columns) - left + 1) * CELL, (max(rows) - top + 1) * CELL
    return Part(svg, width, height)


def _field(field: dict[str, Any]) -> Part:
    title = element("title", field["name"])
    svg = title + box(1, 1, CELL - 2, CELL - 2, rx=4, fill=WATER, stroke=LINE)
    if field.get("tile"):
        svg += moved(chip(field["tile"]), 2, 2)
    elif field.get("trainer"):
        svg += label("T", CELL / 2, CELL / 2 + 4, size=12, fill=INK, text_anchor="middle")
    return Part(element("g", svg), CELL, CELL)
