"""Moves in water parks as actions."""

from typing import Final

from mypy_extensions import i64

from zoopark.core.actions import NONE, Actions
from zoopark.core.moves import BYTE, A, B, D, Moves
from zoopark.core.state import State
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
    Parks,
)
from zoopark.games.drafting.rules.kinds import PLACE

# Where a tile or a helper may be in a park: its fields by their number, and these.
FIELDS: Final[i64] = 33  # at most
AT_CASHIER: Final[i64] = 33
AT_KEEPER: Final[i64] = 34
AT_MANAGER: Final[i64] = 35
ON_DEPOT: Final[i64] = 36


class ParkActions(Actions):
    """The numbering of a game with water parks.

    The grid is unlimited, but a park has at most 33 fields. So actions use field numbers
    instead of cells, and leave out what follows from the state: the top tile of a depot.
    """

    def parks(self, state: State) -> Parks:
        """The parks of all seats."""
        assert isinstance(state, Aquaretto)
        return state.parks

    def number(self, state: State, seat: i64, move: i64) -> i64:
        return self.decisions.number(seat, _in_fields(self.parks(state).parks[seat], move))

    def number_all(self, state: State, seat: i64, moves: Moves) -> None:
        park = self.parks(state).parks[seat]
        items = moves.items
        for k in range(moves.count):
            items[k] = _in_fields(park, items[k])
        self.decisions.number_all(seat, moves)

    def move(self, state: State, seat: i64, action: i64) -> i64:
        move = self.decisions.move(seat, action)
        return move if move < 0 else _in_cells(self.parks(state), seat, move)


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


def _in_cells(parks: Parks, seat: i64, move: i64) -> i64:
    kind = move & BYTE
    park = parks.parks[seat]
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
        seller = parks.parks[move >> A & BYTE]
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
