"""What is still to be done before a turn goes on: a stack of tasks.

One tile can set off births, a bonus and choices, some of them in the zoo of another seat. Each of
these is a task on the agenda, the next one on top. A task is packed like a move: its kind,
its seat, and what it is about. Questions wait for the answer of their seat; chores are carried out
at once. The base game alone needs no agenda.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zoopark.core.moves import BYTE, A

# Questions, each answered by a move of its seat.
YOUNG: Final[i64] = 1  # enclosure of the parents: where does their young one go?
PUT: Final[i64] = 2  # tile, fresh or not: where does it go?

MODULE_QUESTIONS: Final[i64] = 16  # the questions from here on belong to modules

# Chores, carried out at once.
CHORES: Final[i64] = 128
BIRTHS: Final[i64] = 128  # enclosure, whether it pays a bonus: go on with the births there
MODULE_CHORES: Final[i64] = 144  # the chores from here on belong to modules

DEPTH: Final[i64] = 40  # more tasks than one action can set off


@mypyc_attr(acyclic=True)
class Agenda:
    def __init__(self, tasks: vec[i64], depth: i64) -> None:
        self.tasks = tasks
        self.depth = depth

    def push(self, task: i64) -> None:
        self.tasks[self.depth] = task
        self.depth += 1

    def pop(self) -> i64:
        self.depth -= 1
        return self.tasks[self.depth]

    def top(self) -> i64:
        return self.tasks[self.depth - 1] if self.depth else 0

    def copy(self) -> "Agenda":
        return Agenda(self.tasks[:], self.depth)

    def listed(self) -> list[int]:
        """All tasks, the next one last."""
        return [self.tasks[k] for k in range(self.depth)]


def new_agenda() -> Agenda:
    return Agenda(vec[i64]([0] * DEPTH), 0)


NO_AGENDA: Final[Agenda] = Agenda(vec[i64](), 0)  # of a game without modules, never written to


def asked_seat(task: i64) -> i64:
    """The seat to which a task belongs."""
    return (task >> A) & BYTE
