"""The HTTP side of a server: who we are there, seats, tables and records."""

import json
import time
from collections.abc import Callable, Sequence
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

from zoopark.about import VERSION
from zoopark.remote.address import Address

PATIENCE: Final = 30.0  # seconds for an answer
TRIES: Final = 8  # for a request that the server is too busy for
AGENT: Final = f"zoopark-bot/{VERSION}"


class Unwelcome(ValueError):
    """The server refuses something for good, or cannot be reached; in one sentence."""

    def __init__(self, why: str, code: str = "") -> None:
        super().__init__(why)
        self.code = code


class RemoteServer:
    """A server, asked by someone who has a secret there."""

    def __init__(self, address: Address, wait: Callable[[float], object] = time.sleep) -> None:
        self.address = address
        self._wait = wait
        self._opener = build_opener(*([ProxyHandler({})] if address.nearby else []))
        self.secret = ""
        self.secret = str(self._json("/api/people", {})["secret"])

    def ask(self, path: str, body: Any = None) -> bytes:
        """What the server answers; if it is too busy, it is asked again when it says."""
        for left in reversed(range(TRIES)):
            try:
                return self._answer(path, body)
            except HTTPError as error:
                with error:
                    if error.code not in (429, 503) or not left:
                        raise _refused(error) from error
                    self._wait(_seconds(error.headers.get("retry-after", "")))
            except (URLError, TimeoutError, ConnectionError) as error:
                raise Unwelcome(f"{self.address.server} does not answer: {error}") from error
        raise AssertionError

    def _answer(self, path: str, body: Any) -> bytes:
        headers = {"User-Agent": AGENT, "Content-Type": "application/json"}
        if self.secret:
            headers["Authorization"] = f"Bearer {self.secret}"
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.address.server + path, data, headers)
        with self._opener.open(request, timeout=PATIENCE) as answer:
            content: bytes = answer.read()
        return content

    def _json(self, path: str, body: Any = None) -> Any:
        try:
            return json.loads(self.ask(path, body))
        except ValueError as error:
            if isinstance(error, Unwelcome):
                raise
            raise Unwelcome(f"{self.address.server} is not a server of Zoopark") from error

    def sit_down(self, name: str) -> tuple[str, int]:
        """Take the seat that the address leads to; the table and the seat."""
        if self.address.kind == "seat":
            path = "/api/seats"
            taken = self._json(path, {"key": self.address.key, "name": name})
        else:
            path = f"/api/tables/{self.address.key}/seats"
            taken = self._json(path, {"name": name})
        return str(taken["id"]), int(taken["seat"])

    def open_table(self, game: str, name: str, others: Sequence[str]) -> tuple[str, int]:
        """Open a table with a seat for us; everyone finds it in the lobby if a seat is free."""
        chairs: list[dict[str, str]] = [{"kind": "you", "name": name}]
        for bot in others:
            chairs.append({"kind": "bot", "bot": bot} if bot != "open" else {"kind": "open"})
        options = {"listed": "open" in others}
        made = self._json("/api/tables", {"game": game, "chairs": chairs, "options": options})
        return str(made["id"]), 0

    def link(self, table: str, seat: int) -> str:
        """The address by which we can come back to our seat."""
        for found in self._json(f"/api/tables/{table}/links"):
            if found["seat"] == seat:
                return f"{self.address.server}{found['path']}"
        raise Unwelcome("the seat is not ours any more", "not-yours")

    def record(self, table: str) -> str:
        """The game so far, as we may know it."""
        return self.ask(f"/api/tables/{table}/record").decode()


def _refused(error: HTTPError) -> Unwelcome:
    try:
        wrong = json.loads(error.read())
        return Unwelcome(str(wrong["why"]), str(wrong["code"]))
    except (ValueError, KeyError, TypeError):
        return Unwelcome(f"the server answers {error.code} {error.reason}")


def _seconds(text: str) -> float:
    return min(float(text), 60.0) if text.isdecimal() else 2.0
