"""The command ``zoopark lab``: simulations, tournaments, balance, training."""

import argparse
import shlex
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from zoopark.games.catalog import DEFAULT_NAME
from zoopark.texts import Mistake, Texts, typed_texts

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


def add_parser(commands: Commands, say: Texts) -> None:
    lab = commands.add_parser("lab", help=say("command.lab"))
    lab.set_defaults(run=partial(_help, lab))
    kinds = lab.add_subparsers(metavar="KIND")
    for name in DEFAULT_GAMES:
        _add_run(kinds, name, say)
    _add_balance(kinds, say)
    _add_train(kinds, say)
    _add_puzzles(kinds, say)


def _help(lab: argparse.ArgumentParser, _: argparse.Namespace) -> None:
    lab.print_help()


def _usually(action: argparse.Action, value: object) -> None:
    """What its help calls the default: one that is not told must be known as such to resume."""
    vars(action)["usual"] = value


def _add_run(kinds: Commands, name: str, say: Texts) -> None:
    kind = kinds.add_parser(name, help=say(f"command.lab.{name}"))
    _usually(kind.add_argument("game", nargs="?", help=say("command.usual")), DEFAULT_GAME)
    players = kind.add_argument("--players", metavar="BOT,BOT,…", help=say("command.lab.players"))
    _usually(players, DEFAULT_PLAYERS[name])
    games = kind.add_argument("--games", type=int, metavar="N", help=say("command.lab.games"))
    _usually(games, DEFAULT_GAMES[name])
    kind.add_argument("--seed", type=int, help=say("command.seed"))
    kind.add_argument("--code", action="append", metavar="FILE", help=say("command.code"))
    kind.add_argument("--limit", type=float, metavar="S", help=say("command.lab.limit"))
    _add_files(kind, say)
    kind.add_argument(
        "--resume", nargs="?", const="", metavar="DIR", help=say("command.lab.resume")
    )
    _add_workers(kind, say)
    kind.set_defaults(run=_run, kind=name)


def _add_files(kind: argparse.ArgumentParser, say: Texts) -> None:
    kind.add_argument("--out", metavar="DIR", help=say("command.lab.out"))
    kind.add_argument(
        "--records", action="store_true", default=None, help=say("command.lab.records")
    )


def _add_balance(kinds: Commands, say: Texts) -> None:
    kind = kinds.add_parser("balance", help=say("command.lab.balance"))
    kind.add_argument("game", nargs="?", default=DEFAULT_GAME, help=say("command.default"))
    kind.add_argument("--modules", action="store_true", help=say("command.lab.balance.modules"))
    kind.add_argument(
        "--what-if",
        action="append",
        default=[],
        metavar="NAME=N,…|FILE",
        help=say("command.lab.balance.what-if"),
    )
    kind.add_argument("--bot", default="greedy", help=say("command.lab.balance.bot"))
    kind.add_argument(
        "--games", type=int, default=200, metavar="N", help=say("command.simulate.games")
    )
    kind.add_argument("--seed", type=int, default=0, help=say("command.seed"))
    _add_files(kind, say)
    _add_workers(kind, say)
    kind.set_defaults(run=_balance)


def _add_train(kinds: Commands, say: Texts) -> None:
    kind = kinds.add_parser("train", help=say("command.lab.train"))
    kind.add_argument("game", nargs="?", default=DEFAULT_GAME, help=say("command.default"))
    kind.add_argument("--out", required=True, metavar="DIR", help=say("command.lab.train.out"))
    for name, default in (
        ("first", 20_000),
        ("generations", 4),
        ("games", 4_000),
        ("iterations", 60),
        ("memory", 3),
        ("hidden", 32),
        ("epochs", 6),
        ("seed", 0),
    ):
        about = say(f"command.lab.train.{name}")
        kind.add_argument(f"--{name}", type=int, default=default, metavar="N", help=about)
    _add_workers(kind, say)
    kind.set_defaults(run=_train)


def _add_puzzles(kinds: Commands, say: Texts) -> None:
    kind = kinds.add_parser("puzzles", help=say("command.lab.puzzles"))
    kind.add_argument("game", nargs="+", help=say("command.lab.puzzles.game"))
    kind.add_argument("--count", type=int, default=24, metavar="N", help=say("command.default"))
    kind.add_argument("--seed", type=int, default=0, help=say("command.seed"))
    kind.add_argument(
        "--deep", type=int, default=12_000, metavar="N", help=say("command.lab.puzzles.deep")
    )
    kind.add_argument("--out", required=True, metavar="FILE", help=say("command.lab.puzzles.out"))
    kind.add_argument("--json", action="store_true", help=say("command.json"))
    kind.set_defaults(run=_puzzles)


def _add_workers(kind: argparse.ArgumentParser, say: Texts) -> None:
    kind.add_argument("--jobs", type=int, metavar="N", help=say("command.jobs"))
    kind.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=say("command.lab.ray"))
    kind.add_argument("--json", action="store_true", help=say("command.json"))


