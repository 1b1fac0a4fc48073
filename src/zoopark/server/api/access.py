"""Who may see a table, and from which seat."""

from zoopark.server.clients import Viewer
from zoopark.server.endpoint import Call
from zoopark.server.limits import Guard
from zoopark.server.live import LiveTable
from zoopark.server.problems import Problem, not_yours
from zoopark.table.wishes import Say


async def seen_table(call: Call) -> LiveTable:
    """The table in the path, if this person may see it."""
    live = await call.service.hub.table(call.part("id"))
    if not live.admits(call.person.digest):
        await live.read_holders()
        if not live.admits(call.person.digest):
            raise not_yours("this table is private")
    call.service.hub.visit(live, call.asker)
    return live


def eyes(call: Call, live: LiveTable, wanted: int | None) -> int | None:
    """The seat from which this person sees the game.

    Their own if they have one; any seat once the game is over and nothing is secret any more.
    """
    held = live.held_by(call.person.digest)
    if wanted is None:
        return Viewer(call.person.digest, held).eyes(live.match)
    if wanted in held or (live.match.over and wanted < len(live.match.seats)):
        return wanted
    raise not_yours()


def check_talk(guard: Guard, wish: object, address: str) -> None:
    """Nobody talks without end, wherever they do."""
    if isinstance(wish, Say) and not guard.talk.take(address):
        raise Problem(429, "too-many", "too many lines at once: wait a little")


def check_history(call: Call) -> None:
    """Limit how often someone may look back at whole games."""
    if not call.service.guard.histories.take(call.address):
        raise Problem(429, "too-many", "too many questions about the past: wait a little")
