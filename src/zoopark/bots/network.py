"""A small network of whole numbers: the same in compiled and in interpreted code.

One hidden layer. The weights of two hidden units share a word, so that one multiplication serves
both; only the numbers of a sketch that are not zero are looked at.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.sketch import Sketch

LANE: Final[i64] = 32
HALF: Final[i64] = 1 << 31
LOW: Final[i64] = 0xFFFFFFFF
FINE: Final[i64] = 12  # bits of a fraction in the hidden layer
FINER: Final[i64] = 10  # and in the weights behind it


class Net:
    def __init__(
        self, size: int, hidden: int, words: list[int], behind: list[int], doubts: list[int]
    ) -> None:
        """``words``: the biases and then a row for each number of a sketch, two weights a word."""
        self.size: i64 = size
        self.pairs: i64 = hidden // 2
        self.words: vec[i64] = vec[i64]([i64(word) for word in words])
        self.behind: vec[i64] = vec[i64]([i64(weight) for weight in behind])
        self.sums: vec[i64] = vec[i64]([0] * (hidden // 2))
        self.doubts: vec[i64] = vec[i64]([i64(doubt) for doubt in doubts])

    def answer(self, sketch: Sketch) -> i64:
        """What the network says of a sketch."""
        sums = self.sums
        words = self.words
        pairs = self.pairs
        for k in range(pairs):
            sums[k] = words[k]
        for n in range(sketch.count):
            at = (sketch.places[n] + 1) * pairs
            value = sketch.values[n]
            for k in range(pairs):
                sums[k] += words[at + k] * value
        behind = self.behind
        total = behind[2 * pairs]
        for k in range(pairs):
            low = ((sums[k] + HALF) & LOW) - HALF
            high = (sums[k] - low) >> LANE
            if low > 0:
                total += low * behind[2 * k]
            if high > 0:
                total += high * behind[2 * k + 1]
        return total >> (FINE + FINER)
