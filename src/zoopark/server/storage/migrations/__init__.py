"""The form of the database, step by step: numbered files of SQL that are run once and in order.

A statement ends with a semicolon at the end of a line.
"""

from functools import cache
from importlib.resources import files

from zoopark.server.storage.database import Query, Work
from zoopark.server.storage.errors import TooNew


@cache
def migrations() -> tuple[tuple[str, ...], ...]:
    """The statements of every migration; the first one leads to version 1."""
    found = sorted(
        (file for file in files(__name__).iterdir() if file.name.endswith(".sql")),
        key=lambda file: file.name,
    )
    return tuple(_statements(file.read_text(encoding="utf-8")) for file in found)


def _statements(script: str) -> tuple[str, ...]:
    return tuple(filter(None, (statement.strip() for statement in script.split(";\n"))))


def upgrade(last: int | None = None) -> Work[None]:
    """Bring a database up to date. The driver sees to it that one process at a time does so.

    With ``last`` only to this version, for what was stored in its form.
    """
    yield Query("CREATE TABLE IF NOT EXISTS schema (version BIGINT PRIMARY KEY)")
    ((version,),) = yield Query("SELECT COALESCE(MAX(version), 0) FROM schema")
    if version > len(migrations()):
        raise TooNew(
            f"the database has version {version} and this program knows {len(migrations())}:"
            " it was used by a newer Zoopark"
        )
    for number, statements in enumerate(migrations()[version:last], version + 1):
        for statement in statements:
            yield Query(statement)
        yield Query("INSERT INTO schema (version) VALUES (:version)", {"version": number})
