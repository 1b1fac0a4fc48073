"""Brings the sockets of one table together at one of the processes of a group.

A table is in the memory of every process that has a socket of it, and each of them works out what a
move has changed. So a process that a WebSocket has reached by chance hands it over to the one that
looks after its table, as an open file with the request that came over it. Nothing depends on that:
where a socket cannot be handed over, it stays, and its table is at both.
"""

import asyncio
import re
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final
from zlib import crc32

LARGEST: Final = 32 * 1024  # bytes of a request, more than the gate lets in
_LIVE: Final = re.compile(rb"/api/tables/([^/?]+)/live(?:\?|$)")


class Exchange:
    """The letter box of one process of a group, in a folder that all of them know."""

    def __init__(self, folder: Path, number: int, count: int) -> None:
        self._folder = folder
        self._number = number
        self._count = count
        self._box = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._box.setblocking(False)

    def open(self, adopt: Callable[[socket.socket, bytes], None]) -> None:
        """Take in what others hand over, in place of a process that had this number before."""
        place = self._folder / str(self._number)
        place.unlink(missing_ok=True)
        self._box.bind(str(place))
        asyncio.get_running_loop().add_reader(self._box, self._receive, adopt)

    def _receive(self, adopt: Callable[[socket.socket, bytes], None]) -> None:
        with suppress(BlockingIOError):
            request, files, _, _ = socket.recv_fds(self._box, LARGEST, 1)
            for file in files:
                adopt(socket.socket(fileno=file), request)

    def hand_over(self, file: int, url: bytes, request: bytes) -> bool:
        """Whether a connection is in the hands of another process now."""
        home = home_of(url, self._count)
        if home in (None, self._number):
            return False
        try:
            passed = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [file]))
            self._box.sendmsg([request], [passed], 0, str(self._folder / str(home)))
        except OSError:  # it is not there, or has too much to do
            return False
        return True

    def close(self) -> None:
        """Take in nothing more."""
        asyncio.get_running_loop().remove_reader(self._box)
        self._box.close()


def home_of(url: bytes, count: int) -> int | None:
    """The number of the process, among several, that looks after the table of a WebSocket.

    >>> home_of(b"/api/tables/zoo/live", 4), home_of(b"/api/tables/zoo/live?contract=1", 4)
    (1, 1)
    >>> home_of(b"/api/tables", 4) is None
    True
    """
    found = _LIVE.match(url)
    return None if found is None else crc32(found[1]) % count
