"""What a seat or a spectator (``None``) is told.

Everything that leaves a table is built here, from what ``Game`` lets that seat see. The comments
beside the fields are part of the API description.
"""

from functools import cache, lru_cache

import msgspec
from msgspec import Struct

from zoopark.game import Game
from zoopark.games.any_view import GameView
from zoopark.notation.events import Event
from zoopark.table import log
from zoopark.table.game_events import GameEvent, told_events
from zoopark.table.match import Match, Seat, Status


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat, and who plays for it."""

    name: str  # of the person; empty if the seat is open or belongs to a bot
    bot: str  # the bot that the seat belongs to, or empty
    substitute: str  # the bot that plays for the person at the moment, or empty
    since: int | None  # how many moves had been played when it took over
    avatar: str  # the animal that the person likes to be shown as, or empty


class Request(Struct, frozen=True):
    """A seat asks everyone to go back to an earlier moment of the game."""

    seat: int  # who asks
    to: int  # how many moves would be left
    agreed: tuple[int, ...]  # the seats that have agreed so far, the asking one among them
    waiting: tuple[int, ...]  # the seats whose consent is missing, be their people here or not


class Clocks(Struct, frozen=True):
    """The time that is left, in milliseconds."""

    turn: tuple[int | None, ...]  # of each seat for its turn; null without such a limit
    game: tuple[int | None, ...]  # of each seat for the whole game; null without such a limit
    thinking: tuple[int, ...]  # the seats whose clocks run
    since: int  # the moment from which they run, in milliseconds of Unix time
    deadline: int | None  # when the first of them runs out, in milliseconds of Unix time


class TableState(Struct, frozen=True):
    """What everyone may know about the table itself, besides the game."""

    status: Status  # an archived table is an uploaded record, read-only
    number: int  # of the last entry of the log
    ply: int  # how many moves have been played and not been taken back
    to_act: tuple[int, ...]  # the seats that the table waits for
    seats: tuple[SeatInfo, ...]  # all seats in order
    unconfirmed: int | None  # the seat that has yet to confirm the end of its turn
    request: Request | None  # an open request to go back
    unready: tuple[int, ...]  # the seats of which the game waits to hear that they are ready
    tired: tuple[int, ...]  # the seats that would like a pause; it begins when all do
    clocks: Clocks | None  # null at a table without clocks
    next: str  # the id of the table of the rematch, or empty
    talkers: log.Talkers  # who may talk


class You(Struct, frozen=True):
    """What your seat may do now."""

    seat: int | None  # the seat that you look from; null for a spectator
    legal: tuple[str, ...]  # your legal moves, to be sent in a `play` wish
    prices: dict[str, int]  # coins, by the text of those legal moves that cost any
    undo: int | None  # how many moves would be left after `undo`; null if it is not free
    reset: int | None  # the same for `reset`
    confirm: bool  # true if you have yet to end your turn with `confirm`


def table_view(match: Match) -> TableState:
    """What everyone may know about the table itself, besides the game."""
    request = match.request
    return TableState(
        status=match.status,
        number=match.number,
        ply=len(match.plies),
        to_act=match.to_act,
        seats=_seat_infos(tuple(match.seats)),
        unconfirmed=match.unconfirmed,
        request=None
        if request is None
        else Request(request.seat, request.to, tuple(sorted(request.agreed)), tuple(match.unheard)),
        unready=tuple(match.unready),
        tired=tuple(sorted(match.tired)),
        clocks=_clocks(match),
        next=match.next,
        talkers=match.talkers,
    )


@lru_cache(4096)  # most entries do not change them
def _seat_infos(seats: tuple[Seat, ...]) -> tuple[SeatInfo, ...]:
    return tuple([_seat_info(seat) for seat in seats])


def _seat_info(seat: Seat) -> SeatInfo:
    since = seat.since if seat.substitute else None
    return SeatInfo(seat.name, seat.bot, seat.substitute, since, seat.avatar)


def _clocks(match: Match) -> Clocks | None:
    clocks = match.clocks
    if clocks is None:
        return None
    return Clocks(
        turn=tuple(clocks.turn),
        game=tuple(clocks.game),
        thinking=tuple(sorted(clocks.thinking)),
        since=clocks.since,
        deadline=clocks.deadline(),
    )


def game_view(match: Match, seat: int | None) -> GameView | None:
    """The game as a seat may see it."""
    return None if match.game is None else match.game.view(seat)


def own_view(match: Match, seat: int | None) -> You:
    """What a seat may do now."""
    game = match.game
    if seat is None or game is None or match.paused or match.opened.archived:
        return nothing(seat)
    if match.seats[seat].player:
        return nothing(seat)
    first, count = match.own_stretch(seat), len(match.plies)
    free = first < count
    priced: dict[str, int] = {}
    if seat in match.to_act:
        priced = game.priced(seat) if match.unconfirmed is None else {}
    elif not free or match.over:
        return nothing(seat)
    return You(
        seat,
        legal=tuple(priced),
        prices={text: coins for text, coins in priced.items() if coins},
        undo=count - 1 if free else None,
        reset=first if free else None,
        confirm=match.unconfirmed == seat,
    )


@cache
def nothing(seat: int | None) -> You:
    """What a seat is told that can do nothing now, as most can."""
    return You(seat, legal=(), prices={}, undo=None, reset=None, confirm=False)


def told(match: Match, entry: log.Entry, seat: int | None) -> log.Entry:
    """An entry of the log as a seat may know it: sealed moves and secret outcomes are left out.

    Once bids are revealed, they appear in the game's events. A starting position may contain purses
    and cards, so it is left out too: the view shows what a seat may see of it. Ids are private to
    the sender.
    """
    if isinstance(entry, log.Said):
        return msgspec.structs.replace(entry, id="", by="")
    if isinstance(entry, log.Moved | log.Undone) and entry.id:
        entry = msgspec.structs.replace(entry, id="")
    if match.over:
        return entry
    if isinstance(entry, log.Opened):
        return msgspec.structs.replace(entry, position="")
    game = match.game
    if game is None:
        return entry
    if not game.hides:
        return entry
    if isinstance(entry, log.Moved):
        sealed = seat != entry.seat and game.seals(entry.move)
        return msgspec.structs.replace(
            entry, move="" if sealed else entry.move, dealt=_shown(game, entry.dealt, seat)
        )
    if isinstance(entry, log.Started):
        return msgspec.structs.replace(entry, dealt=_shown(game, entry.dealt, seat))
    return entry


def _shown(game: Game, dealt: tuple[str, ...], seat: int | None) -> tuple[str, ...]:
    return tuple(text for text in dealt if game.confided_to(text) in (None, seat))


def events_view(events: list[Event]) -> list[GameEvent]:
    """What happened in the game, as data and in words."""
    return told_events(events)
