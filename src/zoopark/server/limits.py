"""Rate limits per client. Too many requests are refused; a flood is disconnected."""

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

KNOWN: Final = 10_000  # number of clients to remember


@dataclass(frozen=True, slots=True)
class Rate:
    """A sustained rate per second, and the size of a burst."""

    each_second: float
    at_once: int


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits per address. A server for a whole school needs different ones."""

    requests: Rate = Rate(50, 200)
    tables: Rate = Rate(0.5, 30)  # new tables and records
    thinking: Rate = Rate(1, 20)  # hints and reviews
    guesses: Rate = Rate(0.5, 20)  # wrong seat keys
    messages: Rate = Rate(20, 60)  # per WebSocket
    sockets: int = 100


_ANY: Final = Rate(1e9, 10**9)
BOUNDLESS: Final = Limits(_ANY, _ANY, _ANY, _ANY, _ANY, 10**9)


class Buckets:
    """A token bucket per client."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._known: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        """Take a token; is the request allowed?"""
        moment = time.monotonic()
        left, since = self._known.pop(who, (float(self._rate.at_once), moment))
        left = min(left + (moment - since) * self._rate.each_second, float(self._rate.at_once))
        allowed = left >= 1
        self._known[who] = (left - 1 if allowed else left, moment)
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return allowed


class Guard:
    """All limits of one server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Buckets(limits.requests)
        self.tables = Buckets(limits.tables)
        self.thinking = Buckets(limits.thinking)
        self.guesses = Buckets(limits.guesses)
        self.sockets: dict[str, int] = {}

    def connect(self, address: str) -> bool:
        """May this address open another WebSocket? If so, count it."""
        count = self.sockets.get(address, 0)
        if count >= self.limits.sockets:
            return False
        self.sockets[address] = count + 1
        return True

    def disconnect(self, address: str) -> None:
        left = self.sockets.pop(address, 0) - 1
        if left > 0:
            self.sockets[address] = left
