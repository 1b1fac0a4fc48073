"""The command ``zoopark lab``: simulations, tournaments, balance, training."""

import argparse
import shlex
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from zoopark.games.catalog import DEFAULT_NAME

if TYPE_CHECKING:
    from zoopark.coach.puzzles import Puzzle
    from zoopark.lab.balance import Change
    from zoopark.lab.run import Plan
    from zoopark.lab.training import Step
    from zoopark.lab.workers import Workers

DEFAULT_GAME = f"{DEFAULT_NAME}(players=4)"
DEFAULT_GAMES = {"simulate": 1000, "tournament": 200}
DEFAULT_PLAYERS = {"simulate": "random", "tournament": "greedy,random"}


class Commands(Protocol):
    """Where subcommands are added."""

    def add_parser(self, name: str, *, help: str) -> argparse.ArgumentParser: ...


def add_parser(commands: Commands) -> None:
    lab = commands.add_parser(
        "lab", help="play bots against each other: simulations, tournaments, training"
    )
    lab.set_defaults(run=partial(_help, lab))
    kinds = lab.add_subparsers(metavar="KIND")
    _add_run(kinds, "simulate", "play many games and get statistics")
    _add_run(kinds, "tournament", "rate bots by their games against each other")
    _add_balance(kinds)
    _add_train(kinds)
    _add_puzzles(kinds)


def _help(lab: argparse.ArgumentParser, _: argparse.Namespace) -> None:
    lab.print_help()


def _add_run(kinds: Commands, name: str, about: str) -> None:
    kind = kinds.add_parser(name, help=about)
    kind.add_argument("game", nargs="?", help=f"default: {DEFAULT_GAME}")
    kind.add_argument(
        "--players",
        metavar="BOT,BOT,…",
        help=f"who plays, such as expert,search:500,greedy (default: {DEFAULT_PLAYERS[name]})",
    )
    kind.add_argument(
        "--games",
        type=int,
        metavar="N",
        help=f"minimum number of games (default: {DEFAULT_GAMES[name]})",
    )
    kind.add_argument("--seed", type=int)
    kind.add_argument(
        "--code", action="append", metavar="FILE", help="a Python file with bots; may be repeated"
    )
    kind.add_argument(
        "--limit",
        type=float,
        metavar="S",
        help="seconds per decision for bots from --code (default: 10, or five times the budget)",
    )
    _add_files(kind)
    kind.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="DIR",
        help="resume the run in this directory (default: that of --out)",
    )
    _add_workers(kind)
    kind.set_defaults(run=_run, kind=name)


def _add_files(kind: argparse.ArgumentParser) -> None:
    kind.add_argument("--out", metavar="DIR", help="write the games, tables, plots and a report")
    kind.add_argument(
        "--records",
        action="store_true",
        default=None,
        help="also write the record of every game, for zoopark replay and review",
    )


def _add_balance(kinds: Commands) -> None:
    kind = kinds.add_parser(
        "balance",
        help="check whether every seat is equally good, and what modules and other numbers change",
    )
    kind.add_argument("game", nargs="?", default=DEFAULT_GAME, help=f"default: {DEFAULT_GAME}")
    kind.add_argument("--modules", action="store_true", help="compare with and without each module")
    kind.add_argument(
        "--what-if",
        action="append",
        default=[],
        metavar="NAME=N,…|FILE",
        help="compare with other numbers of the rules, such as stall-points=3, or those of a TOML"
        " file; may be repeated, and zoopark games lists them",
    )
    kind.add_argument(
        "--bot", default="greedy", help="the bot that plays every seat (default: greedy)"
    )
    kind.add_argument("--games", type=int, default=200, metavar="N", help="default: 200")
    kind.add_argument("--seed", type=int, default=0)
    _add_files(kind)
    _add_workers(kind)
    kind.set_defaults(run=_balance)


def _add_train(kinds: Commands) -> None:
    kind = kinds.add_parser("train", help="learn from games what a situation is worth")
    kind.add_argument("game", nargs="?", default=DEFAULT_GAME, help=f"default: {DEFAULT_GAME}")
    kind.add_argument(
        "--out",
        required=True,
        metavar="DIR",
        help="a folder; running the same command again resumes there",
    )
    for name, default, about in (
        ("first", 20_000, "games of the first generation, which plays at a glance"),
        ("generations", 4, "generations after it, which search with all that was learned"),
        ("games", 4_000, "games of each of these"),
        ("iterations", 60, "of their searches, for a decision"),
        ("memory", 3, "generations of searches that a network learns from"),
        ("hidden", 32, "units of the network's hidden layer"),
        ("epochs", 6, "times that a network goes through all games"),
        ("seed", 0, "the same seed gives the same games"),
    ):
        kind.add_argument(
            f"--{name}",
            type=int,
            default=default,
            metavar="N",
            help=f"{about} (default: {default})",
        )
    _add_workers(kind)
    kind.set_defaults(run=_train)


