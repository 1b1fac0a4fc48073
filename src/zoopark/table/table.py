"""The table decides what happens: it turns a wish into the entry to be written.

``Table.entry`` answers with the entry that carries out a wish, or refuses, and changes nothing.
``Table.after`` is the match with that entry, made beside the present one, whose place it takes once
the entry is stored. Until then everything may be lost, and nothing is.
"""

from collections.abc import Collection
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, NamedTuple, TypeAlias, TypeVar

from msgspec.structs import replace

from zoopark.core.rule import IllegalMove
from zoopark.notation.errors import NotationError
from zoopark.notation.events import Event
from zoopark.notation.moves import Move, move_text
from zoopark.players.registry import entrant
from zoopark.table import log, wishes
from zoopark.table.deal import TableDealer
from zoopark.table.match import Match
from zoopark.table.refusal import Refused
from zoopark.table.words import alike, brief

_Named: TypeAlias = wishes.Play | wishes.Undo | wishes.Reset | wishes.Say
_Decision: TypeAlias = wishes.Play | wishes.Undo | wishes.Reset | wishes.Confirm
_Needed: TypeAlias = (  # without these a game could not be played to its end
    wishes.Play | wishes.Confirm | wishes.Answer | wishes.Return | wishes.Resume
)
_Request: TypeAlias = wishes.Ask | wishes.Answer | wishes.Return | wishes.Pause | wishes.Resume

_Dealt = TypeVar("_Dealt", log.Moved, log.Started)

# Who keeps others waiting may be replaced after as long as anyone has taken for a decision in this
# match, in milliseconds: not before the first, and at the latest after the second.
ABSENT: Final = 10 * 60 * 1000
LOST: Final = 24 * 60 * 60 * 1000

LINES: Final = (200, 1000)  # of chat in a match, by those who look on and by those who play
EXTRAS: Final = 3000  # entries besides the moves that stand; then a match is only played to its end


class _CarriedOut(NamedTuple):
    """An entry, the matches before and after it, and what happened in the game."""

    entry: log.Entry
    before: Match
    match: Match
    events: list[Event]


@dataclass(frozen=True, slots=True)
class Holder:
    """Someone at the table: the seats they hold, whether they opened it, and who they are."""

    seats: Collection[int] = ()
    host: bool = False
    sender: str = ""  # tells them from others who send messages; empty if nobody knows them


