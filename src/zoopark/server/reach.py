"""How a server is reached, and what its keeper should know about that."""

import socket
from collections.abc import Iterator
from ipaddress import ip_address
from typing import Final

from zoopark.server.settings import Settings

LOCAL: Final = ("127.0.0.1", "localhost", "[::1]", "::1")
ANY: Final = ("0.0.0.0", "::", "")


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server.

    >>> address("0.0.0.0", 8000), address("::1", 80)
    ('http://localhost:8000/', 'http://[::1]:80/')
    """
    if host in ANY:
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def advice(settings: Settings, port: int) -> Iterator[tuple[str, str]]:
    """Sentences with their levels: who can open the links that this server gives out.

    >>> for level, sentence in advice(Settings(), 8000): print(level, sentence)
    info Only this computer can open the page and its links; --host 0.0.0.0 lets others in
    """
    local = settings.host in LOCAL
    if settings.proxies:
        names = ", ".join(f"https://{name}/" for name in settings.hosts if name not in LOCAL)
        through = f"Visitors come through the proxy {', '.join(settings.proxies)}"
        if names:
            yield "info", f"{through} to {names}"
        else:
            yield (
                "warning",
                f"{through}; --name says to which name, so that no other one leads here",
            )
        if settings.host in ANY:
            yield (
                "info",
                f"Port {port} must be open to the proxy only: who comes past it comes without TLS",
            )
    elif local:
        yield (
            "info",
            "Only this computer can open the page and its links; --host 0.0.0.0 lets others in",
        )
    else:
        here = own_address() if settings.host in ANY else settings.host
        yield (
            "info",
            f"Others find it at {address(here, port)}; links are for them if you open it there too",
        )
        outside = "The address is public" if _is_public(here) else "Should it be on the internet"
        yield (
            "warning",
            f"{outside}: this is plain HTTP, so anyone on the way can read the traffic and take"
            " seats; put a proxy with TLS in front of it, see docs/server.md",
        )


def own_address() -> str:
    """The address by which this machine reaches others; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:  # it has no network
            return "127.0.0.1"


def _is_public(host: str) -> bool:
    try:
        return ip_address(host).is_global
    except ValueError:  # a name
        return True
