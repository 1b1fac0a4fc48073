"""Where people want to be told by push that it is their turn."""

from collections.abc import Collection
from hashlib import sha256
from typing import Final, NamedTuple

from zoopark.server.storage.database import Database, Query, Row, Value, Work

MOST: Final = 10  # devices of one person

PUT: Final = (
    "INSERT INTO subscriptions (id, person, endpoint, p256dh, auth, language, created)"
    " VALUES (:id, :person, :endpoint, :p256dh, :auth, :language, :created)"
    " ON CONFLICT (id) DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh,"
    " auth = excluded.auth, language = excluded.language, created = excluded.created"
)
# The newest stay.
PRUNE: Final = (
    "DELETE FROM subscriptions WHERE person = :person AND id NOT IN (SELECT id FROM subscriptions"
    f" WHERE person = :person ORDER BY created DESC, id LIMIT {MOST})"
)
OF: Final = "SELECT endpoint, p256dh, auth, language FROM subscriptions WHERE person = :person"
DROP: Final = "DELETE FROM subscriptions WHERE id = :id"
DROP_OWN: Final = "DELETE FROM subscriptions WHERE id = :id AND person = :person"
DROP_ALL: Final = "DELETE FROM subscriptions WHERE person = :person"


class Subscription(NamedTuple):
    """What a browser says about its push service."""

    endpoint: str  # the address of the service for this browser
    p256dh: str  # the public key of the browser
    auth: str  # what it shares with us alone
    language: str  # of its owner


class Subscriptions:
    """A device has one subscription, which belongs to one person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, person: str, subscription: Subscription, now: int) -> None:
        await self._database.write(_put(person, subscription, now))

    async def of(self, people: Collection[str]) -> list[Subscription]:
        found: list[Row] = []
        for person in people:
            found += await self._database.read(Query(OF, {"person": person}))
        return [Subscription(*row) for row in found]

    async def drop(self, endpoint: str) -> None:
        await self._database.write(_one(DROP, id=_id(endpoint)))

    async def drop_own(self, person: str, endpoint: str) -> None:
        """Nobody unsubscribes another."""
        await self._database.write(_one(DROP_OWN, id=_id(endpoint), person=person))

    async def drop_all(self, person: str) -> None:
        await self._database.write(_one(DROP_ALL, person=person))


def _id(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()[:40]


def _put(person: str, subscription: Subscription, now: int) -> Work[None]:
    values: dict[str, Value] = {"id": _id(subscription.endpoint), "person": person, "created": now}
    yield Query(PUT, {**values, **subscription._asdict()})
    yield Query(PRUNE, {"person": person})


def _one(sql: str, **values: Value) -> Work[None]:
    yield Query(sql, values)
