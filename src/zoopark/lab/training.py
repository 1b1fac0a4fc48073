"""Training: generations of games, each played by what the one before has learned.

The first generation plays at a glance, the others search: a league of the hand-written evaluator
and of all networks so far. The first network begins with nothing; each later one goes on from the
first with the games of the last generations that searched. A folder keeps ``training.json``, which
says what is done, the notes of every part of a generation, and a network for each; whatever is
there is not done again, so a training that was stopped goes on where it was.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

import numpy as np

from zoopark.about import VERSION as PROGRAM
from zoopark.core.sketch import VERSION as SKETCH
from zoopark.games.catalog import read_config
from zoopark.lab.fit import Net, Quality, Sample, answers, find_doubts, fit, quality, settled
from zoopark.lab.lessons import Learned, Lesson, give
from zoopark.lab.run import write
from zoopark.lab.workers import Workers
from zoopark.players.learned import Weights, WeightsError, read_weights, title
from zoopark.texts import Mistake

MANIFEST: Final = "training.json"
HISTORY: Final = "history.json"
WEIGHTS: Final = "weights.json"
FIRST: Final = "first.npz"  # the first network before its numbers become whole
FEWEST: Final = 10  # games of a generation: one of so many is held out to measure with
PART: Final = 2000  # games at a glance that are handed out at a time
CAREFUL_PART: Final = 20  # the same of games with searches
LATER_EPOCHS: Final = 2  # times as many, because there are fewer games with searches


@dataclass(frozen=True, slots=True)
class Training:
    """What is to be learned, and how. The same training gives the same network on one machine."""

    config: str
    generations: int  # after the first one
    first: int  # games of the first generation
    games: int  # and of each later one
    iterations: int  # of a search in later ones, for a decision
    hidden: int
    epochs: int
    memory: int  # generations of searches that a network learns from, the last ones
    seed: int

    @staticmethod
    def checked(config: str, **numbers: int) -> "Training":
        for name, number in numbers.items():
            if number < (0 if name in ("generations", "seed") else 1):
                raise Mistake("command.wrong.cannot", name=f"--{name}", given=str(number))
        for name in ("first", "games"):
            if numbers[name] < FEWEST:
                raise Mistake("command.wrong.fewest", name=f"--{name}", least=FEWEST)
        return Training(str(read_config(config)), **numbers)

    @property
    def command(self) -> str:
        """The command that does the same again."""
        numbers = asdict(self)
        config = numbers.pop("config")
        options = " ".join(f"--{name} {number}" for name, number in numbers.items())
        return f'zoopark lab train "{config}" {options}'

    def lessons(self, generation: int, league: tuple[str, ...]) -> list[Lesson]:
        games = self.games if generation else self.first
        size = CAREFUL_PART if generation else PART
        return [
            Lesson(
                self.config,
                f"{self.seed}/{generation}/{at}",
                min(size, games - at),
                self.iterations if generation else 0,
                league,
            )
            for at in range(0, games, size)
        ]


NUMBERS: Final = tuple(field.name for field in fields(Training) if field.name != "config")


@dataclass(frozen=True, slots=True)
class Step:
    """A generation that has been learned: how wrong evaluator and network are about its games."""

    generation: int
    games: int
    notes: int
    evaluator: Quality
    network: Quality


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a training has come: games of a generation, and the generations before it."""

    generation: int
    played: int
    games: int
    steps: tuple[Step, ...]


