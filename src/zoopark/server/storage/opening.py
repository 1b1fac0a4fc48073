"""A store by the address of its database."""

from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

from zoopark.server.storage.database import Database
from zoopark.server.storage.errors import StorageError
from zoopark.server.storage.store import Store


def default_url() -> str:
    """SQLite in the user's data folder."""
    from platformdirs import user_data_path

    return sqlite_url(user_data_path("zoopark", appauthor=False) / "zoopark.sqlite3")


def sqlite_url(path: Path) -> str:
    """The address of a SQLite file.

    >>> sqlite_url(Path("/srv/my games/zoopark.sqlite3"))
    'sqlite:///srv/my%20games/zoopark.sqlite3'
    """
    return path.absolute().as_uri().replace("file:", "sqlite:", 1)


def sqlite_path(path: str) -> Path:
    """The file of the path of such an address.

    Who counts slashes as SQLAlchemy does writes a fourth one, which Python 3.14 takes for a host.

    >>> sqlite_path("//srv/my%20games.sqlite3").as_posix()
    '/srv/my games.sqlite3'
    """
    return Path(url2pathname(f"/{path.lstrip('/')}"))


async def open_store(url: str, failed: Callable[[], object] = lambda: None) -> Store:
    """Open a database and bring it up to date; ``failed`` is called whenever it fails.

    ``sqlite:///path`` is a file, ``sqlite://`` a database in memory, and ``postgresql://…`` is
    whatever libpq understands.
    """
    return Store(await _open(url), failed)


async def _open(url: str) -> Database:
    parts = urlsplit(url)
    if parts.scheme == "sqlite" and not (parts.netloc or parts.query or parts.fragment):
        from zoopark.server.storage.sqlite import Sqlite

        return await Sqlite.open(sqlite_path(parts.path) if parts.path else None)
    if parts.scheme in ("postgresql", "postgres"):
        from zoopark.server.storage.postgres import Postgres

        return await Postgres.open(url)
    raise StorageError(
        "a database is sqlite:///path/to/file, or postgresql://user@host/name,"
        f" and not {parts.scheme or url!r}"
    )
