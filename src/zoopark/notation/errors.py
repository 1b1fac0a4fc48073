"""What can be wrong with something people or programs write down."""

from zoopark.texts import Mistake, Phrase, Texts


class NotationError(ValueError):
    """A text that cannot be read: a move, a game string, a position or a record.

    ``str`` tells programmers what is wrong, in English. People are told in their language: every
    error of this kind is also a ``Phrase``.
    """


class Misread(Mistake, NotationError):
    """A text that is not written as it should be.

    >>> str(Misread("notation.seat", name="'F'", last="E"))
    "no seat is called 'F'; seats are A to E"
    """


class Detail(Phrase):
    """What English tells in full. Other languages name the rule, which they all have."""

    def __init__(self, english: str, rule: str = "") -> None:
        if rule:
            super().__init__("notation.broken", rule=rule)
        else:
            super().__init__("notation.impossible")
        self._english = english
        self.rule = rule

    def said(self, say: Texts) -> str:
        return self._english if say.language == "en" else super().said(say)


class Impossible(Detail, NotationError):
    """Something that is well written and cannot be, by a rule if there is one.

    >>> str(Impossible("a truck carries tiles of one game only", "C.2.2"))
    'a truck carries tiles of one game only (C.2.2)'
    """

    def __init__(self, why: str, rule: str = "") -> None:
        super().__init__(f"{why} ({rule})" if rule else why, rule)


def quoted(text: str) -> str:
    """A text as it is shown in an error message: never more than its beginning.

    >>> quoted("panda" * 100)
    "'pandapandapandapandapandapandapandapanda…'"
    """
    return repr(text if len(text) <= 40 else f"{text[:40]}…")


def wrong(value: object) -> str:
    """A value of a wrong type, as it is shown in an error message.

    >>> wrong(5), wrong([1, 2])
    ('the int 5', 'the list [1, 2]')
    """
    shown = repr(value)
    return f"the {type(value).__name__} {shown if len(shown) <= 40 else f'{shown[:40]}…'}"


def text_of(what: str, value: object) -> str:
    """A value that must be a text.

    >>> text_of("a game string", 5)
    Traceback (most recent call last):
    ...
    TypeError: a game string is a text, not the int 5
    """
    if not isinstance(value, str):
        raise TypeError(f"{what} is a text, not {wrong(value)}")
    return value


def number_of(what: str, value: object) -> int:
    """A value that must be a whole number.

    >>> number_of("a number of games", 1.5)
    Traceback (most recent call last):
    ...
    TypeError: a number of games is whole, not the float 1.5
    """
    if not isinstance(value, int):
        raise TypeError(f"{what} is whole, not {wrong(value)}")
    return value


def whole_number(text: str, least: int, most: int) -> int | None:
    """A plain number within bounds, or ``None``.

    >>> whole_number("12", 1, 99), whole_number("twelve", 1, 99), whole_number("120", 1, 99)
    (12, None, None)
    """
    if not text.isascii() or not text.isdecimal() or len(text) > len(str(most)):
        return None
    number = int(text)
    return number if least <= number <= most else None
