"""Rate limits per client. Too many requests are refused; a flood is disconnected."""

import time
from collections import OrderedDict
from dataclasses import dataclass, fields
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

KNOWN: Final = 10_000  # number of clients to remember


@lru_cache(KNOWN)
def whose(address: str) -> str:
    """Whom an address is counted as: an ordinary IPv6 line has 2^64 of them.

    >>> whose("192.0.2.7"), whose("::ffff:192.0.2.7"), whose("2001:db8::1:2:3:4")
    ('192.0.2.7', '192.0.2.7', '2001:db8::/64')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address[:40]  # a socket in the file system, or what a proxy made up
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Network((int(found) >> 64 << 64, 64)))
    return str(found)


@dataclass(frozen=True, slots=True)
class Rate:
    """A sustained rate per second, and the size of a burst."""

    each_second: float
    at_once: int

    def filled(self, left: float, seconds: float) -> float:
        """What a bucket of this rate holds after a number of seconds."""
        return min(left + seconds * self.each_second, float(self.at_once))


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits per address. A server for a whole school needs different ones."""

    requests: Rate = Rate(50, 200)
    files: Rate = Rate(50, 400)  # of the pages
    probes: Rate = Rate(2, 20)  # of health and figures
    handshakes: Rate = Rate(5, 60)  # new WebSockets
    histories: Rate = Rate(20, 100)  # logs, records and moments of the past
    tables: Rate = Rate(1 / 30, 30)  # tables and records that are new
    listings: Rate = Rate(1 / 120, 10)  # new tables that everyone sees in the lobby
    thinking: Rate = Rate(1, 20)  # hints and reviews
    guesses: Rate = Rate(0.5, 20)  # keys that open nothing
    talk: Rate = Rate(0.5, 15)  # lines of chat
    pushes: Rate = Rate(1 / 30, 20)  # subscriptions to messages
    messages: Rate = Rate(20, 60)  # of one WebSocket: what comes sooner is read later
    frames: Rate = Rate(10, 100)  # of one WebSocket that are no messages, such as pings
    sockets: int = 100
    connections: int = 250  # of any kind
    in_all: int = 20_000  # connections of all clients; fewer where the system allows fewer files


_ANY: Final = Rate(1e9, 10**9)
BOUNDLESS: Final = Limits(
    **{field.name: _ANY if field.type is Rate else 10**9 for field in fields(Limits)}  # type: ignore[arg-type]
)


class Bucket:
    """A bucket of tokens, filled as time goes by."""

    __slots__ = ("_left", "_rate", "_since")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = float(rate.at_once)
        self._since = time.monotonic()

    def _fill(self) -> None:
        moment = time.monotonic()
        self._left = self._rate.filled(self._left, moment - self._since)
        self._since = moment

    def take(self) -> bool:
        """May it be done once more? If so, it is."""
        self._fill()
        allowed = self._left >= 1
        self._left -= allowed
        return allowed

    def delay(self) -> float:
        """Do it once more, after a number of seconds."""
        self._fill()
        self._left -= 1
        return max(-self._left / self._rate.each_second, 0.0)


class Buckets:
    """A bucket for every client."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """May they do it once more?"""
        bucket = self._known.pop(who, None) or Bucket(self._rate)
        self._known[who] = bucket
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return bucket.take()


class Counts:
    """How many of something everyone has, and all together."""

    def __init__(self, each: int, in_all: int) -> None:
        self._each = each
        self._in_all = in_all
        self._held: dict[str, int] = {}
        self.total = 0

    def __getitem__(self, who: str) -> int:
        return self._held.get(who, 0)

    def take(self, who: str, *, shared: bool = False) -> bool:
        """May they have another one? If so, they do; one that many share counts for all only."""
        if self.total >= self._in_all or (not shared and self[who] >= self._each):
            return False
        self._held[who] = self._held.get(who, 0) + 1
        self.total += 1
        return True

    def give_back(self, who: str) -> None:
        left = self._held.pop(who) - 1
        if left:
            self._held[who] = left
        self.total -= 1


class Guard:
    """All limits of one server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Buckets(limits.requests)
        self.files = Buckets(limits.files)
        self.probes = Buckets(limits.probes)
        self.handshakes = Buckets(limits.handshakes)
        self.histories = Buckets(limits.histories)
        self.tables = Buckets(limits.tables)
        self.listings = Buckets(limits.listings)
        self.thinking = Buckets(limits.thinking)
        self.guesses = Buckets(limits.guesses)
        self.talk = Buckets(limits.talk)
        self.pushes = Buckets(limits.pushes)
        self.sockets = Counts(limits.sockets, limits.in_all)
        self.connections = Counts(limits.connections, limits.in_all)
