"""Who may see a table, and from which seat."""

from zoopark.server.clients import Client
from zoopark.server.endpoint import Call
from zoopark.server.live import LiveTable
from zoopark.server.problems import not_yours


async def seen_table(call: Call) -> LiveTable:
    """The table in the path, if this person may see it."""
    live = await call.service.hub.table(call.part("id"))
    if not live.admits(call.person.digest):
        await live.read_holders()
        if not live.admits(call.person.digest):
            raise not_yours("this table is private")
    return live


def eyes(call: Call, live: LiveTable, wanted: int | None) -> int | None:
    """The seat from which this person sees the game.

    Their own if they have one; any seat once the game is over and nothing is secret any more.
    """
    held = live.held_by(call.person.digest)
    if wanted is None:
        client = Client(call.person.digest)
        client.hold(held)
        return client.eyes(live.match)
    if wanted in held or (live.match.over and wanted < len(live.match.seats)):
        return wanted
    raise not_yours()
