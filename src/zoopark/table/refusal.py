"""Refused requests."""


class Refused(ValueError):
    """Nothing has changed. ``code`` is the reason for programs, ``rule`` the broken rule."""

    def __init__(self, code: str, why: str, rule: str = "") -> None:
        super().__init__(why)
        self.code = code
        self.rule = rule
