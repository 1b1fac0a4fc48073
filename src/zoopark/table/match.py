"""A match: the state that results from its log.

``Match`` is a fold. ``apply`` takes the entries in order without checking them; that was done
before they were written (``table.py``). The same log always gives the same match.
"""

from array import array
from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from zoopark.game import Game
from zoopark.notation.events import Event
from zoopark.notation.moves import Move
from zoopark.notation.seats import seat_letter
from zoopark.record import PLAYABLE, RULES
from zoopark.table import log, plies
from zoopark.table.clocks import Clocks
from zoopark.table.options import Options
from zoopark.table.refusal import Refused

REMEMBERED: Final = 16  # recent message ids per seat, to recognise duplicates
# An archived table is a record that someone uploaded to look at.
Status: TypeAlias = Literal["open", "running", "paused", "over", "archived"]
UNDECIDED: Final = 60_000  # milliseconds after which a turn counts as confirmed
TALK: Final = 100  # lines of chat shown to newcomers


class Seat(Struct, frozen=True):
    """A seat at the table: who owns it, and who is playing it now."""

    name: str = ""  # of the person, empty for an open seat or a bot's own
    bot: str = ""  # the bot whose seat it is
    substitute: str = ""  # the bot that plays for the person at the moment
    left: bool = False  # the person called it
    since: int = 0  # how many moves had been played when it took over
    avatar: str = ""  # the animal that the person likes to be shown as

    @property
    def open(self) -> bool:
        return not self.name and not self.bot

    @property
    def player(self) -> str:
        """The bot that is playing the seat; empty for a person."""
        return self.bot or self.substitute


class Request:
    """A request to go back, and who has agreed so far."""

    __slots__ = ("agreed", "seat", "to", "voices")

    def __init__(self, seat: int, to: int, voices: Iterable[int]) -> None:
        self.seat = seat
        self.to = to
        self.voices = frozenset(voices)  # who has a say, be they there or not
        self.agreed = {seat}

    def copy(self) -> "Request":
        other = Request(self.seat, self.to, self.voices)
        other.agreed = set(self.agreed)
        return other


