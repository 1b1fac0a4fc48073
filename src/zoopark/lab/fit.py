"""Fitting a network to the notes of games, with NumPy.

The network learns what is missing between the worth that the evaluator sees and the points in the
end: so that the points are right, and so that the chances to win are that follow from the points of
all seats. An error counts the more the surer the end is at that stage of the game. Weights become
whole numbers only when the network is finished.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from zoopark.bots.network import FINE, FINER
from zoopark.texts import Mistake

Floats = NDArray[np.floating[Any]]  # of 32 bits
Ints = NDArray[np.int64]

HEAD: Final = 4  # numbers in the head of a note
BATCH: Final = 1024
RATE: Final = 2e-3
LATER_RATE: Final = 5e-4  # of a network that goes on learning
LEAST_SPREAD: Final = 0.2  # of a number of a sketch: rare ones are not blown up
HELD_OUT: Final = 10  # one game in ten is held out to measure with
LIMIT: Final = 32767  # of a weight in a file


@dataclass(frozen=True, slots=True)
class Sample:
    """Notes of many games. The places and values of all sketches stand one behind the other."""

    size: int  # numbers in a sketch
    players: int
    heads: Ints  # worth, stage, seat, count
    games: Ints  # the game of each note
    places: Ints
    values: Ints
    finals: Ints  # of each game and seat: points, then what decides between equal ones
    starts: Ints

    @staticmethod
    def of(
        size: int,
        notes: Sequence[tuple[list[int], list[int], list[int]]],
        finals: Sequence[Sequence[tuple[int, int]]],
    ) -> "Sample":
        heads = [np.array(heads, np.int64).reshape(-1, HEAD) for heads, _, _ in notes]
        return Sample._joined(
            size,
            np.concatenate(heads),
            np.repeat(np.arange(len(notes)), [len(head) for head in heads]),
            np.concatenate([np.array(places, np.int64) for _, places, _ in notes]),
            np.concatenate([np.array(values, np.int64) for _, _, values in notes]),
            np.array(finals, np.int64),
        )

    @staticmethod
    def _joined(
        size: int, heads: Ints, games: Ints, places: Ints, values: Ints, finals: Ints
    ) -> "Sample":
        starts = np.concatenate([[0], np.cumsum(heads[:, 3])[:-1]]).astype(np.int64)
        return Sample(size, finals.shape[1], heads, games, places, values, finals, starts)

    @staticmethod
    def together(parts: Sequence["Sample"]) -> "Sample":
        """All notes of several parts."""
        before = np.cumsum([0, *(len(part.finals) for part in parts)])
        games = [part.games + before[k] for k, part in enumerate(parts)]
        return Sample._joined(
            parts[0].size,
            np.concatenate([part.heads for part in parts]),
            np.concatenate(games),
            np.concatenate([part.places for part in parts]),
            np.concatenate([part.values for part in parts]),
            np.concatenate([part.finals for part in parts]),
        )

    def save(self, path: Path) -> None:
        """Write a file in one step."""
        fresh = path.with_name(path.name + ".new")
        with fresh.open("wb") as file:
            np.savez_compressed(
                file,
                size=np.int64(self.size),
                heads=self.heads.astype(np.int32),
                games=self.games.astype(np.int32),
                places=self.places.astype(np.int16),
                values=self.values.astype(np.int16),
                finals=self.finals.astype(np.int32),
            )
        fresh.replace(path)

    @staticmethod
    def load(path: Path) -> "Sample":
        try:
            with np.load(path) as data:
                wide: dict[str, Any] = {name: data[name].astype(np.int64) for name in data.files}
            return Sample._joined(
                int(wide["size"]),
                wide["heads"],
                wide["games"],
                wide["places"],
                wide["values"],
                wide["finals"],
            )
        except Exception as error:  # whatever a damaged archive makes of itself
            raise Mistake("command.wrong.sample", file=str(path)) from error

    def __len__(self) -> int:
        return len(self.heads)

    @property
    def worths(self) -> Floats:
        """What the evaluator says, in points."""
        return (self.heads[:, 0] / 100).astype(np.float32)

    @property
    def points(self) -> Floats:
        """What it came to."""
        points: Floats = self.finals[self.games, self.heads[:, 2], 0].astype(np.float32)
        return points

    def dense(self, rows: Ints) -> Floats:
        """The sketches of some notes with all their zeros."""
        counts = self.heads[rows, 3]
        owner = np.repeat(np.arange(len(rows)), counts)
        first = np.repeat(self.starts[rows] - np.cumsum(counts) + counts, counts)
        at = first + np.arange(len(owner))
        full = np.zeros((len(rows), self.size), np.float32)
        full[owner, self.places[at]] = self.values[at]
        return full

    def still(self) -> dict[int, int]:
        """The numbers of a sketch that are the same in all notes, and what they are."""
        seen = np.bincount(self.places, minlength=self.size)
        lowest, highest = np.zeros(self.size, np.int64), np.zeros(self.size, np.int64)
        np.minimum.at(lowest, self.places, self.values)
        np.maximum.at(highest, self.places, self.values)
        found = {place: 0 for place in range(self.size) if seen[place] == 0}
        for place in np.flatnonzero(seen == len(self)):
            # A value is never zero, so one of these is that of all notes, or they differ.
            values = {int(lowest[place]), int(highest[place])} - {0}
            total = int(self.values[self.places == place].sum())
            if len(values) == 1 and total == len(self) * min(values):
                found[int(place)] = min(values)
        return found

    def split(self) -> tuple[Ints, Ints]:
        """The notes to learn from, and those to measure with, which are of other games."""
        held = self.games % HELD_OUT == HELD_OUT - 1
        return np.flatnonzero(~held), np.flatnonzero(held)


class Net:
    """One hidden layer, and a straight way past it."""

    def __init__(self, size: int, hidden: int, spread: Floats, rng: np.random.Generator) -> None:
        self.spread = spread
        scale = np.float32(1 / np.sqrt(30))
        self.layer = rng.standard_normal((size, hidden), np.float32) * scale
        self.bias = np.zeros(hidden, np.float32)
        self.behind = rng.standard_normal(hidden, np.float32) * np.float32(0.1 / np.sqrt(hidden))
        self.straight = np.zeros(size, np.float32)
        self.end = np.zeros(1, np.float32)
        self._means = [np.zeros_like(part) for part in self.parts]
        self._squares = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    @property
    def parts(self) -> list[Floats]:
        return [self.layer, self.bias, self.behind, self.straight, self.end]

    def answers(self, sketches: Floats) -> Floats:
        even = sketches / self.spread
        hidden = np.maximum(even @ self.layer + self.bias, 0)
        answers: Floats = hidden @ self.behind + even @ self.straight + self.end
        return answers

    def save(self, path: Path) -> None:
        """Write a file in one step."""
        fresh = path.with_name(path.name + ".new")
        with fresh.open("wb") as file:
            np.savez(file, *self.parts, self.spread)
        fresh.replace(path)

    @staticmethod
    def load(path: Path) -> "Net":
        """The network of a file, as if it had learned nothing yet since it began."""
        with np.load(path) as data:
            *parts, spread = [data[name] for name in data.files]
        size, hidden = parts[0].shape
        net = Net(size, hidden, spread, np.random.default_rng(0))
        for part, saved in zip(net.parts, parts, strict=True):
            part[...] = saved
        return net

    def learn(self, sketches: Floats, pull: Callable[[Floats], Floats], rate: float) -> None:
        """One step of Adam; ``pull`` says how fast the loss grows with each answer."""
        even = sketches / self.spread
        before = even @ self.layer + self.bias
        hidden = np.maximum(before, 0)
        wrong = pull(hidden @ self.behind + even @ self.straight + self.end)
        back = np.outer(wrong, self.behind) * (before > 0)
        slopes: list[Floats] = [
            even.T @ back,
            back.sum(0),
            hidden.T @ wrong,
            even.T @ wrong,
            wrong.sum(keepdims=True),
        ]
        self._steps += 1
        for part, slope, mean, square in zip(
            self.parts, slopes, self._means, self._squares, strict=True
        ):
            mean[...] += np.float32(0.1) * (slope - mean)
            square[...] += np.float32(0.001) * (slope * slope - square)
            direction = mean / np.float32(1 - 0.9**self._steps)
            length = np.sqrt(square / np.float32(1 - 0.999**self._steps)) + np.float32(1e-8)
            part[...] -= np.float32(rate) * direction / length

    def rounded(self) -> tuple[int, list[int], list[int]]:
        """The network in whole numbers: hidden units, their layer, and the weights behind it.

        The straight way becomes two more hidden units, of which one is always silent.
        """
        straight = (self.straight / self.spread)[:, None]
        layer = np.concatenate([self.layer / self.spread[:, None], straight, -straight], 1)
        bias = np.concatenate([self.bias, [0, 0]])
        if layer.shape[1] % 2:
            layer = np.concatenate([layer, np.zeros((len(layer), 1))], 1)
            bias = np.concatenate([bias, [0]])
        behind = np.zeros(layer.shape[1])
        behind[: len(self.behind)] = self.behind
        behind[len(self.behind)], behind[len(self.behind) + 1] = 1, -1
        one, other = 1 << int(FINE), 1 << int(FINER)
        whole = np.rint(np.concatenate([bias[None], layer]) * one).clip(-LIMIT, LIMIT)
        last = np.rint(np.concatenate([behind * other, self.end * one * other]) * 100)
        return layer.shape[1], [int(w) for w in whole.ravel()], [int(w) for w in last]


def settled(hidden: int, layer: Sequence[int], still: Mapping[int, int]) -> list[int]:
    """A layer in which numbers that never changed while it learned are part of the biases.

    In games like those it says the same as before. In others, such as those of more players, what
    it has never seen counts for nothing, and what it has always seen is there.
    """
    whole = np.array(layer, np.int64).reshape(-1, hidden)
    for place, value in still.items():
        biases = whole[0] + whole[place + 1] * value
        if np.abs(biases).max() <= LIMIT:
            whole[0] = biases
            whole[place + 1] = 0
    return [int(weight) for weight in whole.ravel()]


class Aims:
    """What the answers to some notes should be, and how much it matters at each stage."""

    def __init__(self, sample: Sample, rows: Ints) -> None:
        self.players = sample.players
        self.wanted = sample.points - sample.worths
        self.worths = sample.worths
        self.stages = sample.heads[:, 1]
        self.won = shares(sample)[sample.games, sample.heads[:, 2]]
        self.precision = np.ones(int(self.stages.max()) + 1, np.float32)
        for stage in range(len(self.precision)):
            there = self.wanted[rows][self.stages[rows] == stage]
            if len(there) >= FEW:
                self.precision[stage] = 1 / max(float(there.var()), 0.25)
        found = find_doubts(sample, rows, self.worths[rows])
        found += found[-1:] * (len(self.precision) - len(found))
        self.doubts = (np.array(found) / 100).astype(np.float32)

    def pull(self, rows: Ints, answers: Floats) -> Floats:
        """How fast the loss of these notes, all seats of some situations, grows with the answers.

        The loss is that of points which are normally distributed, and the log loss of the victory.
        """
        stages = self.stages[rows]
        slopes = (answers - self.wanted[rows]) * self.precision[stages]
        doubts = self.doubts[stages]
        heights = ((answers + self.worths[rows]) / doubts).reshape(-1, self.players)
        odds = np.exp(heights - heights.max(1, keepdims=True))
        odds /= odds.sum(1, keepdims=True)
        slopes += (odds.ravel() - self.won[rows]) / doubts
        pulled: Floats = slopes / np.float32(len(rows))
        return pulled


def batches(situations: Ints, rng: np.random.Generator) -> Iterator[Ints]:
    """The notes of all situations, a row for each, in parts and in any order."""
    order = rng.permutation(len(situations))
    size = max(1, BATCH // situations.shape[1])
    for first in range(0, len(order) - len(order) % size or len(order), size):
        yield situations[order[first : first + size]].ravel()


def fit(sample: Sample, hidden: int, epochs: int, seed: int, start: Net | None = None) -> Net:
    """A network that has learned from all notes but those that are held out.

    It begins with nothing, or goes on from a network that has learned from other games.
    """
    rng = np.random.default_rng(seed)
    learned, _ = sample.split()
    net = start
    rate = LATER_RATE
    if net is None:
        look = sample.dense(learned[:: max(1, len(learned) // 100_000)])
        spread = np.maximum(look.std(0), LEAST_SPREAD).astype(np.float32)
        net = Net(sample.size, hidden, spread, rng)
        rate = RATE
    aims = Aims(sample, learned)
    situations = learned.reshape(-1, sample.players)
    for epoch in range(epochs):
        parts = list(batches(situations, rng))
        for part, rows in enumerate(parts):
            left = 1 - (epoch + part / len(parts)) / epochs
            net.learn(sample.dense(rows), partial(aims.pull, rows), rate * left + 1e-5)
    return net


def answers(net: Net, sample: Sample, rows: Ints) -> Floats:
    """What a network says of some notes: the points in the end."""
    parts = [
        net.answers(sample.dense(rows[first : first + 8 * BATCH]))
        for first in range(0, len(rows), 8 * BATCH)
    ]
    return np.concatenate(parts) + sample.worths[rows]


def shares(sample: Sample) -> Floats:
    """The part in the victory of each seat, game by game."""
    keys = sample.finals[:, :, 0] * 1000 + sample.finals[:, :, 1]
    first = keys == keys.max(1, keepdims=True)
    parts: Floats = (first / first.sum(1, keepdims=True)).astype(np.float32)
    return parts


def loss(points: Floats, won: Floats, doubt: float) -> float:
    """The mean log loss of the chances to win that follow from points, a row for each situation."""
    heights = points / doubt
    heights = heights - heights.max(1, keepdims=True)
    logs = heights - np.log(np.exp(heights).sum(1, keepdims=True))
    return float(-(won * logs).sum(1).mean())


DOUBTS: Final = tuple(0.3 * 1.06**k for k in range(72))  # of points: 0.3 to 19
FEW: Final = 200  # situations are too few to say anything of a stage of the game


def find_doubts(sample: Sample, rows: Ints, points: Floats) -> list[int]:
    """For each stage the doubt under which the chances to win are least wrong, in hundredths."""
    together = points.reshape(-1, sample.players)
    won = shares(sample)[sample.games[rows][:: sample.players]]
    stages = sample.heads[rows, 1][:: sample.players]
    usual = min(DOUBTS, key=lambda doubt: loss(together, won, doubt))
    found: list[int] = []
    for stage in range(int(stages.max()) + 1):
        near = np.abs(stages - stage) <= (1 if stages.max() > 8 else 0)
        best = usual
        if near.sum() >= FEW:
            best = min(DOUBTS, key=lambda doubt: loss(together[near], won[near], doubt))
        found.append(round(100 * best))
    return found


@dataclass(frozen=True, slots=True)
class Quality:
    """How wrong someone is about games that were held out."""

    error: float  # the root of the mean squared error of the points
    loss: float  # the log loss of the victory


def quality(sample: Sample, rows: Ints, points: Floats) -> Quality:
    """How wrong these points are, if the doubts are the best that go with them."""
    doubts = np.array(find_doubts(sample, rows, points)) / 100
    stages = sample.heads[rows, 1][:: sample.players]
    together = points.reshape(-1, sample.players) / doubts[stages][:, None]
    won = shares(sample)[sample.games[rows][:: sample.players]]
    wrong = points - sample.points[rows]
    return Quality(
        float(np.sqrt((wrong * wrong).mean())), loss(together.astype(np.float32), won, 1)
    )
