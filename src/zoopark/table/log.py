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

from zoopark.notation.seats import seat_letter
from zoopark.table.options import Options

Why: TypeAlias = Literal["left", "time", "absent"]  # a bot takes over a seat
Talkers: TypeAlias = Literal["all", "players", "nobody"]


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat as it was when the table was opened: for a bot, for a person, or open."""

    name: str = ""  # of the person
    bot: str = ""  # the name of the bot
    avatar: str = ""  # the animal that the person likes to be shown as


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
    avatar: str = ""  # the animal that the person likes to be shown as


class Stood(_Entry, frozen=True):
    """A person left before the game began; the seat is open again."""

    seat: int  # the seat


class Filled(_Entry, frozen=True):
    """A bot was put on an open seat."""

    seat: int  # the seat
    bot: str  # the name of the bot


class Readied(_Entry, frozen=True):
    """A person is ready to begin, or not ready after all."""

    seat: int  # the seat
    ready: bool = True  # false takes it back


class Started(_Entry, frozen=True):
    """All seats are taken, everyone is ready, and the game is set up."""

    dealt: tuple[str, ...] = ()  # what chance brought, as far as you may know it


class Moved(_Entry, frozen=True):
    """A seat played a move, and chance brought something."""

    seat: int  # who played
    move: str  # the move as text, empty while it is kept secret
    dealt: tuple[str, ...] = ()  # what chance brought, as far as you may know it
    id: str = ""  # of its sender, so that a wish sent twice is played once; told to nobody


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

    # Older logs name no voices: there whoever was replaced by a bot had no say any more.

    seat: int  # who asks
    to: int  # how many moves would be left
    voices: tuple[int, ...] = ()  # the seats whose people have to agree


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


class Suggested(_Entry, frozen=True):
    """Someone would like a pause; not everyone does yet."""

    seat: int  # who says so
    seats: tuple[int, ...]  # for all seats of their device


class Paused(_Entry, frozen=True):
    """Everyone wants a pause: the game stands still until it is resumed."""

    seat: int  # who wanted it last


class Resumed(_Entry, frozen=True):
    """The game goes on after a pause."""

    seat: int  # who resumed it


class Woken(_Entry, frozen=True):
    """The server is running again: its downtime is charged to no one."""


class Said(_Entry, frozen=True):
    """A chat message from a player or a spectator."""

    name: str  # of the one who said it
    text: str  # what was said; empty if it was erased
    seat: int | None = None  # of the one who said it; null for a spectator
    id: str = ""  # as for `moved`
    by: str = ""  # tells spectators from each other; not told


class Hushed(_Entry, frozen=True):
    """Who opened the table says who may talk."""

    talk: Talkers  # all, players or nobody


class Erased(_Entry, frozen=True):
    """A person had their words erased, and the name of their seat."""

    seat: int | None = None  # whose; null for a spectator
    by: str = ""  # as for `said`


class Closed(_Entry, frozen=True):
    """The server's operator ended the match before its end."""


class Rematched(_Entry, frozen=True):
    """A rematch: the same people sit down at another table."""

    seat: int  # who asked for it
    match: str  # the id of the other table


Entry: TypeAlias = (
    Opened
    | Sat
    | Stood
    | Filled
    | Readied
    | Started
    | Moved
    | Undone
    | Confirmed
    | Asked
    | Answered
    | Replaced
    | Returned
    | Suggested
    | Paused
    | Resumed
    | Woken
    | Said
    | Hushed
    | Erased
    | Closed
    | Rematched
)


def without(entry: Entry, erased: Erased) -> Entry:
    """An entry without the words of someone who had them erased."""
    seat = erased.seat
    if isinstance(entry, Said) and entry.seat == seat and entry.by == erased.by:
        return msgspec.structs.replace(entry, name="", text="")
    if seat is None:
        return entry
    if isinstance(entry, Sat) and entry.seat == seat:
        return msgspec.structs.replace(entry, name=seat_letter(seat), avatar="")
    if isinstance(entry, Opened) and entry.chairs[seat].name:
        chairs = list(entry.chairs)
        chairs[seat] = Chair(name=seat_letter(seat))
        return msgspec.structs.replace(entry, chairs=tuple(chairs))
    return entry


_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> str:
    return msgspec.json.encode(entry).decode()


def decode(line: str | bytes) -> Entry:
    return _decoder.decode(line)