class Match:
    """The table as it is after the entries so far."""

    def __init__(self, opened: log.Opened) -> None:
        if opened.rules not in PLAYABLE:
            raise Refused(
                "rules", f"this match uses rules {opened.rules}, this server rules {RULES}"
            )
        self.opened = opened
        self.number = 1  # of the last entry
        self.updated = opened.at
        self.seats = [Seat(chair.name, chair.bot, avatar=chair.avatar) for chair in opened.chairs]
        self.game: Game | None = None  # ``None`` until all seats are taken
        self.plies = array("I")  # the moves that stand, see plies.py
        self.turns = [0] * len(self.seats)  # how many of them began a turn, per seat
        self.firm = 0  # how many of them need everyone's consent to be undone
        self.past = array("q")  # every outcome of chance by its number, undone or not
        self.other_pasts: dict[int, list[int]] = {}  # outcomes that have become impossible
        self.dealt = 0  # how many of them are part of the current game
        self.asked = [1] * len(self.seats)  # the entry since which each seat has known its task
        self.waiting = [opened.at] * len(self.seats)  # when that was
        self.slowest = 0  # the milliseconds that a person took for a decision, at the most
        self.changed = 1  # the last entry that changed the game
        self.unconfirmed: int | None = None  # the seat that still has to confirm its turn
        self.request: Request | None = None
        self.paused = False
        self.ready: frozenset[int] = frozenset()  # the seats whose people are ready to begin
        self.tired: frozenset[int] = frozenset()  # the seats that would like a pause
        self.next = ""  # the match that follows this one
        self.ids: dict[int | None, dict[str, int]] = {}  # per seat, so that no seat's ids are lost
        self.talk: list[tuple[int, log.Said]] = []
        self.said = (0, 0)  # lines of those who look on, and of those who play
        self.talkers: log.Talkers = "all" if opened.options.chat else "nobody"
        self.closed = False  # by whoever runs the server
        self.over = False
        self.to_act: tuple[int, ...] = ()  # the seats that the table waits for
        clock = opened.options.clock
        self.clocks = None if clock is None else Clocks(clock, len(self.seats))

    @staticmethod
    def folded(entries: Iterable[log.Entry]) -> "Match":
        """The match of a whole log."""
        first, *rest = entries
        if not isinstance(first, log.Opened):
            raise ValueError("a log begins with the opening of its table")
        match = Match(first)
        for entry in rest:
            match.apply(entry)
        return match

    def copy(self) -> "Match":
        """An independent copy, unaffected by later entries."""
        other = Match.__new__(Match)
        vars(other).update(vars(self))
        other.seats = self.seats[:]
        other.game = None if self.game is None else self.game.copy()
        other.plies = self.plies[:]
        other.turns = self.turns[:]
        other.past = self.past[:]
        other.other_pasts = {number: past[:] for number, past in self.other_pasts.items()}
        other.asked = self.asked[:]
        other.waiting = self.waiting[:]
        other.request = None if self.request is None else self.request.copy()
        other.ids = dict(self.ids)
        other.clocks = None if self.clocks is None else self.clocks.copy()
        return other  # seats, ids and chat lines are never changed in place

    # -- asking -----------------------------------------------------------------------------------

    @property
    def options(self) -> Options:
        return self.opened.options

    @property
    def status(self) -> Status:
        if self.game is None and not self.closed:
            return "open"
        if self.opened.archived or self.closed:
            return "archived"
        if self.over:
            return "over"
        return "paused" if self.paused else "running"

    @property
    def unready(self) -> list[int]:
        """The seats whose people still have to say that the game may begin."""
        if self.game is not None or not self.options.ready:
            return []
        return [seat for seat in self.people if seat not in self.ready]

    @property
    def may_begin(self) -> bool:
        """Is everybody there, and ready?"""
        return self.game is None and not self.unready and not any(seat.open for seat in self.seats)

    @property
    def deadline(self) -> int | None:
        """When something happens by itself, if nobody does anything until then.

        A clock runs out, or a turn that was only to be confirmed counts as confirmed: nobody waits
        for days because someone has closed the page after the last tile.
        """
        times = [] if self.clocks is None else [self.clocks.deadline()]
        if self.unconfirmed is not None:
            times.append(self.waiting[self.unconfirmed] + UNDECIDED)
        return min((time for time in times if time is not None), default=None)

    @property
    def bots_to_act(self) -> list[tuple[int, str]]:
        """The seats waiting for a bot, with the bot's name."""
        return [(seat, bot) for seat in self.to_act if (bot := self.seats[seat].player)]

    @property
    def people(self) -> list[int]:
        """The seats currently played by people."""
        return [
            number for number, seat in enumerate(self.seats) if seat.name and not seat.substitute
        ]

    def voices(self, to: int) -> list[int]:
        """The seats whose people have a say if the game is to go back to so many moves.

        Nobody loses it by a clock or an absence. Who called a bot and left has no say in what
        came after that.
        """
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.name and not (seat.left and to >= seat.since)
        ]

    @property
    def unheard(self) -> list[int]:
        """The seats for whose consent the request to go back still waits."""
        request = self.request
        if request is None:
            return []
        return sorted({*request.voices, *self.people} - request.agreed)

    def known(self, seat: int | None, sent: str) -> int | None:
        """The number of the entry for a message with this id from a seat or a spectator."""
        return self.ids.get(seat, {}).get(sent)

    def brought(self, number: int) -> list[int]:
        """The outcome of chance with this number, undone or not."""
        return [*self.past[number : number + 1], *self.other_pasts.get(number, ())]

    def set_up(self) -> Game:
        """The game before anything is dealt."""
        if self.opened.position:
            return Game.from_position(self.opened.position, dealer=None)
        return Game(self.opened.game, dealer=None)

    def own_stretch(self, seat: int) -> int:
        """How many moves would be left if a seat undid all it freely can."""
        at = len(self.plies)
        while at > self.firm and plies.seat(self.plies[at - 1]) == seat:
            at -= 1
            if plies.begins(self.plies[at]):
                break
        return at

    def at_ply(self, ply: int) -> Game:
        """The game as it was after this many moves."""
        assert self.game is not None
        if ply == len(self.plies):
            return self.game
        return self.game.at(plies.before(self.plies[ply]))

    # -- folding ----------------------------------------------------------------------------------

    def apply(self, entry: log.Entry, drawn: Iterable[Move] | None = None) -> list[Event]:
        """Take the next entry of the log; returns what happened in the game.

        What chance brings is in the entry. While an entry is being decided on it is not yet, and
        is drawn instead, one outcome after the other.
        """
        self.number += 1
        self.updated = entry.at
        if self.clocks is not None:
            if isinstance(entry, log.Woken):
                self.clocks.forgive(entry.at)
            else:
                self.clocks.charge(entry.at)
        before = self.to_act
        if drawn is None and isinstance(entry, log.Moved | log.Started):
            drawn = map(Move, entry.dealt)
        again, events = self._change(entry, drawn or ())
        self._see_who_acts()
        for seat in self.to_act:
            if seat not in before or seat == again:
                self.waiting[seat] = entry.at
                if not isinstance(entry, log.Resumed):  # after a pause the task is what it was
                    self.asked[seat] = self.number
        self._set_clocks(entry)
        return events

    def _see_who_acts(self) -> None:
        game, waits_for = self.game, self.unconfirmed
        self.over = game is not None and waits_for is None and game.over
        if game is None or self.paused or self.opened.archived or self.closed:
            self.to_act = ()
        else:
            self.to_act = game.to_act if waits_for is None else (waits_for,)

    def _set_clocks(self, entry: log.Entry) -> None:
        if self.clocks is None or self.game is None:
            return
        self.clocks.ask(
            {seat: self._turn(seat) for seat in self.to_act if not self.seats[seat].player}
        )
        if isinstance(entry, log.Returned):
            self.clocks.welcome(entry.seat, self._turn(entry.seat))

    def _turn(self, seat: int) -> int:
        """The number of a seat's turn, which lasts until it is confirmed."""
        return self.turns[seat] + (self.unconfirmed is None and self._begins(seat))

    def _begins(self, seat: int) -> bool:
        """Would a seat's next move begin a turn, or continue one after another seat's move?"""
        assert self.game is not None
        return self.game.turn_begins or not self.plies or plies.seat(self.plies[-1]) != seat

    def _change(self, entry: log.Entry, drawn: Iterable[Move]) -> tuple[int | None, list[Event]]:
        """Carry out an entry; returns the seat whose task changed, and the game's events."""
        match entry:
            case log.Moved():
                return entry.seat, self._move(entry, drawn)
            case log.Undone():
                self._remember(entry)
                if self.clocks is not None:
                    self.clocks.spare(self.clocks.thinking - {entry.seat})
                self._go_back(entry.to)
                return entry.seat, []
            case log.Confirmed():
                self.unconfirmed = None
                self.firm = len(self.plies)
                self.request = None
                return entry.seat, []
            case log.Answered() | log.Asked():
                self._consent(entry)
            case log.Said():
                self._remember(entry)
                watchers, players = self.said
                plays = entry.seat is not None
                self.said = (watchers + (not plays), players + plays)
                if entry.text:
                    self.talk = [*self.talk[1 - TALK :], (self.number, entry)]
            case log.Hushed():
                self.talkers = entry.talk
            case log.Erased():
                self._erase(entry)
            case log.Closed():
                self.closed = True
            case log.Started():
                self.game = self.set_up()
                self._deal(self.game, drawn)
            case log.Sat():
                self.seats[entry.seat] = Seat(entry.name, avatar=entry.avatar)
            case log.Stood():
                self.seats[entry.seat] = Seat()
                self.ready -= {entry.seat}
            case log.Readied():
                self.ready = self.ready - {entry.seat} | ({entry.seat} if entry.ready else set())
            case log.Filled():
                self.seats[entry.seat] = Seat("", entry.bot)
            case log.Replaced():
                self._replace(entry)
            case log.Returned():
                seat = self.seats[entry.seat]
                self.seats[entry.seat] = replace(seat, substitute="", left=False)
                self.waiting[entry.seat] = entry.at
            case log.Suggested():
                self.tired |= frozenset(entry.seats)
            case log.Paused():
                self.paused = True
                self.tired = frozenset()
            case log.Resumed():
                self.paused = False
            case log.Rematched():
                self.next = entry.match
            case log.Woken():
                self.waiting = [entry.at] * len(self.seats)
            case log.Opened():
                raise ValueError("a table can be opened only once")
        return None, []

    def _deal(self, game: Game, drawn: Iterable[Move]) -> list[Event]:
        events: list[Event] = []
        for outcome in drawn:
            events += game.deal(outcome)
            for known in self.past[self.dealt : self.dealt + 1]:
                if known != outcome.code:
                    self.other_pasts.setdefault(self.dealt, []).append(known)
            self.past[self.dealt : self.dealt + 1] = array("q", [outcome.code])
            self.dealt += 1
        return events

    def _move(self, entry: log.Moved, drawn: Iterable[Move]) -> list[Event]:
        assert self.game is not None
        game, move, dealt = self.game, Move(entry.move), self.dealt
        begins = self._begins(entry.seat)
        self.plies.append(plies.packed(game.entries, entry.seat, begins))
        self.turns[entry.seat] += begins
        self.tired -= {entry.seat}
        if not self.seats[entry.seat].player:
            self.slowest = max(self.slowest, entry.at - self.waiting[entry.seat])
        events = game.play(move, entry.seat) + self._deal(game, drawn)
        self.changed = self.number
        self.request = None
        # The end of a game reveals what was hidden, so it cannot be undone freely.
        if self.dealt > dealt or game.seals(move) or (game.over and game.hides):
            self.firm = len(self.plies)
        elif self.options.confirm and not self.seats[entry.seat].player and self._ended(entry.seat):
            self.unconfirmed = entry.seat
        self._remember(entry)
        return events

    def _ended(self, seat: int) -> bool:
        """Is a seat's turn over, apart from confirming it?"""
        assert self.game is not None
        return seat not in self.game.to_act or self.game.turn_begins

    def _remember(self, entry: log.Moved | log.Undone | log.Said) -> None:
        if entry.id:
            ids = self.ids[entry.seat] = {**self.ids.get(entry.seat, {}), entry.id: self.number}
            if len(ids) > REMEMBERED:
                del ids[next(iter(ids))]

    def _erase(self, entry: log.Erased) -> None:
        kept = [(number, log.without(said, entry)) for number, said in self.talk]
        self.talk = [(n, said) for n, said in kept if isinstance(said, log.Said) and said.text]
        if entry.seat is not None and self.seats[entry.seat].name:
            seat = self.seats[entry.seat]
            self.seats[entry.seat] = replace(seat, name=seat_letter(entry.seat), avatar="")

    def _go_back(self, to: int) -> None:
        self.game = self.at_ply(to)
        self.asked = [self.number] * len(self.seats)
        self.waiting = [self.updated] * len(self.seats)
        self.changed = self.number
        for ply in self.plies[to:]:
            self.turns[plies.seat(ply)] -= plies.begins(ply)
        del self.plies[to:]
        self.firm = min(self.firm, to)
        self.seats = [replace(seat, since=min(seat.since, to)) for seat in self.seats]
        self.dealt = self.game.outcomes
        self.unconfirmed = None
        self.request = None

    def _consent(self, entry: log.Asked | log.Answered) -> None:
        if isinstance(entry, log.Asked):
            self.request = Request(entry.seat, entry.to, entry.voices)
        elif not entry.agrees:
            self.request = None
        elif self.request is not None:
            self.request.agreed.add(entry.seat)
        self._go_back_if_all_agree()

    def _go_back_if_all_agree(self) -> None:
        if self.request is not None and not self.unheard:
            self._go_back(self.request.to)
            if self.clocks is not None:
                self.clocks.go_back([self._turn(seat) for seat in range(len(self.seats))])

    def _replace(self, entry: log.Replaced) -> None:
        """What the bot finds has been done by its predecessor stands."""
        self.seats[entry.seat] = replace(
            self.seats[entry.seat],
            substitute=entry.bot,
            left=entry.why == "left",
            since=len(self.plies),
        )
        self.tired -= {entry.seat}
        if self.unconfirmed == entry.seat:
            self.unconfirmed = None
            self.firm = len(self.plies)
        self._go_back_if_all_agree()  # which only requests of older logs do: they name no voices
