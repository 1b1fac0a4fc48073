"""A move of a game in one number, since thousands of matches keep hundreds of them.

What is kept is who made it, how long the game's record was before it, and whether it began a turn
or went on with one after somebody else.

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