def _add_puzzles(kinds: Commands) -> None:
    kind = kinds.add_parser("puzzles", help="find positions in which one move is clearly best")
    kind.add_argument("game", nargs="+", help="one or several, which take turns")
    kind.add_argument("--count", type=int, default=24, metavar="N", help="default: 24")
    kind.add_argument("--seed", type=int, default=0)
    kind.add_argument(
        "--deep",
        type=int,
        default=12_000,
        metavar="N",
        help="iterations of each of the two searches that verify (default: 12000)",
    )
    kind.add_argument("--out", required=True, metavar="FILE", help="a file of JSON")
    kind.add_argument("--json", action="store_true", help="print the result as JSON")
    kind.set_defaults(run=_puzzles)


def _add_workers(kind: argparse.ArgumentParser) -> None:
    kind.add_argument(
        "--jobs", type=int, metavar="N", help="number of processes (default: all cores)"
    )
    kind.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="use a Ray cluster; without an address, one is started here",
    )
    kind.add_argument("--json", action="store_true", help="print the result as JSON")


def _run(parsed: argparse.Namespace) -> None:
    from zoopark.extras import needs
    from zoopark.lab.files import check_packages, write_files
    from zoopark.lab.run import play
    from zoopark.lab.screen import print_files, print_summary, watched
    from zoopark.lab.summary import summarised
    from zoopark.ui.data import print_json, screen

    console = screen(json=parsed.json)
    rated = parsed.kind == "tournament"
    workers = _workers(parsed)
    folder = _folder(parsed)
    if rated:
        needs("openskill.models")
    if folder is not None:
        check_packages()
    elif parsed.records:
        raise ValueError("--records needs a directory: --out DIR")
    plan = _plan(parsed, folder)
    if rated and len(plan.players) < 2:
        raise ValueError("a tournament needs at least two different players")
    total = len(plan.fixtures())
    if total != plan.games:
        console.print(f"{total} games instead of {plan.games}, so that every seat is shared fairly")
    try:
        run = watched(console, play(plan, workers, folder), total)
    except KeyboardInterrupt:
        if folder is not None:
            again = shlex.join(["zoopark", "lab", parsed.kind, "--resume", str(folder)])
            console.print(f"stopped; go on with: {again}", markup=False, soft_wrap=True)
        raise
    summary = summarised(run, _command(parsed.kind, plan), rated=rated)
    if parsed.json:
        print_json(summary.to_dict())
    else:
        print_summary(console, summary, run)
    if folder is not None:
        print_files(console, folder, write_files(summary, folder))


def _workers(parsed: argparse.Namespace) -> "Workers":
    from zoopark.extras import needs
    from zoopark.lab.workers import RayWorkers, local_workers

    local = local_workers(parsed.jobs)
    if parsed.ray is None:
        return local
    needs("ray")
    return RayWorkers(parsed.ray or None, parsed.jobs)


def _folder(parsed: argparse.Namespace) -> Path | None:
    """The output directory. To resume, it must hold a run."""
    if parsed.resume is None:
        return None if parsed.out is None else Path(parsed.out)
    if parsed.resume and parsed.out not in (None, parsed.resume):
        raise ValueError("--resume and --out name different directories")
    chosen = parsed.resume or parsed.out
    if not chosen:
        raise ValueError("--resume needs a directory: --resume DIR")
    return Path(chosen)


def _plan(parsed: argparse.Namespace, folder: Path | None) -> "Plan":
    """The plan from the options; a resumed run fills in what they leave out."""
    from zoopark.lab.run import Plan, read_manifest

    told: dict[str, Any] = {
        "game": parsed.game,
        "players": None if parsed.players is None else parsed.players.split(","),
        "games": parsed.games,
        "seed": parsed.seed,
        "limit": parsed.limit,
        "code": parsed.code,
        "records": parsed.records,
    }
    usual: dict[str, Any] = {
        "game": DEFAULT_GAME,
        "players": DEFAULT_PLAYERS[parsed.kind].split(","),
        "games": DEFAULT_GAMES[parsed.kind],
        "seed": 0,
        "limit": None,
        "code": [],
        "records": False,
    }
    if parsed.resume is not None and folder is not None:
        usual |= read_manifest(folder)
    chosen = {name: usual[name] if value is None else value for name, value in told.items()}
    return Plan.checked(
        chosen["game"],
        chosen["players"],
        chosen["games"],
        chosen["seed"],
        chosen["code"],
        chosen["limit"],
        records=chosen["records"],
    )


