"""Moves as actions: a dense numbering of all moves that a game can have.

A block is a kind of move, and its operands are its axes: each axis lists the values an operand can
take. The actions of a block are numbered in row-major order, the last axis varying fastest, and the
blocks follow each other. Seats are relative to the acting seat: 0 is the seat itself, 1 the next in
turn order. So an action means the same to every seat.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from zoopark.core.bits import bit
from zoopark.core.moves import BYTE

NONE: Final[i64] = -1  # no action, no move

FAMILIES: Final[i64] = 32
_FAMILY: Final[i64] = 3 + 8  # where the family stands in a move whose first operand is a tile


class Axis:
    """An operand: its position in a move, its width, and the values it can take."""

    def __init__(self, shift: int, values: list[int], bits: int = 8) -> None:
        self.shift = shift
        self.values = values
        self.bits = bits
        self.seats = 0  # the number of seats, if the values are seats
        self.first = 0  # the operand of the first seat

    def of_seats(self, players: int, first: int) -> "Axis":
        """The same for an operand that is a seat; the first seat is written as this number.

        Values are relative to the acting seat; a negative value stands for the operand 0.
        """
        self.seats = players
        self.first = first
        return self

    def width(self) -> int:
        """How many operands are possible."""
        return int(bit(self.bits))

    def operand(self, value: int, seat: int) -> int:
        """The operand in a seat's move for a value."""
        if not self.seats:
            return value
        return (value + seat) % self.seats + self.first if value >= 0 else 0


def seat_axis(shift: int, players: int, values: list[int], first: int = 0) -> Axis:
    return Axis(shift, values).of_seats(players, first)


class Block:
    """A kind of move; for moves that begin with a tile, possibly only some families."""

    def __init__(self, kind: int, axes: list[Axis], families: list[int] | None = None) -> None:
        self.kind = kind
        self.axes = axes
        self.families = families

    def size(self) -> int:
        size = 1
        for axis in self.axes:
            size *= len(axis.values)
        return size


@mypyc_attr(acyclic=True)
class Lattice:
    def __init__(self, players: int, blocks: list[Block]) -> None:
        self.players: i64 = players
        self.size: i64 = 0
        self.block_of: vec[i64] = vec[i64]([NONE] * ((BYTE + 1) * FAMILIES))  # by kind and family
        self.first: vec[i64] = vec[i64]()  # the first action of each block
        self.axes: vec[i64] = vec[i64]([0])  # the start of each block's axes, and their end
        self.shift: vec[i64] = vec[i64]()  # these five are of each axis
        self.mask: vec[i64] = vec[i64]()
        self.stride: vec[i64] = vec[i64]()
        self.start: vec[i64] = vec[i64]()  # of its part of the places
        self.step: vec[i64] = vec[i64]()  # from the places of one seat to those of the next
        self.places: vec[i64] = vec[i64]()  # the index of an operand on its axis, or NONE
        self.moves: vec[i64] = vec[i64]()  # by seat and action
        for number, block in enumerate(blocks):
            self._enter(number, block)
        for seat in range(players):
            for block in blocks:
                self._spell(block, seat)

    def _enter(self, number: int, block: Block) -> None:
        for family in range(FAMILIES) if block.families is None else block.families:
            self.block_of[block.kind * FAMILIES + family] = number
        self.first = append(self.first, self.size)
        stride = block.size()
        self.size += stride
        for axis in block.axes:
            stride //= len(axis.values)
            self.shift = append(self.shift, i64(axis.shift))
            self.mask = append(self.mask, i64(axis.width() - 1))
            self.stride = append(self.stride, i64(stride))
            self.start = append(self.start, i64(len(self.places)))
            self.step = append(self.step, i64(axis.width() if axis.seats else 0))
            for seat in range(axis.seats or 1):
                places = [int(NONE)] * axis.width()
                for place, value in enumerate(axis.values):
                    places[axis.operand(value, seat)] = place
                for place in places:
                    self.places = append(self.places, i64(place))
        self.axes = append(self.axes, i64(len(self.shift)))

    def _spell(self, block: Block, seat: int) -> None:
        """Write the moves of a block for a seat."""
        moves = [block.kind]
        for axis in block.axes:
            operands = [axis.operand(value, seat) << axis.shift for value in axis.values]
            moves = [move | operand for move in moves for operand in operands]
        for move in moves:
            self.moves = append(self.moves, i64(move))

    def number(self, seat: i64, move: i64) -> i64:
        """The action that is this move of a seat."""
        block = self.block_of[(move & BYTE) * FAMILIES + (move >> _FAMILY & FAMILIES - 1)]
        if block < 0:
            return NONE
        action = self.first[block]
        for axis in range(self.axes[block], self.axes[block + 1]):
            operand = move >> self.shift[axis] & self.mask[axis]
            place = self.places[self.start[axis] + self.step[axis] * seat + operand]
            if place < 0:
                return NONE
            action += self.stride[axis] * place
        return action

    def move(self, seat: i64, action: i64) -> i64:
        """The move that is this action of a seat."""
        if not 0 <= action < self.size:
            return NONE
        return self.moves[self.size * seat + action]
