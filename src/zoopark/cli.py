"""The ``zoopark`` command. Each subcommand imports what it needs only when it runs."""

# PYTHON_ARGCOMPLETE_OK

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NoReturn, Protocol

from zoopark.games.catalog import DEFAULT_GAME, DEFAULT_NAME
from zoopark.lab import cli as lab
from zoopark.remote import cli as remote
from zoopark.server import cli as server
from zoopark.texts import LANGUAGES, Language, preferred, read_language, typed_texts

SHELLS = ("bash", "zsh", "fish", "powershell")


class Commands(Protocol):
    """Where subcommands are added."""

    def add_parser(self, name: str, *, help: str) -> argparse.ArgumentParser: ...


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. An error prints one line and exits with status 2."""
    top = parser()
    if "_ARGCOMPLETE" in os.environ:  # the shell asks how the line could go on
        import argcomplete

        argcomplete.autocomplete(top)
    parsed = top.parse_args(arguments)
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


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with a command."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"zoopark: {message} (for help: {self.prog} --help)\n")


def parser() -> argparse.ArgumentParser:
    top = Parser(prog="zoopark", description="Play, simulate and study the zoo board games.")
    top.add_argument("-V", "--version", action=_Version, nargs=0, help="show the version and exit")
    top.set_defaults(run=partial(_help, top))
    commands = top.add_subparsers(metavar="COMMAND")
    _add_play(commands)
    _add_replay(commands)
    _add_hint(commands)
    _add_review(commands)
    server.add_parsers(commands)
    remote.add_parser(commands)
    _add_simulate(commands)
    lab.add_parser(commands)
    games = commands.add_parser("games", help="list the games and their options")
    add_json(games)
    games.set_defaults(run=_games)
    rules = commands.add_parser("rules", help="print the rulebook, or single rules by id")
    ids = rules.add_argument("ids", nargs="*", metavar="ID", help="rules (Z.4.2), chapters (Z.4)")
    _completed(ids, _rule_ids)
    _add_language(rules)
    add_json(rules)
    rules.set_defaults(run=_rules)
    completion = commands.add_parser("completion", help="print the script that completes commands")
    completion.add_argument("shell", choices=SHELLS, help='bash: eval "$(zoopark completion bash)"')
    completion.set_defaults(run=_completion)
    return top


def _completed(action: argparse.Action, words: Callable[[], Iterable[str]]) -> None:
    """Let the shell offer these words for an argument."""

    def completer(**_: object) -> Iterable[str]:
        return words()

    vars(action)["completer"] = completer


def _game_names() -> Iterable[str]:
    from zoopark.games.catalog import GAMES

    return GAMES


def _rule_ids() -> Iterable[str]:
    from zoopark.rulebook import all_rules

    return (rule.id for rule in all_rules())


def _bot_names() -> Iterable[str]:
    from zoopark.players.registry import BOTS

    return ("you", *BOTS)


def _help(shown: argparse.ArgumentParser, _: argparse.Namespace) -> None:
    shown.print_help()


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *args: object) -> None:
        from zoopark.version import version_line

        print(version_line())
        parser.exit()


def add_json(command: argparse.ArgumentParser) -> None:
    """The option of every command that prints results."""
    command.add_argument("--json", action="store_true", help="print the result as JSON")


def _add_language(command: argparse.ArgumentParser) -> None:
    """The option of every command that speaks to players."""
    command.add_argument(
        "--lang",
        type=_language,
        default=preferred(os.environ),
        metavar="LANG",
        help=f"{', '.join(LANGUAGES)} (default: the language of your system)",
    )


def _language(text: str) -> Language:
    try:
        return read_language(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _add_play(commands: Commands) -> None:
    play = commands.add_parser("play", help="play in the terminal, people and bots at one keyboard")
    game = play.add_argument(
        "game", nargs="?", default=DEFAULT_GAME, help=f"default: {DEFAULT_GAME}"
    )
    _completed(game, _game_names)
    seats = play.add_argument(
        "--seats",
        metavar="WHO,WHO,…",
        help="who sits where: 'you', a name such as Eva, or a bot such as easy, normal, hard, "
        "expert or search:2000 (default: you against normal bots)",
    )
    _completed(seats, _bot_names)
    play.add_argument(
        "--code",
        action="append",
        default=[],
        metavar="FILE",
        help="a Python file with your own bots; may be repeated",
    )
    play.add_argument("--seed", help="a number or word that makes the deal reproducible")
    play.add_argument("--position", help="start from this position instead of a new game")
    _add_language(play)
    play.add_argument(
        "--no-confirm", action="store_true", help="end turns without asking for confirmation"
    )
    play.set_defaults(run=_play)


def _add_replay(commands: Commands) -> None:
    replay = commands.add_parser("replay", help="step through a recorded game")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--to", type=int, metavar="N", help="stop after entry N")
    replay.add_argument("--boards", action="store_true", help="show the board before every turn")
    _add_language(replay)
    add_json(replay)
    replay.set_defaults(run=_replay)


def _add_hint(commands: Commands) -> None:
    hint = commands.add_parser("hint", help="show the best moves in a position, and why")
    hint.add_argument("--position", required=True, help="the position in one line")
    hint.add_argument("--seat", metavar="A", help="whose moves, if several seats are to act")
    hint.add_argument("--about", metavar="MOVE", help="a move to compare with the best one")
    hint.add_argument("--best", type=int, default=3, metavar="N", help="how many moves to show")
    hint.add_argument("--budget", metavar="N", help="iterations, or seconds such as 1.5s")
    _add_language(hint)
    add_json(hint)
    hint.set_defaults(run=_hint)


def _add_review(commands: Commands) -> None:
    review = commands.add_parser("review", help="show what each decision of a recorded game cost")
    review.add_argument("file", metavar="FILE")
    review.add_argument("--seat", metavar="A", help="only the decisions of this seat")
    review.add_argument(
        "--budget", metavar="N", help="iterations, or seconds such as 0.5s, per decision"
    )
    review.add_argument("--plot", metavar="FILE", help="plot the chances to an .svg or .png file")
    review.add_argument(
        "--json", nargs="?", const="-", metavar="FILE", help="print the review as JSON, or write it"
    )
    review.set_defaults(run=_review)


def _add_simulate(commands: Commands) -> None:
    simulate = commands.add_parser(
        "simulate", help="play many games with random players and print statistics"
    )
    game = simulate.add_argument("game", nargs="?", default=f"{DEFAULT_NAME}(players=4)")
    _completed(game, _game_names)
    simulate.add_argument("--games", type=int, default=1000, metavar="N")
    simulate.add_argument("--seed", type=int, default=0)
    simulate.add_argument(
        "--jobs", type=int, metavar="N", help="number of processes (default: all cores)"
    )
    add_json(simulate)
    simulate.set_defaults(run=_simulate)


def _play(parsed: argparse.Namespace) -> None:
    from zoopark.game import Game
    from zoopark.terminal.play import Session
    from zoopark.terminal.seats import seated
    from zoopark.ui.data import screen

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
        screen(),
        language=parsed.lang,
        confirm=not parsed.no_confirm,
        seed=seed if isinstance(seed, int) else 0,
    ).run()


def _seed(text: str | None) -> int | str | None:
    return int(text) if text is not None and text.isdecimal() else text


def _replay(parsed: argparse.Namespace) -> None:
    from zoopark.terminal.replay import load_record, replay, replayed_data
    from zoopark.ui.data import print_json, screen

    record = load_record(parsed.file)
    if parsed.json:
        print_json(replayed_data(record, to=parsed.to))
    else:
        replay(screen(), record, to=parsed.to, boards=parsed.boards, say=typed_texts(parsed.lang))


def _hint(parsed: argparse.Namespace) -> None:
    from zoopark.coach.hint import hint
    from zoopark.game import Game
    from zoopark.terminal.coach import print_hint, read_budget, read_seat
    from zoopark.ui.data import print_json, screen

    game = Game.from_position(parsed.position, dealer=None)
    found = hint(
        game,
        read_seat(parsed.seat, game.players),
        budget=None if parsed.budget is None else read_budget(parsed.budget),
        best=parsed.best,
        about=parsed.about,
    )
    if parsed.json:
        print_json(found.to_dict())
    else:
        print_hint(screen(), found, typed_texts(parsed.lang))


def _review(parsed: argparse.Namespace) -> None:
    from zoopark.terminal.coach import read_budget, run_review
    from zoopark.terminal.replay import load_record
    from zoopark.ui.data import screen

    run_review(
        screen(json=parsed.json == "-"),
        load_record(parsed.file),
        None if parsed.budget is None else read_budget(parsed.budget),
        parsed.seat,
        parsed.plot,
        parsed.json,
    )


def _simulate(parsed: argparse.Namespace) -> None:
    from zoopark.terminal.simulate import print_summary, run
    from zoopark.ui.data import print_json, screen

    if parsed.jobs is not None and parsed.jobs < 1:
        raise ValueError("--jobs must be at least 1")
    console = screen(json=parsed.json)
    found = run(console, parsed.game, parsed.games, parsed.seed, parsed.jobs)
    if parsed.json:
        print_json(found.to_dict())
    else:
        print_summary(console, found)


def _games(parsed: argparse.Namespace) -> None:
    from zoopark.terminal.listings import games_data, print_games
    from zoopark.ui.data import print_json

    if parsed.json:
        print_json(games_data())
    else:
        print_games()


def _rules(parsed: argparse.Namespace) -> None:
    from zoopark.terminal.listings import print_rules, rules_data
    from zoopark.ui.data import print_json

    if parsed.json:
        print_json(rules_data(parsed.ids, parsed.lang))
    else:
        print_rules(parsed.ids, parsed.lang)


def _completion(parsed: argparse.Namespace) -> None:
    from argcomplete.shell_integration import shellcode

    print(shellcode(["zoopark"], shell=parsed.shell))


if __name__ == "__main__":
    sys.exit(main())
