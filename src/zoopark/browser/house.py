"""A server in a browser, from its rows to its bots."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from zoopark.browser.desk import Desk
from zoopark.browser.kept import Keep, Kept
from zoopark.server.hub import Hub
from zoopark.server.limits import BOUNDLESS, Guard
from zoopark.server.metrics import Metrics
from zoopark.server.reviews import Reviews
from zoopark.server.service import Service
from zoopark.server.settings import FOR_EVER, Settings
from zoopark.server.storage.database import Query, Work
from zoopark.server.storage.store import Store
from zoopark.server.thinkers import Lane, Thinkers

T = TypeVar("T")

ME: Final = "me"  # under this name the secret of the person is kept
REMEMBER: Final = (
    "INSERT INTO secrets (name, value) VALUES (:name, :value)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


class _Here:
    """Thinks where the tables are, a little at a time: between two jobs everybody is heard."""

    async def run(self, job: Callable[[], T], patience: float) -> T:
        await asyncio.sleep(0)
        return job()

    def close(self) -> None:
        pass


def lane(most: int, of_one: int) -> Lane:
    return Lane(most, of_one, _Here)


class House:
    """All tables of a browser."""

    def __init__(self, database: Kept, hub: Hub, desk: Desk) -> None:
        self.hub = hub
        self.desk = desk
        self._database = database
        self._watching = asyncio.ensure_future(hub.look_after())

    async def ask(
        self, name: str, method: str, address: str, headers: dict[str, str], body: str
    ) -> tuple[int, dict[str, str], str]:
        """Answer a request; who got a secret with it is known again after the next start."""
        known = self.desk.cookie
        answer = await self.desk.ask(name, method, address, headers, body)
        if self.desk.cookie != known:
            await self._database.write(_remember(self.desk.cookie))
        return answer

    async def close(self) -> None:
        self._watching.cancel()
        await self.hub.close()


async def open_house(
    rows: str, keep: Keep, tell: Callable[[str, str | None, int, str], None], contract: str
) -> House:
    """Go on from the rows that are stored, with everything that waits for a bot."""
    database = await Kept.filled(rows, keep)
    store, metrics, thinkers = Store(database), Metrics(), Thinkers(1, lane)
    settings = Settings(limits=BOUNDLESS, keep=FOR_EVER)
    hub = Hub(store, thinkers, metrics, await store.secret(), settings.forgotten)
    reviews = Reviews(thinkers, store, hub.spawn)
    service = Service(settings, hub, Guard(BOUNDLESS), metrics, contract, reviews)
    found = await database.read(Query("SELECT value FROM secrets WHERE name = :name", {"name": ME}))
    cookie = bytes(found[0][0]).decode() if found else ""
    house = House(database, hub, Desk(service, tell, cookie))
    await hub.resume()
    return house


def _remember(secret: str) -> Work[None]:
    yield Query(REMEMBER, {"name": ME, "value": secret.encode()})
