"""Whatever people, rivals, spectators and strangers want: nobody loses what only they can give.

The test keeps its own books of who agreed to what, and compares them with what the table does.
"""

from dataclasses import dataclass, field

from hypothesis import given, settings
from hypothesis import strategies as st

from support.matches import MINUTE, SECOND, Sitting, observed, truck
from zoopark.table import log, wishes
from zoopark.table.options import Clock, Options
from zoopark.table.refusal import Refused
from zoopark.table.table import ABSENT, Holder
from zoopark.table.words import alike

SEATS = range(3)
TURN = 40 * SECOND
# Each holds one seat; the last two are a spectator, who is known, and a stranger, who is not.
PEOPLE = (
    Holder((0,), True, "eva"),
    Holder((1,), False, "adam"),
    Holder((2,), False, "ida"),
    Holder((), False, "ben"),
    Holder(),
)
CHANGES = log.Started | log.Moved | log.Undone | log.Confirmed


@dataclass
class Books:
    """What somebody who only watches the people knows."""

    sitting: Sitting
    agreed: set[int] = field(default_factory=set[int])  # to the request that is open
    tired: set[int] = field(default_factory=set[int])
    left: dict[int, int] = field(default_factory=dict[int, int])  # the ply at which they left
    asked: dict[int, int] = field(default_factory=dict[int, int])  # when each began to wait for
    thought: dict[int, int] = field(default_factory=dict[int, int])  # in this turn, at the most
    changed: int = 2  # the last entry that changed the game

    def required(self, to: int) -> set[int]:
        """Whose consent it takes."""
        return {seat for seat in SEATS if not (seat in self.left and to >= self.left[seat])}

    def wish(self, wish: wishes.Wish, who: Holder) -> None:
        """Somebody wants something; if it is done, it was theirs to want."""
        sitting = self.sitting
        before, plies, status = sitting.match.updated, len(sitting.match.plies), self.status
        try:
            entry = sitting.table.entry(wish, who, sitting.now)
        except Refused:
            return
        if sitting.table.repeated(wish, who) is not None:
            return
        if not isinstance(wish, wishes.Replace | wishes.Say):
            assert wish.seat in who.seats
        if not who.seats:
            assert isinstance(entry, log.Said)
            assert entry.seat is None
            assert not any(alike(entry.name, seat.name) for seat in sitting.match.seats)
        request = sitting.match.request
        self.write(entry, before)
        self._check_consent(wish, None if request is None else request.to, plies)
        self._check_pause(wish, who, status)

    @property
    def status(self) -> str:
        return self.sitting.match.status

    def _check_consent(self, wish: wishes.Wish, to: int | None, plies: int) -> None:
        match = self.sitting.match
        if isinstance(wish, wishes.Ask):
            self.agreed, to = {wish.seat}, wish.to
        elif isinstance(wish, wishes.Answer):
            self.agreed.add(wish.seat)
        if len(match.plies) < plies and not isinstance(wish, wishes.Undo | wishes.Reset):
            assert isinstance(wish, wishes.Ask | wishes.Answer)
            assert to == len(match.plies)
            assert self.agreed >= self.required(len(match.plies))

    def _check_pause(self, wish: wishes.Wish, who: Holder, before: str) -> None:
        if isinstance(wish, wishes.Pause):
            self.tired.update(who.seats)
        if self.status == "paused" and before == "running":
            assert isinstance(wish, wishes.Pause)
            assert self.tired >= self.required(len(self.sitting.match.plies))
            self.tired.clear()

    def write(self, entry: log.Entry, before: int) -> None:
        """Something happens; time goes on, and everything has its cause."""
        sitting = self.sitting
        match = sitting.match
        assert entry.at >= before
        plies, thinking, unconfirmed = len(match.plies), set(match.to_act), match.unconfirmed
        for seat in thinking:
            if not match.seats[seat].player:
                self.thought[seat] = self.thought.get(seat, 0) + entry.at - before
        if isinstance(entry, log.Replaced):
            self._check_replaced(entry)
            self.tired.discard(entry.seat)
            if entry.why == "left":
                self.left[entry.seat] = plies
        if isinstance(entry, log.Moved):
            self.tired.discard(entry.seat)
        if isinstance(entry, log.Returned):
            self.left.pop(entry.seat, None)
            self.asked[entry.seat] = entry.at
        sitting.write(entry)
        # Who is replaced ends the turn that still had to be confirmed.
        ended = match.unconfirmed != unconfirmed
        if isinstance(entry, CHANGES) or ended or len(match.plies) != plies:
            self.changed = sitting.match.number
            self.left = {seat: min(at, len(match.plies)) for seat, at in self.left.items()}
        for seat in sitting.match.to_act:
            mine = isinstance(entry, log.Moved | log.Undone) and entry.seat == seat
            if seat not in thinking or mine or isinstance(entry, log.Woken):
                self.asked[seat] = entry.at
        for seat in SEATS:
            if seat not in sitting.match.to_act and not sitting.match.paused:
                self.thought[seat] = 0

    def _check_replaced(self, entry: log.Replaced) -> None:
        """A seat with a clock is lost to the clock, one without after long silence."""
        match = self.sitting.match
        assert entry.why == "left" or not match.paused
        clock = match.options.clock
        if entry.why == "time":
            assert clock is not None
            assert self.thought[entry.seat] >= TURN
        elif entry.why == "absent":
            assert clock is None
            assert entry.at - self.asked[entry.seat] >= ABSENT

    def check(self) -> None:
        match = self.sitting.match
        if match.request is None:
            self.agreed = set()
        for seat in match.to_act:
            # Nothing but the game itself makes a decision stale.
            assert match.asked[seat] <= self.changed