class Table:
    """A match and its dealer."""

    def __init__(self, match: Match, secret: bytes = b"") -> None:
        self.match = match
        self._dealer = TableDealer(match.options.deal, secret)
        self._carried_out: _CarriedOut | None = None  # the last move that was decided on

    def after(self, entry: log.Entry) -> tuple[Match, list[Event]]:
        """The match with one more entry, and what happens in the game.

        To decide on a move is to carry it out, or nobody would know what chance brings then. So its
        result is already there.
        """
        done, self._carried_out = self._carried_out, None
        if done is not None and done.entry is entry and done.before is self.match:
            return done.match, done.events
        following = self.match.copy()
        return following, following.apply(entry)

    def apply(self, entry: log.Entry) -> list[Event]:
        """Take an entry that is stored."""
        self._carried_out = None
        return self.match.apply(entry)

    def repeated(self, wish: wishes.Wish, who: Holder) -> int | None:
        """The number of the entry that this very message of theirs already led to."""
        if wish.seat is not None and wish.seat not in who.seats:
            return None  # what others have sent is none of their business
        wish = _signed(wish, who)
        if isinstance(wish, _Named) and wish.id:
            return self.match.known(wish.seat, wish.id)
        return None

    def entry(self, wish: wishes.Wish, who: Holder, now: int) -> log.Entry:
        """The entry that carries out a wish, or ``Refused``."""
        match, wish = self.match, _signed(wish, who)
        now = max(now, match.updated)
        if match.opened.archived:
            raise Refused("archived", "this is a record to look at")
        if match.closed:
            raise Refused("closed", "the server's operator has ended this match")
        if match.number - len(match.plies) > EXTRAS and not isinstance(wish, _Needed):
            raise Refused("enough", "too much has happened here besides the game: play it out")
        if isinstance(wish, wishes.Say):
            return self._say(wish, who, now)
        if isinstance(wish, wishes.Hush):
            return self._hush(wish, who, now)
        if wish.seat >= len(match.seats):
            raise Refused("no-seat", f"there is no seat {wish.seat}")
        if isinstance(wish, wishes.Replace):
            return self._replace(wish.seat, who, now)
        if isinstance(wish, wishes.Fill):
            return self._fill(wish, who, now)
        if wish.seat not in who.seats:
            raise Refused("not-your-seat", "this is not your seat")
        if isinstance(wish, wishes.Leave):
            return self._leave(wish.seat, now)
        if isinstance(wish, wishes.Ready):
            return self._ready(wish, now)
        if match.game is None:
            raise Refused("not-started", "the game has not begun")
        return self._during(wish, who, now)

    # -- during the game --------------------------------------------------------------------------

    def _during(self, wish: _Decision | _Request, who: Holder, now: int) -> log.Entry:
        if isinstance(wish, wishes.Return):
            if not self.match.seats[wish.seat].substitute:
                raise Refused("not-away", "no bot is playing for you")
            return log.Returned(now, wish.seat)
        if self.match.over:
            raise Refused("over", "the game is over")
        if self.match.seats[wish.seat].player:
            raise Refused("away", "a bot is playing for you: take your seat back first")
        if isinstance(wish, _Decision):
            return self._act(wish, now)
        match wish:
            case wishes.Pause(seat):
                return self._pause(seat, who, now)
            case wishes.Resume(seat):
                if not self.match.paused:
                    raise Refused("not-paused", "the game is not paused")
                return log.Resumed(now, seat)
            case wishes.Ask():
                return self._ask(wish, now)
            case wishes.Answer(seat, agrees):
                request = self.match.request
                if request is None or seat in request.agreed:
                    raise Refused("no-request", "nobody is waiting for your answer")
                return log.Answered(now, seat, agrees)

    def _act(self, wish: _Decision, now: int) -> log.Entry:
        match, seat = self.match, wish.seat
        if match.paused:
            raise Refused("paused", "the game is paused")
        if not isinstance(wish, wishes.Play) and wish.seen < match.changed:
            raise Refused("stale", "the table has changed since then")
        match wish:
            case wishes.Play():
                return self.play(seat, wish.move, wish.seen, now, wish.id)
            case wishes.Undo():
                self._freely(seat)
                return log.Undone(now, seat, len(match.plies) - 1, wish.id)
            case wishes.Reset():
                return log.Undone(now, seat, self._freely(seat), wish.id)
            case wishes.Confirm():
                if match.unconfirmed != seat:
                    raise Refused("nothing-to-confirm", "there is nothing to confirm right now")
                return log.Confirmed(now, seat)

    def play(self, seat: int, move: str, seen: int, now: int, sent: str = "") -> log.Moved:
        """The entry for a move by a person or a bot."""
        match = self.match
        assert match.game is not None
        if match.unconfirmed is not None:
            raise Refused("unconfirmed", "the last turn has not been confirmed yet")
        if seat not in match.to_act:
            raise Refused("not-your-turn", "it is not your turn")
        if seen < match.asked[seat]:
            raise Refused("stale", "the table has changed since then")
        try:
            return self._drawn(log.Moved(max(now, match.updated), seat, Move(move).text, (), sent))
        except IllegalMove as error:
            raise Refused("illegal", str(error), error.rule) from error
        except NotationError as error:
            raise Refused("no-move", str(error)) from error

    def _drawn(self, entry: _Dealt) -> _Dealt:
        """Carry an entry out beside the present match, and add what chance brings to it."""
        following = self.match.copy()
        events = following.apply(entry, self._dealer.draw(following))
        dealt = following.past[self.match.dealt : following.dealt]
        entry = replace(entry, dealt=tuple(move_text(outcome) for outcome in dealt))
        self._carried_out = _CarriedOut(entry, self.match, following, events)
        return entry

    def _freely(self, seat: int) -> int:
        to = self.match.own_stretch(seat)
        if to == len(self.match.plies):
            raise Refused(
                "no-undo",
                "drawn tiles, sealed bids and moves others have answered cannot be undone",
            )
        return to

    def _ask(self, wish: wishes.Ask, now: int) -> log.Entry:
        match = self.match
        if match.paused:
            raise Refused("paused", "the game is paused")
        if wish.to >= len(match.plies):
            raise Refused("no-undo", f"only {len(match.plies)} moves have been played")
        if match.request is not None:
            raise Refused("asked-already", "someone has already asked")
        return log.Asked(now, wish.seat, wish.to, tuple(match.voices(wish.to)))

    def _pause(self, seat: int, who: Holder, now: int) -> log.Entry:
        """Nobody stops the game of others: a pause begins when all want one."""
        match = self.match
        if match.status != "running":
            raise Refused("not-running", f"the game is {match.status}")
        if match.tired.union(who.seats).issuperset(match.voices(len(match.plies))):
            return log.Paused(now, seat)
        if seat in match.tired:
            raise Refused("asked-already", "the others do not want a pause yet")
        return log.Suggested(now, seat, tuple(sorted(who.seats)))

    # -- seats ------------------------------------------------------------------------------------

    def sit(self, seat: int, name: str, now: int, avatar: str = "") -> log.Sat:
        """A person takes an open seat."""
        if self.match.opened.archived:
            raise Refused("archived", "this is a record to look at")
        if self.match.closed:
            raise Refused("closed", "the server's operator has ended this match")
        self._must_be_open(seat)
        return log.Sat(max(now, self.match.updated), seat, person(name), avatar)

    def _fill(self, wish: wishes.Fill, who: Holder, now: int) -> log.Entry:
        if not who.host:
            raise Refused("not-host", "only the host can do that")
        self._must_be_open(wish.seat)
        return log.Filled(now, wish.seat, known_bot(wish.bot))

    def _ready(self, wish: wishes.Ready, now: int) -> log.Readied:
        if self.match.game is not None:
            raise Refused("started", "the game has begun")
        if not self.match.options.ready:
            raise Refused("no-ready", "this game begins as soon as every seat is taken")
        if wish.ready == (wish.seat in self.match.ready):
            raise Refused("said-ready", "you have said so already")
        return log.Readied(now, wish.seat, wish.ready)

    def _must_be_open(self, seat: int) -> None:
        if not 0 <= seat < len(self.match.seats):
            raise Refused("no-seat", f"there is no seat {seat}")
        if not self.match.seats[seat].open:
            raise Refused("taken", "this seat is taken")

    def _leave(self, seat: int, now: int) -> log.Entry:
        match = self.match
        if match.game is None:
            return log.Stood(now, seat)
        if match.over:
            raise Refused("over", "the game is over")
        if match.seats[seat].substitute:
            raise Refused("away", "a bot is already playing for you")
        return log.Replaced(now, seat, match.options.substitute, "left")

    def _replace(self, seat: int, who: Holder, now: int) -> log.Entry:
        match = self.match
        if not who.seats:
            raise Refused("not-your-seat", "you are not playing at this table")
        if seat not in match.to_act or match.seats[seat].player:
            raise Refused("not-waiting", "the table does not wait for a person there")
        if match.clocks is not None and match.clocks.left(seat) is not None:
            raise Refused("clocked", "their own clock says when a bot takes over")
        if now - match.waiting[seat] < min(max(ABSENT, match.slowest), LOST):
            raise Refused(
                "too-early", "give them as long as the slowest of you took, ten minutes at least"
            )
        return log.Replaced(now, seat, match.options.substitute, "absent")

    def _say(self, wish: wishes.Say, who: Holder, now: int) -> log.Said:
        match, plays = self.match, wish.seat is not None
        if match.talkers == "nobody":
            raise Refused("no-chat", "this table does not talk")
        if not plays and match.talkers == "players":
            raise Refused("players-only", "only those who play talk here")
        if not plays and match.over:
            raise Refused("over", "the game is over")
        if match.said[plays] >= LINES[plays]:
            raise Refused("enough-said", "so much has been said here that nothing more is written")
        text = brief(wish.text, wishes.LONGEST_LINE)
        if not text:
            raise Refused("nothing-said", "say something")
        if wish.seat is None:
            name = person(wish.name or "?")
            if any(alike(name, seat.name) for seat in match.seats):
                raise Refused("name-taken", "a player at this table has this name")
            return log.Said(now, name, text, None, wish.id, who.sender)
        if wish.seat not in who.seats:
            raise Refused("not-your-seat", "this is not your seat")
        return log.Said(now, match.seats[wish.seat].name, text, wish.seat, wish.id)

    def _hush(self, wish: wishes.Hush, who: Holder, now: int) -> log.Hushed:
        if not who.host:
            raise Refused("not-host", "only who opened the table can do that")
        if not self.match.options.chat:
            raise Refused("no-chat", "this table does not talk")
        if wish.talk == self.match.talkers:
            raise Refused("hushed", "that is so already")
        return log.Hushed(now, wish.talk)

    # -- what happens by itself -------------------------------------------------------------------

    def due(self, now: int) -> log.Entry | None:
        """The entry that is due automatically, if any: the start, a time-out, a confirmation."""
        match = self.match
        now = max(now, match.updated)
        if match.closed:
            return None
        if match.game is None:
            return self._start(now) if match.may_begin else None
        if match.unconfirmed is not None and match.status == "running":
            deadline = match.deadline
            if deadline is not None and deadline <= now:
                return log.Confirmed(now, match.unconfirmed)
        elif match.clocks is not None:
            for seat in match.clocks.late(now):
                return log.Replaced(now, seat, match.options.substitute, "time")
        return None

    def _start(self, now: int) -> log.Started:
        return self._drawn(log.Started(now))


def _signed(wish: wishes.Wish, who: Holder) -> wishes.Wish:
    """A message with an id that belongs to its sender alone.

    Of strangers who are not known, only the same words under the same name are the same message.
    """
    if not isinstance(wish, _Named) or not wish.id:
        return wish
    sender = who.sender
    if not sender and isinstance(wish, wishes.Say) and wish.seat is None:
        sender = sha256(f"{wish.name}\n{wish.text}".encode()).hexdigest()[:10]
    return replace(wish, id=f"{sender} {wish.id}")


def person(name: str) -> str:
    """A name as it is shown: one line, not empty."""
    shown = brief(name, wishes.LONGEST_NAME)
    if not shown:
        raise Refused("no-name", "a name needs at least one letter")
    return shown


def known_bot(name: str) -> str:
    """The name of a built-in bot that may sit at a table."""
    try:
        found = entrant(name)
    except ValueError as error:
        raise Refused("no-bot", str(error)) from error
    if found.budget.iterations > 20_000 or found.budget.seconds > 5:
        raise Refused(
            "no-bot", "bots at a table are limited to 5 seconds or 20000 iterations per decision"
        )
    return found.name
