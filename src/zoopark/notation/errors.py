"""What can be wrong with something people or programs write down."""


class NotationError(ValueError):
    """A text that cannot be read: a move, a game string, a position or a record."""


def quoted(text: str) -> str:
    """A text as it is shown in an error message: never more than its beginning.

    >>> quoted("panda" * 100)
    "'pandapandapandapandapandapandapandapanda…'"
    """
    return repr(text if len(text) <= 40 else f"{text[:40]}…")


def whole_number(text: str, least: int, most: int) -> int | None:
    """A plain number within bounds, or ``None``.

    >>> whole_number("12", 1, 99), whole_number("twelve", 1, 99), whole_number("120", 1, 99)
    (12, None, None)
    """
    if not text.isascii() or not text.isdecimal() or len(text) > len(str(most)):
        return None
    number = int(text)
    return number if least <= number <= most else None
