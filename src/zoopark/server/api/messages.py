"""What is sent and answered over HTTP."""

import json
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from zoopark.server.storage.rows import MatchRow
from zoopark.table.intents import BotName, Name, Number, SeatNumber
from zoopark.table.options import Options

GameString = Annotated[str, Meta(min_length=1, max_length=400)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class NewChair(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is to sit there: you, a bot, or whoever comes."""

    kind: Literal["you", "bot", "open"]
    name: Annotated[str, Meta(max_length=40)] = ""  # yours, or of another one at your screen
    bot: BotName = "normal"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. Without chairs you play against bots."""

    game: GameString
    chairs: Annotated[tuple[NewChair, ...], Meta(max_length=8)] = ()
    options: Options = Options()
    position: Annotated[str, Meta(max_length=4000)] = ""


class Link(Struct, frozen=True):
    """What opens a seat; whoever has it can take or move it."""

    seat: int
    key: str
    path: str


class TableOpened(Struct, frozen=True):
    id: str
    links: tuple[Link, ...]


class Accepted(Struct, frozen=True):
    """What was wanted is written as this entry of the log."""

    number: int


class Listed(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    created: int
    updated: int
    players: int
    open_seats: int
    to_act: tuple[int, ...]
    names: tuple[tuple[str, str], ...]  # of each seat: its person, its bot
    deadline: int | None
    options: Options
    result: Any
    seats: tuple[int, ...]  # yours


class Page(Struct, frozen=True):
    tables: tuple[Listed, ...]
    next: str  # to be sent as ``after`` for the next page, empty on the last


class Which(Struct, frozen=True, forbid_unknown_fields=True):
    """Which list of tables."""

    status: Literal["open", "running", "over"] = "open"
    limit: Annotated[int, Meta(ge=1, le=100)] = 30
    after: Annotated[str, Meta(max_length=60, pattern=r"^([0-9]{1,15}\.[A-Za-z0-9_-]*)?$")] = ""


class Wait(Struct, frozen=True, forbid_unknown_fields=True):
    """With ``after``, the answer waits until there is a later entry than this."""

    after: Number | None = None
    seconds: Annotated[int, Meta(ge=0, le=25)] = 20
    seat: SeatNumber | None = None  # to look from, where you hold several


class Looking(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat to look from, where you may."""

    seat: SeatNumber | None = None


class Reading(Looking, frozen=True, forbid_unknown_fields=True):
    """A page of the log: so many entries after the one of this number; fewer if it ends there."""

    after: Number = 0
    limit: Annotated[int, Meta(ge=1, le=1000)] = 1000


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits down, on which seat."""

    name: Name
    seat: SeatNumber | None = None  # any open one


class Using(Struct, frozen=True, forbid_unknown_fields=True):
    """A key, and a name if the seat is still open."""

    key: Key
    name: Annotated[str, Meta(max_length=40)] = ""


class Seated(Struct, frozen=True):
    id: str
    seat: int
    taken: bool  # false: the seat is open, and taking it needs a name


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose moves are asked about, and perhaps which one in particular."""

    seat: SeatNumber
    about: Annotated[str, Meta(max_length=200)] = ""


class NextTable(Struct, frozen=True):
    id: str


class Erased(Struct, frozen=True):
    """At so many tables nothing is left of what you wrote."""

    tables: int


class Secret(Struct, frozen=True):
    """What a program sends as ``Authorization: Bearer …``."""

    secret: str


class Moment(Struct, frozen=True):
    """The game as it was when so many moves had been played."""

    ply: int
    plies: int
    to_act: tuple[int, ...]
    view: Any


def listed(row: MatchRow, options: Options) -> Listed:
    match, summary = row.match, row.summary
    return Listed(
        id=match.id,
        game=match.config,
        status=summary.status,
        created=match.created,
        updated=summary.updated,
        players=summary.players,
        open_seats=summary.open_seats,
        to_act=tuple(seat for seat in range(summary.players) if summary.to_act >> seat & 1),
        names=tuple((name, bot) for name, bot in json.loads(summary.names)),
        deadline=summary.deadline,
        options=options,
        result=None if summary.result is None else json.loads(summary.result),
        seats=row.seats,
    )
