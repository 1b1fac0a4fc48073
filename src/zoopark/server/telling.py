"""Messages to the clients of a table. What several of them share is built once."""

from functools import cache
from typing import TypeAlias, TypeVar, cast

import msgspec
from msgspec import Raw, Struct

from zoopark.games.any_view import GameView
from zoopark.notation.events import Event
from zoopark.table import log
from zoopark.table.game_events import GameEvent
from zoopark.table.match import Match
from zoopark.table.options import Options
from zoopark.table.sight import (
    TableState,
    You,
    events_view,
    game_view,
    nothing,
    own_view,
    table_view,
    told,
)

encode = msgspec.json.encode


T = TypeVar("T")


def once(value: T) -> T:
    """A part of several messages, encoded here and now; it keeps its type."""
    return cast(T, Raw(encode(value)))


class TalkLine(Struct, frozen=True):
    """A line of chat."""

    number: int  # of its entry in the log
    at: int  # when it was said, in milliseconds of Unix time
    seat: int | None  # who said it; null for a spectator
    name: str  # of the one who said it
    text: str  # what was said


class Snapshot(Struct, frozen=True, tag="table"):
    """The whole table as you may see it: the first message of a connection."""

    id: str  # of the table
    game: str  # the game string, such as `zooloretto(players=2)`
    options: Options  # what the players agreed on
    table: TableState  # the table itself
    view: GameView | None  # the game as you may see it; null before it begins
    you: You  # what you may do now
    seats: tuple[int, ...]  # the seats that you hold
    host: bool  # true if you opened the table
    talk: tuple[TalkLine, ...]  # the last lines of chat, the oldest first


class Update(Struct, frozen=True, tag="update"):
    """A new entry of the log, and the table as it is after it."""

    number: int  # of the entry
    entry: log.Entry  # what was done, as far as you may know it
    events: tuple[GameEvent, ...]  # what it brought about in the game
    table: TableState  # the table after it
    view: GameView | None  # the game after it; null if only something was said
    you: You | None  # what you may do after it; null if only something was said


class Ack(Struct, frozen=True, tag="ack"):
    """Your request was carried out."""

    number: int  # of the entry of the log that it became
    id: str  # the id of the request, or empty


class Refusal(Struct, frozen=True, omit_defaults=True, tag="refused"):
    """Your request was refused."""

    code: str  # why, as a short code for programs
    why: str  # the same as a sentence, in the language of the connection
    rule: str = ""  # the id of the rule that forbids it
    id: str = ""  # the id of the request


class Presence(Struct, frozen=True, tag="presence"):
    """Who is connected."""

    seats: tuple[bool, ...]  # of each seat: is its player connected?
    watching: int  # how many spectators are connected


ServerMessage: TypeAlias = Snapshot | Update | Ack | Refusal | Presence


class Logged(Struct, frozen=True):
    """An entry of the log with what it brought about."""

    number: int  # of the entry
    ply: int  # how many moves stood after it
    entry: log.Entry  # what was done, as far as you may know it
    events: tuple[GameEvent, ...]  # what it brought about in the game


def agreed(options: Options) -> Options:
    """The options of a table that everyone may know.

    Anyone who knew the name of a deal could open another table with it and see what comes.
    """
    return msgspec.structs.replace(options, deal="")


class Teller:
    """Builds the messages about one moment of a match, each part once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        # All seats know the same.
        self.alike = match.game is None or not match.game.hides or match.over
        self.table = table_view(match)
        self._views: dict[int | None, GameView | None] = {}

    def snapshot(
        self, match_id: str, seat: int | None, held: tuple[int, ...], host: bool
    ) -> Snapshot:
        match = self.match
        return Snapshot(
            id=match_id,
            game=match.opened.game,
            options=agreed(match.options),
            table=self.table,
            view=self.view(seat),
            you=own_view(match, seat),
            seats=held,
            host=host,
            talk=tuple(_line(number, said) for number, said in match.talk),
        )

    def view(self, seat: int | None) -> GameView | None:
        key = None if self.alike else seat
        if key not in self._views:
            self._views[key] = once(game_view(self.match, key))
        return self._views[key]

    def updates(self, entry: log.Entry, events: list[Event]) -> "Updates":
        return Updates(self, entry, events)


class Updates:
    """The messages about one entry."""

    def __init__(self, teller: Teller, entry: log.Entry, events: list[Event]) -> None:
        self._teller = teller
        self._entry = entry
        self._talk = isinstance(entry, log.Said)
        self._events = tuple(events_view(events))
        self._shared: dict[int | None, bytes] = {}
        self._ready: dict[int | None, bytes] = {}

    def to(self, seat: int | None) -> bytes:
        """The message to a seat, or to a spectator."""
        if seat not in self._ready:
            you = b"null" if self._talk else _encoded(own_view(self._teller.match, seat))
            self._ready[seat] = b"%b%b}" % (self._before_you(seat), you)
        return self._ready[seat]

    def _before_you(self, seat: int | None) -> bytes:
        """What seats that know the same are told in the same words: all but the last field."""
        key = None if self._teller.alike else seat
        if key not in self._shared:
            match = self._teller.match
            message = Update(
                number=match.number,
                entry=told(match, self._entry, key),
                events=self._events,
                table=self._teller.table,
                view=None if self._talk else self._teller.view(key),
                you=None,
            )
            self._shared[key] = encode(message).removesuffix(b"null}")
        return self._shared[key]


def _encoded(you: You) -> bytes:
    return _idle(you.seat) if you is nothing(you.seat) else encode(you)


@cache
def _idle(seat: int | None) -> bytes:
    return encode(nothing(seat))


def _line(number: int, said: log.Said) -> TalkLine:
    return TalkLine(number, said.at, said.seat, said.name, said.text)