def train(training: Training, workers: Workers, folder: Path) -> Iterator[Progress]:
    """Train until the end; how far it has come is told after each part of a generation."""
    _open(training, folder)
    steps: list[Step] = []
    league: list[str] = []
    for generation in range(training.generations + 1):
        lessons = training.lessons(generation, tuple(league))
        games = sum(lesson.games for lesson in lessons)
        paths = {
            lesson: folder / f"notes-{generation:02d}-{part:04d}.npz"
            for part, lesson in enumerate(lessons)
        }
        left = [lesson for lesson in lessons if not paths[lesson].exists()]
        played = games - sum(lesson.games for lesson in left)
        yield Progress(generation, played, games, tuple(steps))
        for learned in workers.run(give, left):
            _sample(learned).save(paths[learned.lesson])
            played += learned.lesson.games
            yield Progress(generation, played, games, tuple(steps))
        step, text = _learn(training, folder, generation)
        steps.append(step)
        league.append(text)
        write(folder / HISTORY, json.dumps([asdict(done) for done in steps], indent=1) + "\n")
        yield Progress(generation, played, games, tuple(steps))
    write(folder / WEIGHTS, league[-1])


def _sample(learned: Learned) -> Sample:
    return Sample.of(learned.size, learned.notes, learned.finals)


def _open(training: Training, folder: Path) -> None:
    """Make the folder of a training, or go on with the one that is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake(
            "command.wrong.folder", folder=str(folder), why=str(error.strerror)
        ) from error
    manifest: dict[str, Any] = {"zoopark": PROGRAM, "sketch": SKETCH, **asdict(training)}
    path = folder / MANIFEST
    if path.exists():
        try:
            found = dict(json.loads(path.read_text(encoding="utf-8")))
        except ValueError as error:
            raise Mistake("command.wrong.unreadable", file=str(path)) from error
        for name, value in manifest.items():
            longer = name == "generations" and found.get(name, 0) < value
            if found.get(name) != value and not longer:
                raise Mistake(
                    "command.wrong.training",
                    folder=str(folder),
                    name=name,
                    found=repr(found.get(name)),
                    given=repr(value),
                )
    write(path, json.dumps(manifest, indent=1) + "\n")


def _learn(training: Training, folder: Path, generation: int) -> tuple[Step, str]:
    """Fit a network to the last generations, or read the one that has been fitted already."""
    game = title(read_config(training.config))
    path = folder / f"weights-{generation:02d}.json"
    done = folder / f"step-{generation:02d}.json"
    if path.exists() and done.exists():
        try:
            read_weights(path, game)
            data = json.loads(done.read_text(encoding="utf-8"))
            return _step(data), path.read_text(encoding="utf-8")
        except (WeightsError, ValueError, TypeError, KeyError):
            pass  # damaged: it is learned again
    first = max(min(1, generation), generation - training.memory + 1)
    sample = _notes(folder, range(first, generation + 1))
    seed = training.seed + generation
    if generation:
        start = Net.load(folder / FIRST)
        net = fit(sample, training.hidden, LATER_EPOCHS * training.epochs, seed, start)
    else:
        net = fit(sample, training.hidden, training.epochs, seed)
        net.save(folder / FIRST)
    points = answers(net, sample, np.arange(len(sample)))
    hidden, layer, behind = net.rounded()
    layer = settled(hidden, layer, _notes(folder, range(1)).still())
    doubts = find_doubts(sample, np.arange(len(sample)), points)
    _, held = sample.split()
    weights = Weights(
        game,
        training.command,
        int(SKETCH),
        sample.size,
        hidden,
        tuple(layer),
        tuple(behind),
        tuple(doubts),
    )
    step = Step(
        generation,
        len(np.unique(sample.games)),
        len(sample),
        quality(sample, held, sample.worths[held]),
        quality(sample, held, points[held]),
    )
    text = weights.dumps()
    write(path, text)
    write(done, json.dumps(asdict(step)) + "\n")
    return step, text


def _notes(folder: Path, generations: range) -> Sample:
    """All that was noted in some generations."""
    paths = [
        path
        for generation in generations
        for path in sorted(folder.glob(f"notes-{generation:02d}-*.npz"))
    ]
    return Sample.together([Sample.load(path) for path in paths])


def _step(data: dict[str, Any]) -> Step:
    return Step(
        data["generation"],
        data["games"],
        data["notes"],
        Quality(**data["evaluator"]),
        Quality(**data["network"]),
    )
