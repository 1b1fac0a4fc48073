"""The table decides what happens: it turns an intent into the entry to be written.

``Table.entry`` answers with the entry that carries out an intent, or refuses, and changes nothing.
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
from zoopark.table import intents, log
from zoopark.table.deal import TableDealer
from zoopark.table.match import Match
from zoopark.table.refusal import Refused
from zoopark.table.words import alike, brief

_Named: TypeAlias = intents.Play | intents.Undo | intents.Reset | intents.Say
_Decision: TypeAlias = intents.Play | intents.Undo | intents.Reset | intents.Confirm
_Needed: TypeAlias = (  # without these a game could not be played to its end
    intents.Play | intents.Confirm | intents.Answer | intents.Return | intents.Resume
)
_Request: TypeAlias = intents.Ask | intents.Answer | intents.Return | intents.Pause | intents.Resume

_Dealt = TypeVar("_Dealt", log.Moved, log.Started)

# Who keeps others waiting may be replaced after as long as anybody has taken for a decision in this
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
    """Somebody at the table: the seats they hold, whether they opened it, and who they are."""

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

    def repeated(self, intent: intents.Intent, who: Holder) -> int | None:
        """The number of the entry that this very message of theirs already led to."""
        if intent.seat is not None and intent.seat not in who.seats:
            return None  # what others have sent is none of their business
        intent = _signed(intent, who)
        if isinstance(intent, _Named) and intent.id:
            return self.match.known(intent.seat, intent.id)
        return None

    def entry(self, intent: intents.Intent, who: Holder, now: int) -> log.Entry:
        """The entry that carries out an intent, or ``Refused``."""
        match, intent = self.match, _signed(intent, who)
        now = max(now, match.updated)
        if match.opened.archived:
            raise Refused("archived", "this is a record to look at")
        if match.closed:
            raise Refused("closed", "whoever runs the server has ended this match")
        if match.number - len(match.plies) > EXTRAS and not isinstance(intent, _Needed):
            raise Refused("enough", "too much has happened here besides the game: play it out")
        if isinstance(intent, intents.Say):
            return self._say(intent, who, now)
        if isinstance(intent, intents.Hush):
            return self._hush(intent, who, now)
        if intent.seat >= len(match.seats):
            raise Refused("no-seat", f"there is no seat {intent.seat}")
        if isinstance(intent, intents.Replace):
            return self._replace(intent.seat, who, now)
        if isinstance(intent, intents.Fill):
            return self._fill(intent, who, now)
        if intent.seat not in who.seats:
            raise Refused("not-your-seat", "this is not your seat")
        if isinstance(intent, intents.Leave):
            return self._leave(intent.seat, now)
        if match.game is None:
            raise Refused("not-started", "the game has not begun")
        return self._during(intent, who, now)

    # -- during the game --------------------------------------------------------------------------

    def _during(self, intent: _Decision | _Request, who: Holder, now: int) -> log.Entry:
        if isinstance(intent, intents.Return):
            if not self.match.seats[intent.seat].substitute:
                raise Refused("not-away", "no bot is playing for you")
            return log.Returned(now, intent.seat)
        if self.match.over:
            raise Refused("over", "the game is over")
        if self.match.seats[intent.seat].player:
            raise Refused("away", "a bot is playing for you: take your seat back first")
        match intent:
            case intents.Pause(seat):
                return self._pause(seat, who, now)
            case intents.Resume(seat):
                if not self.match.paused:
                    raise Refused("not-paused", "the game is not paused")
                return log.Resumed(now, seat)
            case intents.Ask():
                return self._ask(intent, now)
            case intents.Answer(seat, agrees):
                request = self.match.request
                if request is None or seat in request.agreed:
                    raise Refused("no-request", "nobody is waiting for your answer")
                return log.Answered(now, seat, agrees)
            case intents.Play() | intents.Undo() | intents.Reset() | intents.Confirm():
                return self._act(intent, now)

    def _act(self, intent: _Decision, now: int) -> log.Entry:
        match, seat = self.match, intent.seat
        if match.paused:
            raise Refused("paused", "the game is paused")
        if not isinstance(intent, intents.Play) and intent.seen < match.changed:
            raise Refused("stale", "the table has changed since then")
        match intent:
            case intents.Play():
                return self.play(seat, intent.move, intent.seen, now, intent.id)
            case intents.Undo():
                self._freely(seat)
                return log.Undone(now, seat, len(match.plies) - 1, intent.id)
            case intents.Reset():
                return log.Undone(now, seat, self._freely(seat), intent.id)
            case intents.Confirm():
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

    def _ask(self, intent: intents.Ask, now: int) -> log.Entry:
        match = self.match
        if match.paused:
            raise Refused("paused", "the game is paused")
        if intent.to >= len(match.plies):
            raise Refused("no-undo", f"only {len(match.plies)} moves have been played")
        if match.request is not None:
            raise Refused("asked-already", "somebody has asked already")
        return log.Asked(now, intent.seat, intent.to, tuple(match.voices(intent.to)))

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

    def sit(self, seat: int, name: str, now: int) -> log.Sat:
        """A person takes an open seat."""
        if self.match.opened.archived:
            raise Refused("archived", "this is a record to look at")
        if self.match.closed:
            raise Refused("closed", "whoever runs the server has ended this match")
        self._must_be_open(seat)
        return log.Sat(max(now, self.match.updated), seat, person(name))

    def _fill(self, intent: intents.Fill, who: Holder, now: int) -> log.Entry:
        if not who.host:
            raise Refused("not-host", "only the host can do that")
        self._must_be_open(intent.seat)
        return log.Filled(now, intent.seat, known_bot(intent.bot))

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

    def _say(self, intent: intents.Say, who: Holder, now: int) -> log.Said:
        match, plays = self.match, intent.seat is not None
        if match.talkers == "nobody":
            raise Refused("no-chat", "this table does not talk")
        if not plays and match.talkers == "players":
            raise Refused("players-only", "only those who play talk here")
        if not plays and match.over:
            raise Refused("over", "the game is over")
        if match.said[plays] >= LINES[plays]:
            raise Refused("enough-said", "so much has been said here that nothing more is written")
        text = brief(intent.text, intents.LONGEST_LINE)
        if not text:
            raise Refused("nothing-said", "say something")
        if intent.seat is None:
            name = person(intent.name or "?")
            if any(alike(name, seat.name) for seat in match.seats):
                raise Refused("name-taken", "somebody who plays here has this name")
            return log.Said(now, name, text, None, intent.id, who.sender)
        if intent.seat not in who.seats:
            raise Refused("not-your-seat", "this is not your seat")
        return log.Said(now, match.seats[intent.seat].name, text, intent.seat, intent.id)

    def _hush(self, intent: intents.Hush, who: Holder, now: int) -> log.Hushed:
        if not who.host:
            raise Refused("not-host", "only who opened the table can do that")
        if not self.match.options.chat:
            raise Refused("no-chat", "this table does not talk")
        if intent.talk == self.match.talkers:
            raise Refused("hushed", "that is so already")
        return log.Hushed(now, intent.talk)

    # -- what happens by itself -------------------------------------------------------------------

    def due(self, now: int) -> log.Entry | None:
        """The entry that is due automatically, if any: the start, or a time-out."""
        match = self.match
        now = max(now, match.updated)
        if match.closed:
            return None
        if match.game is None:
            if any(seat.open for seat in match.seats):
                return None
            return self._start(now)
        if match.clocks is not None:
            for seat in match.clocks.late(now):
                return log.Replaced(now, seat, match.options.substitute, "time")
        return None

    def _start(self, now: int) -> log.Started:
        return self._drawn(log.Started(now))


def _signed(intent: intents.Intent, who: Holder) -> intents.Intent:
    """A message with an id that belongs to its sender alone.

    Of strangers who are not known, only the same words under the same name are the same message.
    """
    if not isinstance(intent, _Named) or not intent.id:
        return intent
    sender = who.sender
    if not sender and isinstance(intent, intents.Say) and intent.seat is None:
        sender = sha256(f"{intent.name}\n{intent.text}".encode()).hexdigest()[:10]
    return replace(intent, id=f"{sender} {intent.id}")


def person(name: str) -> str:
    """A name as it is shown: one line, not empty."""
    shown = brief(name, intents.LONGEST_NAME)
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
