"""Seats are numbers inside and letters outside: seat 0 is A."""

from operator import index
from typing import SupportsIndex

from zoopark.notation.errors import Misread, quoted, wrong

LETTERS = "ABCDE"
NATURE = -1  # the seat of chance


def seat_letter(seat: int) -> str:
    return LETTERS[seat]


def seat_index(seat: SupportsIndex) -> int:
    """A seat as it comes from Python, where it may be a number of NumPy as well."""
    try:
        return index(seat)
    except TypeError:
        raise TypeError(f"a seat is a number from 0, not {wrong(seat)}") from None


def seat_number(letter: str) -> int:
    """The number of the seat with this letter.

    >>> seat_number("b")
    1
    """
    number = LETTERS.find(letter.upper()) if len(letter) == 1 else -1
    if number < 0:
        raise Misread("notation.seat", name=quoted(letter), last=LETTERS[-1])
    return number
