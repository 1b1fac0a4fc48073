"""The log of a match: everything that ever happened at its table, in order.

A match *is* its log. Entries are only ever appended; undoing is an entry, too. Each is one line of
JSON with its kind in ``type`` and its time in milliseconds in ``at``.

>>> encode(Moved(at=5, seat=0, move="draw", dealt=("reveal panda",)))
'{"type":"moved","at":5,"seat":0,"move":"draw","dealt":["reveal panda"]}'
>>> decode('{"type":"paused","at":7,"seat":1}')
Paused(at=7, seat=1)
"""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from zoopark.notation.seats import seat_letter
from zoopark.table.options import Options


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat as it was when the table was opened: for a bot, for a person, or open."""

    name: str = ""
    bot: str = ""


class _Entry(Struct, frozen=True, kw_only=False, omit_defaults=True, tag=str.lower):
    at: int


class Opened(_Entry, frozen=True):
    """The table stands: its game, the version of the rules, and who may sit where."""

    game: str
    rules: int
    options: Options
    chairs: tuple[Chair, ...]
    position: str = ""  # if the game does not begin with its set-up
    archived: bool = False  # a record that somebody brought along, to look at


class Sat(_Entry, frozen=True):
    """A person took an open seat."""

    seat: int
    name: str


class Stood(_Entry, frozen=True):
    """A person left before the game began; the seat is open again."""

    seat: int


class Filled(_Entry, frozen=True):
    """A bot was put on an open seat."""

    seat: int
    bot: str


class Started(_Entry, frozen=True):
    """All seats are taken, and the game is set up."""

    dealt: tuple[str, ...] = ()


class Moved(_Entry, frozen=True):
    """A seat played a move, and chance brought something.

    ``id`` names its sender and what they called it, so that a message that comes twice is played
    once.
    """

    seat: int
    move: str
    dealt: tuple[str, ...] = ()
    id: str = ""


class Undone(_Entry, frozen=True):
    """A seat took back its own moves: so many moves of the game are left."""

    seat: int
    to: int
    id: str = ""


class Confirmed(_Entry, frozen=True):
    """A seat ended its turn."""

    seat: int


class Asked(_Entry, frozen=True):
    """A seat asks everybody to go back to when so many moves had been played.

    ``voices`` are the seats whose people have to agree. Older logs do not name them: there whoever
    was replaced by a bot had no say any more.
    """

    seat: int
    to: int
    voices: tuple[int, ...] = ()


class Answered(_Entry, frozen=True):
    """A seat agrees to go back, or does not."""

    seat: int
    agrees: bool


class Replaced(_Entry, frozen=True):
    """A bot took over a seat: its person left, took too long, or was not to be seen."""

    seat: int
    bot: str
    why: str  # left, time, absent


class Returned(_Entry, frozen=True):
    """A person took the seat back from the bot."""

    seat: int


class Suggested(_Entry, frozen=True):
    """A seat, and the others on the same device, would like a pause; not everybody does yet."""

    seat: int
    seats: tuple[int, ...]


class Paused(_Entry, frozen=True):
    """Everybody wants a pause; this seat said so last."""

    seat: int


class Resumed(_Entry, frozen=True):
    seat: int


class Woken(_Entry, frozen=True):
    """The server is up again: the time that it was down is nobody's."""


class Said(_Entry, frozen=True):
    """Somebody, perhaps a spectator without a seat, said something.

    ``by`` tells spectators from each other. A line without text is one that was erased.
    """

    name: str
    text: str
    seat: int | None = None
    id: str = ""
    by: str = ""


class Hushed(_Entry, frozen=True):
    """Who opened the table says who may talk: all, players, nobody."""

    talk: str


class Erased(_Entry, frozen=True):
    """A person's words are gone, and the name of their seat; or those of a spectator."""

    seat: int | None = None
    by: str = ""


class Closed(_Entry, frozen=True):
    """Whoever runs the server ended the match, which is not played to its end."""


class Rematched(_Entry, frozen=True):
    """The same people sit down at another table."""

    seat: int
    match: str


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
    """An entry without the words of somebody who had them erased."""
    seat = erased.seat
    if isinstance(entry, Said) and entry.seat == seat and entry.by == erased.by:
        return msgspec.structs.replace(entry, name="", text="")
    if seat is None:
        return entry
    if isinstance(entry, Sat) and entry.seat == seat:
        return msgspec.structs.replace(entry, name=seat_letter(seat))
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
