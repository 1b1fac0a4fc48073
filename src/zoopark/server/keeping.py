"""Keeping a server tidy: matches that nobody needs any more, people who are not wanted."""

import asyncio
import time
from contextlib import suppress
from typing import Final

import structlog

from zoopark.server.bans import Bans
from zoopark.server.hub import Hub
from zoopark.server.live import LiveTable, now
from zoopark.server.problems import Problem
from zoopark.server.settings import Keep
from zoopark.server.storage.errors import StorageError, Unknown
from zoopark.table import log

DAY: Final = 24 * 60 * 60 * 1000
LOOK: Final = 5.0  # seconds between looks at the bans
TIDY: Final = 600.0  # seconds between looks for matches to delete
MANY: Final = 100  # matches that are deleted in one go

logger = structlog.get_logger()


async def keep_tidy(hub: Hub, keep: Keep, bans: Bans) -> None:
    """As long as the server runs."""
    tidied = -TIDY
    while True:
        with suppress(StorageError):  # the log has it, and the next look comes soon
            bans.read(await hub.store.keeper.bans())
            if time.monotonic() - tidied > TIDY:
                tidied = time.monotonic()
                await expire(hub, keep)
        await asyncio.sleep(LOOK)


async def expire(hub: Hub, keep: Keep) -> int:
    """Delete the matches whose time is over; how many there were."""
    count = 0
    for status, days in keep.days().items():
        if days:
            before = now() - days * DAY
            while found := await hub.store.keeper.left_alone(status, before, MANY):
                for match_id in found:
                    await delete(hub, match_id)
                count += len(found)
    if count:
        logger.info("deleted old matches", matches=count)
    return count


async def delete(hub: Hub, match_id: str) -> None:
    with suppress(Unknown):  # another process was quicker
        await hub.store.keeper.delete(match_id)
    hub.forget(match_id)


# -- what a person wrote --------------------------------------------------------------------------


async def erase_words(hub: Hub, person: str) -> int:
    """Erase the chat and the names of a person from all their tables; how many these were."""
    tables = await hub.store.keeper.words_of(person)
    erased = 0
    for match_id in tables:
        try:
            live = await hub.table(match_id)
            await live.read_holders()
            await erase_at(hub, live, person)
            erased += 1
        except Problem as problem:  # by other rules: it is there, and nobody can open it
            logger.warning("words were not erased", match=match_id, why=problem.wrong.code)
    return erased


async def erase_at(hub: Hub, live: LiveTable, person: str) -> None:
    """Erase the chat and the name of a person at one table."""
    stored = [log.decode(line) for line in await hub.store.entries_after(live.id, 0)]
    sender = live.holder(person).sender
    for seat, by in [*((seat, "") for seat in live.held_by(person)), (None, sender)]:
        entry = log.Erased(live.now(), seat, by)
        rewritten = {
            number: log.encode(log.without(line, entry))
            for number, line in enumerate(stored, 1)
            if log.without(line, entry) != line
        }
        if rewritten:
            await live.write(lambda entry=entry: entry, rewritten=rewritten)  # type: ignore[misc]
            stored = [log.without(line, entry) for line in stored]
