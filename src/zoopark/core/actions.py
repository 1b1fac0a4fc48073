"""Moves as actions: a dense numbering of all moves that a game can have.

A game lists its kinds of moves, each with its operands, and each operand with the values that it
can take. The actions of a kind are numbered in row-major order, the last operand varying fastest,
and the kinds follow each other. Seats are relative to the acting seat: 0 is the seat itself, 1 the
next in turn order. So an action means the same to every seat.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from zoopark.core.bits import bit
from zoopark.core.moves import BYTE, Moves
from zoopark.core.state import State

NONE: Final[i64] = -1  # no action, no move

FAMILIES: Final[i64] = 32
_FAMILY: Final[i64] = 3 + 8  # where the family stands in a move whose first operand is a tile


class Operand:
    """An operand: its position in a move, its width, and the values it can take."""

    def __init__(self, shift: int, values: list[int], bits: int = 8) -> None:
        self.shift = shift
        self.values = values
        self.bits = bits
        self.seats = 0  # the number of seats, if the values are seats
        self.first = 0  # what the first seat is written as

    def of_seats(self, players: int, first: int) -> "Operand":
        """The same for an operand that is a seat; the first seat is written as this number.

        Values are relative to the acting seat; a negative value is written as 0.
        """
        self.seats = players
        self.first = first
        return self

    def width(self) -> int:
        """How many numbers can be written."""
        return int(bit(self.bits))

    def written(self, value: int, seat: int) -> int:
        """What a value is written as in a seat's move."""
        if not self.seats:
            return value
        return (value + seat) % self.seats + self.first if value >= 0 else 0


def operand(shift: int, values: Sequence[int], bits: int = 8) -> Operand:
    """An operand that is no seat."""
    return Operand(shift, list(values), bits)


def seat_operand(shift: int, players: int, values: Sequence[int], first: int = 0) -> Operand:
    """An operand that is a seat, relative to the acting one."""
    return Operand(shift, list(values)).of_seats(players, first)


def rival(shift: int, players: int) -> Operand:
    """Another seat."""
    return seat_operand(shift, players, range(1, players))


def anybody(shift: int, players: int) -> Operand:
    """Any seat, the acting one first."""
    return seat_operand(shift, players, range(players))


class MoveKind:
    """A kind of move; for moves that begin with a tile, possibly only some families."""

    def __init__(
        self, kind: int, *operands: Operand, families: Sequence[int] | None = None
    ) -> None:
        self.kind = kind
        self.operands = list(operands)
        self.families: list[int] = list(range(FAMILIES) if families is None else families)

    def size(self) -> int:
        """How many moves there are of this kind."""
        size = 1
        for one in self.operands:
            size *= len(one.values)
        return size


@mypyc_attr(acyclic=True)
class ActionSpace:
    """The numbers of some kinds of moves."""

    def __init__(self, players: int, kinds: list[MoveKind]) -> None:
        self.players: i64 = players
        self.size: i64 = 0
        self.entry: vec[i64] = vec[i64]([NONE] * ((BYTE + 1) * FAMILIES))  # by kind and family
        self.first: vec[i64] = vec[i64]()  # the first action of each entry
        self.operands: vec[i64] = vec[i64]([0])  # the start of each entry's operands, and their end
        self.shift: vec[i64] = vec[i64]()  # these four are of each operand
        self.mask: vec[i64] = vec[i64]()
        self.start: vec[i64] = vec[i64]()  # of its part of the places
        self.step: vec[i64] = vec[i64]()  # from the places of one seat to those of the next
        self.places: vec[i64] = vec[i64]()  # what each thing that is written adds, or NONE
        self.moves: vec[i64] = vec[i64]()  # by seat and action
        for number, kind in enumerate(kinds):
            self._enter(number, kind)
        for seat in range(players):
            for kind in kinds:
                self._spell(kind, seat)

    def _enter(self, number: int, kind: MoveKind) -> None:
        for family in kind.families:
            self.entry[kind.kind * FAMILIES + family] = number
        self.first = append(self.first, self.size)
        stride = kind.size()
        self.size += stride
        for one in kind.operands:
            stride //= len(one.values)
            self.shift = append(self.shift, i64(one.shift))
            self.mask = append(self.mask, i64(one.width() - 1))
            self.start = append(self.start, i64(len(self.places)))
            self.step = append(self.step, i64(one.width() if one.seats else 0))
            for seat in range(one.seats or 1):
                places = [int(NONE)] * one.width()
                for place, value in enumerate(one.values):
                    places[one.written(value, seat)] = place * stride
                for place in places:
                    self.places = append(self.places, i64(place))
        self.operands = append(self.operands, i64(len(self.shift)))

    def _spell(self, kind: MoveKind, seat: int) -> None:
        """Write the moves of a kind for a seat."""
        moves = [kind.kind]
        for one in kind.operands:
            written = [one.written(value, seat) << one.shift for value in one.values]
            moves = [move | value for move in moves for value in written]
        for move in moves:
            self.moves = append(self.moves, i64(move))

    def number(self, seat: i64, move: i64) -> i64:
        """The action that is this move of a seat."""
        entry = self.entry[(move & BYTE) * FAMILIES + (move >> _FAMILY & FAMILIES - 1)]
        if entry < 0:
            return NONE
        action = self.first[entry]
        for one in range(self.operands[entry], self.operands[entry + 1]):
            written = move >> self.shift[one] & self.mask[one]
            place = self.places[self.start[one] + self.step[one] * seat + written]
            if place < 0:
                return NONE
            action += place
        return action

    def number_all(self, seat: i64, moves: Moves) -> None:
        """Replace each of these moves of a seat by its action."""
        items = moves.items
        for k in range(moves.count):
            items[k] = self.number(seat, items[k])

    def move(self, seat: i64, action: i64) -> i64:
        """The move that is this action of a seat."""
        if not 0 <= action < self.size:
            return NONE
        return self.moves[self.size * seat + action]


class Actions:
    """The decisions and the outcomes of chance of a game whose moves do not depend on the state."""

    def __init__(self, players: int, decisions: list[MoveKind], outcomes: list[MoveKind]) -> None:
        self.decisions = ActionSpace(players, decisions)
        self.outcomes = ActionSpace(players, outcomes)

    def number(self, state: State, seat: i64, move: i64) -> i64:
        """The action that is this move of a seat."""
        return self.decisions.number(seat, move)

    def number_all(self, state: State, seat: i64, moves: Moves) -> None:
        """Replace each of these moves of a seat by its action."""
        self.decisions.number_all(seat, moves)

    def move(self, state: State, seat: i64, action: i64) -> i64:
        """The move that an action stands for in this state, legal or not, or NONE."""
        return self.decisions.move(seat, action)
