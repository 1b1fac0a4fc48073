"""Training: the same seed learns the same, a stopped one goes on, and what was learned plays."""

import json
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import numpy as np
import pytest

from support.bots import FIVE_GAMES, TWO_PLAYERS, won
from zoopark.bots.learned_outlook import LearnedOutlook
from zoopark.bots.network import Network
from zoopark.cli import main
from zoopark.core.dice import Dice
from zoopark.game import Game
from zoopark.games.catalog import read_config
from zoopark.lab.fit import Net, Sample, fit, settled
from zoopark.lab.lessons import Lesson, drawn_search, give, with_fewer_modules
from zoopark.lab.training import Training, train
from zoopark.lab.workers import Alone
from zoopark.players import learned
from zoopark.players.learned import Weights, title

T = TypeVar("T")
R = TypeVar("R")

CONFIG = "zooloretto(players=2)"
QUICK = {
    "generations": 1,
    "first": 40,
    "games": 10,
    "iterations": 2,
    "hidden": 6,
    "epochs": 2,
    "memory": 2,
    "seed": 3,
}


class Backwards:
    """Workers that do the last task first."""

    def run(self, job: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        for task in reversed(tasks):
            yield job(task)


class Killed(Exception):
    pass


class Mortal:
    """Workers that die after some tasks."""

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, job: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        for task in tasks:
            if self.left == 0:
                raise Killed
            self.left -= 1
            yield job(task)


def weights(folder: Path) -> str:
    return (folder / "weights.json").read_text(encoding="utf-8")


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zoopark.lab.training.PART", 20)
    monkeypatch.setattr("zoopark.lab.training.CAREFUL_PART", 2)


@pytest.mark.usefixtures("small_parts")
def test_a_stopped_training_ends_like_one_that_was_not(tmp_path: Path) -> None:
    training = Training.checked(CONFIG, **QUICK)
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    steps = [done.steps for done in train(training, Alone(), whole)][-1]
    for left in (1, 2):  # within the first generation, then within the second
        with pytest.raises(Killed):
            list(train(training, Mortal(left), stopped))
    assert not (stopped / "weights.json").exists()
    list(train(training, Backwards(), stopped))
    assert weights(stopped) == weights(whole)
    assert [step.generation for step in steps] == [0, 1]
    assert [step.games for step in steps] == [40, 10]


@pytest.mark.usefixtures("small_parts")
def test_another_seed_learns_something_else_and_needs_another_folder(tmp_path: Path) -> None:
    brief = QUICK | {"generations": 0}
    list(train(Training.checked(CONFIG, **brief), Alone(), tmp_path / "one"))
    other = Training.checked(CONFIG, **brief | {"seed": 4})
    with pytest.raises(ValueError, match="holds another training: its seed is 3, not 4"):
        list(train(other, Alone(), tmp_path / "one"))
    list(train(other, Alone(), tmp_path / "other"))
    assert weights(tmp_path / "one") != weights(tmp_path / "other")


def test_damaged_notes_are_named(tmp_path: Path) -> None:
    path = tmp_path / "notes.npz"
    path.write_bytes(b"PK nonsense")
    with pytest.raises(ValueError, match=r"notes\.npz is damaged"):
        Sample.load(path)


def test_the_command_trains_and_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [f"--{name}={number}" for name, number in (QUICK | {"generations": 0}).items()]
    assert main(["lab", "train", CONFIG, "--out", str(tmp_path), "--jobs", "1", *words]) == 0
    assert "weights.json, report.html" in capsys.readouterr().out
    made = json.loads(weights(tmp_path))["made"]
    assert made == (
        'zoopark lab train "zooloretto(players=2)" --generations 0 --first 40 --games 10'
        " --iterations 2 --hidden 6 --epochs 2 --memory 2 --seed 3"
    )
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert made.replace('"', "&quot;") in page
    assert "<svg" in page


@pytest.mark.parametrize(
    ("option", "complaint"),
    [
        ("--first=5", "--first must be at least 10"),
        ("--games=5", "--games must be at least 10"),
        ("--hidden=0", "--hidden cannot be 0"),
    ],
)
def test_a_training_that_makes_no_sense_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str, complaint: str
) -> None:
    assert main(["lab", "train", CONFIG, "--out", str(tmp_path), option]) == 2
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize("config", FIVE_GAMES)
def test_every_game_can_be_noted(config: str) -> None:
    lesson = give(Lesson(config, "a seed", 2))
    game = Game(config, seed=1)
    evaluator = game.spec.evaluator(game.state)
    assert lesson.size == game.spec.sketch(evaluator).size
    for heads, places, values in lesson.notes:
        assert len(heads) % (4 * read_config(config).players) == 0
        assert len(places) == len(values) == sum(heads[3::4])
        assert min(places) >= 0
        assert max(places) < lesson.size
        assert 0 not in values


