"""What somebody at a table may want, as messages: ``{"type": "play", "seat": 0, …}``.

``seen`` is the number of the last entry that the sender knew of; a decision about something else
is refused as stale. ``id`` may be any short text: the same message sent twice is carried out once.
"""

from typing import Annotated, Literal, TypeAlias

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
    """Take back one's last move, where that is free."""

    seat: SeatNumber
    seen: Number
    id: Id = ""


class Reset(_Intent, frozen=True):
    """Take back all of one's turn that can be taken back freely."""

    seat: SeatNumber
    seen: Number
    id: Id = ""


class Confirm(_Intent, frozen=True):
    """End one's turn, at a table where turns are confirmed."""

    seat: SeatNumber
    seen: Number


class Ask(_Intent, frozen=True):
    """Ask everybody to go back to when so many moves had been played."""

    seat: SeatNumber
    to: Number


class Answer(_Intent, frozen=True):
    """Agree to go back, or do not."""

    seat: SeatNumber
    agrees: bool


class Leave(_Intent, frozen=True):
    """Give one's seat to a bot; before the game begins, free it."""

    seat: SeatNumber


class Return(_Intent, frozen=True):
    """Take one's seat back from the bot."""

    seat: SeatNumber


class Replace(_Intent, frozen=True):
    """Call a bot for a seat without a clock, whose person keeps everybody waiting for long."""

    seat: SeatNumber  # of the one who is missing


class Fill(_Intent, frozen=True):
    """Put a bot on an open seat."""

    seat: SeatNumber
    bot: BotName = "normal"


class Pause(_Intent, frozen=True):
    """Suggest a pause, or agree to one: it begins when all want it."""

    seat: SeatNumber


class Resume(_Intent, frozen=True):
    """End a pause, which anybody may."""

    seat: SeatNumber


class Say(_Intent, frozen=True):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""  # of a spectator
    seat: SeatNumber | None = None
    id: Id = ""


class Hush(_Intent, frozen=True):
    """Say who may talk at a table that one has opened."""

    talk: Literal["all", "players", "nobody"]
    seat: None = None


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
    | Hush
)
