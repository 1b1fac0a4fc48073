"""What is stored, as Python sees it. Times are milliseconds since 1970."""

from dataclasses import dataclass
from typing import NamedTuple

from zoopark.table.match import Status


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What is fixed when a match is created."""

    id: str
    config: str  # the game string
    rules: int  # the version of the rules that it is played by
    options: str  # JSON
    host: str  # the digest of the person who created it
    created: int


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists show of a match; rewritten with every entry of its log."""

    status: Status
    number: int  # of the last entry; the first one is 1
    updated: int
    open_seats: int
    players: int
    to_act: int  # one bit a seat
    bots_due: bool
    deadline: int | None
    listed: bool
    names: str  # JSON
    result: str | None  # JSON


class Cursor(NamedTuple):
    """A place in a list that is sorted by a time; the next page begins after it."""

    time: int
    id: str


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match in a list."""

    match: NewMatch
    summary: Summary
    seats: tuple[int, ...] = ()  # your own seats, in lists of your matches

    @property
    def by_created(self) -> Cursor:
        """Its place in the lists of open and of running matches."""
        return Cursor(self.match.created, self.match.id)

    @property
    def by_updated(self) -> Cursor:
        """Its place in the list of finished matches."""
        return Cursor(self.summary.updated, self.match.id)


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A whole match."""

    match: NewMatch
    summary: Summary
    entries: list[str]


@dataclass(frozen=True, slots=True)
class NewSeat:
    """A seat of a new match."""

    seat: int
    key: str
    taken: bool = False
    holder: str | None = None


@dataclass(frozen=True, slots=True)
class SeatChange:
    """What changes about a seat; holders are cleared before one is added.

    With ``opened_by`` it does so only if this is the seat's key at that moment.
    """

    seat: int
    key: str | None = None
    taken: bool | None = None
    clear_holders: bool = False
    add_holder: str | None = None
    opened_by: str | None = None


class SeatOfKey(NamedTuple):
    """The seat that a key opens."""

    match_id: str
    seat: int
    taken: bool
