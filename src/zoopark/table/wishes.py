"""Wishes, the requests of people at a table: ``{"type": "play", "seat": 0, …}``."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from zoopark.table.log import Talkers

LONGEST_NAME = 40
LONGEST_LINE = 500

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Seen = Annotated[
    int,
    Meta(
        ge=0,
        le=1_000_000_000,
        description="The number of the last entry of the log that you know: if the game has "
        "changed since, the wish is refused as stale.",
    ),
]
Id = Annotated[
    str,
    Meta(
        max_length=40,
        description="Any short text: a wish sent again with the same id is carried out once.",
    ),
]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
# Which animals there are, the page knows; what it does not know is shown as a letter.
Avatar = Annotated[str, Meta(max_length=20, pattern="^[a-z-]*$")]
BotName = Annotated[str, Meta(min_length=1, max_length=20)]


class _Intent(Struct, frozen=True, forbid_unknown_fields=True, tag=str.lower):
    pass


class Play(_Intent, frozen=True):
    """Play a move."""

    seat: SeatNumber  # yours
    move: Annotated[str, Meta(min_length=1, max_length=200)]  # one of your legal moves
    seen: Seen
    id: Id = ""


class Undo(_Intent, frozen=True):
    """Undo your last move, if it can be undone freely."""

    seat: SeatNumber  # yours
    seen: Seen
    id: Id = ""


class Reset(_Intent, frozen=True):
    """Undo as much of your turn as can be undone freely."""

    seat: SeatNumber  # yours
    seen: Seen
    id: Id = ""


class Confirm(_Intent, frozen=True):
    """Confirm your turn, at a table where turns are confirmed."""

    seat: SeatNumber  # yours
    seen: Seen


class Ask(_Intent, frozen=True):
    """Ask everyone to go back to the position after this many moves."""

    seat: SeatNumber  # yours
    to: Number  # how many moves are to be left


class Answer(_Intent, frozen=True):
    """Agree to go back, or refuse."""

    seat: SeatNumber  # yours
    agrees: bool  # false refuses


class Leave(_Intent, frozen=True):
    """Give your seat to a bot; before the game starts, free it."""

    seat: SeatNumber  # yours


class Return(_Intent, frozen=True):
    """Take your seat back from the bot."""

    seat: SeatNumber  # yours


class Replace(_Intent, frozen=True):
    """Call a bot for a seat without a clock, whose person has kept everyone waiting."""

    seat: SeatNumber  # the seat of the absent player


class Fill(_Intent, frozen=True):
    """Put a bot on an open seat."""

    seat: SeatNumber  # the open seat
    bot: BotName = "normal"  # the name of the bot


class Ready(_Intent, frozen=True):
    """Say that you are ready to begin, at a table with a ready check, or take it back."""

    seat: SeatNumber  # yours
    ready: bool = True  # false takes it back


class Pause(_Intent, frozen=True):
    """Suggest a pause, or agree to one: it begins when all want it."""

    seat: SeatNumber  # yours


class Resume(_Intent, frozen=True):
    """End a pause, which anyone may."""

    seat: SeatNumber  # yours


class Say(_Intent, frozen=True):
    """Send a chat message to everyone at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]  # what you say
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""  # yours, if you are a spectator
    seat: SeatNumber | None = None  # yours; null for a spectator
    id: Id = ""


class Hush(_Intent, frozen=True):
    """Say who may talk at a table that one has opened."""

    talk: Talkers  # all, players or nobody
    seat: None = None  # none is needed


Wish: TypeAlias = (
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
    | Ready
    | Pause
    | Resume
    | Say
    | Hush
)
