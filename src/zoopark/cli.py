"""The ``zoopark`` command. Each subcommand imports what it needs only when it runs."""

import argparse
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from zoopark.lab import cli as lab
from zoopark.rulebook import LANGUAGES
from zoopark.server import cli as server

if TYPE_CHECKING:
    from zoopark.rulebook import Rule

DEFAULT_GAME = "zooloretto(players=3)"


class Commands(Protocol):
    """Where subcommands are added."""

    def add_parser(self, name: str, *, help: str) -> argparse.ArgumentParser: ...


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. An error prints one line and exits with status 2."""
    parsed = parser().parse_args(arguments)
    try:
        return int(parsed.run(parsed) or 0)
    except ValueError as error:
        print(f"zoopark: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="zoopark", description="Play, simulate and study the zoo board games."
    )
    top.add_argument("--version", action=_Version, nargs=0, help="show the version and exit")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    _add_play(commands)
    _add_replay(commands)
    _add_hint(commands)
    _add_review(commands)
    server.add_parsers(commands)
    _add_simulate(commands)
    lab.add_parser(commands)
    games = commands.add_parser("games", help="list the games and their options")
    games.set_defaults(run=_games)
    rules = commands.add_parser("rules", help="print the rulebook, or single rules by id")
    rules.add_argument("ids", nargs="*", metavar="ID", help="a rule (Z.4.2) or a chapter (Z.4)")
    rules.add_argument("--lang", default="en", choices=LANGUAGES, help="language (default: en)")
    rules.set_defaults(run=_rules)
    return top


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *args: object) -> None:
        from zoopark.version import version_line

        print(version_line())
        parser.exit()


def _add_play(commands: Commands) -> None:
    play = commands.add_parser("play", help="play in the terminal, people and bots at one keyboard")
    play.add_argument("game", nargs="?", default=DEFAULT_GAME, help=f"default: {DEFAULT_GAME}")
    play.add_argument(
        "--seats",
        metavar="WHO,WHO,…",
        help="who sits where: 'you', a name such as Eva, or a bot such as easy, normal, hard, "
        "expert or search:2000 (default: you against normal bots)",
    )
    play.add_argument(
        "--code",
        action="append",
        default=[],
        metavar="FILE",
        help="a Python file with your own bots; may be repeated",
    )
    play.add_argument("--seed", help="a number or word that makes the deal reproducible")
    play.add_argument("--position", help="start from this position instead of a new game")
    play.add_argument(
        "--lang",
        default="en",
        choices=LANGUAGES,
        help="language of the rule texts (default: en); the rest of the terminal is in English",
    )
    play.add_argument(
        "--no-confirm", action="store_true", help="end turns without asking for confirmation"
    )
    play.set_defaults(run=_play)


def _add_replay(commands: Commands) -> None:
    replay = commands.add_parser("replay", help="step through a recorded game")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--to", type=int, metavar="N", help="stop after entry N")
    replay.add_argument("--boards", action="store_true", help="show the board before every turn")
    replay.set_defaults(run=_replay)


def _add_hint(commands: Commands) -> None:
    hint = commands.add_parser("hint", help="show the best moves in a position, and why")
    hint.add_argument("--position", required=True, help="the position in one line")
    hint.add_argument("--seat", metavar="A", help="whose moves, if several seats are to act")
    hint.add_argument("--about", metavar="MOVE", help="a move to compare with the best one")
    hint.add_argument("--best", type=int, default=3, metavar="N", help="how many moves to show")
    hint.add_argument("--budget", metavar="N", help="iterations, or seconds such as 1.5s")
    hint.set_defaults(run=_hint)


def _add_review(commands: Commands) -> None:
    review = commands.add_parser("review", help="show what each decision of a recorded game cost")
    review.add_argument("file", metavar="FILE")
    review.add_argument("--seat", metavar="A", help="only the decisions of this seat")
    review.add_argument(
        "--budget", metavar="N", help="iterations, or seconds such as 0.5s, per decision"
    )
    review.add_argument("--plot", metavar="FILE", help="plot the chances to an .svg or .png file")
    review.add_argument("--json", metavar="FILE", help="write the review as JSON")
    review.set_defaults(run=_review)


def _add_simulate(commands: Commands) -> None:
    simulate = commands.add_parser(
        "simulate", help="play many games with random players and print statistics"
    )
    simulate.add_argument("game", nargs="?", default="zooloretto(players=4)")
    simulate.add_argument("--games", type=int, default=1000, metavar="N")
    simulate.add_argument("--seed", type=int, default=0)
    simulate.add_argument(
        "--jobs", type=int, metavar="N", help="number of processes (default: all cores)"
    )
    simulate.set_defaults(run=_simulate)


def _play(parsed: argparse.Namespace) -> None:
    from rich.console import Console

    from zoopark.game import Game
    from zoopark.terminal.play import Session
    from zoopark.terminal.seats import seated

    seed = _seed(parsed.seed)
    if parsed.position is None:
        game = Game(parsed.game, seed=seed)
    else:
        game = Game.from_position(parsed.position, seed=seed)
    entrants, names = seated(parsed.seats, game.players, parsed.code)
    Session(
        game,
        entrants,
        names,
        Console(highlight=False),
        language=parsed.lang,
        confirm=not parsed.no_confirm,
        seed=seed if isinstance(seed, int) else 0,
    ).run()


def _seed(text: str | None) -> int | str | None:
    return int(text) if text is not None and text.isdecimal() else text


def _replay(parsed: argparse.Namespace) -> None:
    from rich.console import Console

    from zoopark.terminal.replay import load_record, replay

    replay(Console(highlight=False), load_record(parsed.file), to=parsed.to, boards=parsed.boards)


def _hint(parsed: argparse.Namespace) -> None:
    from rich.console import Console

    from zoopark.coach.hint import hint
    from zoopark.game import Game
    from zoopark.terminal.coach import print_hint, read_budget, read_seat

    game = Game.from_position(parsed.position, dealer=None)
    found = hint(
        game,
        read_seat(parsed.seat, game.players),
        budget=None if parsed.budget is None else read_budget(parsed.budget),
        best=parsed.best,
        about=parsed.about,
    )
    print_hint(Console(highlight=False), found)


def _review(parsed: argparse.Namespace) -> None:
    from rich.console import Console

    from zoopark.terminal.coach import read_budget, run_review
    from zoopark.terminal.replay import load_record

    run_review(
        Console(highlight=False),
        load_record(parsed.file),
        None if parsed.budget is None else read_budget(parsed.budget),
        parsed.seat,
        parsed.plot,
        parsed.json,
    )


def _simulate(parsed: argparse.Namespace) -> None:
    from rich.console import Console

    from zoopark.terminal.simulate import run

    if parsed.jobs is not None and parsed.jobs < 1:
        raise ValueError("--jobs must be at least 1")
    run(Console(highlight=False), parsed.game, parsed.games, parsed.seed, parsed.jobs)


def _games(_: argparse.Namespace) -> None:
    from zoopark.games.catalog import GAMES

    for spec in GAMES.values():
        print(f"{spec.name}   {spec.least_players} to {spec.most_players} players")
        for option in spec.options:
            written = f"{option.name}={option.form}"
            print(f"  {written:<25} {option.about}")
        for module in spec.modules:
            print(f"  module {module}")
        for preset in spec.presets:
            if preset.text == preset.name:  # others are no words of a game string
                print(f"  preset {preset.name:<18} {preset.about}")


def _rules(parsed: argparse.Namespace) -> None:
    from zoopark.rulebook import BOOKS, all_rules, book

    wanted = [text.upper().rstrip(".") for text in parsed.ids] or list(BOOKS)
    for text in wanted:
        if not any(f"{rule.id}.".startswith(f"{text}.") for rule in all_rules()):
            raise ValueError(f"there is no rule {text[:20]}")
    for prefix in BOOKS:
        found = book(prefix)
        for number, chapter in found.chapters.items():
            rules = [
                rule
                for rule in found.rules.values()
                if rule.chapter == number
                and any(f"{rule.id}.".startswith(f"{text}.") for text in wanted)
            ]
            if rules:
                print(f"\n{found.title[parsed.lang]}: {chapter[parsed.lang]}")
            for rule in rules:
                mark = "+" if rule.partly_house else "*" if rule.house else " "
                print(f"  {rule.id:<7}{mark} {rule.text(parsed.lang)}{_remarks(rule, parsed.lang)}")
    print("\n* house rule   + house rule in part")


def _remarks(rule: "Rule", language: str) -> str:
    """In brackets behind a rule: which part is ours, and which rules repeal or change it."""
    told = [("repealed by", rule.repealed_by), ("changed by", rule.changed_by)]
    words = [f"{verb} {', '.join(ids)}" for verb, ids in told if ids]
    if rule.ours:
        words.insert(0, f"ours: {rule.ours[language]}")
    return f" [{'; '.join(words)}]" if words else ""


if __name__ == "__main__":
    sys.exit(main())
