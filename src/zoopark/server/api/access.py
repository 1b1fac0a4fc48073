"""Who may look at a table, and with whose eyes."""

from zoopark.server.clients import Client
from zoopark.server.endpoint import Call
from zoopark.server.live import LiveTable
from zoopark.server.problems import not_yours


async def seen_table(call: Call) -> LiveTable:
    """The table of the path, if this person may look at it."""
    live = await call.service.hub.table(call.part("id"))
    if not live.admits(call.person.digest):
        await live.read_holders()
        if not live.admits(call.person.digest):
            raise not_yours("this table is private")
    call.service.hub.visit(live, call.asker)
    return live


def eyes(call: Call, live: LiveTable, wanted: int | None) -> int | None:
    """The seat from which this person sees the game.

    One's own where one has one; any when the game is over and nothing is secret any more.
    """
    held = live.held_by(call.person.digest)
    if wanted is None:
        client = Client(call.person.digest)
        client.hold(held)
        return client.eyes(live.match)
    if wanted in held or (live.match.over and wanted < len(live.match.seats)):
        return wanted
    raise not_yours()
