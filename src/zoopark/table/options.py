"""The options of a table, besides the rules of the game."""

from typing import Annotated

from msgspec import Meta, Struct

DAY = 24 * 60 * 60
LONGEST_CLOCK = 60 * DAY

Seconds = Annotated[int, Meta(ge=1, le=LONGEST_CLOCK)]


class Clock(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How long a seat may think, in seconds: for a turn, or for the whole game, or both.

    Games over several days use the same clocks with larger numbers. A player who runs out of time
    does not lose: a bot plays until they return.
    """

    turn: Seconds | None = None  # for a turn
    game: Seconds | None = None  # for the whole game
    added: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] = 0  # added to the game time each turn


class Options(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the players of a table agree on, besides the game."""

    confirm: bool = False  # a turn ends when its player confirms it, or a minute later
    hints: bool = True  # hints are allowed during the game
    chat: bool = True  # people may talk
    watch: bool = True  # people without a seat may watch
    listed: bool = False  # listed in the lobby
    deal: Annotated[str, Meta(max_length=40)] = (
        ""  # tables with the same named deal draw the same tiles
    )
    substitute: Annotated[str, Meta(max_length=20)] = "normal"  # the bot that takes over a seat
    ready: bool = False  # the game begins when everyone has said that they are ready
    practice: bool = False  # somebody tries something out: in nobody's list of games
    clock: Clock | None = None  # how long a seat may think; null for as long as it likes
