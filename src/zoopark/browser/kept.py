"""The database of a browser: SQLite in memory, and every row also where the browser keeps it.

A transaction is committed when the rows that it has changed are stored. Triggers note which these
are, so nothing here knows a table by its name.
"""

import asyncio
import sqlite3
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from zoopark.server.storage.database import Query, Row, Work
from zoopark.server.storage.errors import Conflict, TooNew, Unavailable
from zoopark.server.storage.migrations import migrations, upgrade
from zoopark.server.storage.sqlite import Sqlite, played

T = TypeVar("T")

#: The table and the number of a row, and its cells in the order of the columns; none if it is gone.
StoredRow: TypeAlias = tuple[str, int, list[Any] | None]
Keep: TypeAlias = Callable[[str], Awaitable[Any]]

SCHEMA: Final = "schema"
_EVENTS: Final = (("INSERT", "new"), ("UPDATE", "new"), ("DELETE", "old"))


class Kept(Sqlite):
    """Rows come from the browser when it is opened, and go there with every transaction."""

    def __init__(self, keep: Keep) -> None:
        """``keep`` stores rows, as JSON; it fails if they are not stored."""
        super().__init__(None)
        self._keep = keep

    @staticmethod
    async def filled(stored: str, keep: Keep) -> "Kept":
        """Open it with what was stored before, and bring that up to date."""
        database = Kept(keep)
        rows = msgspec.json.decode(stored or "[]", type=list[StoredRow])
        version = max(
            (cells[0] for table, _, cells in rows if table == SCHEMA and cells), default=0
        )
        if version > len(migrations()):
            raise TooNew(f"what this browser keeps is of version {version}, which is newer")
        await Sqlite.write(database, upgrade(version))
        damaged = database._fill(rows)
        await Sqlite.write(database, upgrade())
        database._watch()
        if version < len(migrations()) or damaged:
            await keep(_text([*damaged, *database._rows()]))
        return database

    async def write(self, work: Work[T], news: str = "") -> T:
        """Run one transaction; it is committed when what it has changed is stored.

        Who does not wait for it any longer does not stop it.
        """
        return await asyncio.shield(self._transact(work))

    async def _transact(self, work: Work[T]) -> T:
        connection = self._written
        async with self._writing:
            connection.execute("BEGIN")
            try:
                result = played(connection, work)
                if changed := self._changed():
                    await self._store(changed)
                connection.execute("COMMIT")
            except BaseException as error:
                connection.execute("ROLLBACK")
                if isinstance(error, sqlite3.IntegrityError):
                    raise Conflict(str(error)) from error
                raise
        return result

    async def read(self, query: Query) -> list[Row]:
        """What nobody is just changing."""
        async with self._writing:
            return await super().read(query)

    async def _store(self, rows: Iterable[StoredRow]) -> None:
        try:
            await self._keep(_text(rows))
        except Exception as error:
            raise Unavailable(str(error)) from error

    async def dump(self) -> str:
        """All rows, as they are stored."""
        async with self._writing:
            return _text(self._rows())

    # -- rows -------------------------------------------------------------------------------------

    def _tables(self) -> list[str]:
        sql = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid"
        return [name for (name,) in self._written.execute(sql)]

    def _fill(self, rows: Iterable[StoredRow]) -> list[StoredRow]:
        """Put rows back; those that fit nowhere are returned as gone."""
        connection, damaged = self._written, list[StoredRow]()
        inserts = {table: self._insert(table) for table in self._tables() if table != SCHEMA}
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("BEGIN")
        for table, number, cells in rows:
            try:
                if table != SCHEMA:
                    connection.execute(inserts[table], (number, *map(_cell, cells or ())))
            except (sqlite3.Error, LookupError, TypeError, ValueError):
                damaged.append((table, number, None))
        connection.execute("COMMIT")
        connection.execute("PRAGMA foreign_keys = ON")
        return damaged

    def _insert(self, table: str) -> str:
        columns = ["rowid", *self.columns(table)]
        places = ", ".join("?" * len(columns))
        return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"

    def columns(self, table: str) -> list[str]:
        return [name for (_, name, *_) in self._written.execute(f"PRAGMA table_info({table})")]

    def _watch(self) -> None:
        """Note from now on which rows are changed."""
        execute = self._written.execute
        execute("CREATE TEMP TABLE changed (name TEXT, number INTEGER, PRIMARY KEY (name, number))")
        for table in self._tables():
            for event, row in _EVENTS:
                execute(
                    f"CREATE TEMP TRIGGER {table}_{event} AFTER {event} ON main.{table} BEGIN"
                    f" INSERT OR IGNORE INTO changed VALUES ('{table}', {row}.rowid); END"
                )

    def _changed(self) -> list[StoredRow]:
        found = self._written.execute("SELECT name, number FROM changed").fetchall()
        self._written.execute("DELETE FROM changed")
        return [(table, number, self._row(table, number)) for table, number in found]

    def _row(self, table: str, number: int) -> list[Any] | None:
        sql = f"SELECT * FROM {table} WHERE rowid = ?"
        found = self._written.execute(sql, (number,)).fetchone()
        return None if found is None else list(found)

    def _rows(self) -> list[StoredRow]:
        return [
            (table, number, cells)
            for table in self._tables()
            for number, *cells in self._written.execute(f"SELECT rowid, * FROM {table}")
        ]


def _text(rows: Iterable[StoredRow]) -> str:
    return msgspec.json.encode(
        [
            (table, number, None if cells is None else [_written(cell) for cell in cells])
            for table, number, cells in rows
        ]
    ).decode()


def _written(cell: Any) -> Any:
    """A cell for JSON, which has no bytes."""
    return {"bytes": b64encode(cell).decode()} if isinstance(cell, bytes) else cell


def _cell(found: Any) -> Any:
    return b64decode(str(found["bytes"])) if isinstance(found, dict) else found  # pyright: ignore[reportUnknownArgumentType]