def _run(parsed: argparse.Namespace) -> None:
    from zoopark.extras import needs
    from zoopark.lab.files import check_packages, write_files
    from zoopark.lab.run import play
    from zoopark.lab.screen import print_files, print_summary, watched
    from zoopark.lab.summary import summarised
    from zoopark.ui.data import print_json, screen

    say = typed_texts(parsed.lang)
    console = screen(json=parsed.json)
    rated = parsed.kind == "tournament"
    workers = _workers(parsed)
    folder = _folder(parsed, say)
    if rated:
        needs("openskill.models")
    if folder is not None:
        check_packages()
    elif parsed.records:
        raise Mistake("lab.refused.records")
    plan = _plan(parsed, folder)
    if rated and len(plan.players) < 2:
        raise ValueError(say("lab.refused.two"))
    total = len(plan.fixtures())
    if total != plan.games:
        console.print(say("lab.instead", total=total, games=plan.games))
    try:
        run = watched(console, play(plan, workers, folder), total, say)
    except KeyboardInterrupt:
        if folder is not None:
            again = shlex.join(["zoopark", "lab", parsed.kind, "--resume", str(folder)])
            console.print(say("lab.stopped", command=again), markup=False, soft_wrap=True)
        raise
    summary = summarised(run, _command(parsed.kind, plan), rated=rated)
    if parsed.json:
        print_json(summary.to_dict())
    else:
        print_summary(console, summary, run, say)
    if folder is not None:
        print_files(console, folder, write_files(summary, folder), say)


def _workers(parsed: argparse.Namespace) -> "Workers":
    from zoopark.extras import needs
    from zoopark.lab.workers import RayWorkers, local_workers

    local = local_workers(parsed.jobs)
    if parsed.ray is None:
        return local
    needs("ray")
    return RayWorkers(parsed.ray or None, parsed.jobs)


def _folder(parsed: argparse.Namespace, say: Texts) -> Path | None:
    """The output directory. To resume, it must hold a run."""
    if parsed.resume is None:
        return None if parsed.out is None else Path(parsed.out)
    if parsed.resume and parsed.out not in (None, parsed.resume):
        raise ValueError(say("lab.refused.folders"))
    chosen = parsed.resume or parsed.out
    if not chosen:
        raise ValueError(say("lab.refused.folder"))
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

    say = typed_texts(parsed.lang)
    console = screen(json=parsed.json)
    folder = None if parsed.out is None else Path(parsed.out)
    if folder is not None:
        check_balance_packages()
    elif parsed.records:
        raise ValueError(say("lab.refused.records"))
    workers, records = _workers(parsed), bool(parsed.records)
    trials = Trials(parsed.bot, parsed.games, parsed.seed, workers, folder, records=records)
    plan = trials.plan(parsed.game)
    compared = pairs(plan.config) if parsed.modules else []
    if parsed.modules and not compared:
        raise ValueError(say("lab.refused.modules", game=plan.config))
    if parsed.what_if:
        compared += what_ifs(plan.config, parsed.what_if)
    run = watched(console, trials.play(plan.config), len(plan.fixtures()), say)
    found = balance(run.games, plan.config)
    if not parsed.json:
        print_balance(console, found, say)
    changes: list[Change] = []
    if compared:
        with progress(console) as bar:
            task = bar.add_task(say("lab.comparing"), total=len(compared))
            for change in trials.compare(compared):
                changes.append(change)
                bar.update(task, advance=1)
    if parsed.json:
        print_json({"balance": found, "changes": changes})
    elif compared:
        print_changes(console, changes, say)
    if folder is not None:
        command = _balance_command(parsed, plan.config)
        files = write_balance(found, compared, changes, command, folder)
        print_files(console, folder, files, say)


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

    say = typed_texts(parsed.lang)
    console = screen(json=parsed.json)
    training = Training.checked(parsed.game, **{name: getattr(parsed, name) for name in NUMBERS})
    folder = Path(parsed.out)
    workers = _workers(parsed)
    steps: tuple[Step, ...] = ()
    with progress(console) as bar:
        task = bar.add_task(say("lab.learning"))
        for done in train(training, workers, folder):
            steps = done.steps
            about = say("lab.generation", n=done.generation, of=training.generations)
            bar.update(task, description=about, completed=done.played, total=done.games)
    if parsed.json:
        print_json({"game": training.config, "steps": steps})
    else:
        print_steps(console, steps, say)
    write_report(training, steps, folder)
    console.print(f"{folder}: weights.json, report.html", markup=False, soft_wrap=True)


def _puzzles(parsed: argparse.Namespace) -> None:
    from itertools import islice

    from zoopark.coach.puzzles import found_puzzles, written
    from zoopark.games.catalog import read_config
    from zoopark.ui.data import screen
    from zoopark.ui.progress import progress

    say = typed_texts(parsed.lang)
    console = screen(json=parsed.json)
    configs = [str(read_config(game)) for game in parsed.game]
    for name, value, least in (("--count", parsed.count, 1), ("--deep", parsed.deep, 10)):
        if value < least:
            raise ValueError(say("command.wrong.least", name=name, least=least))
    words = ["zoopark", "lab", "puzzles", *configs, "--count", str(parsed.count)]
    command = shlex.join([*words, "--seed", str(parsed.seed), "--deep", str(parsed.deep)])
    puzzles: list[Puzzle] = []
    with progress(console) as bar:
        task = bar.add_task(say("lab.puzzles"), total=parsed.count)
        for puzzle in islice(found_puzzles(configs, parsed.seed, parsed.deep), parsed.count):
            puzzles.append(puzzle)
            # If it is stopped, what was found is kept.
            Path(parsed.out).write_text(written(command, puzzles), encoding="utf-8")
            bar.update(task, advance=1)
    if parsed.json:
        print(written(command, puzzles), end="")
    found = say("lab.found", file=parsed.out, n=len(puzzles))
    console.print(found, markup=False, soft_wrap=True)