def wish_of(books: Books, kind: int, seat: int, more: int) -> wishes.Wish:
    match = books.sitting.match
    plies, number = len(match.plies), match.number
    legal = books.sitting.game.legal(seat)
    move = legal[more % len(legal)].text if legal else "draw"
    kinds: list[wishes.Wish] = [
        wishes.Play(seat, move, number, f"{more % 3}"),
        wishes.Undo(seat, number),
        wishes.Reset(seat, number),
        wishes.Confirm(seat, number),
        wishes.Ask(seat, max(0, plies - 1 - more % 4)),
        wishes.Answer(seat, more % 4 > 0),
        wishes.Leave(seat),
        wishes.Return(seat),
        wishes.Replace(seat),
        wishes.Pause(seat),
        wishes.Resume(seat),
        wishes.Say("hello", ("Eva", "Guest", "ìda")[more % 3], None, f"{more % 3}"),
        wishes.Say("hello", "", seat, f"{more % 3}"),
    ]
    # Half of all wishes are about the game itself, or about what is asked.
    return kinds[kind] if kind < len(kinds) else kinds[(0, 5, 9, 4)[kind % 4]]


steps = st.lists(
    st.tuples(
        st.sampled_from([0, 0, 1, 1, 2, 2, 3, 4]),  # who
        st.integers(0, 24),  # wants what
        st.sampled_from([None, None, None, 0, 1, 2]),  # for which seat, mostly one's own
        st.integers(0, 11),
        st.sampled_from([0, 0, SECOND, 9 * SECOND, TURN, 12 * MINUTE, -5 * MINUTE]),
    ),
    max_size=60,
)
clocks = st.sampled_from([None, Clock(turn=TURN // SECOND)])


@settings(max_examples=150, deadline=None)
@given(steps, clocks, st.booleans())
def test_nobody_loses_what_only_they_can_give(
    wanted: list[tuple[int, int, int | None, int, int]], clock: Clock | None, confirm: bool
) -> None:
    sitting = Sitting(
        position=truck(), options=Options(clock=clock, confirm=confirm, deal="monday")
    )
    books = Books(sitting, asked=dict.fromkeys(SEATS, 0))
    for person, kind, seat, more, passed in wanted:
        sitting.now += passed
        due = sitting.table.due(sitting.now)
        if due is not None:
            books.write(due, sitting.match.updated)
        elif sitting.match.bots_to_act and more % 2:
            bot, _ = sitting.match.bots_to_act[0]
            legal = sitting.game.legal(bot)
            move = sitting.table.play(
                bot, legal[more % len(legal)].text, sitting.match.number, sitting.now
            )
            books.write(move, sitting.match.updated)
        else:
            who = PEOPLE[person]
            meant = next(iter(who.seats), more % 3) if seat is None else seat
            if kind > 12 and kind % 4 == 0:  # the game goes on by whose turn it is
                meant = next(iter(sitting.match.to_act), 0)
                who = PEOPLE[meant]
            books.wish(wish_of(books, kind, meant, more), who)
        books.check()
        if sitting.match.over:
            break
    assert observed(sitting.folded()) == observed(sitting.match)
