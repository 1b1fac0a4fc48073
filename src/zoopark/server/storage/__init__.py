"""Storage: SQLite by default, or PostgreSQL."""

from zoopark.server.storage.errors import (
    Conflict,
    StorageError,
    Taken,
    TooNew,
    Unavailable,
    Unknown,
    WornOut,
)
from zoopark.server.storage.opening import default_url, open_store, sqlite_url
from zoopark.server.storage.rows import (
    Cursor,
    MatchRow,
    NewMatch,
    NewSeat,
    SeatChange,
    SeatOfKey,
    StoredMatch,
    Summary,
)
from zoopark.server.storage.store import RESYNC, News, Resync, Store

__all__ = [
    "RESYNC",
    "Conflict",
    "Cursor",
    "MatchRow",
    "NewMatch",
    "NewSeat",
    "News",
    "Resync",
    "SeatChange",
    "SeatOfKey",
    "StorageError",
    "Store",
    "StoredMatch",
    "Summary",
    "Taken",
    "TooNew",
    "Unavailable",
    "Unknown",
    "WornOut",
    "default_url",
    "open_store",
    "sqlite_url",
]
