"""Actions of a game: its decisions and its outcomes of chance, each as a number."""

from typing import Final

from mypy_extensions import i64

from zoopark.core.moves import BYTE, A, B, D
from zoopark.core.state import State
from zoopark.envs.core.lattice import NONE, Lattice
from zoopark.games.aquaretto.rules.components import CASHIER, DEPOT, FIRST_SPECIES, KEEPER, MANAGER
from zoopark.games.aquaretto.rules.game import Aquaretto
from zoopark.games.aquaretto.rules.park import Park
from zoopark.games.aquaretto.rules.parks import (
    BUY_TOP,
    MOVE_HELPER,
    MOVE_TILE,
    OPERAND,
    REMOVE,
    STAFF,
)
from zoopark.games.combined.rules.game import Combined
from zoopark.games.drafting.rules.game import PLACE

# Where a tile or a helper may be in a park: its fields by their number, and these.
FIELDS: Final[i64] = 33  # at most
AT_CASHIER: Final[i64] = 33
AT_KEEPER: Final[i64] = 34
AT_MANAGER: Final[i64] = 35
ON_DEPOT: Final[i64] = 36


class Actions:
    """The numbering of a game whose moves do not depend on the state."""

    def __init__(self, decisions: Lattice, outcomes: Lattice) -> None:
        self.decisions = decisions
        self.outcomes = outcomes

    def number(self, state: State, seat: i64, move: i64) -> i64:
        """The action that is this move of a seat."""
        return self.decisions.number(seat, move)

    def move(self, state: State, seat: i64, action: i64) -> i64:
        """The move that an action stands for in this state, legal or not, or NONE."""
        return self.decisions.move(seat, action)


class ParkActions(Actions):
    """The numbering of a game with water parks.

    The grid is unlimited, but a park has at most 33 fields. So the lattice uses field numbers
    instead of cells, and leaves out what follows from the state: the top tile of a depot.
    """

    def number(self, state: State, seat: i64, move: i64) -> i64:
        return self.decisions.number(seat, _in_fields(_park(state, seat), move))

    def move(self, state: State, seat: i64, action: i64) -> i64:
        move = self.decisions.move(seat, action)
        return move if move < 0 else _in_cells(state, seat, move)


def _park(state: State, seat: i64) -> Park:
    if isinstance(state, Aquaretto):
        return state.parks.parks[seat]
    assert isinstance(state, Combined)
    return state.parks.parks[seat]


def _swims(move: i64) -> bool:
    """Does this move place a tile of a park?"""
    return move & BYTE == PLACE and (move >> A & BYTE) >> 3 >= FIRST_SPECIES


def _in_fields(park: Park, move: i64) -> i64:
    kind = move & BYTE
    if _swims(move):
        return move & 0xFFFF | _spot(park, move >> B) << B
    if kind == MOVE_TILE:
        return MOVE_TILE | _spot(park, move >> B) << B
    if kind == MOVE_HELPER:
        return MOVE_HELPER | _spot(park, move >> B & OPERAND) << B | _spot(park, move >> D) << D
    if kind == STAFF:
        return STAFF | _spot(park, move >> B) << B
    if kind == BUY_TOP:
        return move & 0xFFFF
    return REMOVE if kind == REMOVE else move


def _in_cells(state: State, seat: i64, move: i64) -> i64:
    kind = move & BYTE
    park = _park(state, seat)
    if _swims(move):
        return _joined(move & 0xFFFF, _cell(park, move >> B))
    if kind == MOVE_TILE:
        return _of_top(park, _joined(MOVE_TILE | park.top() << A, _cell(park, move >> B)))
    if kind == MOVE_HELPER:
        to = _cell(park, move >> D)
        helper = _joined(MOVE_HELPER, _cell(park, move >> B & BYTE))
        return NONE if helper < 0 or to < 0 else helper | to << D
    if kind == STAFF:
        return _joined(STAFF, _cell(park, move >> B))
    if kind == BUY_TOP:
        seller = _park(state, move >> A & BYTE)
        return _of_top(seller, move | seller.top() << B)
    return _of_top(park, REMOVE | park.top() << A) if kind == REMOVE else move


def _of_top(park: Park, move: i64) -> i64:
    """A move of the top tile of a depot, if there is one."""
    return move if park.top() else NONE


def _joined(move: i64, cell: i64) -> i64:
    return NONE if cell < 0 else move | cell << B


def _spot(park: Park, cell: i64) -> i64:
    """A location, as a number in this park."""
    if cell == CASHIER:
        return AT_CASHIER
    if cell == KEEPER:
        return AT_KEEPER
    if cell == MANAGER:
        return AT_MANAGER
    return ON_DEPOT if cell == DEPOT else park.land.field_at(cell)


def _cell(park: Park, spot: i64) -> i64:
    if spot < FIELDS:
        return park.land.cells[spot] if spot < len(park.land.cells) else NONE
    if spot == AT_CASHIER:
        return CASHIER
    if spot == AT_KEEPER:
        return KEEPER
    return MANAGER if spot == AT_MANAGER else DEPOT