def test_only_modules_that_go_together_are_left() -> None:
    whole = "zooloretto(players=4, modules=everything)"
    fewer = {with_fewer_modules(whole, Dice(seed)) for seed in range(12)}
    assert len(fewer) > 6
    for config in fewer:
        assert title(read_config(config)) == "zooloretto-modules-4"


def test_whole_numbers_say_the_same_as_the_network_that_learned() -> None:
    """Rounding weights changes what a network says by a fifth of a point at most."""
    lesson = give(Lesson(CONFIG, "a seed", 30))
    sample = Sample.of(lesson.size, lesson.notes, lesson.finals)
    net = fit(sample, 8, 3, 1)
    hidden, layer, behind = net.rounded()
    network = Network(sample.size, hidden, layer, behind, [100])
    game = Game(CONFIG, seed=1)
    sketch = game.spec.sketch(game.spec.evaluator(game.state))
    said = net.answers(sample.dense(np.arange(60)))
    for row in range(60):
        sketch.count = 0
        first = sample.starts[row]
        for at in range(first, first + sample.heads[row, 3]):
            sketch.put(int(sample.places[at]), int(sample.values[at]))
        assert int(network.answer(sketch)) == pytest.approx(100 * said[row], abs=20)


def test_what_never_changes_is_settled_and_nothing_else_is_said() -> None:
    """The number of players is in every sketch: a network must not miss it where it is another."""
    lesson = give(Lesson(CONFIG, "a seed", 30))
    sample = Sample.of(lesson.size, lesson.notes, lesson.finals)
    still = sample.still()
    whole = sample.dense(np.arange(len(sample)))
    same = np.flatnonzero((whole == whole[0]).all(0))
    assert still == {int(place): int(whole[0, place]) for place in same}
    assert 1 in still.values()
    hidden, layer, behind = fit(sample, 8, 3, 1).rounded()
    calm = settled(hidden, layer, still)
    rows = np.array(calm).reshape(-1, hidden)
    assert not rows[1 + same].any()
    before = Network(sample.size, hidden, layer, behind, [100])
    after = Network(sample.size, hidden, calm, behind, [100])
    game = Game(CONFIG, seed=1)
    sketch = game.spec.sketch(game.spec.evaluator(game.state))
    for row in range(40):
        sketch.count = 0
        for place in np.flatnonzero(whole[row]):
            sketch.put(int(place), int(whole[row, place]))
        assert int(after.answer(sketch)) == int(before.answer(sketch))


def test_learning_makes_a_network_less_wrong() -> None:
    lesson = give(Lesson(CONFIG, "a seed", 60))
    sample = Sample.of(lesson.size, lesson.notes, lesson.finals)
    rows, _ = sample.split()
    wanted = (sample.points - sample.worths)[rows]

    def error(net: Net) -> float:
        return float(np.square(net.answers(sample.dense(rows)) - wanted).mean())

    assert error(fit(sample, 8, 150, 1)) < 0.8 * float(np.square(wanted).mean())


def test_a_network_goes_on_from_its_file(tmp_path: Path) -> None:
    """Saved and read again it says the same, and more games change what it says."""
    lesson = give(Lesson(CONFIG, "a seed", 20))
    sample = Sample.of(lesson.size, lesson.notes, lesson.finals)
    net = fit(sample, 4, 1, 1)
    net.save(tmp_path / "net.npz")
    rows = np.arange(40)
    said = net.answers(sample.dense(rows))
    again = Net.load(tmp_path / "net.npz")
    assert (again.answers(sample.dense(rows)) == said).all()
    later = fit(sample, 4, 2, 1, again)
    assert (later.answers(sample.dense(rows)) != said).any()


def test_the_league_has_evaluators_of_all_generations() -> None:
    """The newest network every other time, else an older one or none."""
    game = Game(CONFIG, seed=1)
    size = int(game.spec.sketch(game.spec.evaluator(game.state)).size)
    league = tuple(
        Weights(
            "a game", "by hand", 1, size, 2, (0,) * (2 * size + 2), (0, 0, bias), (300,)
        ).dumps()
        for bias in (1, 2)
    )
    seen: list[int] = []
    for seed in range(60):
        outlook = drawn_search(game.spec, game.state, league, Dice(seed)).outlook
        seen.append(int(outlook.network.behind[2]) if isinstance(outlook, LearnedOutlook) else 0)
    assert set(seen) == {0, 1, 2}
    assert seen.count(2) > 20


@pytest.mark.parametrize("config", TWO_PLAYERS)
def test_a_toy_beats_chance(config: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short training is enough to win against random players, and its weights are used."""
    brief = QUICK | {"generations": 0, "first": 60, "epochs": 6}
    list(train(Training.checked(config, **brief), Alone(), tmp_path))
    folder = tmp_path / "weights"
    folder.mkdir()
    shutil.copy(tmp_path / "weights.json", folder / f"{title(read_config(config))}.json")
    monkeypatch.setattr(learned, "FOLDER", folder)
    assert learned.is_learned(config)
    assert won(config, "master:20", "random", 4) == 4
