"""The command ``zoopark bot``: a bot of yours at the tables of a server."""

import argparse
import sys
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from zoopark.players.registry import Entrant
    from zoopark.remote.player import RemotePlayer


class Commands(Protocol):
    """Where subcommands are added."""

    def add_parser(self, name: str, *, help: str) -> argparse.ArgumentParser: ...


def add_parser(commands: Commands) -> None:
    bot = commands.add_parser("bot", help="seat a bot of yours at a table of any server")
    bot.add_argument(
        "addresses",
        nargs="+",
        metavar="URL",
        help="a seat link, a table in the lobby or, with --open, a server; several at once",
    )
    bot.add_argument(
        "--code", action="append", default=[], metavar="FILE", help="a Python file with your bots"
    )
    bot.add_argument("--bot", metavar="BOT", help="which one (default: the only one of the file)")
    bot.add_argument("--name", help="what it is called at the table (default: the bot's name)")
    bot.add_argument("--open", metavar="GAME", help="open a table for this game on the server")
    bot.add_argument(
        "--against",
        metavar="BOT,BOT,…",
        help="who plays at an opened table, 'open' for a free seat (default: open seats)",
    )
    bot.add_argument("--seed", type=int, default=0, help="for what the bot leaves to chance")
    bot.add_argument("--json", action="store_true", help="print the result as JSON")
    bot.set_defaults(run=_bot)


def _bot(parsed: argparse.Namespace) -> int:
    import asyncio

    from zoopark.players.seated import Seated
    from zoopark.remote.address import read_address
    from zoopark.remote.player import RemotePlayer
    from zoopark.remote.service import RemoteServer
    from zoopark.ui.data import print_json

    entrant = _entrant(parsed)
    name = parsed.name or entrant.name
    addresses = [read_address(text) for text in parsed.addresses]
    for address in addresses:
        if (address.kind == "server") != (parsed.open is not None):
            raise ValueError(
                f"{address.server} names no seat and no table: copy a seat link, or use --open GAME"
                if address.kind == "server"
                else "--open needs only the address of a server"
            )
    players: list[RemotePlayer] = []
    for number, address in enumerate(addresses):
        server = RemoteServer(address)
        if parsed.open is None:
            table, seat = server.sit_down(name)
        else:
            table, seat = server.open_table(parsed.open, name, _others(parsed))

        def say(text: str, table: str = table) -> None:
            print(f"{table}: {text}", flush=True, file=sys.stderr if parsed.json else sys.stdout)

        say(f"{name} sits down; to come back: {server.link(table, seat)}")
        bot = Seated(entrant, seat, parsed.seed + number)
        players.append(RemotePlayer(server, table, bot, say))
    played = asyncio.run(_play(players))
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
        which = f"one of {', '.join(found)}" if found else "such as expert, or --code FILE"
        raise ValueError(f"which bot? Name it with --bot, {which}")
    return entrant(found[0], tuple(parsed.code))


def _others(parsed: argparse.Namespace) -> list[str]:
    from zoopark.games.catalog import read_config

    places = read_config(parsed.open).players - 1
    others = ["open"] * places if parsed.against is None else parsed.against.split(",")
    if len(others) != places:
        raise ValueError(f"--against must name {places} players, not {len(others)}")
    return [other.strip() for other in others]


class Played(NamedTuple):
    """How it went at a table: was it played to its end, and if not, why not?"""

    table: str
    over: bool
    moves: int  # of ours
    why: str = ""


async def _play(players: "list[RemotePlayer]") -> list[Played]:
    """All tables at once."""
    import asyncio

    from zoopark.remote.service import Unwelcome

    async def one(player: "RemotePlayer") -> Played:
        try:
            await player.play()
        except Unwelcome as error:
            player.say(str(error))
            return Played(player.table, False, player.moves, str(error))
        player.say(f"the game is over after {player.moves} moves of ours")
        return Played(player.table, True, player.moves)

    return [*await asyncio.gather(*map(one, players))]
