"""The words of a water park in a position.

``boards:large_f2+small_b0_se tiles:c2=dolphin+c3=dolphin-m staff:cashier*2+b1 depot:orca+hippo``
"""

from zoopark.core.bits import ones
from zoopark.core.moves import BYTE
from zoopark.games.aquaretto.rules.components import (
    CASHIER,
    FIRST_SPECIES,
    KEEPER,
    LAST_SPECIES,
    MANAGER,
    SPECIES,
)
from zoopark.games.aquaretto.rules.land import COLUMN, LAY_SMALL, ROW
from zoopark.games.aquaretto.rules.park import RIM, Park
from zoopark.games.aquaretto.words import (
    board_text,
    field_name,
    field_number,
    job_number,
    read_board,
    where_name,
)
from zoopark.notation.errors import Impossible, Misread, quoted, whole_number
from zoopark.notation.fields import Fields
from zoopark.notation.tiles import read_tiles, tile_name, tile_number, tiles_text


def fields_of(park: Park) -> list[tuple[int, int]]:
    """The cells and numbers of all fields, from left to right and from above."""
    cells = [(int(cell), field) for field, cell in enumerate(park.land.cells)]
    return sorted(cells, key=lambda pair: (pair[0] >> ROW, pair[0] & COLUMN))


def write_park(park: Park) -> list[str]:
    words: list[str] = []
    if len(park.land.boards):
        boards = [board_text(board).replace(" ", "_") for board in park.land.boards]
        words.append(f"boards:{'+'.join(boards)}")
    tiles = [
        f"{field_name(cell)}={tile_name(park.face(field))}"
        for cell, field in fields_of(park)
        if park.face(field)
    ]
    if tiles:
        words.append(f"tiles:{'+'.join(tiles)}")
    staff = [
        where_name(job) + (f"*{helpers}" if helpers > 1 else "")
        for job, helpers in jobs_of(park)
        if helpers
    ]
    if staff:
        words.append(f"staff:{'+'.join(staff)}")
    if len(park.depot):
        words.append(f"depot:{tiles_text(park.depot)}")
    return words


def jobs_of(park: Park) -> list[tuple[int, int]]:
    """Every place where helpers work, and how many."""
    jobs = [
        (int(CASHIER), int(park.cashiers)),
        (int(KEEPER), int(park.keepers)),
        (int(MANAGER), int(park.managers)),
    ]
    return jobs + [(cell, 1) for cell, field in fields_of(park) if park.trainers >> field & 1]


def read_park(park: Park, fields: Fields) -> None:
    _read_boards(park, fields)
    _read_tiles(park, fields)
    _read_staff(park, fields)
    for tile in read_tiles(fields.text("depot") or "-"):
        if not FIRST_SPECIES <= tile >> 3 <= LAST_SPECIES:
            raise Impossible(f"{fields.about} keeps a {tile_name(tile)} tile on the depot", "A.4.5")
        park.store(tile)


def _read_boards(park: Park, fields: Fields) -> None:
    text = fields.text("boards")
    for word in text.split("+") if text else []:
        board = read_board(word.split("_"))
        left = park.smalls if board & BYTE == LAY_SMALL else park.larges
        if not left or park.land.board_refusal(board):
            raise Impossible(f"{fields.about} cannot have the board {quoted(word)}", "A.6.9")
        park.expand(board)


def _read_tiles(park: Park, fields: Fields) -> None:
    text = fields.text("tiles")
    for word in text.split("+") if text else []:
        name, _, tile_word = word.partition("=")
        tile, cell = tile_number(tile_word), field_number(name)
        if not FIRST_SPECIES <= tile >> 3 <= LAST_SPECIES:
            raise Impossible(f"{fields.about} has a {tile_word} tile in the water", "A.4.4")
        field = park.land.field_at(cell)
        if field < 0 or not park.free() >> field & 1:
            raise Impossible(f"{fields.about} has no free field {quoted(name)}", "A.5.5")
        park.lay(tile, cell)
    _check_basins(park, fields)


def _check_basins(park: Park, fields: Fields) -> None:
    for own in range(SPECIES):
        basin = park.basins[own]
        for other in range(SPECIES):
            if other != own and basin & park.basins[RIM + other]:
                raise Impossible(f"{fields.about} has basins that touch", "A.5.3")
        reached = basin & -basin
        while True:
            grown = reached
            for field in range(len(park.land.cells)):
                if reached >> field & 1:
                    grown |= park.land.near[field] & basin
            if grown == reached:
                break
            reached = grown
        if reached != basin:
            raise Impossible(f"{fields.about} has two basins of one species", "A.5.2")
    if park.basin_count() > park.basin_limit():
        raise Impossible(f"{fields.about} has more than {park.basin_limit()} basins", "A.5.4")


def _read_staff(park: Park, fields: Fields) -> None:
    text = fields.text("staff")
    for word in text.split("+") if text else []:
        name, star, times = word.partition("*")
        helpers = whole_number(times, 1, 2) if star else 1
        job = job_number(name)
        for _ in range(helpers or 0):
            if park.job_refusal(job):
                raise Impossible(f"{fields.about} has no place for a helper: {name}", "A.7.10")
            park.employ(job, 1)
        if helpers is None:
            raise Misread("notation.form", text=quoted(word), form="JOB*NUMBER")


def earned_helpers(park: Park) -> int:
    """How many helpers the basins have brought (A.7.2)."""
    return sum(min(int(ones(park.basins[own])), 10) // 5 for own in range(SPECIES))
