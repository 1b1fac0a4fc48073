"""What a seat may know of a situation, as numbers.

An observation is a row of words with eight columns of a byte each; what the columns are called is
said by ``zoopark.envs.columns``, file by file. Seats are written as the observer sees them: itself
first, then the others in turn order.
"""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.state import State


class Sight:
    def write(self, state: State, seat: i64, words: vec[i64], at: i64) -> None:
        """Write down what a seat knows, from this word on."""
        raise NotImplementedError
