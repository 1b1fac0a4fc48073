"""A water park as text: a grid with a letter for each column and a number for each row.

A tile shows the beginning of its species and its sign: ``♂`` and ``♀`` fertile ones, ``f`` a fish,
``!`` a lightning bolt, ``°`` a young one. ``·`` is a free field, ``T`` a trainer, ``▒`` the staff
corner.
"""

from zoopark.games.aquaretto.rules.components import FIRST_SPECIES
from zoopark.games.aquaretto.rules.land import COLUMN, ORIGIN, ROW, corner_row
from zoopark.games.aquaretto.rules.park import Park
from zoopark.games.aquaretto.words import COLUMNS
from zoopark.notation.tiles import tile_name

SIGNS = (" ", "♂", "♀", "f", "!", "°")
SHORT = ("Do", "Or", "Sl", "Pb", "Pe", "Tu", "Cr", "Hi")


LEGEND = """\
  park  f fish   ! lightning bolt   ° baby   T trainer   ▒ staff corner
        Do dolphin   Or orca   Sl sea lion   Pb polar bear
        Pe penguin   Tu turtle   Cr crocodile   Hi hippo"""
STYLES = {
    r"\bdolphin\S*|\bDo[ ♂♀!°]": "bright_cyan",
    r"\borca\S*|\bOr[ ♂♀!°]": "bright_white",
    r"\bsea-lion\S*|\bSl[ ♂♀!°]": "orange4",
    r"\bpolar-bear\S*|\bPb[ ♂♀f°]": "grey85",
    r"\bpenguin\S*|\bPe[ ♂♀f°]": "bright_blue",
    r"\bturtle\S*|\bTu[ ♂♀f°]": "green3",
    r"\bcrocodile\S*|\bCr[ ♂♀f°]": "dark_green",
    r"\bhippo\S*|\bHi[ ♂♀f°]": "medium_purple",
    r"\bwater-coins?\b": "gold3",
    r"^Trucks\b": "bold",
}


def draw_park(park: Park) -> list[str]:
    cells = {int(cell): field for field, cell in enumerate(park.land.cells)}
    rows = sorted({cell >> ROW for cell in cells})
    columns = sorted({cell & COLUMN for cell in cells})
    span = range(columns[0], columns[-1] + 1)
    lines = ["     " + "".join(f" {COLUMNS[column]}  " for column in span)]
    for row in range(rows[0], rows[-1] + 1):
        shown = "".join(_cell(park, cells, row, column) for column in span)
        lines.append(f"  {row - ORIGIN + 1:>2} {shown}".rstrip())
    return lines + _draw_staff(park) + _draw_depot(park)


def _cell(park: Park, cells: dict[int, int], row: int, column: int) -> str:
    field = cells.get(row << ROW | column)
    if field is None:
        return " ▒  " if corner_row(row) >> column & 1 else "    "
    if park.trainers >> field & 1:
        return " T  "
    tile = park.face(field)
    return f" {_short(tile)}" if tile else " ·  "


def _short(tile: int) -> str:
    return SHORT[(tile >> 3) - FIRST_SPECIES] + SIGNS[tile & 7]


def _draw_staff(park: Park) -> list[str]:
    boards = f"{park.smalls} small and {park.larges} large boards left"
    staff = f"cashiers {park.cashiers}, keepers {park.keepers}, manager {park.managers}"
    return [f"  {staff}", f"  {boards}"]


def _draw_depot(park: Park) -> list[str]:
    """The depot from top to bottom; only the top tile can be reached."""
    stack = [tile_name(tile) for tile in reversed(list(park.depot))]
    if not stack:
        return ["  depot empty"]
    top, *rest = stack
    lines = [f"  depot {top}" + (" on" if rest else "")]
    short = [_short(tile).strip() for tile in reversed(list(park.depot))][1:]
    for start in range(0, len(short), 7):
        lines.append("        " + " ".join(short[start : start + 7]))
    return lines
