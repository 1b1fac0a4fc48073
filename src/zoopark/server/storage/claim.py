"""One server a file: SQLite tells nobody what another process has written.

The lock is one of the operating system and ends with the process that holds it, however it ends.
"""

import os
import sys
from pathlib import Path
from urllib.parse import urlsplit

from zoopark.server.storage.errors import StorageError
from zoopark.server.storage.opening import sqlite_path


class InUse(StorageError):
    """Another server works with this file."""


class Claim:
    """Holds a database for as long as a server runs on it; PostgreSQL is for many."""

    def __init__(self, url: str) -> None:
        self._file: int | None = None
        parts = urlsplit(url)
        if parts.scheme == "sqlite" and parts.path and sys.platform != "win32":
            self._file = _locked(sqlite_path(parts.path))

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _locked(database: Path) -> int:
    import fcntl  # which Windows does not have

    # Beside the database: closing a second handle on the file itself ends SQLite's locks.
    path = database.with_name(f"{database.name}.lock")
    try:
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StorageError(f"cannot open {path}: {error.strerror}") from error
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(file)
        raise InUse(
            f"another server works with {database}: stop it, or give this one a database of its"
            " own (--database); several servers share PostgreSQL"
        ) from error
    return file
