"""The ``zoopark`` command. Each subcommand imports what it needs only when it runs."""

# PYTHON_ARGCOMPLETE_OK

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, ClassVar, Final, NoReturn, Protocol

from zoopark.extras import MissingExtra
from zoopark.games.catalog import DEFAULT_GAME, DEFAULT_NAME
from zoopark.lab import cli as lab
from zoopark.remote import cli as remote
from zoopark.server import cli as server
from zoopark.texts import (
    LANGUAGES,
    Language,
    Phrase,
    Texts,
    preferred,
    read_language,
    typed_texts,
)

SHELLS = ("bash", "zsh", "fish", "powershell")


class Commands(Protocol):
    """Where subcommands are added."""

    def add_parser(self, name: str, *, help: str) -> argparse.ArgumentParser: ...


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. An error prints one line and exits with status 2."""
    given = sys.argv[1:] if arguments is None else arguments
    top = parser(_asked(given))
    if "_ARGCOMPLETE" in os.environ:  # the shell asks how the line could go on
        import argcomplete

        argcomplete.autocomplete(top)
    parsed = top.parse_args(given)
    try:
        return int(parsed.run(parsed) or 0)
    except ValueError as error:
        print(f"zoopark: {_sentence(error, typed_texts(parsed.lang))}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130


def _sentence(error: ValueError, say: Texts) -> str:
    """What went wrong. Where other languages have no sentence for it, they have the rule."""
    rule_id: str = getattr(error, "rule", "")
    if rule_id and say.language != "en":
        from zoopark.rulebook import rule

        text = rule(rule_id).text(say.language)
        return f"{say('notation.broken', rule=rule_id)}: {text}"
    if isinstance(error, MissingExtra):
        return say("command.wrong.package", name=str(error.name), extra=error.extra)
    return error.said(say) if isinstance(error, Phrase) else str(error)


def _asked(arguments: Sequence[str]) -> Language:
    """The language of the help, which is written before the line is parsed."""
    for number, word in enumerate(arguments, 1):
        option, _, value = word.partition("=")
        wanted = value or "".join(arguments[number : number + 1])
        for language in LANGUAGES:
            if option == "--lang" and wanted.strip().lower() == language:
                return language
    return preferred(os.environ)


# What argparse says only in English, and its message.
_WRONG: Final = [
    (re.compile(pattern), f"command.wrong.{key}")
    for pattern, key in (
        (r"the following arguments are required: (?P<names>.+)", "required"),
        (r"unrecognized arguments: (?P<words>.+)", "unknown"),
        (
            r"argument (?P<name>.+?): invalid choice: (?P<word>.+) \(choose from (?P<choices>.+)\)",
            "choice",
        ),
        (r"argument (?P<name>.+?): invalid (int|float) value: (?P<word>.+)", "number"),
        (r"argument (?P<name>.+?): expected (at least )?one argument", "missing"),
    )
]


class Help(argparse.HelpFormatter):
    """Help with its headings in the language of the user."""

    headings: ClassVar[dict[str | None, str]] = {}
    usage: ClassVar[str] = "usage:"

    def start_section(self, heading: str | None) -> None:
        super().start_section(self.headings.get(heading, heading))

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self.usage} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A command with its help and ``--lang``. It says in one line what is wrong with a call."""

    say: ClassVar[Texts]
    help_form: ClassVar[type[Help]]

    def __init__(self, prog: str, description: str | None = None, **_: object) -> None:
        super().__init__(
            prog=prog, description=description, formatter_class=self.help_form, add_help=False
        )
        self.add_argument("-h", "--help", action="help", help=self.say("command.help"))
        lang = self.add_argument(
            "--lang",
            type=_language,
            default=argparse.SUPPRESS,  # what was said before the command counts, too
            metavar="LANG",
            help=self.say("command.lang").replace("%(choices)s", ", ".join(LANGUAGES)),
        )
        _completed(lang, lambda: LANGUAGES)

    def error(self, message: str) -> NoReturn:
        if self.say.language != "en":
            for pattern, key in _WRONG:
                if found := pattern.fullmatch(message):
                    message = self.say(key, **found.groupdict())
        self.exit(2, f"zoopark: {self.say('command.wrong', what=message, prog=self.prog)}\n")


def parser(language: Language = "en") -> argparse.ArgumentParser:
    """All commands, with their help in a language."""

    class Headed(Help):
        headings: ClassVar[dict[str | None, str]] = {
            "positional arguments": typed_texts(language)("command.arguments"),
            "options": typed_texts(language)("command.options"),
        }
        usage = typed_texts(language)("command.usage")

    class Speaking(Parser):
        say = typed_texts(language)
        help_form = Headed

    say = Speaking.say
    top = Speaking(prog="zoopark", description=say("command"))
    version = say("command.version")
    top.add_argument("-V", "--version", action=_Version, nargs=0, help=version)
    top.set_defaults(run=partial(_help, top), lang=language)
    commands = top.add_subparsers(metavar="COMMAND")
    _add_play(commands, say)
    _add_replay(commands, say)
    _add_hint(commands, say)
    _add_review(commands, say)
    server.add_parsers(commands, say)
    remote.add_parser(commands, say)
    _add_simulate(commands, say)
    lab.add_parser(commands, say)
    games = commands.add_parser("games", help=say("command.games"))
    add_json(games, say)
    games.set_defaults(run=_games)
    rules = commands.add_parser("rules", help=say("command.rules"))
    ids = rules.add_argument("ids", nargs="*", metavar="ID", help=say("command.rules.ids"))
    _completed(ids, _rule_ids)
    add_json(rules, say)
    rules.set_defaults(run=_rules)
    completion = commands.add_parser("completion", help=say("command.completion"))
    completion.add_argument("shell", choices=SHELLS, help=say("command.completion.shell"))
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


