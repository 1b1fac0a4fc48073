"""The commands ``zoopark serve`` and ``zoopark admin``."""

import argparse
from functools import partial
from typing import Any, Protocol


class Commands(Protocol):
    """Where sub-commands are added."""

    def add_parser(self, name: str, *, help: str) -> argparse.ArgumentParser: ...


DATABASE = "sqlite:///path or postgresql://… (default: SQLite in your data directory)"
KEPT = {"waiting": 30, "left": 365, "over": 0, "records": 90}


def add_parsers(commands: Commands) -> None:
    _add_serve(commands)
    _add_admin(commands)


def _add_serve(commands: Commands) -> None:
    serve = commands.add_parser("serve", help="run the web server")
    serve.add_argument(
        "--host",
        default="127.0.0.1",
        help="0.0.0.0 to accept connections from other machines (default: 127.0.0.1)",
    )
    serve.add_argument(
        "--port", type=int, default=8000, help="0 picks any free port (default: 8000)"
    )
    serve.add_argument("--database", default="", metavar="URL", help=DATABASE)
    serve.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="HOST",
        help="a host name to accept when behind a proxy; may be repeated",
    )
    serve.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="an address or network whose X-Forwarded-* headers are trusted; may be repeated",
    )
    serve.add_argument(
        "--keep",
        action="append",
        default=[],
        metavar="WHAT=DAYS",
        help="how long to keep matches after their last entry, 0 for ever; may be repeated"
        f" (default: {', '.join(f'{what}={days}' for what, days in KEPT.items())})",
    )
    serve.add_argument("--browse", action="store_true", help="open the page in your browser")
    serve.add_argument(
        "--workers",
        type=int,
        default=1,
        metavar="N",
        help="number of processes that serve; several need PostgreSQL (default: 1)",
    )
    serve.add_argument(
        "--thinkers", type=int, metavar="N", help="number of processes in which bots search"
    )
    serve.add_argument(
        "--contact",
        default="",
        metavar="URL",
        help="mailto:… or https://…, for those who run the push services of browsers",
    )
    serve.add_argument(
        "--push-inside",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a private address or network in which a push service may be; may be repeated",
    )
    serve.add_argument("--no-limits", action="store_true", help="disable all rate limits")
    serve.set_defaults(run=_serve)


def _serve(parsed: argparse.Namespace) -> None:
    from zoopark.server.limits import BOUNDLESS, Limits
    from zoopark.server.reach import LOCAL
    from zoopark.server.serve import serve
    from zoopark.server.settings import Keep, Settings
    from zoopark.server.trust import Trusted

    if not 0 <= parsed.port < 65536:
        raise ValueError(f"--port must be between 0 and 65535, not {parsed.port}")
    if not 1 <= parsed.workers <= 256:
        raise ValueError(f"--workers must be between 1 and 256, not {parsed.workers}")
    if parsed.thinkers is not None and parsed.thinkers < 1:
        raise ValueError("--thinkers must be at least 1")
    if parsed.contact and not parsed.contact.startswith(("mailto:", "https://")):
        raise ValueError(f"--contact begins with mailto: or https://, not {parsed.contact!r}")
    settings = Settings(
        database=parsed.database,
        host=parsed.host,
        port=parsed.port,
        hosts=tuple(parsed.name) or (LOCAL if parsed.host in LOCAL else ()),
        proxies=Trusted(parsed.proxy).words,
        workers=parsed.workers,
        processes=parsed.thinkers,
        contact=parsed.contact,
        push_inside=Trusted(parsed.push_inside).words,
        limits=BOUNDLESS if parsed.no_limits else Limits(),
        keep=Keep(**{**KEPT, **dict(map(_kept, parsed.keep))}),
    )
    serve(settings, browse=parsed.browse)


def _kept(text: str) -> tuple[str, int]:
    what, _, days = text.partition("=")
    if what not in KEPT or not days.isdecimal() or len(days) > 5:
        raise ValueError(f"--keep takes {', '.join(f'{name}=DAYS' for name in KEPT)}, not {text!r}")
    return what, int(days)


def _add_admin(commands: Commands) -> None:
    admin = commands.add_parser("admin", help="manage the matches of a server while it runs")
    admin.add_argument("--database", default="", metavar="URL", help=DATABASE)
    admin.set_defaults(run=partial(_help, admin))
    tasks = admin.add_subparsers(metavar="TASK")

    listed = tasks.add_parser("list", help="matches, the newest first")
    listed.add_argument("--status", default="", metavar="STATUS", choices=STATUSES)
    listed.add_argument("--limit", type=int, default=50, metavar="N")
    _tells(listed, "list_matches", "status", "limit")

    shown = tasks.add_parser("show", help="who sits at a table")
    shown.add_argument("match_id", metavar="MATCH")
    _tells(shown, "show_match", "match_id")

    hidden = tasks.add_parser("hide", help="remove a match from the lobby and all other lists")
    hidden.add_argument("match_id", metavar="MATCH")
    hidden.add_argument("--undo", dest="hidden", action="store_false", help="list it again")
    _does(hidden, "hide", "match_id", "hidden")

    ended = tasks.add_parser("end", help="end a match: it can still be viewed, not played")
    ended.add_argument("match_id", metavar="MATCH")
    _does(ended, "end", "match_id")

    deleted = tasks.add_parser("delete", help="delete matches and everything about them")
    deleted.add_argument("matches", metavar="MATCH", nargs="+")
    _does(deleted, "delete", "matches")

    banned = tasks.add_parser("ban", help="keep an address, a network or a person away")
    banned.add_argument("who", metavar="WHO")
    banned.add_argument("--why", default="", help="a note for you")
    _does(banned, "ban", "who", "why")

    lifted = tasks.add_parser("unban", help="lift a ban")
    lifted.add_argument("who", metavar="WHO")
    _does(lifted, "lift_ban", "who")

    _tells(tasks.add_parser("bans", help="who is banned"), "list_bans")

    exported = tasks.add_parser("export", help="write the log of a match as lines of JSON")
    exported.add_argument("match_id", metavar="MATCH")
    exported.add_argument("file", metavar="FILE", nargs="?", default="-")
    _does(exported, "export", "match_id", "file")

    backup = tasks.add_parser("backup", help="copy a SQLite database, while a server uses it")
    backup.add_argument("file", metavar="FILE")
    backup.set_defaults(run=_back_up)


def _help(admin: argparse.ArgumentParser, _: argparse.Namespace) -> None:
    admin.print_help()


STATUSES = ("open", "running", "paused", "over", "archived")


def _does(parser: argparse.ArgumentParser, name: str, *needs: str) -> None:
    parser.set_defaults(run=partial(_administer, name, needs))


def _tells(parser: argparse.ArgumentParser, name: str, *needs: str) -> None:
    """A task that only tells something, also as JSON."""
    parser.add_argument("--json", dest="as_json", action="store_true", help="print it as JSON")
    _does(parser, name, *needs, "as_json")


def _administer(name: str, needs: tuple[str, ...], parsed: argparse.Namespace) -> None:
    from zoopark.server import admin

    values: dict[str, Any] = {need: getattr(parsed, need) for need in needs}
    admin.with_store(parsed.database, lambda store: getattr(admin, name)(store, **values))


def _back_up(parsed: argparse.Namespace) -> None:
    from zoopark.server import admin

    admin.back_up(parsed.database, parsed.file)
