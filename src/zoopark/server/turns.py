"""Whose turn it is to be thought for, where many want it at once.

Everyone pays for their own thoughts: next comes who has used the least time so far, and of their
tables the one that has waited longest. So thirty tables of one address get as much as one table of
another, and who asks for the first time waits for nobody else's queue.
"""

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from zoopark.server.problems import Problem

T = TypeVar("T")

REMEMBERED: Final = 10_000  # people and addresses of whom is known what they have used


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom something is thought; either part may be unknown."""

    address: str = ""
    person: str = ""

    @property
    def account(self) -> str:
        """Who takes turns with others: anyone can be many people, and hardly many addresses."""
        return self.address or self.person


class Busy(Problem):
    """There is too much to think about already."""

    def __init__(self) -> None:
        super().__init__(503, "busy", "too many are asking at the moment: try again in a moment")


class Turns(Generic[T]):
    """Things that wait, and who is next."""

    def __init__(self, most: int, of_one: int) -> None:
        """Limit how many wait in all, and how many of one account."""
        self._most = most
        self._of_one = of_one
        self._waiting: dict[str, OrderedDict[str, deque[T]]] = {}
        self._used: dict[str, float] = {}  # seconds, by account
        self._reached = 0.0  # what the one who was next last had used; newcomers begin here

    def __len__(self) -> int:
        return sum(map(self._count, self._waiting))

    @property
    def accounts(self) -> int:
        """How many accounts are waiting."""
        return len(self._waiting)

    def others(self, account: str) -> bool:
        """Does anyone else wait?"""
        return len(self._waiting) > (account in self._waiting)

    def add(self, account: str, table: str, item: T) -> None:
        """Let something wait; ``Busy`` if too much does."""
        if self._count(account) >= self._of_one or len(self) >= self._most:
            raise Busy
        if account not in self._waiting:
            self._used[account] = max(self._used.get(account, 0.0), self._reached)
            self._waiting[account] = OrderedDict()
        self._waiting[account].setdefault(table, deque()).append(item)

    def _count(self, account: str) -> int:
        return sum(map(len, self._waiting[account].values())) if account in self._waiting else 0

    def next(self) -> T | None:
        """Take out what is next."""
        if not self._waiting:
            return None
        account = min(self._waiting, key=self._used.__getitem__)
        self._reached = self._used[account]
        tables = self._waiting[account]
        table = next(iter(tables))
        item = tables[table].popleft()
        tables.move_to_end(table)
        self._tidy(account, table)
        return item

    def remove(self, account: str, table: str, item: T) -> None:
        """Nobody wants this any more, if it still waits."""
        if account in self._waiting and item in self._waiting[account].get(table, ()):
            self._waiting[account][table].remove(item)
            self._tidy(account, table)

    def _tidy(self, account: str, table: str) -> None:
        tables = self._waiting[account]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._waiting[account]

    def charge(self, account: str, seconds: float) -> None:
        """An account has used so much time."""
        self._used[account] = max(self._used.get(account, 0.0), self._reached) + seconds
        if len(self._used) > REMEMBERED:
            self._used = {
                name: used
                for name, used in self._used.items()
                if used > self._reached or name in self._waiting
            }


class Allowance:
    """A budget of thinking time: seconds that accrue per second, and a reserve."""

    def __init__(
        self, each_second: float, saved: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._each_second = each_second
        self._saved = saved
        self._clock = clock
        self._known: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def left(self, who: str) -> float:
        """How much they have left, below zero if they have used more."""
        now = self._clock()
        left, since = self._known.get(who, (self._saved, now))
        return min(left + (now - since) * self._each_second, self._saved)

    def spend(self, who: str, seconds: float) -> None:
        self._known[who] = (self.left(who) - seconds, self._clock())
        self._known.move_to_end(who)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
