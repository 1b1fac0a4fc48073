"""A small network of whole numbers: the same in compiled and in interpreted code.

There is one hidden layer. The weights of two hidden units share a word, so that one multiplication
serves both, and only the numbers of a sketch that are not zero are looked at.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.core.sketch import Sketch

LANE: Final[i64] = 32  # bits of a hidden unit
FINE: Final[i64] = 12  # of them behind the point
FINER: Final[i64] = 10  # and in the weights behind the hidden layer


class Network:
    """``layer`` has the biases of the hidden units, then a row for each number of a sketch.

    ``behind`` has a weight for each hidden unit, then a bias; ``doubts`` says by the stage of the
    game how far the points may be from what the network says.
    """

    def __init__(
        self, size: int, hidden: int, layer: list[int], behind: list[int], doubts: list[int]
    ) -> None:
        self.size: i64 = size
        self.pairs: i64 = hidden // 2
        self.words: vec[i64] = vec[i64](
            [i64(layer[k]) + (i64(layer[k + 1]) << LANE) for k in range(0, len(layer), 2)]
        )
        self.behind: vec[i64] = vec[i64]([i64(weight) for weight in behind])
        self.doubts: vec[i64] = vec[i64]([i64(doubt) for doubt in doubts])
        self.sums: vec[i64] = vec[i64]([0] * (hidden // 2))

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
        half = bit(LANE - 1)
        low_lane = bit(LANE) - 1
        for k in range(pairs):
            low = ((sums[k] + half) & low_lane) - half
            high = (sums[k] - low) >> LANE
            if low > 0:
                total += low * behind[2 * k]
            if high > 0:
                total += high * behind[2 * k + 1]
        return total >> (FINE + FINER)

    def doubt(self, stage: i64) -> i64:
        """How far the points may be from the answers."""
        last = i64(len(self.doubts)) - 1
        return self.doubts[stage if stage < last else last]
