"""How a server is set up. Everything has a default: ``zoopark serve`` needs no configuration."""

from dataclasses import dataclass, field

from zoopark.server.limits import Limits


@dataclass(frozen=True, slots=True)
class Settings:
    """``database`` is an address such as ``sqlite:///…``; empty means the user's data folder."""

    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    hosts: tuple[str, ...] = ()  # names by which it may be called; any if empty
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-* headers count
    processes: int | None = None  # in which bots think
    forgotten: int = 10_000  # milliseconds after which a bot that does not answer is asked again
    limits: Limits = field(default_factory=Limits)
