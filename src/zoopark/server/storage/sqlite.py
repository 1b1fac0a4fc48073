"""SQLite: one file, one thread that writes and one that reads.

``synchronous=NORMAL`` with a write-ahead log: what was committed survives the death of the process
at any moment. If the machine loses power, the last moments may be missing, and the file is whole.
"""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

from zoopark.server.storage.database import Query, Row, Work
from zoopark.server.storage.errors import Conflict, Unavailable
from zoopark.server.storage.migrations import upgrade

T = TypeVar("T")

BUSY_SECONDS = 5.0  # how long another process may hold the file

sqlite3.register_converter("BOOLEAN", lambda cell: cell != b"0")


class Sqlite:
    """A file; or a database in memory, which the same thread reads and writes."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._writer = ThreadPoolExecutor(1, "zoopark-write")
        self._reader = self._writer if path is None else ThreadPoolExecutor(1, "zoopark-read")
        self._closed = asyncio.Event()
        try:
            if path is not None:  # the keys of the seats are nobody else's business
                path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                path.touch(mode=0o600)
            self._written = self._connection()
            self._read = self._written if path is None else self._connection()
        except (OSError, sqlite3.Error) as error:
            raise Unavailable(f"cannot open {path}: {error}") from error

    @staticmethod
    async def open(path: Path | None) -> "Sqlite":
        """Open a file, which is made if it is missing, and bring it up to date."""
        database = await asyncio.to_thread(Sqlite, path)
        try:
            await database.write(upgrade())
        except BaseException:
            await database.close()
            raise
        return database

    def _connection(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path or ":memory:",
            timeout=BUSY_SECONDS,
            isolation_level=None,
            detect_types=sqlite3.PARSE_DECLTYPES,
            check_same_thread=False,
        )
        try:
            _keep_journal(connection)
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.execute("PRAGMA foreign_keys = ON")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    async def write(self, work: Work[T], news: str = "") -> T:
        """Run one transaction; ``news`` reaches nobody, other processes find their number taken."""
        self._check_open()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writer, self._transact, work)

    def _transact(self, work: Work[T]) -> T:
        connection = self._written
        try:
            connection.execute("BEGIN IMMEDIATE")
            result = _played(connection, work)
            connection.execute("COMMIT")
        except BaseException as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise Conflict(str(error)) from error
            if isinstance(error, sqlite3.Error):
                raise Unavailable(str(error)) from error
            raise
        return result

    async def read(self, query: Query) -> list[Row]:
        """The rows of a query that changes nothing."""
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._select, query)

    def _select(self, query: Query) -> list[Row]:
        try:
            return self._read.execute(*query).fetchall()
        except sqlite3.Error as error:
            raise Unavailable(str(error)) from error

    def _check_open(self) -> None:
        if self._closed.is_set():
            raise Unavailable("the database is closed")

    async def listen(self) -> AsyncGenerator[str | None, None]:
        """Nothing, until the database is closed."""
        await self._closed.wait()
        return
        yield

    async def close(self) -> None:
        """Finish what is being written and let go of the file."""
        if self._closed.is_set():
            return
        self._closed.set()
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._reader, self._read.close)
        await loop.run_in_executor(self._writer, self._written.close)
        self._reader.shutdown()
        self._writer.shutdown()


def _keep_journal(connection: sqlite3.Connection) -> None:
    """Switch to a write-ahead log.

    SQLite waits for other processes wherever it can, but not for one that does the same.
    """
    give_up = monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > give_up:
                raise
            sleep(0.01)


def _played(connection: sqlite3.Connection, work: Work[T]) -> T:
    try:
        query = next(work)
        while True:
            query = work.send(connection.execute(*query).fetchall())
    except StopIteration as end:
        result: T = end.value
        return result
