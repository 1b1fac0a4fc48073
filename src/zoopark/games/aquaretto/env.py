"""Aquaretto in environments: its actions and the names of its columns.

Fields are numbered: the nineteen of the park, then those of the boards in the order they were laid.
A board is given by the cell of its upper left corner.
"""

from typing import Final

from zoopark.core.actions import MoveKind, operand, rival
from zoopark.core.moves import A, B, D
from zoopark.games.aquaretto.observer import DEPOT_WORDS, AquarettoObserver
from zoopark.games.aquaretto.rules.components import (
    BABY,
    BOLT,
    COIN,
    FAMILIES,
    FEMALE,
    FIRST_SPECIES,
    FISH,
    LAST_SHOW,
    LAST_SPECIES,
    MALE,
    PLAIN,
)
from zoopark.games.aquaretto.rules.land import LAY_LARGE, LAY_SMALL, PARK, ROW, ROWS
from zoopark.games.aquaretto.rules.numbering import AT_MANAGER, FIELDS, ON_DEPOT, ParkActions
from zoopark.games.aquaretto.rules.parks import BUY_TOP, MOVE_HELPER, MOVE_TILE, REMOVE, STAFF
from zoopark.games.aquaretto.words import SPECIES, field_name
from zoopark.games.drafting.actions import draft_moves, draft_outcomes
from zoopark.games.drafting.columns import bag_columns, seat_columns, table_columns
from zoopark.games.drafting.rules.kinds import DRAW, PLACE
from zoopark.games.env import EnvSpec
from zoopark.notation.columns import COLUMNS, UNUSED, of, tile_names, word

PARK_SPECIES: Final = range(int(FIRST_SPECIES), int(LAST_SPECIES) + 1)
_ANIMALS: Final = [
    species << 3 | int(kind)
    for species in PARK_SPECIES
    for kind in (PLAIN, MALE, FEMALE, BOLT if species <= LAST_SHOW else FISH, BABY)
]
PARK_TILES: Final = [*_ANIMALS, int(COIN)]

_SWIMMERS: Final = word(*SPECIES)
PARK_FAMILIES: Final = [*_SWIMMERS, *word("water-coin")]  # of tiles, two words


def aquaretto_env(players: int) -> EnvSpec:
    """What environments need to know about a game with this many players."""
    decisions = [MoveKind(DRAW), *draft_moves(players), *park_moves(players)]
    actions = ParkActions(players, decisions, draft_outcomes(players, PARK_SPECIES, PARK_TILES))
    columns = table_columns(players, PARK_FAMILIES) + park_bag_columns() + question_columns()
    columns += seat_columns(players, park_columns())
    return EnvSpec(actions, AquarettoObserver(players), tuple(columns))


def park_moves(players: int) -> list[MoveKind]:
    """Placing tiles in a park, and what money can do there."""
    fields = range(int(FIELDS))
    posts = range(int(AT_MANAGER) + 1)  # fields, and then jobs
    edge = range(1, int(ROWS) - 2)
    corners = operand(B, [row << int(ROW) | column for row in edge for column in edge], bits=10)
    places = operand(B, [*fields, int(ON_DEPOT)])
    return [
        MoveKind(PLACE, operand(A, _ANIMALS), places, families=PARK_SPECIES),
        MoveKind(STAFF, operand(B, posts)),
        MoveKind(MOVE_TILE, operand(B, fields)),
        MoveKind(MOVE_HELPER, operand(B, posts), operand(D, posts)),
        MoveKind(BUY_TOP, rival(A, players)),
        MoveKind(REMOVE),
        MoveKind(LAY_SMALL, operand(A, range(4)), corners),
        MoveKind(LAY_LARGE, corners),
    ]


def park_bag_columns() -> list[str]:
    """The unseen tiles of the parks."""
    return bag_columns(int(FIRST_SPECIES), int(FAMILIES))


def park_columns() -> list[str]:
    """The park of one seat."""
    names = word("cashiers", "keepers", "managers", "small-boards", "large-boards", "depot")
    kinds = word("plain", "m", "f", "fish", "bolt", "baby", "trainer", "exists")
    laid = [f"field{field + 1}" for field in range(len(PARK.cells), int(FIELDS))]
    for field in [*(field_name(cell) for cell in PARK.cells), *laid]:
        names += of(field, _SWIMMERS + kinds)
    places = [f"{field}.{way}" for field in laid for way in ("row", "column")]
    names += places + [UNUSED] * (-len(places) % COLUMNS)
    names += of("depot.top", tile_names(PARK_FAMILIES))
    return names + [f"depot.{depth + 1}" for depth in range(int(DEPOT_WORDS) * COLUMNS)]


def question_columns() -> list[str]:
    """Unborn offspring, and what a park asks."""
    names = of("unborn", _SWIMMERS) + word("asks-helper", "asks-young")
    return names + of("asks-young", tile_names(PARK_FAMILIES))
