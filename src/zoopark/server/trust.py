"""Which addresses are our own proxies, whose word about a visitor counts."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address, ip_network

from zoopark.texts import Mistake


class Trusted:
    """Addresses and networks.

    >>> proxies = Trusted(["127.0.0.1", "172.16.0.0/12"])
    >>> "172.18.0.5" in proxies, "::ffff:127.0.0.1" in proxies, "203.0.113.9" in proxies
    (True, True, False)
    """

    def __init__(self, words: Iterable[str] = ()) -> None:
        self.words = tuple(words)
        try:
            self._networks = [ip_network(word, strict=False) for word in self.words]
        except ValueError as error:
            raise Mistake("command.wrong.proxy", why=str(error)) from error
        self._contains = lru_cache(4096)(self._found)

    def __contains__(self, address: str) -> bool:
        return bool(self._networks) and self._contains(address[:64])

    def _found(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        mapped = getattr(found, "ipv4_mapped", None) or found
        return any(mapped in network for network in self._networks)
