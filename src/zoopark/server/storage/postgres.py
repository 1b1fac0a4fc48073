"""PostgreSQL: a pool of connections, and one more that listens to other processes."""

import asyncio
import logging
import re
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import cache
from time import monotonic
from typing import Final, TypeAlias, TypeVar

import psycopg
from psycopg import AsyncConnection, AsyncPipeline
from psycopg.conninfo import make_conninfo
from psycopg_pool import AsyncConnectionPool

from zoopark.server.storage.database import Query, Row, Work
from zoopark.server.storage.errors import Conflict, Unavailable
from zoopark.server.storage.migrations import upgrade

T = TypeVar("T")
Connection: TypeAlias = AsyncConnection[Row]
Heard: TypeAlias = "asyncio.Queue[str | asyncio.Task[None] | None]"

CHANNEL = "zoopark"
# Transactions that notify are committed one after the other, so this one waits for no disk.
TELL = "SELECT set_config('synchronous_commit', 'off', true), pg_notify(%s, %s)"
UPGRADE_LOCK = 0x7A6F6F  # one process at a time changes the form of the database
IN_USE_LOCK = 0x7A6F70  # every process that works with the database holds it, shared with others
CONNECTIONS = 8
PATIENCE_SECONDS = 5
TRUSTED_SECONDS = 0.2  # for which a connection that was just used is not asked if it still works
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0  # seconds between attempts to listen again
OPTIONS: Final = {
    "connect_timeout": PATIENCE_SECONDS,
    # Otherwise a listener would not notice that the other machine is gone.
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
}

# What has nothing to do with what was asked; the second is a database that is only read.
_FAILURES: Final = (psycopg.OperationalError, psycopg.InternalError)

logger = logging.getLogger(__name__)


class _Connection(AsyncConnection[Row]):
    """A connection that knows when it was last used."""

    used = 0.0


