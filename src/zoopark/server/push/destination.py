"""Where a push message may go: to services on the Internet, never into our own network.

A subscription is an address that a client made up, so it could name anything that this server can
reach. Names are resolved here, every address is checked, and the message goes to exactly these
addresses: what the name means a moment later does not matter.
"""

import asyncio
import socket
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from zoopark.server.trust import Trusted

HTTPS: Final = 443
NAT64: Final = IPv6Network("64:ff9b::/96")


class Forbidden(Exception):
    """Nothing is sent to this address."""


class Unreachable(Exception):
    """Nobody answers there at the moment."""


@dataclass(frozen=True, slots=True)
class Destination:
    """A push service: by its name, and by the addresses that were checked."""

    secure: bool
    host: str
    port: int
    path: str
    addresses: tuple[str, ...]

    @property
    def origin(self) -> str:
        usual = HTTPS if self.secure else 80
        host = f"[{self.host}]" if ":" in self.host else self.host
        port = "" if self.port == usual else f":{self.port}"
        return f"{'https' if self.secure else 'http'}://{host}{port}"


async def destination(endpoint: str, inside: Trusted) -> Destination:
    """The service behind the address of a subscription; ``Forbidden`` if it may not be one.

    ``inside`` are networks that are allowed although nobody reaches them from outside, and in which
    messages need no TLS.
    """
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise Forbidden("this is no address") from error
    secure = parts.scheme == "https"
    if parts.scheme not in ("https", "http") or not host or parts.username is not None:
        raise Forbidden("a push service has an address that begins with https://")
    if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise Forbidden("an address has no such characters")
    port = port or (HTTPS if secure else 80)
    addresses = await _resolved(host, port)
    if not all(address in inside for address in addresses):
        if not secure or port != HTTPS:
            raise Forbidden("a push service has an address that begins with https://")
        if not all(map(is_public, addresses)):
            raise Forbidden("this address is not on the Internet")
    path = parts.path or "/"
    query = f"?{parts.query}" if parts.query else ""
    return Destination(secure, host, port, f"{path}{query}", addresses)


async def _resolved(host: str, port: int) -> tuple[str, ...]:
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Unreachable("nobody has this name") from error
    return tuple(dict.fromkeys(str(place[0]).partition("%")[0] for *_, place in found))


def is_public(address: str) -> bool:
    """Is it on the Internet, whichever way it is written?

    >>> [is_public(one) for one in ("9.9.9.9", "10.0.0.1", "::1", "::ffff:127.0.0.1")]
    [True, False, False, False]
    """
    found = ip_address(address)
    inner: IPv4Address | None = None
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if inner is None and found in NAT64:
            inner = IPv4Address(int(found) & 0xFFFFFFFF)
    return all(one.is_global and not one.is_multicast for one in (inner or found,))
