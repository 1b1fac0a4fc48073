"""A server in a browser, from its rows to its bots."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

import msgspec

from zoopark.browser.desk import Desk
from zoopark.browser.kept import Keep, Kept
from zoopark.browser.moved import Moved, go_on
from zoopark.browser.moving import remember, take_in, who
from zoopark.server.hub import Hub
from zoopark.server.identity import digest, new_secret
from zoopark.server.limits import BOUNDLESS, Guard
from zoopark.server.metrics import Metrics
from zoopark.server.reviews import Reviews
from zoopark.server.service import Service
from zoopark.server.settings import FOR_EVER, Settings
from zoopark.server.storage.errors import StorageError, TooNew
from zoopark.server.storage.store import Store
from zoopark.server.thinkers import Lane, Pace, Thinkers
from zoopark.server.thinking import Pieces
from zoopark.version import compiled

T = TypeVar("T")
_Answer: TypeAlias = tuple[int, dict[str, str], str]

_JSON: Final = {"content-type": "application/json"}
_FULL: Final = '{"code": "unavailable", "why": "the storage does not answer"}'

PIECE: Final = 0.05  # seconds of thought after which pages are heard
TURNS: Final = 10  # of the event loop between two pieces
LATEST: Final = 3.0  # seconds after which a bot plays what it knows by then
TRIALS: Final = 600  # moves that interpreted rules try out within 100 ms
PATIENCE: Final = 6.0  # seconds after which nobody wants a review who does not ask for it
# What a server has no such thing as:
EVERYTHING: Final = "/api/everything"  # all that this browser keeps
MOVED: Final = "/api/moved"  # a game that began on a server


class _Here:
    """Thinks where the tables are, a little at a time: between two jobs everyone is heard."""

    async def run(self, job: Callable[[], T], patience: float) -> T:
        # An answer to a page takes several turns of the event loop: no piece of thought for each.
        for _ in range(TURNS):
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
    ) -> _Answer:
        """Answer a request; who got a secret with it is known again after the next start."""
        if address == EVERYTHING:
            return await self._give_out() if method == "GET" else await self._take_in(body)
        if address == MOVED:
            return await self._go_on(body)
        known = self.desk.cookie
        answer = await self.desk.ask(name, method, address, headers, body)
        if self.desk.cookie != known:
            await self._database.write(remember(self.desk.cookie))
        return answer

    async def _give_out(self) -> _Answer:
        return 200, _JSON, await self._database.dump()

    async def _take_in(self, text: str) -> _Answer:
        """Take in what another browser has given out; how many games came."""
        try:
            found = await take_in(self.hub, self._database, text or "{}", self.desk.cookie)
        except TooNew:
            return 409, _JSON, '{"code": "too-new", "why": "this file is of a newer version"}'
        except (msgspec.DecodeError, msgspec.ValidationError):
            return 422, _JSON, '{"code": "no-export", "why": "this file holds no games"}'
        except StorageError:
            return 503, _JSON, _FULL
        games, self.desk.cookie = found
        return 200, _JSON, f'{{"games": {games}}}'

    async def _go_on(self, text: str) -> _Answer:
        """Go on with a game of a server; its table here."""
        try:
            moved = msgspec.json.decode(text, type=Moved)
            if not self.desk.cookie:
                self.desk.cookie = new_secret()
                await self._database.write(remember(self.desk.cookie))
            made = await go_on(self.hub, moved, digest(self.desk.cookie))
        except (msgspec.DecodeError, ValueError):
            return 422, _JSON, '{"code": "no-record", "why": "this game cannot be gone on with"}'
        except StorageError:
            return 503, _JSON, _FULL
        return 201, _JSON, f'{{"id": "{made}"}}'

    async def close(self) -> None:
        self._watching.cancel()
        await self.hub.close()


async def open_house(
    rows: str,
    keep: Keep,
    tell: Callable[[str, str | None, int, str], None],
    contract: str,
    late: Callable[[str], None] = lambda bot: None,
) -> House:
    """Go on from the rows that are stored, with everything that waits for a bot.

    ``late`` is told of a bot whose level needs more time than a person waits for.
    """
    database = await Kept.filled(rows, keep)
    store, metrics = Store(database), Metrics()
    pieces = Pieces(PIECE, 0 if compiled() else TRIALS)
    thinkers = Thinkers(1, lane, Pace(PIECE, LATEST, pieces, late))
    settings = Settings(limits=BOUNDLESS, keep=FOR_EVER)
    hub = Hub(store, thinkers, metrics, await store.secret(), settings.forgotten)
    reviews = Reviews(thinkers, store, hub.spawn, patience=PATIENCE)
    service = Service(settings, hub, Guard(BOUNDLESS), metrics, contract, reviews)
    house = House(database, hub, Desk(service, tell, await who(database)))
    await hub.resume()
    return house
