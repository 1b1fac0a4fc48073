"""A game that began on a server and goes on here, because the server does not answer."""

from msgspec import Struct
from msgspec.structs import replace

from zoopark.server.api.records import as_log
from zoopark.server.hub import Hub
from zoopark.server.identity import new_key
from zoopark.server.storage.rows import NewSeat
from zoopark.server.thinking import replayed
from zoopark.table import log
from zoopark.table.options import Options


class Moved(Struct, frozen=True):
    """What the page knew of its table."""

    record: str  # the game so far
    chairs: tuple[log.Chair, ...]  # who plays; all who are no bots are here
    options: Options


async def go_on(hub: Hub, moved: Moved, host: str) -> str:
    """Open a table on which the game goes on; ``ValueError`` if there is no such game."""
    opened, entries = as_log(replayed(moved.record))
    if len(moved.chairs) != len(opened.chairs):
        raise ValueError(f"this game has {len(opened.chairs)} seats, not {len(moved.chairs)}")
    opened = replace(opened, options=moved.options, chairs=moved.chairs, archived=False)
    seats = [
        NewSeat(number, new_key(), taken=True, holder=host)
        for number, chair in enumerate(moved.chairs)
        if not chair.bot
    ]
    made = await hub.create(opened, seats, host, entries)
    hub.settle(await hub.table(made))
    return made
