"""Seats are numbers inside and letters outside: seat 0 is A."""

from zoopark.notation.errors import NotationError, quoted

LETTERS = "ABCDE"


def seat_letter(seat: int) -> str:
    return LETTERS[seat]


def seat_number(letter: str) -> int:
    """The number of the seat with this letter.

    >>> seat_number("b")
    1
    """
    number = LETTERS.find(letter.upper()) if len(letter) == 1 else -1
    if number < 0:
        raise NotationError(f"no seat is called {quoted(letter)}; seats are A to {LETTERS[-1]}")
    return number
