"""Tells people by push that it is their turn in a game that may last for days."""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec
import structlog

from zoopark.games.catalog import read_config
from zoopark.server.live import LiveTable
from zoopark.server.metrics import Metrics
from zoopark.server.problems import Problem
from zoopark.server.push import sealing
from zoopark.server.push.delivery import post
from zoopark.server.push.destination import Forbidden, Unreachable, destination
from zoopark.server.storage.store import Store
from zoopark.server.storage.subscriptions import Subscription
from zoopark.server.trust import Trusted
from zoopark.table.options import Options
from zoopark.texts import read_language, texts

HOUR: Final = 60 * 60
LASTS: Final = 24 * HOUR  # seconds for which a service keeps a message for a device that is off
AT_ONCE: Final = 8  # requests at the same time
GONE: Final = (404, 410)  # nobody is subscribed there any more

logger = structlog.get_logger()


def is_slow(options: Options) -> bool:
    """Do people come back to such a table now and then, instead of sitting there?"""
    clock = options.clock
    if options.practice:
        return False
    return clock is None or (clock.turn or clock.game or 0) >= HOUR


class Notifier:
    """Sends messages, and forgets subscriptions that nobody has any more."""

    def __init__(
        self,
        store: Store,
        sealer: sealing.Sealer,
        inside: Trusted,
        metrics: Metrics,
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self.key = sealer.public_key
        self._subscriptions = store.subscriptions
        self._sealer = sealer
        self._inside = inside
        self._metrics = metrics
        self._spawn = spawn
        self._sending = asyncio.Semaphore(AT_ONCE)

    async def check(self, subscription: Subscription) -> None:
        """Refuse what can be no subscription; nothing is sent there."""
        if not sealing.are_keys(subscription):
            raise Problem(422, "push-keys", "these are no keys of a push subscription")
        try:
            await destination(subscription.endpoint, self._inside)
        except Forbidden as error:
            raise Problem(422, "push-address", str(error)) from error
        except Unreachable as error:
            raise Problem(422, "push-address", "nobody has this name") from error

    def asked(self, live: LiveTable, seats: Sequence[int]) -> None:
        """The table waits for these seats, and has not done so before."""
        match = live.match
        if not is_slow(match.options):
            return
        here = {seat for client in live.clients for seat in client.seats}
        people = {
            person
            for seat in seats
            if seat not in here and not match.seats[seat].player
            for person in live.holders.get(seat, ())
        }
        if people:
            self._spawn(self._tell(people, live.id, read_config(match.opened.game).game))

    async def _tell(self, people: Collection[str], table: str, game: str) -> None:
        found = await self._subscriptions.of(people)
        await asyncio.gather(*(self._send(one, table, game) for one in found))

    async def _send(self, subscription: Subscription, table: str, game: str) -> None:
        say = texts(read_language(subscription.language))
        message = {"table": table, "title": say(f"game.{game}"), "body": say("push.turn")}
        async with self._sending:
            try:
                to = await destination(subscription.endpoint, self._inside)
                body = self._sealer.sealed(msgspec.json.encode(message), subscription)
                status = await post(
                    to,
                    {
                        "authorization": self._sealer.signature(to.origin),
                        "content-encoding": "aes128gcm",
                        "content-type": "application/octet-stream",
                        "ttl": str(LASTS),
                        "urgency": "normal",
                        # A later message about the same table takes the place of an earlier one.
                        "topic": blake2b(table.encode(), digest_size=16).hexdigest(),
                    },
                    body,
                )
            except (Forbidden, Unreachable) as error:
                self._metrics.pushed.labels("failed").inc()
                logger.warning("push failed", why=str(error))
                return
        if status in GONE:
            await self._subscriptions.drop(subscription.endpoint)
        self._metrics.pushed.labels("sent" if status < 300 else str(status)).inc()
