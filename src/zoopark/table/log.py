"""The log of a match: everything that ever happened at its table, in order.

A match *is* its log. Entries are only ever appended; even an undo is an entry. Each is one line of
JSON with its kind in ``type`` and its time in milliseconds in ``at``.

>>> encode(Moved(at=5, seat=0, move="draw", dealt=("reveal panda",)))
'{"type":"moved","at":5,"seat":0,"move":"draw","dealt":["reveal panda"]}'
>>> decode('{"type":"paused","at":7,"seat":1}')
Paused(at=7, seat=1)
"""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from zoopark.table.options import Options

Why: TypeAlias = Literal["left", "time", "absent"]  # a bot takes over a seat


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat as it was when the table was opened: for a bot, for a person, or open."""

    name: str = ""  # of the person
    bot: str = ""  # the name of the bot


class _Entry(Struct, frozen=True, kw_only=False, omit_defaults=True, tag=str.lower):
    at: int  # when it was written, in milliseconds of Unix time


class Opened(_Entry, frozen=True):
    """The table was opened: its game, the version of the rules, and who may sit where."""

    game: str  # the game string, such as `zooloretto(players=2)`
    rules: int  # the version of the rules that it is played by
    options: Options  # what the players agreed on
    chairs: tuple[Chair, ...]  # all seats in order
    position: str = ""  # if the game starts from a position
    archived: bool = False  # an uploaded record, read-only


class Sat(_Entry, frozen=True):
    """A person took an open seat."""

    seat: int  # the seat
    name: str  # of the person


class Stood(_Entry, frozen=True):
    """A person left before the game began; the seat is open again."""

    seat: int  # the seat


class Filled(_Entry, frozen=True):
    """A bot was put on an open seat."""

    seat: int  # the seat
    bot: str  # the name of the bot


class Started(_Entry, frozen=True):
    """All seats are taken, and the game is set up."""

    dealt: tuple[str, ...] = ()  # what chance brought, as far as you may know it


class Moved(_Entry, frozen=True):
    """A seat played a move, and chance brought something."""

    seat: int  # who played
    move: str  # the move as text, empty while it is kept secret
    dealt: tuple[str, ...] = ()  # what chance brought, as far as you may know it
    id: str = ""  # chosen by the sender, so that a repeated request is played once; never told


class Undone(_Entry, frozen=True):
    """A seat took back its own moves: ``to`` moves of the game are left."""

    seat: int  # who took them back
    to: int  # how many moves are left
    id: str = ""  # as for `moved`


class Confirmed(_Entry, frozen=True):
    """A seat ended its turn."""

    seat: int  # the seat


class Asked(_Entry, frozen=True):
    """A seat asks everyone to go back to the position after ``to`` moves."""

    seat: int  # who asks
    to: int  # how many moves would be left


class Answered(_Entry, frozen=True):
    """A seat agrees to go back, or refuses."""

    seat: int  # who answers
    agrees: bool  # false ends the request


class Replaced(_Entry, frozen=True):
    """A bot took over a seat: its player left, ran out of time, or was away."""

    seat: int  # the seat
    bot: str  # the name of the bot
    why: Why  # they left, took too long, or were called absent


class Returned(_Entry, frozen=True):
    """A person took the seat back from the bot."""

    seat: int  # the seat


class Paused(_Entry, frozen=True):
    """The game stands still until it is resumed."""

    seat: int  # who paused it


class Resumed(_Entry, frozen=True):
    """The game goes on after a pause."""

    seat: int  # who resumed it


class Woken(_Entry, frozen=True):
    """The server is running again: its downtime is charged to no one."""


class Said(_Entry, frozen=True):
    """A chat message from a player or a spectator."""

    name: str  # of the one who said it
    text: str  # what was said
    seat: int | None = None  # of the one who said it; null for a spectator
    id: str = ""  # as for `moved`


class Rematched(_Entry, frozen=True):
    """A rematch: the same people sit down at another table."""

    seat: int  # who asked for it
    match: str  # the id of the other table


Entry: TypeAlias = (
    Opened
    | Sat
    | Stood
    | Filled
    | Started
    | Moved
    | Undone
    | Confirmed
    | Asked
    | Answered
    | Replaced
    | Returned
    | Paused
    | Resumed
    | Woken
    | Said
    | Rematched
)

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> str:
    return msgspec.json.encode(entry).decode()


def decode(line: str | bytes) -> Entry:
    return _decoder.decode(line)
