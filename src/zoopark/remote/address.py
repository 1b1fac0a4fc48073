"""Addresses of tables and seats, as the page shows them and the server writes them."""

import re
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Literal
from urllib.parse import urlsplit

from zoopark.texts import Mistake

_TABLE = re.compile(r"(.*)/t/([\w-]{1,64})/?")
_FRAGMENT = re.compile(r"(?:/(seat|table)/|(seat|table)=)([\w-]{1,64})(?:/at/\d+)?/?")


@dataclass(frozen=True, slots=True)
class Address:
    """A server, and the seat or the table that an address leads to, if it names one."""

    server: str
    kind: Literal["server", "seat", "table"] = "server"
    key: str = ""

    @property
    def socket(self) -> str:
        """The server as WebSockets call it."""
        return "ws" + self.server.removeprefix("http")

    @property
    def nearby(self) -> bool:
        """Is it this machine, which no proxy leads to?"""
        host = urlsplit(self.server).hostname or ""
        try:
            return ip_address(host).is_loopback
        except ValueError:
            return host == "localhost"


def read_address(text: str) -> Address:
    """An address as it is copied from the page.

    >>> read_address("http://127.0.0.1:8000/#seat=abcdefgh")
    Address(server='http://127.0.0.1:8000', kind='seat', key='abcdefgh')
    >>> read_address("https://zoo.example.org/t/k3#seat=abcdefgh").key
    'abcdefgh'
    >>> read_address("https://zoo.example.org/t/k3").kind
    'table'
    """
    parts = urlsplit(text if "://" in text else f"http://{text}")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Mistake("command.wrong.address", given=repr(text[:80]))
    table = _TABLE.fullmatch(parts.path)
    folder = table[1] if table else parts.path.rstrip("/")
    server = f"{parts.scheme}://{parts.netloc}{folder}"
    if parts.fragment in ("", "/"):
        return Address(server, "table", table[2]) if table else Address(server)
    found = _FRAGMENT.fullmatch(parts.fragment)
    if found is None:
        raise Mistake("command.wrong.nowhere", given=repr(text[:80]))
    return Address(server, "seat" if "seat" in (found[1], found[2]) else "table", found[3])
