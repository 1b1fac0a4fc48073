"""The clocks of a match: who is thinking, and how much time they have left."""

from collections.abc import Collection, Mapping, Sequence
from copy import copy
from typing import Final

from zoopark.table.options import Clock

GRACE: Final = 60_000  # for players who return with no time left


class Clocks:
    """Remaining time in milliseconds. The caller passes in the time."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.turn: list[int | None] = [_ms(clock.turn)] * players
        self.game: list[int | None] = [_ms(clock.game)] * players
        self.thinking: frozenset[int] = frozenset()
        self.since = 0  # the thinking seats have been charged up to here
        self._timed = [0] * players  # the last turn for which each seat was given time
        self._welcomed = [0] * players  # the last turn in which each seat returned with none left

    def copy(self) -> "Clocks":
        other = copy(self)
        other.turn, other.game = self.turn[:], self.game[:]
        other._timed, other._welcomed = self._timed[:], self._welcomed[:]
        return other

    def charge(self, now: int) -> None:
        """Charge the time until now to the thinking seats."""
        spent = max(now - self.since, 0)
        for left in (self.turn, self.game):
            for seat in self.thinking:
                time = left[seat]
                if time is not None:
                    left[seat] = max(time - spent, 0)
        self.since = max(now, self.since)

    def forgive(self, now: int) -> None:
        """Charge the time until now to no one."""
        self.since = max(now, self.since)

    def ask(self, thinking: Mapping[int, int]) -> None:
        """These seats are thinking from now on, each in a turn with this number.

        A seat is given time once per turn: neither undo nor a pause refills a clock.
        """
        for seat, turn in thinking.items():
            if self._timed[seat] < turn:
                self._timed[seat] = turn
                self.turn[seat] = _ms(self.clock.turn)
                left = self.game[seat]
                if left is not None:
                    self.game[seat] = left + 1000 * self.clock.added
        self.thinking = frozenset(thinking)

    def spare(self, seats: Collection[int]) -> None:
        """Another seat took its move back: seats that were thinking get their whole turn again."""
        for seat in seats:
            self.turn[seat] = _ms(self.clock.turn)

    def go_back(self, turns: Sequence[int]) -> None:
        """Everyone agreed to go back to these turns: later turns get their time again."""
        self.spare(range(len(turns)))
        self._timed = [min(timed, turn) for timed, turn in zip(self._timed, turns, strict=True)]

    def welcome(self, seat: int, turn: int) -> None:
        """Give a player who returns with no time left a short grace period, once per turn."""
        if self.left(seat) != 0 or self._welcomed[seat] >= turn:
            return
        self._welcomed[seat] = turn
        left, whole = self.turn[seat], _ms(self.clock.turn)
        if left is not None and whole is not None:
            self.turn[seat] = max(left, min(GRACE, whole))
        left = self.game[seat]
        if left is not None:
            self.game[seat] = max(left, GRACE)

    def left(self, seat: int) -> int | None:
        """A seat's remaining time when last charged; ``None`` if unlimited."""
        times = [time for time in (self.turn[seat], self.game[seat]) if time is not None]
        return min(times) if times else None

    def deadline(self) -> int | None:
        """When the first of the thinking seats will run out of time."""
        times = [left for seat in self.thinking if (left := self.left(seat)) is not None]
        return self.since + min(times) if times else None

    def late(self, now: int) -> list[int]:
        """The seats whose time is up."""
        spent = now - self.since
        return [
            seat
            for seat in sorted(self.thinking)
            if (left := self.left(seat)) is not None and left <= spent
        ]


def _ms(seconds: int | None) -> int | None:
    return None if seconds is None else 1000 * seconds
