"""Kinds of moves and outcomes, and what a state of a drafting game waits for."""

from typing import Final

from mypy_extensions import i64

# Moves.
DRAW: Final[i64] = 1
LOAD: Final[i64] = 2  # truck
TAKE: Final[i64] = 3  # truck
PLACE: Final[i64] = 4  # tile, where
WITHDRAW: Final[i64] = 5
DECLINE: Final[i64] = 6  # an answer to what a side asks
SIDE_MOVES: Final[i64] = 16  # the kinds from here on belong to the sides

# Outcomes of chance.
LEAVE: Final[i64] = 8  # family of a species
BEGIN: Final[i64] = 9  # seat
REVEAL: Final[i64] = 10  # tile
DEAL: Final[i64] = 11  # seat, what a side deals

# What the state waits for. Chance is due in the first four.
LEAVING: Final[i64] = 0
DEALING: Final[i64] = 1
BEGINNING: Final[i64] = 2
REVEALING: Final[i64] = 3
TURN: Final[i64] = 4
LOADING: Final[i64] = 5
PLACING: Final[i64] = 6
ASKING: Final[i64] = 7  # the side asks for a decision before the turn goes on
OVER: Final[i64] = 8

QUIET_BITS: Final[i64] = 8
