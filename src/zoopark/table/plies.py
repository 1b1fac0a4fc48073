"""A move of a game packed into one number, since thousands of matches keep hundreds of them.

It holds the seat, the length of the game's record before the move, and whether it began a turn or
continued one after another seat's move.

>>> ply = packed(300, 4, True)
>>> before(ply), seat(ply), begins(ply)
(300, 4, True)
"""

from typing import Final

_SEAT: Final = 20
_BEGINS: Final = 24


def packed(before: int, seat: int, begins: bool) -> int:
    return before | seat << _SEAT | begins << _BEGINS


def before(ply: int) -> int:
    return ply & (1 << _SEAT) - 1


def seat(ply: int) -> int:
    return ply >> _SEAT & 15


def begins(ply: int) -> bool:
    return bool(ply >> _BEGINS)
