"""The commands ``zoopark serve`` and ``zoopark admin``."""

import argparse
from functools import partial
from typing import Any, Protocol

from zoopark.texts import Mistake, Texts, typed_texts


class Commands(Protocol):
    """Where sub-commands are added."""

    def add_parser(self, name: str, *, help: str) -> argparse.ArgumentParser: ...


KEPT = {"waiting": 30, "left": 365, "over": 0, "records": 90}


def add_parsers(commands: Commands, say: Texts) -> None:
    _add_serve(commands, say)
    _add_admin(commands, say)


def _add_serve(commands: Commands, say: Texts) -> None:
    serve = commands.add_parser("serve", help=say("command.serve"))
    serve.add_argument("--host", default="127.0.0.1", help=say("command.serve.host"))
    serve.add_argument("--port", type=int, default=8000, help=say("command.serve.port"))
    serve.add_argument("--database", default="", metavar="URL", help=say("command.database"))
    serve.add_argument(
        "--name", action="append", default=[], metavar="HOST", help=say("command.serve.name")
    )
    serve.add_argument(
        "--proxy", action="append", default=[], metavar="ADDRESS", help=say("command.serve.proxy")
    )
    keep = serve.add_argument(
        "--keep", action="append", default=[], metavar="WHAT=DAYS", help=say("command.serve.keep")
    )
    vars(keep)["usual"] = ", ".join(f"{what}={days}" for what, days in KEPT.items())
    serve.add_argument("--browse", action="store_true", help=say("command.serve.browse"))
    serve.add_argument(
        "--workers", type=int, default=1, metavar="N", help=say("command.serve.workers")
    )
    serve.add_argument("--thinkers", type=int, metavar="N", help=say("command.serve.thinkers"))
    serve.add_argument("--contact", default="", metavar="URL", help=say("command.serve.contact"))
    serve.add_argument(
        "--push-inside",
        action="append",
        default=[],
        metavar="ADDRESS",
        help=say("command.serve.push-inside"),
    )
    serve.add_argument("--no-limits", action="store_true", help=say("command.serve.no-limits"))
    serve.set_defaults(run=_serve)


def _serve(parsed: argparse.Namespace) -> None:
    from zoopark.server.limits import BOUNDLESS, Limits
    from zoopark.server.reach import LOCAL
    from zoopark.server.serve import serve
    from zoopark.server.settings import Keep, Settings
    from zoopark.server.trust import Trusted

    say = typed_texts(parsed.lang)
    for name, given, least, most in (
        ("--port", parsed.port, 0, 65535),
        ("--workers", parsed.workers, 1, 256),
    ):
        if not least <= given <= most:
            numbers = {"least": str(least), "most": str(most), "given": str(given)}
            raise ValueError(say("command.wrong.between", name=name, **numbers))
    if parsed.thinkers is not None and parsed.thinkers < 1:
        raise ValueError(say("command.wrong.least", name="--thinkers", least=1))
    if parsed.contact and not parsed.contact.startswith(("mailto:", "https://")):
        raise ValueError(say("command.wrong.contact", given=repr(parsed.contact)))
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
        choices = ", ".join(f"{name}=DAYS" for name in KEPT)
        raise Mistake("command.wrong.keep", choices=choices, given=repr(text))
    return what, int(days)


def _add_admin(commands: Commands, say: Texts) -> None:
    admin = commands.add_parser("admin", help=say("command.admin"))
    admin.add_argument("--database", default="", metavar="URL", help=say("command.database"))
    admin.set_defaults(run=partial(_help, admin))
    tasks = admin.add_subparsers(metavar="TASK")

    listed = tasks.add_parser("list", help=say("command.admin.list"))
    listed.add_argument("--status", default="", metavar="STATUS", choices=STATUSES)
    listed.add_argument("--limit", type=int, default=50, metavar="N")
    _tells(listed, say, "list_matches", "status", "limit", "lang")

    shown = tasks.add_parser("show", help=say("command.admin.show"))
    shown.add_argument("match_id", metavar="MATCH")
    _tells(shown, say, "show_match", "match_id", "lang")

    hidden = tasks.add_parser("hide", help=say("command.admin.hide"))
    hidden.add_argument("match_id", metavar="MATCH")
    undo = say("command.admin.hide.undo")
    hidden.add_argument("--undo", dest="hidden", action="store_false", help=undo)
    _does(hidden, "hide", "match_id", "hidden")

    ended = tasks.add_parser("end", help=say("command.admin.end"))
    ended.add_argument("match_id", metavar="MATCH")
    _does(ended, "end", "match_id")

    deleted = tasks.add_parser("delete", help=say("command.admin.delete"))
    deleted.add_argument("matches", metavar="MATCH", nargs="+")
    _does(deleted, "delete", "matches")

    banned = tasks.add_parser("ban", help=say("command.admin.ban"))
    banned.add_argument("who", metavar="WHO")
    banned.add_argument("--why", default="", help=say("command.admin.ban.why"))
    _does(banned, "ban", "who", "why")

    lifted = tasks.add_parser("unban", help=say("command.admin.unban"))
    lifted.add_argument("who", metavar="WHO")
    _does(lifted, "lift_ban", "who")

    _tells(tasks.add_parser("bans", help=say("command.admin.bans")), say, "list_bans")

    exported = tasks.add_parser("export", help=say("command.admin.export"))
    exported.add_argument("match_id", metavar="MATCH")
    exported.add_argument("file", metavar="FILE", nargs="?", default="-")
    _does(exported, "export", "match_id", "file")

    backup = tasks.add_parser("backup", help=say("command.admin.backup"))
    backup.add_argument("file", metavar="FILE")
    backup.set_defaults(run=_back_up)


def _help(admin: argparse.ArgumentParser, _: argparse.Namespace) -> None:
    admin.print_help()


STATUSES = ("open", "running", "paused", "over", "archived")


def _does(parser: argparse.ArgumentParser, name: str, *needs: str) -> None:
    parser.set_defaults(run=partial(_administer, name, needs))


def _tells(parser: argparse.ArgumentParser, say: Texts, name: str, *needs: str) -> None:
    """A task that only tells something, also as JSON."""
    parser.add_argument("--json", dest="as_json", action="store_true", help=say("command.json"))
    _does(parser, name, *needs, "as_json")


def _administer(name: str, needs: tuple[str, ...], parsed: argparse.Namespace) -> None:
    from zoopark.server import admin

    values: dict[str, Any] = {need: getattr(parsed, need) for need in needs}
    admin.with_store(parsed.database, lambda store: getattr(admin, name)(store, **values))


def _back_up(parsed: argparse.Namespace) -> None:
    from zoopark.server import admin

    admin.back_up(parsed.database, parsed.file)
