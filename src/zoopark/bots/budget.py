"""How long a bot may think about one decision."""

from time import perf_counter
from typing import Any

from mypy_extensions import i64


class Budget:
    """So many iterations, or so many seconds; with both, whichever is over first.

    ``trials`` limits how many moves are tried out before that, roughly, where rules are slow; 0 is
    for no limit.
    """

    def __init__(self, iterations: int = 0, seconds: float = 0.0, trials: int = 0) -> None:
        if iterations < 0 or seconds < 0 or (iterations == 0 and seconds == 0):
            raise ValueError("a budget must be more than zero iterations or seconds")
        self.iterations: i64 = iterations
        self.seconds = seconds
        self.trials: i64 = trials

    def __repr__(self) -> str:
        parts = [f"iterations={self.iterations}"] if self.iterations else []
        if self.seconds:
            parts.append(f"seconds={self.seconds}")
        if self.trials:
            parts.append(f"trials={self.trials}")
        return f"Budget({', '.join(parts)})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Budget):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[Any, ...]:
        return Budget, self._parts()

    def _parts(self) -> tuple[int, float, int]:
        return int(self.iterations), self.seconds, int(self.trials)


class Clock:
    """A budget that is being used up."""

    def __init__(self, budget: Budget) -> None:
        self.left: i64 = budget.iterations if budget.iterations else 1 << 60
        self.end = perf_counter() + budget.seconds if budget.seconds else 0.0
        self.used: i64 = 0
        # Who may think for a moment only looks at the time after every iteration.
        self.seldom: i64 = 15 if budget.seconds >= 0.1 else 0

    def goes_on(self) -> bool:
        """May another iteration be made? The time is looked at now and then."""
        if self.left <= 0:
            return False
        if self.end and self.used & self.seldom == 0 and self.used and perf_counter() >= self.end:
            return False
        self.left -= 1
        self.used += 1
        return True
