"""One game with its dealer: chance events are dealt as soon as they are due."""

from typing import Final

from mypy_extensions import i64

from zoopark.core.dice import Dice
from zoopark.core.state import State

NOBODY: Final[i64] = -1


class Simulator:
    """If several seats are to act at the same time, the lowest one comes first."""

    def __init__(self, start: State, seed: int) -> None:
        self.start = start  # before anything is dealt
        self.state = start
        self.dice = Dice(seed)
        self.seat = NOBODY  # the seat that decides next; nobody if the game is over

    def set_up(self) -> None:
        """Start a game. The dice continue, so the next game is dealt differently."""
        self.state = self.start.copy()
        self.settle()

    def play(self, move: i64) -> None:
        """Play a legal move of the seat to act."""
        self.state.play(self.seat, move)
        self.settle()

    def settle(self) -> None:
        """Deal what is due, and find the seat that decides next."""
        state = self.state
        while state.chance():
            state.deal(state.sample(self.dice))
        waiting = state.actors()
        if waiting == 0:
            self.seat = NOBODY
            return
        seat: i64 = 0
        while waiting & 1 == 0:
            waiting >>= 1
            seat += 1
        self.seat = seat
