"""A run: many games that are saved one by one, and can be interrupted and resumed.

A directory holds ``run.json`` with the settings and ``games.jsonl`` with one line per game. Games
are written as they finish; at the end the lines are sorted, so the same run always gives the same
file. Thinking times are kept separately in ``times.jsonl``, records in a directory of their own.
"""

import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, TextIO, cast

from zoopark.about import VERSION
from zoopark.games.catalog import read_config
from zoopark.lab.arena import GameResult, Thought, contestants
from zoopark.lab.schedule import Fixture, players_of, schedule
from zoopark.lab.workers import Played, Task, Workers, work
from zoopark.texts import Mistake

CHUNK: Final = 200  # games of random players per task
MANIFEST: Final = "run.json"
GAMES: Final = "games.jsonl"
TIMES: Final = "times.jsonl"
RECORDS: Final = "records"


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play. Two runs of the same plan have the same results."""

    config: str
    names: tuple[str, ...]
    games: int
    seed: int
    plugins: tuple[str, ...] = ()
    limit: float | None = None
    records: bool = False  # write those of all games

    @staticmethod
    def checked(
        config: str,
        names: Sequence[str],
        games: int,
        seed: int,
        plugins: Sequence[str] = (),
        limit: float | None = None,
        *,
        records: bool = False,
    ) -> "Plan":
        """A checked plan: the game, the bots and their files exist."""
        if limit is not None and limit <= 0:
            raise Mistake("command.wrong.limit")
        read = str(read_config(config))
        plan = Plan(read, tuple(names), games, seed, tuple(plugins), limit, records)
        contestants(plan.players, plan.plugins, limit)
        return plan

    @property
    def players(self) -> tuple[str, ...]:
        """The distinct players; results refer to them by index."""
        return tuple(players_of(self.names))

    def fixtures(self) -> list[Fixture]:
        return schedule(self.names, read_config(self.config).players, self.games, self.seed)

    def manifest(self) -> dict[str, Any]:
        """The plan as plain data, with hashes of the bot files."""
        told = {"records": True} if self.records else {}  # older runs do not know of them
        return told | {
            "zoopark": VERSION,
            "game": self.config,
            "players": list(self.names),
            "games": self.games,
            "seed": self.seed,
            "limit": self.limit,
            "code": list(self.plugins),
            "sha256 of the code": [
                hashlib.sha256(Path(path).read_bytes()).hexdigest() for path in self.plugins
            ],
        }


@dataclass(slots=True)
class Run:
    """What has been played of a plan so far."""

    plan: Plan
    results: dict[int, GameResult] = field(default_factory=dict[int, GameResult])
    asked: dict[str, int] = field(default_factory=dict[str, int])
    seconds: dict[str, float] = field(default_factory=dict[str, float])

    @property
    def games(self) -> list[GameResult]:
        """The games in order of their numbers, regardless of when they finished."""
        return [self.results[number] for number in sorted(self.results)]

    def note(self, thought: Thought) -> None:
        for seat, index in enumerate(thought.seats):
            name = self.plan.players[index]
            self.asked[name] = self.asked.get(name, 0) + thought.asked[seat]
            self.seconds[name] = self.seconds.get(name, 0.0) + thought.seconds[seat]


def tasks(plan: Plan, done: Sequence[int] = ()) -> list[Task]:
    """The remaining tasks: single games if bots think, many games if all players are random."""
    finished = set(done)
    left = [game for game in plan.fixtures() if game.number not in finished]
    thoughtless = all(
        player.is_random for player in contestants(plan.players, plan.plugins, plan.limit)
    )
    size = CHUNK if thoughtless else 1
    return [
        Task(
            plan.config,
            plan.players,
            plan.plugins,
            plan.limit,
            tuple(left[at : at + size]),
            plan.records,
        )
        for at in range(0, len(left), size)
    ]


def play(plan: Plan, workers: Workers, folder: Path | None = None) -> Iterator[Run]:
    """Play the rest of a plan; yields the run so far at the start and after each task."""
    if folder is None:
        run = Run(plan)
        yield run
        for part in workers.run(work, tasks(plan)):
            _take(run, part)
            yield run
        return
    run = opened(plan, folder)
    yield run
    with (
        (folder / GAMES).open("a", encoding="utf-8") as games,
        (folder / TIMES).open("a", encoding="utf-8") as times,
    ):
        for part in workers.run(work, tasks(plan, list(run.results))):
            for result, thought, record in part:
                if record is not None:
                    write(folder / RECORDS / f"{result.number:06}.txt", record)
                if thought is not None:
                    _append(times, asdict(thought))
                _append(games, result.as_json())
            _take(run, part)
            yield run
    _put_in_order(run, folder)


def finished(runs: Iterable[Run]) -> Run:
    """Play a run to its end."""
    *_, run = runs
    return run


def _take(run: Run, part: Played) -> None:
    for result, thought, _ in part:
        run.results[result.number] = result
        if thought is not None:
            run.note(thought)


def _append(file: TextIO, data: dict[str, Any]) -> None:
    file.write(json.dumps(data, ensure_ascii=False) + "\n")
    file.flush()


def opened(plan: Plan, folder: Path) -> Run:
    """The run in a directory, or a new one; the directory of another plan is refused.

    A larger number of games is not a different plan: finished games are kept.
    """
    manifest = plan.manifest()
    text = json.dumps(manifest, indent=2, ensure_ascii=False) + "\n"
    try:
        (folder / RECORDS if plan.records else folder).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake(
            "command.wrong.folder", folder=str(folder), why=str(error.strerror)
        ) from error
    if (folder / MANIFEST).exists():
        found = read_manifest(folder)
        if found.get("records") and not plan.records:
            raise Mistake("command.wrong.recorded", folder=str(folder))
        longer = isinstance(found.get("games"), int) and found["games"] < plan.games
        for name, value in manifest.items():
            if name == "games" and longer:
                continue
            # Only the content of a bot file matters, not its path.
            if name != "code" and found.get(name) != value:
                raise Mistake(
                    "command.wrong.run",
                    folder=str(folder),
                    name=name,
                    found=repr(found.get(name)),
                    given=repr(value),
                )
        if longer:
            write(folder / MANIFEST, text)
    else:
        write(folder / MANIFEST, text)
    run = Run(plan)
    fixtures = plan.fixtures()
    for line, data in enumerate(_lines(folder / GAMES), 1):
        result = _game_of(data, fixtures)
        if result is None:
            raise Mistake("command.wrong.line", file=str(folder / GAMES), n=line)
        run.results[result.number] = result
    # A game that was lost and replayed has two lines.
    times = {data.get("number"): data for data in _lines(folder / TIMES)}
    for number, data in times.items():
        if number in run.results:
            run.note(Thought(**data))
    return run


def _game_of(data: dict[str, Any], fixtures: Sequence[Fixture]) -> GameResult | None:
    """The game in a line, if it belongs to the plan."""
    try:
        result = GameResult.from_json(data)
        fixture = fixtures[result.number]
    except (KeyError, TypeError, IndexError):
        return None
    same = (result.block, result.deal, result.seats) == (fixture.block, fixture.deal, fixture.seats)
    return result if same else None


def read_manifest(folder: Path) -> dict[str, Any]:
    try:
        found: Any = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except OSError as error:
        raise Mistake("command.wrong.no-run", folder=str(folder)) from error
    except ValueError as error:
        raise Mistake("command.wrong.unreadable", file=str(folder / MANIFEST)) from error
    if not isinstance(found, dict):
        raise Mistake("command.wrong.unreadable", file=str(folder / MANIFEST))
    return cast("dict[str, Any]", found)


def _lines(path: Path) -> list[dict[str, Any]]:
    """The lines of a file; a truncated last line is removed from it."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8", errors="replace")
    whole, newline, torn = text.rpartition("\n")
    if torn:
        write(path, whole + newline)
    try:
        return [json.loads(line) for line in whole.split("\n") if line]
    except ValueError as error:
        raise Mistake("command.wrong.damaged", file=str(path), why=str(error)) from error


def _put_in_order(run: Run, folder: Path) -> None:
    lines = [json.dumps(game.as_json(), ensure_ascii=False) + "\n" for game in run.games]
    write(folder / GAMES, "".join(lines))


def write(path: Path, text: str) -> None:
    """Write a file atomically."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(text, encoding="utf-8")
    os.replace(fresh, path)
