"""Storage errors."""


class StorageError(Exception):
    """The store failed; unless stated otherwise, nothing was changed."""


class Taken(StorageError):
    """Another process has already written this entry of the match: read it."""

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
