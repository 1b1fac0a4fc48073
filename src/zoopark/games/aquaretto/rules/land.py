"""The fields of a water park: the park itself and the expansion boards that were laid.

A cell of the grid is a number, ``row << 5 | column``, with the park's upper left corner at row and
column 9, so that four boards fit on every side. A field is a cell that belongs to the park; fields
are also counted from 0 to at most 32, so that a set of fields is one integer with a bit a field.

A land never changes. Laying a board makes a new one, and copies of a park share their land.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from zoopark.core.bits import bit
from zoopark.core.moves import A, B

ORIGIN: Final[i64] = 9  # row and column of the park's upper left corner
ROWS: Final[i64] = 24
ROW: Final[i64] = 5  # where the row stands in a cell
COLUMN: Final[i64] = 31
UP: Final[i64] = -32
DOWN: Final[i64] = 32

# Laying a board is a move: the upper left cell of its square and, for a small board, the corner
# that is missing, counted from the upper left clockwise.
LAY_SMALL: Final[i64] = 36  # corner, cell
LAY_LARGE: Final[i64] = 37  # 0, cell


@mypyc_attr(acyclic=True)
class Land:
    def __init__(self, cells: vec[i64], near: vec[i64], rows: vec[i64], boards: vec[i64]) -> None:
        self.cells = cells  # the cell of each field
        self.near = near  # for each field, the fields that share an edge with it
        self.rows = rows  # for each row of the grid, its fields as a mask of columns
        self.boards = boards  # the moves that laid the boards, in order
        self.fields = bit(len(cells)) - 1
        self.smalls: vec[i64] = vec[i64]()  # where boards fit, found when first asked for
        self.larges: vec[i64] = vec[i64]()
        self.searched = False

    def field_at(self, cell: i64) -> i64:
        """The number of the field on a cell, -1 where there is none."""
        for field in range(len(self.cells)):
            if self.cells[field] == cell:
                return field
        return -1

    def small_boards(self) -> vec[i64]:
        """Every way to lay a small board."""
        self._search()
        return self.smalls

    def large_boards(self) -> vec[i64]:
        self._search()
        return self.larges

    def laid(self, board: i64) -> "Land":
        """The land with one more board. It must fit."""
        cells = self.cells[:]
        near = self.near[:]
        rows = self.rows[:]
        covered = board_cells(board)
        for k in range(len(covered)):
            cell = covered[k]
            field = i64(len(cells))
            edges: i64 = 0
            for other in range(field):
                if touches(cells[other], cell):
                    edges |= bit(other)
                    near[other] |= bit(field)
            cells = append(cells, cell)
            near = append(near, edges)
            rows[cell >> ROW] |= bit(cell & COLUMN)
        return Land(cells, near, rows, append(self.boards[:], board))

    def board_refusal(self, board: i64) -> i64:
        """Why a board may not be laid there (A.6.9)."""
        cell = board >> B
        row = cell >> ROW
        column = cell & COLUMN
        if row > ROWS - 3 or column > ROWS - 3 or row < 1 or column < 1:
            return 2_06_09
        joined = False
        covered = board_cells(board)
        for k in range(len(covered)):
            if self._taken(covered[k]):
                return 2_06_09
            for step in (UP, DOWN, -1, 1):
                if self._is_field(covered[k] + i64(step)):
                    joined = True
        return 0 if joined else 2_06_09

    def _is_field(self, cell: i64) -> bool:
        return self.rows[cell >> ROW] >> (cell & COLUMN) & 1 != 0

    def _taken(self, cell: i64) -> bool:
        return (self.rows[cell >> ROW] | corner_row(cell >> ROW)) >> (cell & COLUMN) & 1 != 0

    def _search(self) -> None:
        """Find all places for boards, a row of the grid at a time."""
        if self.searched:
            return
        self.searched = True
        smalls = vec[i64](capacity=80)
        larges = vec[i64](capacity=40)
        rows = self.rows
        for row in range(1, ROWS - 3):
            if rows[row - 1] | rows[row] | rows[row + 1] | rows[row + 2]:
                # Free cells of the two rows and, among them, those that touch a field; each also
                # shifted by a column, so that bit c speaks of the square whose left column is c.
                free = ~(rows[row] | corner_row(row))
                free_below = ~(rows[row + 1] | corner_row(row + 1))
                touch = self._touching(row)
                touch_below = self._touching(row + 1)
                nw, ne, sw, se = free, free >> 1, free_below, free_below >> 1
                t_nw, t_ne, t_sw, t_se = touch, touch >> 1, touch_below, touch_below >> 1
                larges = _listed(
                    larges, LAY_LARGE, row, nw & ne & sw & se & (t_nw | t_ne | t_sw | t_se)
                )
                smalls = _listed(smalls, LAY_SMALL, row, ne & sw & se & (t_ne | t_sw | t_se))
                smalls = _listed(
                    smalls, LAY_SMALL | 1 << A, row, nw & sw & se & (t_nw | t_sw | t_se)
                )
                smalls = _listed(
                    smalls, LAY_SMALL | 2 << A, row, nw & ne & sw & (t_nw | t_ne | t_sw)
                )
                smalls = _listed(
                    smalls, LAY_SMALL | 3 << A, row, nw & ne & se & (t_nw | t_ne | t_se)
                )
        self.smalls = smalls
        self.larges = larges

    def _touching(self, row: i64) -> i64:
        """The free cells of a row that share an edge with a field."""
        rows = self.rows
        beside = rows[row] << 1 | rows[row] >> 1 | rows[row - 1] | rows[row + 1]
        return beside & ~(rows[row] | corner_row(row))


def _listed(boards: vec[i64], move: i64, row: i64, columns: i64) -> vec[i64]:
    """Add the board for every column of a mask."""
    column: i64 = 0
    columns &= (bit(ROWS - 2)) - 1
    while columns >> column:
        if columns >> column & 1:
            boards = append(boards, move | (row << ROW | column) << B)
        column += 1
    return boards


def corner_row(row: i64) -> i64:
    """The cells of the staff corner in a row of the grid, as a mask of columns (A.1.6)."""
    if row == ORIGIN + 3:
        return bit(ORIGIN)
    if row == ORIGIN + 4:
        return bit(ORIGIN) | bit(ORIGIN + 1)
    return 0


def touches(cell: i64, other: i64) -> bool:
    """Do two cells share an edge (A.5.1)?"""
    step = cell - other
    return step in (1, -1, 32, -32)


def around(cell: i64, other: i64) -> bool:
    """Is a cell one of the eight around another (A.9.4)?"""
    rows = (cell >> ROW) - (other >> ROW)
    columns = (cell & COLUMN) - (other & COLUMN)
    return cell != other and -1 <= rows <= 1 and -1 <= columns <= 1


def board_cells(board: i64) -> vec[i64]:
    """The cells that a board covers."""
    cell = board >> B
    corners = vec[i64]([cell, cell + 1, cell + 33, cell + 32])
    if board & 0xFF == LAY_LARGE:
        return corners
    missing = (board >> A) & 0xFF
    cells = vec[i64](capacity=3)
    for k in range(4):
        if k != missing:
            cells = append(cells, corners[k])
    return cells


def _park() -> Land:
    """The park before any board is laid: nineteen fields (A.1.6)."""
    cells = vec[i64]()
    rows = vec[i64]([0] * ROWS)
    spans = ((1, 4), (0, 5), (0, 5), (1, 5), (2, 4))
    for row, (start, end) in enumerate(spans):
        for column in range(start, end):
            cell = i64(row + ORIGIN) << ROW | i64(column + ORIGIN)
            cells = append(cells, cell)
            rows[cell >> ROW] |= bit(cell & COLUMN)
    near = vec[i64]()
    for field in range(len(cells)):
        edges: i64 = 0
        for other in range(len(cells)):
            if touches(cells[field], cells[other]):
                edges |= bit(other)
        near = append(near, edges)
    return Land(cells, near, rows, vec[i64]())


PARK: Final = _park()