def _command(kind: str, plan: "Plan") -> str:
    """The command that reproduces the run."""
    words = ["zoopark", "lab", kind, plan.config, "--players", ",".join(plan.names)]
    words += ["--games", str(plan.games), "--seed", str(plan.seed)]
    for path in plan.plugins:
        words += ["--code", path]
    if plan.limit is not None:
        words += ["--limit", f"{plan.limit:g}"]
    if plan.records:
        words.append("--records")
    return shlex.join(words)


def _balance(parsed: argparse.Namespace) -> None:
    from zoopark.lab.balance import Trials, balance, pairs
    from zoopark.lab.balance_files import check_balance_packages, write_balance
    from zoopark.lab.screen import print_balance, print_changes, print_files, watched
    from zoopark.lab.what_if import what_ifs
    from zoopark.ui.data import print_json, screen
    from zoopark.ui.progress import progress

    console = screen(json=parsed.json)
    folder = None if parsed.out is None else Path(parsed.out)
    if folder is not None:
        check_balance_packages()
    elif parsed.records:
        raise ValueError("--records needs a directory: --out DIR")
    workers, records = _workers(parsed), bool(parsed.records)
    trials = Trials(parsed.bot, parsed.games, parsed.seed, workers, folder, records=records)
    plan = trials.plan(parsed.game)
    compared = pairs(plan.config) if parsed.modules else []
    if parsed.modules and not compared:
        raise ValueError(f"{plan.config} has no modules")
    if parsed.what_if:
        compared += what_ifs(plan.config, parsed.what_if)
    run = watched(console, trials.play(plan.config), len(plan.fixtures()))
    found = balance(run.games, plan.config)
    if not parsed.json:
        print_balance(console, found)
    changes: list[Change] = []
    if compared:
        with progress(console) as bar:
            task = bar.add_task("comparing", total=len(compared))
            for change in trials.compare(compared):
                changes.append(change)
                bar.update(task, advance=1)
    if parsed.json:
        print_json({"balance": found, "changes": changes})
    elif compared:
        print_changes(console, changes)
    if folder is not None:
        command = _balance_command(parsed, plan.config)
        print_files(console, folder, write_balance(found, compared, changes, command, folder))


def _balance_command(parsed: argparse.Namespace, config: str) -> str:
    """The command that reproduces it."""
    words = ["zoopark", "lab", "balance", config, "--bot", parsed.bot]
    words += ["--games", str(parsed.games), "--seed", str(parsed.seed)]
    words += ["--modules"] if parsed.modules else []
    for asked in parsed.what_if:
        words += ["--what-if", asked]
    return shlex.join(words)


def _train(parsed: argparse.Namespace) -> None:
    from zoopark.extras import needs
    from zoopark.ui.data import print_json, screen
    from zoopark.ui.progress import progress

    for module in ("numpy", "matplotlib.figure"):
        needs(module)
    from zoopark.lab.training import NUMBERS, Training, train
    from zoopark.lab.training_report import print_steps, write_report

    console = screen(json=parsed.json)
    training = Training.checked(parsed.game, **{name: getattr(parsed, name) for name in NUMBERS})
    folder = Path(parsed.out)
    workers = _workers(parsed)
    steps: tuple[Step, ...] = ()
    with progress(console) as bar:
        task = bar.add_task("learning")
        for done in train(training, workers, folder):
            steps = done.steps
            about = f"generation {done.generation} of {training.generations}"
            bar.update(task, description=about, completed=done.played, total=done.games)
    if parsed.json:
        print_json({"game": training.config, "steps": steps})
    else:
        print_steps(console, steps)
    write_report(training, steps, folder)
    console.print(f"{folder}: weights.json, report.html", markup=False, soft_wrap=True)


def _puzzles(parsed: argparse.Namespace) -> None:
    from itertools import islice

    from zoopark.coach.puzzles import found_puzzles, written
    from zoopark.games.catalog import read_config
    from zoopark.ui.data import screen
    from zoopark.ui.progress import progress

    console = screen(json=parsed.json)
    configs = [str(read_config(game)) for game in parsed.game]
    if parsed.count < 1 or parsed.deep < 10:
        raise ValueError("--count must be at least 1, and --deep at least 10")
    words = ["zoopark", "lab", "puzzles", *configs, "--count", str(parsed.count)]
    command = shlex.join([*words, "--seed", str(parsed.seed), "--deep", str(parsed.deep)])
    puzzles: list[Puzzle] = []
    with progress(console) as bar:
        task = bar.add_task("puzzles", total=parsed.count)
        for puzzle in islice(found_puzzles(configs, parsed.seed, parsed.deep), parsed.count):
            puzzles.append(puzzle)
            # Whoever stops it keeps what was found.
            Path(parsed.out).write_text(written(command, puzzles), encoding="utf-8")
            bar.update(task, advance=1)
    if parsed.json:
        print(written(command, puzzles), end="")
    console.print(f"{parsed.out}: {len(puzzles)} puzzles", markup=False, soft_wrap=True)
