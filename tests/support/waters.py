"""Water parks read from the plain data of a view, without the rules' own code."""

from typing import Any

from support.names import SHOW, species_of

Cell = tuple[int, int]  # column and row

ROWS = ("bcd", "abcde", "abcde", "bcde", "cd")
FIELDS = [f"{column}{row}" for row, columns in enumerate(ROWS, 1) for column in columns]
STAFF_CORNER = ("a4", "a5", "b5")
CORNERS = ("nw", "ne", "sw", "se")


def cell(name: str) -> Cell:
    """Columns count from a; z is the one to the left of it."""
    letter, row = name[0], int(name[1:])
    return (ord(letter) - ord("a") if letter <= "o" else ord(letter) - ord("z") - 1, row)


def beside(at: Cell) -> set[Cell]:
    """The four cells that share an edge."""
    column, row = at
    return {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)}


def around(at: Cell) -> set[Cell]:
    """The eight cells that share an edge or a corner."""
    column, row = at
    near = {(column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
    return near - {at}


def board_cells(board: str) -> set[Cell]:
    """The cells that a board covers, from its words: ``small b0 se`` or ``large f2``."""
    _, name, *missing = board.split()
    column, row = cell(name)
    square = [(column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)]
    return {at for at, corner in zip(square, CORNERS, strict=True) if corner not in missing}


def tiles_of(seat: dict[str, Any]) -> dict[Cell, str]:
    return {cell(field["name"]): field["tile"] for field in seat["fields"] if field["tile"]}


def basins_of(seat: dict[str, Any]) -> dict[str, dict[Cell, str]]:
    """The tiles in the park, by species."""
    basins: dict[str, dict[Cell, str]] = {}
    for at, tile in tiles_of(seat).items():
        basins.setdefault(species_of(tile), {})[at] = tile
    return basins


def is_connected(cells: set[Cell]) -> bool:
    rest = set(cells)
    reached = [rest.pop()] if rest else []
    while reached:
        near = beside(reached.pop()) & rest
        rest -= near
        reached += near
    return not rest


def trainers_of(seat: dict[str, Any]) -> set[Cell]:
    return {cell(field["name"]) for field in seat["fields"] if field["trainer"]}


def helpers_of(seat: dict[str, Any]) -> int:
    return int(sum(seat["staff"].values()))


def pairs(basin: dict[Cell, str]) -> int:
    """How many pairs of parents are among these tiles."""
    kinds = [tile.rpartition("-")[2] for tile in basin.values()]
    return min(kinds.count("m"), kinds.count("f"))


def park_lines(seat: dict[str, Any]) -> dict[str, int]:
    """The lines of a park on the score sheet."""
    tiles = tiles_of(seat)
    staff = seat["staff"]
    trained = {
        at for at, tile in tiles.items() if species_of(tile) in SHOW and not tile.endswith("-bolt")
    }
    stored = {species_of(tile) for tile in seat["depot"]}
    return {
        "animals": len(tiles),
        "cashiers": staff.get("cashier", 0) * seat["coins"],
        "keepers": staff.get("keeper", 0) * sum(t.endswith("-fish") for t in tiles.values()),
        "trainers": sum(len(around(trainer) & trained) for trainer in trainers_of(seat)),
        "depot": len(stored) * (-1 if "manager" in staff else -2),
    }
