"""The interface between the store and a database.

SQL is written once, in the common subset of SQLite and PostgreSQL, with ``:name`` parameters. A
transaction is a generator: it yields queries, is sent their rows and returns its result. It can
base decisions on what it has read, and is independent of threads and event loops: each driver runs
it in its own way. If it raises, nothing has happened.
"""

from collections.abc import AsyncGenerator, Generator, Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

Value: TypeAlias = int | str | bytes | None
Row: TypeAlias = tuple[Any, ...]
T = TypeVar("T")


class Query(NamedTuple):
    """One statement and its parameters.

    ``then`` are statements that follow whatever its rows are, and whose own are not asked for: they
    need not wait for an answer from a database that is far away.
    """

    sql: str
    values: Mapping[str, Value] = {}
    then: "tuple[Query, ...]" = ()


Work: TypeAlias = Generator[Query, list[Row], T]


class Database(Protocol):
    """Where the store keeps its tables."""

    async def write(self, work: Work[T], news: str = "") -> T:
        """Run one transaction; it is committed when this returns.

        ``news`` is sent to the other processes on this database once it is committed.
        """
        ...

    async def read(self, query: Query) -> list[Row]:
        """The rows of a read-only query."""
        ...

    def listen(self) -> AsyncGenerator[str | None, None]:
        """News from other processes, until the database is closed.

        ``None`` means that listening has (re)started: earlier news may have been missed.
        """
        ...

    async def is_alone(self) -> bool:
        """Whether no other process works with this database; each asks once, when it starts."""
        ...

    async def close(self) -> None:
        """Finish pending writes and release everything."""
        ...
