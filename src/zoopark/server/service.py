"""The objects that the endpoints share."""

from dataclasses import dataclass

from zoopark.server.hub import Hub
from zoopark.server.limits import Guard
from zoopark.server.metrics import Metrics
from zoopark.server.push.notifier import Notifier
from zoopark.server.reviews import Reviews
from zoopark.server.settings import Settings


@dataclass(slots=True)
class Service:
    """One running server."""

    settings: Settings
    hub: Hub
    guard: Guard
    metrics: Metrics
    contract: str  # the name of the contract by which it is served
    reviews: Reviews
    push: Notifier | None = None  # unless its packages are missing
    offline: bool = False  # does it have the page that plays without it?
    closing: bool = False
