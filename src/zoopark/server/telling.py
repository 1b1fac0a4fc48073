"""Messages to those at a table. What is the same for several of them is made once."""

from typing import Any

import msgspec
from msgspec import Raw, Struct

from zoopark.notation.events import Event
from zoopark.table import log
from zoopark.table.match import Match
from zoopark.table.options import Options
from zoopark.table.sight import events_view, game_view, own_view, table_view, told

encode = msgspec.json.encode


class Snapshot(Struct, frozen=True, tag="table"):
    """The whole table, for who has just come."""

    id: str
    game: str
    options: Options
    table: Raw
    view: Raw
    you: Raw
    seats: tuple[int, ...]  # those that this client holds
    host: bool
    talk: Raw


class Update(Struct, frozen=True, tag="update"):
    """One entry of the log, and the table as it is after it; talk changes nothing of the game."""

    number: int
    entry: Raw
    events: Raw
    table: Raw
    view: Raw | None
    you: Raw | None


class Ack(Struct, frozen=True, tag="ack"):
    """What was wanted is written as this entry."""

    number: int
    id: str = ""


class Refusal(Struct, frozen=True, omit_defaults=True, tag="refused"):
    """What was wanted is not done."""

    code: str
    why: str
    rule: str = ""
    id: str = ""


class Presence(Struct, frozen=True, tag="presence"):
    """Which seats are connected, and how many look on."""

    seats: tuple[bool, ...]
    watching: int


class Logged(Struct, frozen=True):
    """An entry of the log, what it brought about, and how many moves had been played then."""

    number: int
    ply: int
    entry: Any
    events: Any


def agreed(options: Options) -> Options:
    """What everybody may know of what was agreed on.

    Who knows the name of a deal could open another table of the same deal and see what comes.
    """
    return msgspec.structs.replace(options, deal="")


class Teller:
    """Makes the messages about one moment of a match, each part once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        # Nobody knows more than the others.
        self.alike = match.game is None or not match.game.hides or match.over
        self.table = Raw(encode(table_view(match)))
        self._views: dict[int | None, Raw] = {}

    def snapshot(
        self, match_id: str, seat: int | None, held: tuple[int, ...], host: bool
    ) -> Snapshot:
        match = self.match
        talk = [_line(number, said) for number, said in match.talk]
        return Snapshot(
            id=match_id,
            game=match.opened.game,
            options=agreed(match.options),
            table=self.table,
            view=self.view(seat),
            you=Raw(encode(own_view(match, seat))),
            seats=held,
            host=host,
            talk=Raw(encode(talk)),
        )

    def view(self, seat: int | None) -> Raw:
        key = None if self.alike else seat
        if key not in self._views:
            self._views[key] = Raw(encode(game_view(self.match, key)))
        return self._views[key]

    def updates(self, entry: log.Entry, events: list[Event]) -> "Updates":
        return Updates(self, entry, events)


class Updates:
    """The messages about one entry."""

    def __init__(self, teller: Teller, entry: log.Entry, events: list[Event]) -> None:
        self._teller = teller
        self._entry = entry
        self._events = Raw(encode(events_view(events)))
        self._told: dict[int | None, Raw] = {}
        self._ready: dict[int | None, bytes] = {}

    def to(self, seat: int | None) -> bytes:
        """The message to a seat, or to a spectator."""
        if seat not in self._ready:
            match = self._teller.match
            talk = isinstance(self._entry, log.Said)
            self._ready[seat] = encode(
                Update(
                    number=match.number,
                    entry=self._entry_for(seat),
                    events=self._events,
                    table=self._teller.table,
                    view=None if talk else self._teller.view(seat),
                    you=None if talk else Raw(encode(own_view(match, seat))),
                )
            )
        return self._ready[seat]

    def _entry_for(self, seat: int | None) -> Raw:
        key = None if self._teller.alike else seat
        if key not in self._told:
            self._told[key] = Raw(encode(told(self._teller.match, self._entry, key)))
        return self._told[key]


def _line(number: int, said: log.Said) -> dict[str, Any]:
    return {
        "number": number,
        "at": said.at,
        "seat": said.seat,
        "name": said.name,
        "text": said.text,
    }
