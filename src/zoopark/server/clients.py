"""A client connected to a table: the seats it holds, and the one it looks from."""

from collections.abc import Collection
from typing import Protocol

from zoopark.table.match import Match


class Line(Protocol):
    """A connection that takes a message at once, however slow the other end is."""

    def tell(self, *messages: bytes) -> None:
        """Send messages, unless the connection is closing."""
        ...

    def end(self, code: int, why: str) -> None:
        """Close it with a reason."""
        ...


class Viewer:
    """Someone who looks at a table, from one of their seats or as a spectator."""

    def __init__(self, person: str, seats: Collection[int] = ()) -> None:
        self.person = person
        self.seats = frozenset(seats)
        self.looking: int | None = None  # the chosen seat, if they hold several

    def hold(self, seats: Collection[int]) -> None:
        self.seats = frozenset(seats)
        if self.looking not in self.seats:
            self.looking = None

    def eyes(self, match: Match) -> int | None:
        """The seat from which they see the game; ``None`` is a spectator.

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


class Client(Viewer):
    """A viewer who is told of everything over a connection."""

    def __init__(self, person: str, address: str, line: Line) -> None:
        super().__init__(person)
        self.address = address
        self.tell = line.tell
        self.dismissed = False
        self._line = line

    def dismiss(self, code: int, why: str) -> None:
        """Close the connection: nothing more is told, and nothing more is heard."""
        self.dismissed = True
        self._line.end(code, why)
