"""Server settings. Everything has a default: ``zoopark serve`` needs no configuration."""

from dataclasses import dataclass, field

from zoopark.server.limits import Limits


@dataclass(frozen=True, slots=True)
class Settings:
    """``database`` is an address such as ``sqlite:///…``; empty means the user's data directory."""

    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    hosts: tuple[str, ...] = ()  # accepted host names; any if empty
    processes: int | None = None  # worker processes for bots
    forgotten: int = 10_000  # milliseconds until an unresponsive bot is asked again
    limits: Limits = field(default_factory=Limits)
