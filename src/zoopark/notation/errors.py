"""What can be wrong with something people or programs write down."""


class NotationError(ValueError):
    """A text that cannot be read: a move, a game string, a position or a record."""
