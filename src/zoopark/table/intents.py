"""Intents, the requests of people at a table: ``{"type": "play", "seat": 0, …}``.

``seen`` is the number of the last entry the sender knew; decisions about an outdated table are
refused as stale. ``id`` can be any short text: a message that is sent twice is carried out once.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

LONGEST_NAME = 40
LONGEST_LINE = 500

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Id = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
BotName = Annotated[str, Meta(min_length=1, max_length=20)]


class _Intent(Struct, frozen=True, forbid_unknown_fields=True, tag=str.lower):
    pass


class Play(_Intent, frozen=True):
    """Play a move."""

    seat: SeatNumber
    move: Annotated[str, Meta(min_length=1, max_length=200)]
    seen: Number
    id: Id = ""


class Undo(_Intent, frozen=True):
    """Undo your last move, if it can be undone freely."""

    seat: SeatNumber
    seen: Number
    id: Id = ""


class Reset(_Intent, frozen=True):
    """Undo as much of your turn as can be undone freely."""

    seat: SeatNumber
    seen: Number
    id: Id = ""


class Confirm(_Intent, frozen=True):
    """Confirm your turn, at a table where turns are confirmed."""

    seat: SeatNumber
    seen: Number


class Ask(_Intent, frozen=True):
    """Ask everyone to go back to the position after this many moves."""

    seat: SeatNumber
    to: Number


class Answer(_Intent, frozen=True):
    """Agree to go back, or refuse."""

    seat: SeatNumber
    agrees: bool


class Leave(_Intent, frozen=True):
    """Give your seat to a bot; before the game starts, free it."""

    seat: SeatNumber


class Return(_Intent, frozen=True):
    """Take your seat back from the bot."""

    seat: SeatNumber


class Replace(_Intent, frozen=True):
    """Let a bot take over a seat whose player has been away for a long time."""

    seat: SeatNumber  # the seat of the absent player


class Fill(_Intent, frozen=True):
    """Put a bot on an open seat."""

    seat: SeatNumber
    bot: BotName = "normal"


class Pause(_Intent, frozen=True):
    seat: SeatNumber


class Resume(_Intent, frozen=True):
    seat: SeatNumber


class Say(_Intent, frozen=True):
    """Send a chat message to everyone at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""  # the name of a spectator
    seat: SeatNumber | None = None
    id: Id = ""


Intent: TypeAlias = (
    Play
    | Undo
    | Reset
    | Confirm
    | Ask
    | Answer
    | Leave
    | Return
    | Replace
    | Fill
    | Pause
    | Resume
    | Say
)
