"""What the store asks of a database.

SQL is written once, in words that SQLite and PostgreSQL share, with parameters as ``:name``. A
transaction is a generator: it yields queries, is sent their rows and returns its result. So it can
decide by what it has read, and knows neither threads nor an event loop: each driver runs it in its
own way. If it raises, nothing has happened.
"""

from collections.abc import AsyncGenerator, Generator, Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

Value: TypeAlias = int | str | bytes | None
Row: TypeAlias = tuple[Any, ...]
T = TypeVar("T")


class Query(NamedTuple):
    """One statement and its parameters."""

    sql: str
    values: Mapping[str, Value] = {}


Work: TypeAlias = Generator[Query, list[Row], T]


class Database(Protocol):
    """Where the store keeps its tables."""

    async def write(self, work: Work[T], news: str = "") -> T:
        """Run one transaction; it is committed when this returns.

        ``news`` is told to the other processes on this database, if it is committed.
        """
        ...

    async def read(self, query: Query) -> list[Row]:
        """The rows of a query that changes nothing."""
        ...

    def listen(self) -> AsyncGenerator[str | None, None]:
        """The news of other processes until the database is closed.

        ``None`` means that listening has begun, or begun again: what was told before may have
        been missed.
        """
        ...

    async def close(self) -> None:
        """Finish what is being written and let go of everything."""
        ...
