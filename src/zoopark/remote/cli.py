"""The command ``zoopark bot``: a bot of yours at the tables of a server."""

import argparse
import sys
from typing import TYPE_CHECKING, NamedTuple, Protocol

from zoopark.texts import Mistake, Texts, typed_texts

if TYPE_CHECKING:
    from zoopark.players.registry import Entrant
    from zoopark.remote.player import RemotePlayer


class Commands(Protocol):
    """Where subcommands are added."""

    def add_parser(self, name: str, *, help: str) -> argparse.ArgumentParser: ...


def add_parser(commands: Commands, say: Texts) -> None:
    bot = commands.add_parser("bot", help=say("command.bot"))
    bot.add_argument("addresses", nargs="+", metavar="URL", help=say("command.bot.addresses"))
    bot.add_argument(
        "--code", action="append", default=[], metavar="FILE", help=say("command.code")
    )
    bot.add_argument("--bot", metavar="BOT", help=say("command.bot.bot"))
    bot.add_argument("--name", help=say("command.bot.name"))
    bot.add_argument("--open", metavar="GAME", help=say("command.bot.open"))
    bot.add_argument("--against", metavar="BOT,BOT,…", help=say("command.bot.against"))
    bot.add_argument("--seed", type=int, default=0, help=say("command.bot.seed"))
    bot.add_argument("--json", action="store_true", help=say("command.json"))
    bot.set_defaults(run=_bot)


def _bot(parsed: argparse.Namespace) -> int:
    import asyncio

    from zoopark.players.seated import Seated
    from zoopark.remote.address import read_address
    from zoopark.remote.player import RemotePlayer
    from zoopark.remote.service import RemoteServer
    from zoopark.ui.data import print_json

    say = typed_texts(parsed.lang)
    entrant = _entrant(parsed)
    name = parsed.name or entrant.name
    addresses = [read_address(text) for text in parsed.addresses]
    for address in addresses:
        if (address.kind == "server") != (parsed.open is not None):
            if address.kind == "server":
                raise Mistake("command.wrong.server", server=address.server)
            raise Mistake("command.wrong.open")
    players: list[RemotePlayer] = []
    for number, address in enumerate(addresses):
        server = RemoteServer(address)
        if parsed.open is None:
            table, seat = server.sit_down(name)
        else:
            table, seat = server.open_table(parsed.open, name, _others(parsed))

        def tell(text: str, table: str = table) -> None:
            print(f"{table}: {text}", flush=True, file=sys.stderr if parsed.json else sys.stdout)

        tell(say("command.bot.sat", name=name, link=server.link(table, seat)))
        bot = Seated(entrant, seat, parsed.seed + number)
        players.append(RemotePlayer(server, table, bot, tell))
    played = asyncio.run(_play(players, say))
    if parsed.json:
        print_json([game._asdict() for game in played])
    return 0 if all(game.over for game in played) else 1


def _entrant(parsed: argparse.Namespace) -> "Entrant":
    from zoopark.players.plugin import load_bots
    from zoopark.players.registry import entrant

    if parsed.bot is not None:
        return entrant(parsed.bot, tuple(parsed.code))
    found = [name for path in parsed.code for name in load_bots(path)]
    if len(found) != 1:
        known = ", ".join(found) or "expert, …"
        raise Mistake("command.wrong.which", known=known)
    return entrant(found[0], tuple(parsed.code))


def _others(parsed: argparse.Namespace) -> list[str]:
    from zoopark.games.catalog import read_config

    places = read_config(parsed.open).players - 1
    others = ["open"] * places if parsed.against is None else parsed.against.split(",")
    if len(others) != places:
        raise Mistake("command.wrong.against", players=places, n=len(others))
    return [other.strip() for other in others]


class Played(NamedTuple):
    """How it went at a table: was it played to its end, and if not, why not?"""

    table: str
    over: bool
    moves: int  # of ours
    why: str = ""


async def _play(players: "list[RemotePlayer]", say: Texts) -> list[Played]:
    """All tables at once."""
    import asyncio

    from zoopark.remote.service import Unwelcome

    async def one(player: "RemotePlayer") -> Played:
        try:
            await player.play()
        except Unwelcome as error:
            player.say(str(error))
            return Played(player.table, False, player.moves, str(error))
        player.say(say("command.bot.over", n=player.moves))
        return Played(player.table, True, player.moves)

    return [*await asyncio.gather(*map(one, players))]
