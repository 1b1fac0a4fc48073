"""What is sent and answered over HTTP. The comments beside the fields describe them to clients."""

import json
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.json import decode

from zoopark.games.any_view import GameView
from zoopark.server.storage.rows import MatchRow
from zoopark.table.match import Status
from zoopark.table.options import Options
from zoopark.table.wishes import LONGEST_NAME, Avatar, BotName, Name, Number, SeatNumber

GameString = Annotated[str, Meta(min_length=1, max_length=400)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


# -- opening and finding tables -------------------------------------------------------------------


class NewChair(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who takes the seat: you, a bot, or anyone invited."""

    kind: Literal["you", "bot", "open"]  # `you` may be on several chairs: people at one screen
    name: Annotated[str, Meta(max_length=40)] = ""  # of the person, if the chair is yours
    bot: BotName = "normal"  # the name of the bot, if it is a bot's
    avatar: Avatar = ""  # an animal to show the person as


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. Without chairs, you play against bots."""

    game: GameString  # such as `zooloretto(players=2)`; options that are left out are as usual
    chairs: Annotated[tuple[NewChair, ...], Meta(max_length=8)] = ()  # one for each player
    options: Options = Options()  # what the players agree on
    position: Annotated[str, Meta(max_length=4000)] = ""  # to begin with, instead of the set-up


class Link(Struct, frozen=True):
    """A seat link: anyone who has it can take the seat or use it on another device."""

    seat: int  # the seat
    key: str  # to be sent to `POST /api/seats`
    path: str  # the page that does the same, to be opened in a browser


class TableOpened(Struct, frozen=True):
    """A new table."""

    id: str  # of the table
    links: tuple[Link, ...]  # one for each seat that is not a bot's


class Accepted(Struct, frozen=True):
    """Your request was carried out."""

    number: int  # of the entry of the log that it became


class Result(Struct, frozen=True):
    """How a game ended."""

    points: tuple[int, ...]  # of each seat
    ranking: tuple[tuple[int, ...], ...]  # the seats, best first; those that share a place together


class SeatName(Struct, frozen=True):
    """Who sits on a seat of a listed table."""

    name: str  # of the person; empty if the seat is open or belongs to a bot
    bot: str  # the bot that the seat belongs to, or empty
    avatar: str  # the animal that the person likes to be shown as, or empty


class Listed(Struct, frozen=True):
    """A table in a list."""

    id: str  # of the table
    game: str  # the game string
    status: Status  # an archived table is an uploaded record, read-only
    created: int  # when it was opened, in milliseconds of Unix time
    updated: int  # when its log last grew, in milliseconds of Unix time
    players: int  # how many seats it has
    open_seats: int  # how many of them are free
    to_act: tuple[int, ...]  # the seats that the table waits for
    names: tuple[SeatName, ...]  # who sits on each seat
    deadline: (
        int | None
    )  # when a clock runs out or a turn ends unconfirmed, in milliseconds of Unix time
    options: Options  # what the players agreed on
    result: Result | None  # null while the game goes on
    seats: tuple[int, ...]  # the seats that you hold


class Page(Struct, frozen=True):
    """A part of a list of tables."""

    tables: tuple[Listed, ...]  # the part
    next: str  # to be sent as `after` for the next part, empty on the last


class Which(Struct, frozen=True, forbid_unknown_fields=True):
    """Which list of tables."""

    status: Literal["open", "running", "over"] = "open"  # of the tables
    limit: Annotated[int, Meta(ge=1, le=100)] = 30  # how many at most
    # where to go on: the `next` of the part before
    after: Annotated[str, Meta(max_length=60, pattern=r"^([0-9]{1,15}\.[A-Za-z0-9_-]*)?$")] = ""


class Wait(Struct, frozen=True, forbid_unknown_fields=True):
    """With ``after``, the response waits for an entry later than this one."""

    after: Number | None = None  # the number of an entry of the log
    seconds: Annotated[int, Meta(ge=0, le=25)] = 20  # how long to wait at most
    seat: SeatNumber | None = None  # the seat to look from, if you hold several


class Looking(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat to look from, if you may."""

    seat: SeatNumber | None = None  # the seat to look from, if you hold several


class Reading(Looking, frozen=True, forbid_unknown_fields=True):
    """A page of the log: at most this many entries after the one with this number."""

    after: Number = 0  # the number of the last entry that you have
    limit: Annotated[int, Meta(ge=1, le=1000)] = 1000  # how many entries at the most


# -- seats ----------------------------------------------------------------------------------------


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of the player, and the seat to take."""

    name: Name  # yours
    seat: SeatNumber | None = None  # null for any open one
    avatar: Avatar = ""  # an animal to show you as


class Using(Struct, frozen=True, forbid_unknown_fields=True):
    """A key, and a name if the seat is still open."""

    key: Key  # of a link
    name: Annotated[str, Meta(max_length=40)] = ""  # yours; without one an open seat stays open
    avatar: Avatar = ""  # an animal to show you as


class Invitation(Struct, frozen=True):
    """What someone is invited to."""

    game: str  # the game string
    host: str  # the name of the person who opened the table; empty if they do not play
    names: tuple[SeatName, ...]  # who sits on each seat
    options: Options  # what the players agreed on


class Seated(Struct, frozen=True, omit_defaults=True):
    """The seat that a key opened."""

    id: str  # of the table
    seat: int  # the seat
    taken: bool  # false: the seat is open, and taking it needs a name
    invitation: Invitation | None = None  # to an open seat


class NextTable(Struct, frozen=True):
    """A table that was made."""

    id: str  # of the table


class PushOffer(Struct, frozen=True):
    """Whether you can be told by push that it is your turn."""

    key: str  # the server's, with which a browser subscribes; empty if it sends no messages


class PushEnd(Struct, frozen=True, forbid_unknown_fields=True):
    """A subscription that is to end."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]  # as the browser names it


class NewPush(Struct, frozen=True, forbid_unknown_fields=True):
    """A push subscription of your browser."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]  # the address of its service
    p256dh: Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]+$")]  # its public key
    auth: Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_-]+$")]  # what you share with it
    language: Annotated[str, Meta(max_length=2)] = "en"  # in which you are told


class Forgotten(Struct, frozen=True):
    """Nothing is left of what you wrote."""

    tables: int  # at how many of them


class ExportedGame(Struct, frozen=True, omit_defaults=True):
    """One of your games, as far as you may know it."""

    id: str  # of its table
    game: str  # its game string
    status: Status  # whether it is open, running or over
    created: int  # when it was opened, in milliseconds of Unix time
    updated: int  # when something last happened, likewise
    names: tuple[str, ...]  # of people and bots, seat by seat
    seats: tuple[int, ...]  # those that are yours
    record: str = ""  # all moves and outcomes that you have seen; empty if it has not begun
    problem: str = ""  # why its record cannot be read: the code of a refusal


class Exported(Struct, frozen=True):
    """All your games in one file."""

    zoopark: int  # the version of this form
    games: tuple[ExportedGame, ...]  # all that you have a seat in


class Profile(Struct, frozen=True):
    """How someone likes to be called and shown."""

    name: str  # the name
    avatar: str  # an animal, or empty


class Me(Struct, frozen=True):
    """What is known of you here."""

    games: int  # at how many tables you have a seat
    kept: bool  # is there a link to you that you keep?


class NewPersonLink(Struct, frozen=True, forbid_unknown_fields=True):
    """What kind of link to yourself you want; it takes your name along."""

    lasting: bool = False  # one to be kept, which replaces the one before; else one for ten minutes
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""  # what you are called
    avatar: Avatar = ""  # an animal to show you as


class PersonLink(Struct, frozen=True):
    """A link to you: anyone who has it can act as you."""

    key: str  # to be sent to `POST /api/me`
    path: str  # the page that does the same, to be opened in a browser
    expires: int | None  # in milliseconds of Unix time; null if it is kept


class PersonUsing(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a link to a person."""

    key: Key  # of the link
    take: bool = False  # become that person; otherwise you only look
    bring: bool = False  # take the games of this browser along


class PersonFound(Struct, frozen=True):
    """Whom a link leads to."""

    name: str  # the name that the link takes along
    avatar: str  # the animal that it takes along
    games: int  # at how many tables they have a seat
    here: int  # at how many tables this browser has a seat as someone else
    same: bool  # true if this browser is that person already
    taken: bool  # true if it is now


class Deleted(Struct, frozen=True):
    """Nothing is left of you."""

    tables: int  # how many of them were nobody else's, and are deleted


class Away(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a finished game is put away."""

    away: bool  # false brings it back


class Searching(Struct, frozen=True, forbid_unknown_fields=True):
    """Which of your finished games."""

    game: Annotated[str, Meta(max_length=40)] = ""  # the name of a game; empty for all
    search: Annotated[str, Meta(max_length=80)] = ""  # words of the game string and of names
    away: bool = False  # true for those that were put away
    skip: Annotated[int, Meta(ge=0, le=1_000_000)] = 0  # how many to leave out
    limit: Annotated[int, Meta(ge=1, le=100)] = 30  # how many at most


class PastTable(Struct, frozen=True):
    """A finished game of yours."""

    id: str  # of the table
    game: str  # the game string
    ended: int  # when its log last grew, in milliseconds of Unix time
    names: tuple[SeatName, ...]  # who sat on each seat
    points: tuple[int, ...]  # of each seat
    places: tuple[int, ...]  # of each seat, from 1 on
    seats: tuple[int, ...]  # the seats that were yours
    away: bool  # true if it was put away


class History(Struct, frozen=True):
    """A part of your finished games."""

    games: tuple[PastTable, ...]  # the latest first
    total: int  # how many there are in all


class Secret(Struct, frozen=True):
    """A new identity for a program."""

    secret: str  # to be sent with each request as `Authorization: Bearer …`


# -- looking back ---------------------------------------------------------------------------------


class Moment(Struct, frozen=True):
    """The game as it was at an earlier moment."""

    ply: int  # how many moves had been played then
    plies: int  # how many have been played now
    to_act: tuple[int, ...]  # the seats whose turn it was
    seat: int | None  # the seat that you look from; null for a spectator
    view: GameView  # the game then, as you may see it
    legal: tuple[str, ...]  # what the seat could do then; empty as long as the game goes on
    prices: dict[str, int]  # coins, by the text of those legal moves that cost any


# -- what bots have to say ------------------------------------------------------------------------


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat whose moves to judge, and optionally a move to compare."""

    seat: SeatNumber  # yours
    about: Annotated[str, Meta(max_length=200)] = ""  # a legal move that is judged in any case
    at: Number | None = None  # of a game that is over: after how many moves; null for now


class Reason(Struct, frozen=True):
    """By how many expected points two moves differ, and where."""

    seat: int  # whose points they are
    line: str  # the line of the seat's score sheet; empty for the total of an opponent
    points: float  # the difference


class Advice(Struct, frozen=True):
    """One move, what its seat may expect of it, and what speaks for it or against it."""

    move: str  # the move as text
    chance: float  # of winning, from 0 to 1
    points: float  # that are expected at the end
    share: float  # of the search that went into this move, from 0 to 1
    instead: str | None  # the move that it is compared with
    reasons: tuple[Reason, ...]  # the largest differences between the two
    why: str  # the reasons in English


class Hint(Struct, frozen=True):
    """The best moves of a seat."""

    seat: int  # the seat
    advices: tuple[Advice, ...]  # best first
    about: Advice | None  # the move that was asked about


class Judged(Struct, frozen=True):
    """One decision of a finished game, beside the best one."""

    entry: int  # its number in the record
    seat: int  # who decided
    played: str  # the move that was played
    best: str  # the move that would have been best
    chance: float  # of winning after the best move, from 0 to 1
    points: float  # that are expected after the best move
    chance_lost: float  # by playing the other one
    points_lost: float  # by playing the other one
    reasons: tuple[Reason, ...]  # what the best move brings more; only of the costliest decisions


class Prospect(Struct, frozen=True):
    """What all seats could expect before an entry of the record, or at the end of the game."""

    entry: int  # its number in the record
    chances: tuple[float, ...]  # of each seat to win, from 0 to 1
    points: tuple[float, ...]  # of each seat, as expected at the end


class Review(Struct, frozen=True):
    """A finished game, decision by decision."""

    game: str  # the game string
    names: tuple[str, ...]  # of each seat
    decisions: tuple[Judged, ...]  # in the order of the game
    curve: tuple[Prospect, ...]  # how the prospects went up and down


class Thinking(Struct, frozen=True):
    """The review is being made: ask again in a moment."""

    status: Literal["thinking"] = "thinking"  # always this


def seat_names(text: str) -> tuple[SeatName, ...]:
    """Who sits where, as the summary of a match has it; older ones know no avatars."""
    return tuple(SeatName(name, bot, *(rest or [""])) for name, bot, *rest in json.loads(text))


def listed(row: MatchRow, options: Options) -> Listed:
    match, summary = row.match, row.summary
    return Listed(
        id=match.id,
        game=match.config,
        status=summary.status,
        created=match.created,
        updated=summary.updated,
        players=summary.players,
        open_seats=summary.open_seats,
        to_act=tuple(seat for seat in range(summary.players) if summary.to_act >> seat & 1),
        names=seat_names(summary.names),
        deadline=summary.deadline,
        options=options,
        result=None if summary.result is None else decode(summary.result, type=Result),
        seats=row.seats,
    )
