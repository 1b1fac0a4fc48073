"""What the processes of a group count together: how much each client has had of everything.

It is memory that they share, and nobody waits for a lock. Of what two processes take from a bucket
in the same microsecond, one may be forgotten. How many connections someone has is noted by each
process in a column of its own, which the process that replaces it clears.
"""

import time
from hashlib import blake2b
from mmap import mmap
from pathlib import Path
from struct import calcsize
from typing import Any, Final, Literal

from zoopark.server.limits import Buckets, Counts, Guard, Limits, Rate

PLACES: Final = 1 << 16  # for clients; with many of them, two share one now and then


class Ledger:
    """A folder that all processes of a group know, and the number of this one among them."""

    def __init__(self, folder: Path, number: int, count: int) -> None:
        self.number = number
        self.count = count
        self._folder = folder

    def column(self, name: str, form: Literal["d", "i"], width: int = 1) -> Any:
        """Numbers for all places, of this form: zeros until someone writes there."""
        with (self._folder / f"{name}.limit").open("a+b") as file:
            file.truncate(PLACES * width * calcsize(form))
            return memoryview(mmap(file.fileno(), 0)).cast(form)

    def place(self, who: str) -> int:
        """Nobody can choose whose place they share: the name of the folder is known to nobody."""
        key = self._folder.name.encode()[:64]
        return int.from_bytes(blake2b(who.encode(), digest_size=8, key=key).digest()) % PLACES

    def guard(self, limits: Limits) -> Guard:
        """All limits, counted together with the other processes."""
        guard = Guard(limits)
        for name, counted in vars(guard).items():
            if isinstance(counted, Buckets):
                setattr(guard, name, _Buckets(getattr(limits, name), name, self))
            elif isinstance(counted, Counts):
                setattr(guard, name, _Counts(getattr(limits, name), limits.in_all, name, self))
        return guard


class _Buckets(Buckets):
    """A bucket for every client: what is left in it, and since when."""

    def __init__(self, rate: Rate, name: str, ledger: Ledger) -> None:
        super().__init__(rate)
        self._ledger = ledger
        self._cells = ledger.column(name, "d", 2)

    def take(self, who: str) -> bool:
        """May they do it once more?"""
        at, moment = 2 * self._ledger.place(who), time.monotonic()
        left, since = self._cells[at], self._cells[at + 1]
        left = self._rate.filled(left, moment - since) if since else float(self._rate.at_once)
        allowed = left >= 1
        self._cells[at], self._cells[at + 1] = left - allowed, moment
        return allowed


class _Counts(Counts):
    """How many everyone has at all processes; how many there are in all is counted here only."""

    def __init__(self, each: int, in_all: int, name: str, ledger: Ledger) -> None:
        super().__init__(each, in_all)
        self._ledger = ledger
        self._columns = [ledger.column(f"{name}-{n}", "i") for n in range(ledger.count)]
        self._own = self._columns[ledger.number]
        self._own[:] = memoryview(bytes(self._own.nbytes)).cast("i")

    def __getitem__(self, who: str) -> int:
        place = self._ledger.place(who)
        return int(sum(column[place] for column in self._columns))

    def take(self, who: str, *, shared: bool = False) -> bool:
        """May they have another one?"""
        allowed = super().take(who, shared=shared)
        self._own[self._ledger.place(who)] += allowed
        return allowed

    def give_back(self, who: str) -> None:
        super().give_back(who)
        self._own[self._ledger.place(who)] -= 1