def add_json(command: argparse.ArgumentParser, say: Texts) -> None:
    """The option of every command that prints results."""
    command.add_argument("--json", action="store_true", help=say("command.json"))


def _language(text: str) -> Language:
    try:
        return read_language(text, preferred(os.environ))
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _add_play(commands: Commands, say: Texts) -> None:
    play = commands.add_parser("play", help=say("command.play"))
    game = play.add_argument("game", nargs="?", default=DEFAULT_GAME, help=say("command.default"))
    _completed(game, _game_names)
    seats = play.add_argument("--seats", metavar="WHO,WHO,…", help=say("command.play.seats"))
    _completed(seats, _bot_names)
    play.add_argument(
        "--code", action="append", default=[], metavar="FILE", help=say("command.code")
    )
    play.add_argument("--seed", help=say("command.play.seed"))
    play.add_argument("--position", help=say("command.play.position"))
    play.add_argument("--no-confirm", action="store_true", help=say("command.play.no-confirm"))
    play.set_defaults(run=_play)


def _add_replay(commands: Commands, say: Texts) -> None:
    replay = commands.add_parser("replay", help=say("command.replay"))
    replay.add_argument("file", metavar="FILE", help=say("command.record"))
    replay.add_argument("--to", type=int, metavar="N", help=say("command.replay.to"))
    replay.add_argument("--boards", action="store_true", help=say("command.replay.boards"))
    add_json(replay, say)
    replay.set_defaults(run=_replay)


def _add_hint(commands: Commands, say: Texts) -> None:
    hint = commands.add_parser("hint", help=say("command.hint"))
    hint.add_argument("--position", required=True, help=say("command.hint.position"))
    hint.add_argument("--seat", metavar="A", help=say("command.hint.seat"))
    hint.add_argument("--about", metavar="MOVE", help=say("command.hint.about"))
    hint.add_argument("--best", type=int, default=3, metavar="N", help=say("command.hint.best"))
    hint.add_argument("--budget", metavar="N", help=say("command.hint.budget"))
    add_json(hint, say)
    hint.set_defaults(run=_hint)


def _add_review(commands: Commands, say: Texts) -> None:
    review = commands.add_parser("review", help=say("command.review"))
    review.add_argument("file", metavar="FILE", help=say("command.record"))
    review.add_argument("--seat", metavar="A", help=say("command.review.seat"))
    review.add_argument("--budget", metavar="N", help=say("command.review.budget"))
    review.add_argument("--plot", metavar="FILE", help=say("command.review.plot"))
    review.add_argument(
        "--json", nargs="?", const="-", metavar="FILE", help=say("command.review.json")
    )
    review.set_defaults(run=_review)


def _add_simulate(commands: Commands, say: Texts) -> None:
    simulate = commands.add_parser("simulate", help=say("command.simulate"))
    game = simulate.add_argument(
        "game", nargs="?", default=f"{DEFAULT_NAME}(players=4)", help=say("command.default")
    )
    _completed(game, _game_names)
    simulate.add_argument(
        "--games", type=int, default=1000, metavar="N", help=say("command.simulate.games")
    )
    simulate.add_argument("--seed", type=int, default=0, help=say("command.seed"))
    simulate.add_argument("--jobs", type=int, metavar="N", help=say("command.jobs"))
    add_json(simulate, say)
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
    entrants, names = seated(parsed.seats, game.players, parsed.code, parsed.lang)
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
        typed_texts(parsed.lang),
    )


def _simulate(parsed: argparse.Namespace) -> None:
    from zoopark.terminal.simulate import print_summary, run
    from zoopark.ui.data import print_json, screen

    say = typed_texts(parsed.lang)
    if parsed.jobs is not None and parsed.jobs < 1:
        raise ValueError(say("command.wrong.least", name="--jobs", least=1))
    console = screen(json=parsed.json)
    found = run(console, parsed.game, parsed.games, parsed.seed, parsed.jobs, say)
    if parsed.json:
        print_json(found.to_dict())
    else:
        print_summary(console, found, say)


def _games(parsed: argparse.Namespace) -> None:
    from zoopark.terminal.listings import games_data, print_games
    from zoopark.ui.data import print_json

    if parsed.json:
        print_json(games_data())
    else:
        print_games(typed_texts(parsed.lang))


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
