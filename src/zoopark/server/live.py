"""A table in memory: it decides in order, stores, and only then tells its clients."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from zoopark.notation.events import Event
from zoopark.server.clients import Client
from zoopark.server.closing import FOREIGN, NO_TABLE
from zoopark.server.identity import new_key
from zoopark.server.metrics import Metrics
from zoopark.server.problems import Problem, no_table
from zoopark.server.storage.errors import StorageError, Taken, Unavailable, Unknown
from zoopark.server.storage.rows import SeatChange, StoredMatch, Summary
from zoopark.server.storage.store import Store
from zoopark.server.summaries import summary_of
from zoopark.server.telling import Ack, Presence, Snapshot, Teller, encode
from zoopark.server.turns import Asker
from zoopark.table import log, wishes
from zoopark.table.match import Match
from zoopark.table.table import Holder, Table

LINGER: Final = 10_000  # milliseconds for which a client that asked for a table counts as looking


class _Time:
    """The time of this process, which never goes back.

    If someone sets the clock of the machine back, time goes on from where it was.
    """

    def __init__(self) -> None:
        self._ahead = 0  # nanoseconds by which it is ahead of the monotonic clock

    def __call__(self) -> int:
        """Milliseconds since 1970."""
        monotonic = time.monotonic_ns()
        self._ahead = max(self._ahead, time.time_ns() - monotonic)
        return (monotonic + self._ahead) // 1_000_000


now = _Time()


@dataclass(slots=True)
class Thought:
    """A bot that is thinking: what it was asked in which entry, and whether it has its answer."""

    asked: int
    task: asyncio.Task[None]
    answered: bool = False


class Known(Exception):
    """The same message came before and led to this entry."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class LiveTable:
    """One match that someone is using at the moment.

    All changes go through ``write``, one after the other. Readers see only what is stored: the
    next state is built beside the current one and replaces it after the commit.
    """

    def __init__(
        self,
        stored: StoredMatch,
        store: Store,
        secret: bytes,
        metrics: Metrics,
        changed: Callable[["LiveTable", Sequence[int]], None],
        followed: Callable[["LiveTable"], None],
    ) -> None:
        """``changed`` is called after a write here, ``followed`` after a write elsewhere.

        The former is told for which seats the table waits now and has not waited before.
        """
        self.id = stored.match.id
        self.host = stored.match.host
        self.table = Table(Match.folded(map(log.decode, stored.entries)), secret)
        self.holders: dict[int, set[str]] = {}
        self.clients: set[Client] = set()
        self.used = now()
        self.behind = False  # others have written, and nobody here wanted to know yet
        self._ahead = 0  # milliseconds by which the time of this match is ahead of ours
        self._keep_up()
        self.thinking: dict[int, Thought] = {}  # the seats for which a bot is thinking
        self.asker = Asker("", self.host)  # for whom the bots think
        self._visited = 0  # when someone last asked for the table
        self._waiting = 0  # how many wait for something to happen
        self._store = store
        self._metrics = metrics
        self._changed = changed
        self._followed = followed
        self._lock = asyncio.Lock()
        self._news = asyncio.Event()
        self._reading = asyncio.Lock()
        self._reading_on: asyncio.Task[None] | None = None  # after a write that was cancelled
        self._reseated = 0  # how often seats changed hands here
        self._released = False
        self._teller: Teller | None = None
        self._summary: Summary | None = None  # the last one that was written here

    @property
    def match(self) -> Match:
        return self.table.match

    def now(self) -> int:
        """The time of this match.

        Whoever wrote the last entry may have had a clock that was fast. Time goes on from there,
        and neither runs back nor stands still until the others have come so far.
        """
        return now() + self._ahead

    def _keep_up(self) -> None:
        self._ahead = max(self._ahead, self.match.updated - now())

    # -- who is here ------------------------------------------------------------------------------

    async def read_holders(self) -> None:
        """Read who holds which seat; another process may have added a device."""
        async with self._reading:  # an older read must not overwrite a newer one
            holders, known = self.holders, -1
            while known != self._reseated:  # nor one from before the change
                known = self._reseated
                holders = await self._store.holdings(self.id)
            self.holders = holders
            self._seat_clients()

    def _seat_clients(self) -> None:
        """Resend the table to clients whose seats have changed, or dismiss them."""
        seats = {client: frozenset(self.held_by(client.person)) for client in self.clients}
        moved = [client for client in self.clients if client.seats != seats[client]]
        for client in moved:
            client.hold(seats[client])
            if self.admits(client.person):
                self.show(client)
            else:
                self.clients.discard(client)
                client.dismiss(FOREIGN, "private")
        if moved:
            self._tell_presence()

    def held_by(self, person: str) -> tuple[int, ...]:
        return tuple(sorted(seat for seat, people in self.holders.items() if person in people))

    def holder(self, person: str) -> Holder:
        return Holder(self.held_by(person), bool(person) and person == self.host, person[:10])

    def admits(self, person: str) -> bool:
        """May this person look on?"""
        if self.match.options.watch or self.match.opened.archived:
            return True
        return bool(person) and (person == self.host or bool(self.held_by(person)))

    @property
    def deserted(self) -> bool:
        """Do bots play among themselves?"""
        return not self.match.people

    @property
    def watched(self) -> bool:
        """Does anyone look on?"""
        return bool(self.clients or self._waiting) or now() - self._visited < LINGER

    @property
    def busy(self) -> bool:
        """Does anyone here need to know at once what happens?"""
        return bool(self.clients or self._waiting or self.thinking)

    def visit(self, who: Asker) -> None:
        """Someone looks at the table.

        Its bots think for the last of those who play there; where nobody plays, for who looks on.
        """
        self._visited = now()
        if self.deserted or (who.person and (who.person == self.host or self.held_by(who.person))):
            self.asker = who

    def join(self, client: Client) -> None:
        self.clients.add(client)
        client.hold(self.held_by(client.person))
        self.show(client)
        self._tell_presence()

    def part(self, client: Client) -> None:
        self.clients.discard(client)
        self.used = now()
        self._tell_presence()

    def vanish(self) -> None:
        """The match was deleted."""
        for client in self.clients:
            client.dismiss(NO_TABLE, "no-table")
        self.release()

    def _tell_presence(self) -> None:
        message = encode(self.presence())
        for client in self.clients:
            client.tell(message)

    def presence(self) -> Presence:
        here = {seat for client in self.clients for seat in client.seats}
        seats = tuple(seat in here for seat in range(len(self.match.seats)))
        return Presence(seats, sum(not client.seats for client in self.clients))

    # -- telling ----------------------------------------------------------------------------------

    def teller(self) -> Teller:
        if self._teller is None or self._teller.match is not self.match:
            self._teller = Teller(self.match)
        return self._teller

    def snapshot(self, person: str, seat: int | None) -> Snapshot:
        host = bool(person) and person == self.host
        return self.teller().snapshot(self.id, seat, self.held_by(person), host)

    def show(self, client: Client) -> None:
        """Send a client the whole table."""
        client.tell(encode(self.snapshot(client.person, client.eyes(self.match))))

    def _tell(
        self, entry: log.Entry, events: list[Event], sender: Client | None = None, sent: str = ""
    ) -> None:
        """Tell everyone; who sent it is told with the same stroke that it was heard."""
        updates = self.teller().updates(entry, events)
        for client in self.clients:
            update = updates.to(client.eyes(self.match))
            if client is sender:
                client.tell(update, encode(Ack(self.match.number, sent)))
            else:
                client.tell(update)
            if isinstance(entry, log.Erased):
                self.show(client)  # what they still have of it is replaced
        self._news.set()
        self._news = asyncio.Event()

    async def wait(self, after: int, seconds: float) -> None:
        """Wait until there is a later entry than this, or the time is over."""
        self._waiting += 1
        try:
            async with asyncio.timeout(seconds):
                while self.match.number <= after and not self._released:
                    await self._news.wait()
        except TimeoutError:
            pass
        finally:
            self._waiting -= 1
            self._visited = now()

    def release(self) -> None:
        """Release everyone who is waiting: the server is stopping."""
        self._released = True
        self._news.set()

    # -- changing ---------------------------------------------------------------------------------

    async def do(self, wish: wishes.Wish, person: str, sender: Client | None = None) -> int:
        """Carry out a wish and return the number of its entry; its sender is told so."""
        if wish.seat is not None and wish.seat not in self.held_by(person):
            await self.read_holders()

        def decide() -> log.Entry:
            who = self.holder(person)
            known = self.table.repeated(wish, who)
            if known is not None:
                raise Known(known)
            return self.table.entry(wish, who, self.now())

        looks_on = isinstance(wish, wishes.Say) and wish.seat is None
        sent = getattr(wish, "id", "")
        try:
            return await self.write(
                decide, speaker=person if looks_on else "", sender=sender, sent=sent
            )
        except Known as known:
            if sender is not None:
                sender.tell(encode(Ack(known.number, sent)))
            return known.number

    async def write(
        self,
        decide: Callable[[], log.Entry],
        changes: Sequence[SeatChange] = (),
        *,
        speaker: str = "",
        rewritten: Mapping[int, str] | None = None,
        sender: Client | None = None,
        sent: str = "",
    ) -> int:
        """Store the entry that ``decide`` returns, and tell everyone.

        If another process was quicker, its entry is read first and the decision made again. What
        is stored is told, even if the caller is cancelled meanwhile.
        """
        try:
            async with self._lock:
                return await self._write(decide, changes, speaker, rewritten or {}, sender, sent)
        except asyncio.CancelledError:
            self._reading_on = asyncio.create_task(self._read_on())
            raise

    async def _read_on(self) -> None:
        """Tell what was stored although the write was cancelled."""
        with suppress(StorageError):  # it is told when the next entry is written
            await self.catch_up()
            self._changed(self, ())

    async def _write(
        self,
        decide: Callable[[], log.Entry],
        changes: Sequence[SeatChange],
        speaker: str,
        rewritten: Mapping[int, str],
        sender: Client | None,
        sent: str,
    ) -> int:
        while True:
            entry = decide()
            reseated = [*changes, *_freed(entry)]
            following, events = self.table.after(entry)
            summary = summary_of(following)
            begun = time.perf_counter()
            try:
                await self._store.append(
                    self.id,
                    following.number,
                    log.encode(entry),
                    summary,
                    reseated,
                    self._known_summary(),
                    speaker=speaker,
                    rewritten=rewritten,
                )
            except Taken:
                await self._catch_up()
                continue
            except Unknown as error:
                raise no_table() from error  # it was deleted
            except Unavailable as error:
                raise Problem(503, "unavailable", "the database is not responding") from error
            self._metrics.stored(entry, time.perf_counter() - begun)
            before = self.match.to_act
            self.table.match, self._summary = following, summary
            self._tell(entry, events, sender, sent)
            self._reseat(reseated)
            self.used = now()
            self._changed(self, [seat for seat in following.to_act if seat not in before])
            return following.number

    def _known_summary(self) -> Summary | None:
        """The summary in the store, if it was written here; another version may write another."""
        summary = self._summary
        return summary if summary is not None and summary.number == self.match.number else None

    def _reseat(self, changes: Sequence[SeatChange]) -> None:
        """Apply what has been stored about seats."""
        for change in changes:
            held = () if change.clear_holders else self.holders.get(change.seat, ())
            added = () if change.add_holder is None else (change.add_holder,)
            self.holders[change.seat] = {*held, *added}
        if changes:
            self.holders = {seat: people for seat, people in self.holders.items() if people}
            self._reseated += 1
            self._seat_clients()

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        self.behind = False
        for line in await self._store.entries_after(self.id, self.match.number):
            entry = log.decode(line)
            following = self.match.copy()
            events = following.apply(entry)
            self.table.match = following
            self._keep_up()
            if isinstance(entry, log.Sat | log.Stood | log.Filled):
                await self.read_holders()
            self._tell(entry, events)
        self._followed(self)


def _freed(entry: log.Entry) -> list[SeatChange]:
    """Keys to revoke: of players who stood up, and invitations to seats a bot has taken."""
    if isinstance(entry, log.Stood | log.Filled):
        taken = isinstance(entry, log.Filled)
        return [SeatChange(entry.seat, key=new_key(), taken=taken, clear_holders=True)]
    return []