class Postgres:
    """A database that several processes share."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._name = secrets.token_hex(8)  # tells our own news from those of others
        self._announced = False  # have the others heard that this process has come?
        self._pool: AsyncConnectionPool[_Connection] = AsyncConnectionPool(
            make_conninfo(url, **OPTIONS),
            connection_class=_Connection,
            kwargs={"autocommit": True},
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE_SECONDS,
            reconnect_timeout=PATIENCE_SECONDS,  # then a new connection is tried on demand
            configure=_configure,
            open=False,
        )
        self._mark: Connection | None = None  # the connection that holds IN_USE_LOCK
        self._ears: set[asyncio.Task[None]] = set()
        self._writing = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._closed = False

    @staticmethod
    async def open(url: str) -> "Postgres":
        """Connect to a database and bring it up to date."""
        try:
            async with (
                await _connect(url) as connection,
                connection.pipeline() as pipeline,
                connection.transaction(),
            ):
                await connection.execute("SELECT pg_advisory_xact_lock(%s)", [UPGRADE_LOCK])
                await _piped(connection, pipeline, upgrade())
        except psycopg.Error as error:
            raise Unavailable(f"cannot open the database: {error}") from error
        database = Postgres(url)
        await database._pool.open()
        return database

    async def write(self, work: Work[T], news: str = "") -> T:
        """Run one transaction; it is committed, and the news are out, when this returns.

        If the work raises, the connection is rolled back when it is given back to the pool.
        """
        self._writing += 1
        self._idle.clear()
        try:
            return await self._transact(work, news)
        except _FAILURES as error:
            raise Unavailable(str(error)) from error
        except psycopg.IntegrityError as error:
            raise Conflict(str(error)) from error
        finally:
            self._writing -= 1
            if not self._writing:
                self._idle.set()

    @asynccontextmanager
    async def _connection(self) -> AsyncGenerator[_Connection, None]:
        """A connection that works.

        After a restart of PostgreSQL, all that the pool holds are broken. It could check them
        itself, but would pause for one, two and four seconds between one and the next.
        """
        give_up = monotonic() + PATIENCE_SECONDS
        while True:
            connection = await self._pool.getconn(give_up - monotonic())
            try:
                if await _works(connection):
                    async with connection:
                        yield connection
                    return
            finally:
                await self._pool.putconn(connection)  # which replaces one that is broken

    async def _transact(self, work: Work[T], news: str) -> T:
        async with self._connection() as connection:
            try:
                async with connection.pipeline() as pipeline:
                    await connection.execute("BEGIN")
                    result = await _piped(connection, pipeline, work)
                    await connection.execute("COMMIT")
                    if news:  # sent right after the commit, without waiting for its answer
                        await connection.execute(TELL, [CHANNEL, f"{self._name} {news}"])
            except psycopg.errors.ReadOnlySqlTransaction:
                await connection.close()  # another machine may be the one that can write by now
                raise
            connection.used = monotonic()
        return result

    async def read(self, query: Query) -> list[Row]:
        """The rows of a read-only query."""
        try:
            async with self._connection() as connection:
                rows = await _rows(connection, query)
                connection.used = monotonic()
                return rows
        except _FAILURES as error:
            raise Unavailable(str(error)) from error

    async def listen(self) -> AsyncGenerator[str | None, None]:
        """The news of other processes, and ``None`` when some may have been missed.

        That is so when listening has begun or begun again, and when another process has come.
        """
        if self._closed:
            return
        heard: Heard = asyncio.Queue()
        ear = asyncio.create_task(self._hear(heard))
        ear.add_done_callback(heard.put_nowait)
        self._ears.add(ear)
        try:
            while not isinstance(news := await heard.get(), asyncio.Task):
                yield news
            if not ear.cancelled():
                ear.result()
        finally:
            self._ears.discard(ear)
            ear.cancel()
            await asyncio.wait([ear])

    async def _hear(self, heard: Heard) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                async with await _connect(self._url) as connection:
                    if not self._announced:
                        # The process in whose place this one comes may have been killed between
                        # a commit and its news.
                        await connection.execute(TELL, [CHANNEL, f"{self._name} "])
                        self._announced = True
                    await connection.execute(f"LISTEN {CHANNEL}")
                    heard.put_nowait(None)
                    pause = FIRST_PAUSE
                    async for notice in connection.notifies():
                        name, _, news = notice.payload.partition(" ")
                        if name != self._name:
                            heard.put_nowait(news or None)
            except psycopg.OperationalError as error:
                logger.warning("cannot hear other processes: %s", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def is_alone(self) -> bool:
        """Whether no other process holds the lock that all of them hold while they run.

        Of several that start at the same time, one is alone.
        """
        try:
            self._mark = await _connect(self._url)
            lock = {"lock": IN_USE_LOCK}
            tried = await _rows(self._mark, Query("SELECT pg_try_advisory_lock(:lock)", lock))
            await _rows(self._mark, Query("SELECT pg_advisory_lock_shared(:lock)", lock))
            alone = bool(tried[0][0])
            if alone:
                await _rows(self._mark, Query("SELECT pg_advisory_unlock(:lock)", lock))
        except _FAILURES as error:
            raise Unavailable(str(error)) from error
        return alone

    async def close(self) -> None:
        """Stop listening and close every connection."""
        self._closed = True
        for ear in self._ears:
            ear.cancel()
        await self._idle.wait()
        await self._pool.close()
        if self._mark is not None:
            await self._mark.close()


async def _connect(url: str) -> Connection:
    return await AsyncConnection.connect(make_conninfo(url, **OPTIONS), autocommit=True)


async def _configure(connection: Connection) -> None:
    """See to it that a process that hangs does not hold up the others."""
    await connection.execute("SET lock_timeout = '3s'")
    await connection.execute("SET idle_in_transaction_session_timeout = '3s'")


async def _works(connection: _Connection) -> bool:
    """The server may have been restarted since it was used."""
    if monotonic() - connection.used <= TRUSTED_SECONDS:
        return True
    try:
        await AsyncConnectionPool.check_connection(connection)
    except psycopg.OperationalError:
        return False
    return True


async def _piped(connection: Connection, pipeline: AsyncPipeline, work: Work[T]) -> T:
    """Run a transaction; what needs no answer is sent along with what does."""
    try:
        query = next(work)
        while True:
            cursor = await connection.execute(_in_their_words(query.sql), query.values)
            for following in query.then:
                await connection.execute(_in_their_words(following.sql), following.values)
            await pipeline.sync()
            rows = await cursor.fetchall() if cursor.description is not None else []
            query = work.send(rows)
    except StopIteration as end:
        result: T = end.value
        return result


async def _rows(connection: Connection, query: Query) -> list[Row]:
    cursor = await connection.execute(_in_their_words(query.sql), query.values)
    return await cursor.fetchall() if cursor.description is not None else []


@cache
def _in_their_words(sql: str) -> bytes:
    """The statement with parameters as psycopg writes them."""
    return re.sub(r":(\w+)", r"%(\1)s", sql.replace("%", "%%")).encode()
