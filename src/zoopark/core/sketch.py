"""A situation as a short list of numbers, for the network that learns what comes of it.

A sketch is made where a round begins: trucks are empty then, and nobody is out. Each seat has a
sketch of its own: what it owns, what the others want, what is still to come, and what the evaluator
makes of it. Most numbers of a sketch are zero, so only the others are listed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.state import State

VERSION: Final = 1  # raised when a sketch changes, so that old weights are not used for it


class Sketch:
    def __init__(self, size: i64) -> None:
        self.size = size  # how many numbers there may be
        self.count: i64 = 0  # how many are not zero
        self.places: vec[i64] = vec[i64]([0] * size)
        self.values: vec[i64] = vec[i64]([0] * size)

    def put(self, place: i64, value: i64) -> None:
        """Write one number, at most once for every place."""
        if value:
            self.places[self.count] = place
            self.values[self.count] = value
            self.count += 1

    def one_of(self, place: i64, value: i64, most: i64) -> None:
        """Write a one at the place of a value from 0 to ``most``; higher ones count as that."""
        if value > most:
            value = most
        if value < 0:
            value = 0
        self.put(place + value, 1)

    def steps(self, place: i64, value: i64, step: i64, most: i64) -> None:
        """Write how high a value is: a one for each step it has taken, and a part of the next."""
        k: i64 = 0
        while value > 0 and k < most:
            self.put(place + k, step if value > step else value)
            value -= step
            k += 1

    def begins(self, state: State) -> bool:
        """Does a round begin with this state, so that it can be sketched?"""
        raise NotImplementedError

    def look(self, state: State, worths: vec[i64]) -> None:
        """Look at the table; the worths are those of the evaluator, seat by seat."""
        raise NotImplementedError

    def write(self, state: State, seat: i64) -> None:
        """List the numbers of a seat."""
        raise NotImplementedError

    def stage(self, state: State) -> i64:
        """How far away the end of the game is; 0 is the end."""
        raise NotImplementedError
