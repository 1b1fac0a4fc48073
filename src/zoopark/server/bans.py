"""Who is not wanted on a server."""

from collections.abc import Callable
from ipaddress import ip_network

from zoopark.server.storage.keeper import Ban
from zoopark.server.trust import Trusted


class Bans:
    """Who is not wanted: networks, and digests of people."""

    def __init__(self) -> None:
        self._networks = Trusted()
        self._people: frozenset[str] = frozenset()

    def read(self, bans: list[Ban]) -> None:
        networks = [ban.who for ban in bans if is_network(ban.who)]
        if self._networks.words != tuple(networks):
            self._networks = Trusted(networks)
        self._people = frozenset(ban.who for ban in bans) - frozenset(networks)

    def hits(self, address: str, person: Callable[[], str]) -> bool:
        return address in self._networks or bool(self._people and person() in self._people)


def is_network(who: str) -> bool:
    """An address or a network, and not a person?"""
    try:
        ip_network(who, strict=False)
    except ValueError:
        return False
    return True
