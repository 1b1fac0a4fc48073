"""The command ``zoopark bot``: a bot of yours at the tables of a server."""

import argparse
from typing import TYPE_CHECKING, Protocol

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
    bot.set_defaults(run=_bot)


def _bot(parsed: argparse.Namespace) -> int:
    import asyncio

    from zoopark.players.seated import Seated
    from zoopark.remote.address import read_address
    from zoopark.remote.player import RemotePlayer
    from zoopark.remote.service import RemoteServer

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
        print(f"{table}: {name} sits down; to come back: {server.link(table, seat)}", flush=True)

        def say(text: str, table: str = table) -> None:
            print(f"{table}: {text}", flush=True)

        bot = Seated(entrant, seat, parsed.seed + number)
        players.append(RemotePlayer(server, table, bot, say))
    return asyncio.run(_play(players))


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


async def _play(players: "list[RemotePlayer]") -> int:
    """All tables at once; the exit status is 1 if one of them could not be played to its end."""
    import asyncio

    from zoopark.remote.service import Unwelcome

    async def one(player: "RemotePlayer") -> bool:
        try:
            await player.play()
        except Unwelcome as error:
            print(f"{player.table}: {error}", flush=True)
            return False
        print(f"{player.table}: the game is over after {player.moves} moves of ours", flush=True)
        return True

    return 0 if all(await asyncio.gather(*map(one, players))) else 1
