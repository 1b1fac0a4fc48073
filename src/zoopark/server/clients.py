"""A client connected to a table: the seats it holds, and the one it looks from."""

import asyncio
from collections.abc import Collection
from typing import Final

from zoopark.table.match import Match

WAITING: Final = 64  # unsent messages after which a slow client is disconnected


class Client:
    """One connection, with a queue of messages to send."""

    def __init__(self, person: str, address: str = "") -> None:
        self.person = person
        self.address = address
        self.seats: frozenset[int] = frozenset()
        self.looking: int | None = None  # the chosen seat, if the device holds several
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self.lagging = asyncio.Event()
        self.dismissed = asyncio.Event()  # they may not look on any more
        self.gone = False  # because there is nothing to look at

    def tell(self, message: bytes) -> None:
        """Queue a message. A client that cannot keep up is dropped and may reconnect."""
        if self.lagging.is_set() or self.dismissed.is_set():
            return
        if self.queue.full():
            self.lagging.set()
        else:
            self.queue.put_nowait(message)

    def hold(self, seats: Collection[int]) -> None:
        self.seats = frozenset(seats)
        if self.looking not in self.seats:
            self.looking = None

    def eyes(self, match: Match) -> int | None:
        """The seat from which this client sees the game; ``None`` is a spectator.

        With several seats on one device, it is the one whose turn it is; if anything is hidden,
        only the chosen seat, and only until another of them is to act.
        """
        if len(self.seats) <= 1:
            return next(iter(self.seats), None)
        waiting = [seat for seat in match.to_act if seat in self.seats]
        if match.game is None or not match.game.hides or match.over:
            if self.looking is not None:
                return self.looking
            return waiting[0] if waiting else min(self.seats)
        if self.looking is not None and waiting and self.looking not in waiting:
            self.looking = None
        return self.looking
