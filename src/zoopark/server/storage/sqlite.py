"""SQLite: one file, written by the event loop itself, and read by a thread.

``synchronous=NORMAL`` with a write-ahead log: what was committed survives the death of the process
at any moment. If the machine loses power, the last moments may be missing, and the file is whole.
A commit then is a write into the memory of the operating system and quicker than handing it to a
thread. What may take long is not done by the event loop: waiting for another process, reading, and
moving the log into the file, which has a thread of its own.
"""

import asyncio
import os
import sqlite3
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeVar

from zoopark.server.storage.database import Query, Row, Work
from zoopark.server.storage.errors import Conflict, Unavailable
from zoopark.server.storage.migrations import upgrade

T = TypeVar("T")

BUSY_SECONDS = 5.0  # how long another process may hold the file
CHECKPOINT = 500  # transactions after which the log is moved into the file
LARGEST_LOG = 64 * 1024 * 1024  # bytes of it; then writing pauses until it begins again
LOOK_SECONDS = 1.0  # between looks whether another process has written

sqlite3.register_converter("BOOLEAN", lambda cell: cell != b"0")


class Sqlite:
    """A file; or a database in memory, which is never busy."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._reader = ThreadPoolExecutor(1, "zoopark-read")
        self._waiter = ThreadPoolExecutor(1, "zoopark-wait")
        self._tidier = ThreadPoolExecutor(1, "zoopark-tidy")
        self._writing = asyncio.Lock()
        self._commits = 0
        self._tidying: asyncio.Future[None] | None = None
        self._closed = asyncio.Event()
        try:
            if path is not None:  # the seat keys must stay private
                path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                path.touch(mode=0o600)
            self._written = self._connection(0)
            self._read = self._written if path is None else self._connection(BUSY_SECONDS)
            self._tidied = self._written if path is None else self._connection(BUSY_SECONDS)
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

    def _connection(self, patience: float) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path or ":memory:",
            timeout=patience,
            isolation_level=None,
            detect_types=sqlite3.PARSE_DECLTYPES,
            check_same_thread=False,
        )
        try:
            _keep_journal(connection)
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.execute("PRAGMA wal_autocheckpoint = 0")
            connection.execute("PRAGMA foreign_keys = ON")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    async def write(self, work: Work[T], news: str = "") -> T:
        """Run one transaction; ``news`` is dropped: other processes find their number taken."""
        self._check_open()
        async with self._writing:
            if not self._begin():
                await _in(self._waiter, self._begin_patiently)
            result = self._finish(work)
        self._commits += 1
        if self._commits % CHECKPOINT == 0 and self._path is not None and not self._is_tidying:
            self._tidying = asyncio.ensure_future(self._tidy_up())
        if self._tidying is not None and self._is_tidying and self._log_size() > 2 * LARGEST_LOG:
            await asyncio.wait({self._tidying})  # the disk is slower than those who write
        return result

    @property
    def _is_tidying(self) -> bool:
        return self._tidying is not None and not self._tidying.done()

    async def _tidy_up(self) -> None:
        """Move the log into the file.

        It begins again only if nothing is written between that and the next transaction. So where
        there is always someone writing, the last bit is moved while nobody may.
        """
        await _in(self._tidier, self._tidy)
        if self._log_size() > LARGEST_LOG and not self._closed.is_set():
            async with self._writing:
                await _in(self._tidier, self._begin_anew)

    def _log_size(self) -> int:
        try:
            return os.stat(f"{self._path}-wal").st_size
        except OSError:
            return 0

    def _begin(self) -> bool:
        """Begin a transaction, unless another process is writing."""
        try:
            self._written.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if not _is_busy(error):
                raise Unavailable(str(error)) from error
            return False
        return True

    def _begin_patiently(self) -> None:
        give_up = monotonic() + BUSY_SECONDS
        while not self._begin():
            if monotonic() > give_up:
                raise Unavailable("another process is holding the database")
            sleep(0.001)

    def _finish(self, work: Work[T]) -> T:
        connection = self._written
        try:
            result = played(connection, work)
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

    def _tidy(self) -> None:
        """Checkpoint the write-ahead log. A slow disk delays neither readers nor writers."""
        with suppress(sqlite3.Error):  # the next time, then
            self._tidied.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def _begin_anew(self) -> None:
        """By the connection that writes: to it, what another one does here looks like news."""
        with suppress(sqlite3.Error):  # someone reads what is in it; the next time, then
            self._written.execute("PRAGMA busy_timeout = 50")
            self._written.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        self._written.execute("PRAGMA busy_timeout = 0")

    async def read(self, query: Query) -> list[Row]:
        """The rows of a read-only query."""
        self._check_open()
        if self._path is None:
            return self._select(query)
        return await _in(self._reader, self._select, query)

    def _select(self, query: Query) -> list[Row]:
        try:
            return self._read.execute(query.sql, query.values).fetchall()
        except sqlite3.Error as error:
            raise Unavailable(str(error)) from error

    def _check_open(self) -> None:
        if self._closed.is_set():
            raise Unavailable("the database is closed")

    async def listen(self) -> AsyncGenerator[str | None, None]:
        """That another process has written something, until the database is closed.

        The number that SQLite has for that does not change by what this connection writes.
        """
        seen = await self._version()
        while not self._closed.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._closed.wait()
            if (version := await self._version()) != seen:
                seen = version
                yield None

    async def is_alone(self) -> bool:
        """A file belongs to one server, see ``claim.py``."""
        return True

    async def _version(self) -> int:
        async with self._writing:  # a thread may be using the connection
            with suppress(sqlite3.Error):
                return int(self._written.execute("PRAGMA data_version").fetchone()[0])
        return 0

    async def close(self) -> None:
        """Finish pending writes and release the file."""
        if self._closed.is_set():
            return
        self._closed.set()
        async with self._writing:
            if self._tidying is not None:
                await self._tidying
            await _in(self._reader, self._read.close)
            self._tidied.close()
            self._written.close()
        for thread in (self._reader, self._waiter, self._tidier):
            thread.shutdown()


async def _in(thread: ThreadPoolExecutor, work: Callable[..., T], *args: Any) -> T:
    """Run slow work in a thread."""
    return await asyncio.get_running_loop().run_in_executor(thread, work, *args)


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
            if not _is_busy(error) or monotonic() > give_up:
                raise
            sleep(0.01)


def _is_busy(error: sqlite3.Error) -> bool:
    """Another process holds the file; the upper bits of the code only say what it is doing."""
    return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


def played(connection: sqlite3.Connection, work: Work[T]) -> T:
    """Run the statements of a transaction that has begun."""
    try:
        query = next(work)
        while True:
            rows = connection.execute(query.sql, query.values).fetchall()
            for following in query.then:
                connection.execute(following.sql, following.values)
            query = work.send(rows)
    except StopIteration as end:
        result: T = end.value
        return result
