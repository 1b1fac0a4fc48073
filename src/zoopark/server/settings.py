"""Server settings. Everything has a default: ``zoopark serve`` needs no configuration."""

from dataclasses import dataclass, field
from typing import Final

from zoopark.server.limits import Limits


@dataclass(frozen=True, slots=True)
class Keep:
    """For how many days matches are kept after their last entry; 0 is for ever."""

    waiting: int = 30  # for players who never came
    left: int = 365  # in the middle of the game
    over: int = 0
    records: int = 90  # that someone brought along, and matches that were ended

    def days(self) -> dict[str, int]:
        """By the status of a match."""
        return {
            "open": self.waiting,
            "running": self.left,
            "paused": self.left,
            "over": self.over,
            "archived": self.records,
        }


FOR_EVER: Final = Keep(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Settings:
    """``database`` is an address such as ``sqlite:///…``; empty means the user's data directory."""

    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    hosts: tuple[str, ...] = ()  # names by which it may be called; any if empty
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-* headers count
    workers: int = 1  # processes that serve; several need PostgreSQL
    processes: int | None = None  # in which bots think
    contact: str = ""  # mailto: or https:, for those who run push services
    push_inside: tuple[str, ...] = ()  # private networks in which a push service may be
    forgotten: int = 10_000  # milliseconds after which a bot that does not answer is asked again
    limits: Limits = field(default_factory=Limits)
    keep: Keep = field(default_factory=Keep)
