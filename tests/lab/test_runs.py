"""Runs: the same results whoever plays them, and nothing lost when one is stopped."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import TypeVar

import pytest

from lab.strangers import CONFIG, written
from zoopark.lab import run as runs
from zoopark.lab.run import Plan, Run, finished, play
from zoopark.lab.workers import (
    Alone,
    Played,
    Processes,
    RayWorkers,
    Task,
    local_workers,
    remotely,
    work,
)

T = TypeVar("T")
R = TypeVar("R")

THINKING = Plan.checked(CONFIG, ["greedy", "random"], 8, 3)
THOUGHTLESS = Plan.checked(CONFIG, ["random"], 12, 3)


def kept(folder: Path) -> bytes:
    return (folder / "games.jsonl").read_bytes()


class Backwards:
    """Workers who begin at the end."""

    def run(self, job: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        for task in reversed(tasks):
            yield job(task)


class Interrupted:
    """Workers whose master presses Ctrl-C after some parts."""

    def __init__(self, parts: int) -> None:
        self.parts = parts

    def run(self, job: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        for task in tasks[: self.parts]:
            yield job(task)
        raise KeyboardInterrupt


@pytest.mark.parametrize("plan", [THINKING, THOUGHTLESS], ids=["thinking", "thoughtless"])
def test_the_results_do_not_depend_on_who_plays(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runs, "CHUNK", 5)
    alone = finished(play(plan, Alone(), tmp_path / "alone"))
    several = finished(play(plan, Processes(2), tmp_path / "several"))
    backwards = finished(play(plan, Backwards(), tmp_path / "backwards"))
    assert [game.number for game in alone.games] == list(range(plan.games))
    assert several.games == alone.games == backwards.games
    assert kept(tmp_path / "several") == kept(tmp_path / "alone") == kept(tmp_path / "backwards")


def test_other_seeds_are_other_games() -> None:
    other = Plan.checked(CONFIG, ["greedy", "random"], 8, 4)
    ours, theirs = (finished(play(plan, Alone())).games for plan in (THINKING, other))
    assert [game.points for game in ours] != [game.points for game in theirs]


def test_a_game_of_a_block_has_the_same_deal_and_other_seats() -> None:
    games = finished(play(THINKING, Alone())).games
    assert [game.seats for game in games[:2]] in ([(0, 1), (1, 0)], [(1, 0), (0, 1)])
    assert games[0].deal == games[1].deal != games[2].deal


@pytest.mark.parametrize("parts", [0, 1, 3])
def test_an_interrupted_run_goes_on_and_ends_the_same(parts: int, tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    finished(play(THINKING, Alone(), whole))
    with pytest.raises(KeyboardInterrupt):
        finished(play(THINKING, Interrupted(parts), stopped))
    assert kept(stopped).count(b"\n") == parts
    resumed = list_sizes(play(THINKING, Alone(), stopped))
    assert resumed[0] == parts
    assert resumed[-1] == 8
    assert kept(stopped) == kept(whole)


def list_sizes(parts: Iterator[Run]) -> list[int]:
    return [len(run.results) for run in parts]


def test_a_game_is_in_the_file_as_soon_as_it_is_finished(tmp_path: Path) -> None:
    for run in play(THINKING, Alone(), tmp_path):
        lines = (tmp_path / "games.jsonl").read_text() if run.results else ""
        assert lines.count("\n") == len(run.results)


def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    finished(play(THINKING, Alone(), tmp_path))
    whole = kept(tmp_path)
    (tmp_path / "games.jsonl").write_bytes(whole[:-20])
    assert list_sizes(play(THINKING, Alone(), tmp_path))[0] == 7
    assert kept(tmp_path) == whole


def test_a_finished_run_is_not_played_again(tmp_path: Path) -> None:
    finished(play(THINKING, Alone(), tmp_path))
    asked = finished(play(THINKING, Alone())).asked
    [run] = play(THINKING, Idle(), tmp_path)
    assert len(run.results) == 8
    assert run.asked == asked


class Idle:
    """Workers who must have nothing to do."""

    def run(self, job: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        assert not tasks
        yield from ()


def test_another_plan_is_refused(tmp_path: Path) -> None:
    finished(play(THINKING, Alone(), tmp_path))
    before = kept(tmp_path)
    for other, what in (
        (Plan.checked(CONFIG, ["greedy", "random"], 8, 4), "its seed is 3, not 4"),
        (Plan.checked(CONFIG, ["greedy", "random"], 6, 3), "its games is 8, not 6"),
        (Plan.checked(CONFIG, ["random", "greedy"], 8, 3), "its players is"),
        (Plan.checked("zooloretto(players=3)", ["greedy", "random"], 8, 3), "its game is"),
    ):
        with pytest.raises(ValueError, match=f"holds another run: {what}"):
            finished(play(other, Alone(), tmp_path))
    assert kept(tmp_path) == before


def test_a_run_may_be_made_longer(tmp_path: Path) -> None:
    longer = Plan.checked(CONFIG, ["greedy", "random"], 12, 3)
    finished(play(THINKING, Alone(), tmp_path))
    assert list_sizes(play(longer, Alone(), tmp_path)) == [8, 9, 10, 11, 12]
    straight = tmp_path / "straight"
    finished(play(longer, Alone(), straight))
    assert kept(tmp_path) == kept(straight)
    with pytest.raises(ValueError, match="its games is 12, not 8"):
        finished(play(THINKING, Alone(), tmp_path))


def test_a_plug_in_that_was_changed_is_another_plan_and_one_that_was_moved_is_not(
    tmp_path: Path,
) -> None:
    (tmp_path / "moved").mkdir()
    names, out = ["Stranger", "random"], tmp_path / "out"
    here = written(tmp_path, "return legal[0]")
    there = written(tmp_path / "moved", "return legal[0]")
    finished(play(Plan.checked(CONFIG, names, 2, 0, [here]), Alone(), out))
    assert list_sizes(play(Plan.checked(CONFIG, names, 2, 0, [there]), Alone(), out)) == [2]
    Path(there).write_text(Path(there).read_text().replace("legal[0]", "legal[-1]"))
    with pytest.raises(ValueError, match="its sha256 of the code is"):
        finished(play(Plan.checked(CONFIG, names, 2, 0, [there]), Alone(), out))


@pytest.mark.parametrize("damage", ["nonsense", "{}", '{"number": 99}'])
def test_damaged_files_are_refused(damage: str, tmp_path: Path) -> None:
    finished(play(THOUGHTLESS, Alone(), tmp_path))
    lines = kept(tmp_path).decode().split("\n")
    lines[4] = damage
    (tmp_path / "games.jsonl").write_text("\n".join(lines))
    with pytest.raises(ValueError, match=r"games\.jsonl"):
        finished(play(THOUGHTLESS, Alone(), tmp_path))


def test_a_game_of_another_schedule_is_refused(tmp_path: Path) -> None:
    finished(play(THINKING, Alone(), tmp_path))
    lines = kept(tmp_path).decode().split("\n")
    game = json.loads(lines[2])
    game["seats"] = game["seats"][::-1]
    lines[2] = json.dumps(game)
    (tmp_path / "games.jsonl").write_text("\n".join(lines))
    with pytest.raises(ValueError, match="line 3 is not a game of this run"):
        finished(play(THINKING, Alone(), tmp_path))


def test_faults_are_written_down_and_read_again(tmp_path: Path) -> None:
    path = written(tmp_path, "raise ValueError('no <idea>')")
    plan = Plan.checked(CONFIG, ["Stranger", "random"], 2, 0, [path])
    first = finished(play(plan, Alone(), tmp_path / "out"))
    again = finished(play(plan, Idle(), tmp_path / "out"))
    assert again.games == first.games
    assert [fault.what for game in again.games for fault in game.faults] == [
        "raised ValueError: no <idea>"
    ] * 2


def test_a_process_that_dies_is_reported(tmp_path: Path) -> None:
    path = written(tmp_path, "import os\nos._exit(1)")
    plan = Plan.checked(CONFIG, ["Stranger", "random"], 4, 0, [path])
    with pytest.raises(ValueError, match="a process that played games has died"):
        finished(play(plan, Processes(2)))


@pytest.mark.parametrize("limit", [0, -1.5])
def test_a_limit_is_more_than_nothing(limit: float) -> None:
    with pytest.raises(ValueError, match="--limit must be more than 0"):
        Plan.checked(CONFIG, ["random"], 1, 0, limit=limit)


def test_a_job_at_least() -> None:
    assert isinstance(local_workers(1), Alone)
    assert isinstance(local_workers(2), Processes)
    with pytest.raises(ValueError, match="--jobs must be at least 1"):
        local_workers(0)


# -- a cluster, without the cluster ---------------------------------------------------------------


class Remote:
    def __init__(self, function: object) -> None:
        assert function is work

    def remote(self, task: Task) -> "Future[Played]":
        future: Future[Played] = Future()
        future.set_result(work(task))
        return future


class Cluster:
    """As much of Ray as is used, on the spot; the last task is always ready first."""

    def __init__(self) -> None:
        self.most = 0

    def remote(self, function: object) -> Remote:
        return Remote(function)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0, "memory": 1e9}

    def wait(
        self, pending: "list[Future[Played]]"
    ) -> "tuple[list[Future[Played]], list[Future[Played]]]":
        self.most = max(self.most, len(pending))
        return pending[-1:], pending[:-1]

    def get(self, reference: "Future[Played]") -> Played:
        return reference.result()


class OnCluster:
    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster

    def run(self, job: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        return remotely(self.cluster, job, tasks)


def test_a_cluster_has_the_same_results_and_is_not_flooded() -> None:
    cluster = Cluster()
    there = finished(play(THINKING, OnCluster(cluster)))
    assert there.games == finished(play(THINKING, Alone())).games
    assert cluster.most == 6


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ValueError, match=r"needs the package ray; .*'zoopark\[ray\]'"):
        list(RayWorkers(None, 1).run(work, []))
