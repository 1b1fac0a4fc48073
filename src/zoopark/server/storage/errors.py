"""What can go wrong with what is stored."""


class StorageError(Exception):
    """The store could not do what it was asked; nothing of it was done unless said otherwise."""


class Taken(StorageError):
    """Somebody else has written this number of this match: read what it is."""

    def __init__(self, match_id: str, number: int) -> None:
        super().__init__(f"entry {number} of match {match_id} is written already")
        self.match_id = match_id
        self.number = number


class Unknown(StorageError):
    """There is no such match, or the match has no such seat."""


class WornOut(StorageError):
    """The key of a seat opens it no longer: the seat was taken, or its lock was changed."""


class Conflict(StorageError):
    """Two things that must differ are the same, such as the keys of two seats."""


class Unavailable(StorageError):
    """The database does not answer, or not in time.

    A connection can break while it commits. Whether what was being written is stored must then be
    read again.
    """


class TooNew(StorageError):
    """A later version of the program has changed the form of the database."""
