"""Errors in a form for programs and people, without internal details."""

from msgspec import Struct


class Wrong(Struct, frozen=True, omit_defaults=True):
    """An error: a short code for programs, a sentence for people, and the rule that was broken."""

    code: str  # what is wrong, for programs
    why: str  # what is wrong, in a sentence: in English or the language that was asked for
    rule: str = ""  # the id of the rule that was broken


class Problem(Exception):
    """Ends a request with an error."""

    def __init__(self, status: int, code: str, why: str, rule: str = "") -> None:
        super().__init__(why)
        self.status = status
        self.wrong = Wrong(code, why, rule)


def no_table() -> Problem:
    return Problem(404, "no-table", "there is no such table")


def not_yours(why: str = "this is not your seat") -> Problem:
    return Problem(403, "not-yours", why)
