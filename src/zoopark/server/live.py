"""A table in memory: it decides in order, stores, and only then tells its clients."""

import asyncio
import time
from collections.abc import Callable, Sequence

from zoopark.notation.events import Event
from zoopark.server.clients import Client
from zoopark.server.identity import new_key
from zoopark.server.metrics import Metrics
from zoopark.server.problems import Problem
from zoopark.server.storage.errors import Taken, Unavailable
from zoopark.server.storage.rows import SeatChange, StoredMatch, Summary
from zoopark.server.storage.store import Store
from zoopark.server.summaries import summary_of
from zoopark.server.telling import Presence, Snapshot, Teller, encode
from zoopark.table import intents, log
from zoopark.table.match import Match
from zoopark.table.table import Holder, Table


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


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
        changed: Callable[["LiveTable"], None],
        followed: Callable[["LiveTable"], None],
    ) -> None:
        """``changed`` is called after a write here, ``followed`` after a write elsewhere."""
        self.id = stored.match.id
        self.host = stored.match.host
        self.table = Table(Match.folded(map(log.decode, stored.entries)), secret)
        self.holders: dict[int, set[str]] = {}
        self.clients: set[Client] = set()
        self.used = now()
        self.thinking: set[int] = set()  # the seats for which a bot is thinking
        self._store = store
        self._metrics = metrics
        self._changed = changed
        self._followed = followed
        self._lock = asyncio.Lock()
        self._news = asyncio.Event()
        self._reading = asyncio.Lock()
        self._reseated = 0  # how often seats changed hands here
        self._released = False
        self._teller: Teller | None = None
        self._summary: Summary | None = None  # the last one that was written here

    @property
    def match(self) -> Match:
        return self.table.match

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
                client.dismissed.set()
        if moved:
            self._tell_presence()

    def held_by(self, person: str) -> tuple[int, ...]:
        return tuple(sorted(seat for seat, people in self.holders.items() if person in people))

    def holder(self, person: str) -> Holder:
        return Holder(self.held_by(person), bool(person) and person == self.host)

    def admits(self, person: str) -> bool:
        """May this person watch?"""
        if self.match.options.watch or self.match.over or self.match.opened.archived:
            return True
        return bool(person) and (person == self.host or bool(self.held_by(person)))

    def join(self, client: Client) -> None:
        self.clients.add(client)
        client.hold(self.held_by(client.person))
        self.show(client)
        self._tell_presence()

    def part(self, client: Client) -> None:
        self.clients.discard(client)
        self.used = now()
        self._tell_presence()

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

    def _tell(self, entry: log.Entry, events: list[Event]) -> None:
        updates = self.teller().updates(entry, events)
        for client in self.clients:
            client.tell(updates.to(client.eyes(self.match)))
        self._news.set()
        self._news = asyncio.Event()

    async def wait(self, after: int, seconds: float) -> None:
        """Wait for an entry later than this one, or until the timeout."""
        try:
            async with asyncio.timeout(seconds):
                while self.match.number <= after and not self._released:
                    await self._news.wait()
        except TimeoutError:
            pass

    def release(self) -> None:
        """Release everyone who is waiting: the server is stopping."""
        self._released = True
        self._news.set()

    # -- changing ---------------------------------------------------------------------------------

    async def do(self, intent: intents.Intent, person: str) -> int:
        """Carry out an intent and return the number of its entry."""
        if intent.seat is not None and intent.seat not in self.held_by(person):
            await self.read_holders()

        def decide() -> log.Entry:
            known = self.table.repeated(intent)
            if known is not None:
                raise Known(known)
            return self.table.entry(intent, self.holder(person), now())

        try:
            return await self.write(decide)
        except Known as known:
            return known.number

    async def write(
        self, decide: Callable[[], log.Entry], changes: Sequence[SeatChange] = ()
    ) -> int:
        """Store the entry that ``decide`` returns, and tell everyone.

        This cannot be cancelled halfway: what is stored is told, even if the sender is gone.
        """
        return await asyncio.shield(asyncio.create_task(self._write(decide, changes)))

    async def _write(self, decide: Callable[[], log.Entry], changes: Sequence[SeatChange]) -> int:
        """If another process was faster, read its entry first and decide again."""
        async with self._lock:
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
                    )
                except Taken:
                    await self._catch_up()
                    continue
                except Unavailable as error:
                    raise Problem(503, "unavailable", "the database is not responding") from error
                self._metrics.stored(entry, time.perf_counter() - begun)
                self.table.match, self._summary = following, summary
                self._tell(entry, events)
                self._reseat(reseated)
                self.used = now()
                self._changed(self)
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
        for line in await self._store.entries_after(self.id, self.match.number):
            entry = log.decode(line)
            following = self.match.copy()
            events = following.apply(entry)
            self.table.match = following
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
