"""A person on all their devices: carried there by a link, joined with another, and forgotten.

The server does not know a person's secret, only its digest. A link has a key of its own; when it is
made, the secret is sealed with that key, of which only a digest is stored either. So the database
opens nothing by itself, and whoever comes with the key is given the secret.
"""

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from hashlib import sha256
from typing import Final

import structlog

from zoopark.server.hub import Hub
from zoopark.server.identity import digest, new_key
from zoopark.server.keeping import delete, erase_at
from zoopark.server.live import now
from zoopark.server.problems import Problem
from zoopark.server.storage.people import Passage
from zoopark.server.storage.rows import SeatChange
from zoopark.table import wishes
from zoopark.table.refusal import Refused

LASTS: Final = 10 * 60 * 1000  # milliseconds for which a link to another device is good

logger = structlog.get_logger()


def _padding(key: str) -> bytes:
    """As random as the key, and used for one secret only."""
    return sha256(b"passage " + key.encode()).digest()


def sealed(secret: str, key: str) -> bytes:
    """A secret that only the key can open."""
    plain = urlsafe_b64decode(secret + "=")
    return bytes(one ^ other for one, other in zip(plain, _padding(key), strict=True))


def opened(seal: bytes, key: str) -> str:
    plain = bytes(one ^ other for one, other in zip(seal, _padding(key), strict=True))
    return urlsafe_b64encode(plain).decode().rstrip("=")


async def make_link(hub: Hub, secret: str, profile: str, lasting: bool) -> tuple[str, int | None]:
    """The key of a new link to the person with this secret, and when it expires."""
    key = secrets.token_urlsafe(32)
    expires = None if lasting else now() + LASTS
    passage = Passage(digest(secret), sealed(secret, key), profile, expires)
    await hub.store.people.keep(digest(key), passage, now())
    return key, expires


async def look_up(hub: Hub, key: str) -> Passage | None:
    """What a key leads to, if it does so any more."""
    found = await hub.store.people.passage(digest(key))
    if found is None or (found.expires is not None and found.expires < now()):
        return None
    return found


async def use_link(hub: Hub, key: str, passage: Passage) -> str | None:
    """The secret behind a link; ``None`` if someone else was quicker."""
    if passage.expires is not None and not await hub.store.people.use_up(digest(key)):
        return None
    return opened(passage.sealed, key)


async def join(hub: Hub, person: str, heir: str) -> None:
    """All that a person has becomes another's. What was interrupted can be done again."""
    for match_id in await hub.store.people.matches(person):
        await hub.store.people.hand_over(match_id, person, heir)
        await hub.look_again(match_id)
    await hub.store.people.drop_passages(person)
    await hub.store.subscriptions.drop_all(person)  # devices of the heir say so themselves


async def delete_everything(hub: Hub, person: str) -> int:
    """Delete the games that are nobody else's, and all traces of a person in others."""
    people, deleted = hub.store.people, 0
    for match_id in await people.matches(person):
        if await people.alone(match_id, person):
            await delete(hub, match_id)
            deleted += 1
            continue
        try:
            await _walk_away(hub, match_id, person)
        except Problem as problem:  # by other rules: nobody can open it
            logger.warning("words were not erased", match=match_id, why=problem.wrong.code)
        await people.leave(match_id, person)
        await hub.look_again(match_id)
    await people.drop_passages(person)
    await hub.store.subscriptions.drop_all(person)
    return deleted


async def _walk_away(hub: Hub, match_id: str, person: str) -> None:
    """A bot plays on for a person who leaves, and none of their links opens the seat again."""
    live = await hub.table(match_id)
    await live.read_holders()
    await erase_at(hub, live, person)
    for seat in live.held_by(person):
        alone = live.holders[seat] == {person}
        if alone and live.match.status in ("open", "running", "paused"):
            with suppress(Refused):  # a bot plays there already
                await live.do(wishes.Leave(seat), person)
        if alone and seat in live.held_by(person):
            change = SeatChange(seat, key=new_key(), clear_holders=True)
            await hub.store.change_seats(match_id, [change])
            await live.read_holders()
