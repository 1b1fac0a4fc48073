"""Why the table does not do what somebody wants."""


class Refused(ValueError):
    """The table is as it was. ``code`` names the reason for programs, ``rule`` the broken rule."""

    def __init__(self, code: str, why: str, rule: str = "") -> None:
        super().__init__(why)
        self.code = code
        self.rule = rule
