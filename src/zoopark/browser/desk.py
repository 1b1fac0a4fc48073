"""What a page asks of its browser instead of a server: the same end-points and live tables.

A request or a connection has a number, which the page has chosen. Answers go out by ``send``.
"""

import asyncio
import re
from collections.abc import Callable
from functools import partial
from http.cookies import SimpleCookie
from types import SimpleNamespace
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocket

from zoopark.server.answers import wrong_answer
from zoopark.server.api import ENDPOINTS
from zoopark.server.endpoint import Endpoint
from zoopark.server.identity import COOKIE
from zoopark.server.problems import Wrong
from zoopark.server.responding import respond
from zoopark.server.service import Service
from zoopark.server.sockets import live_table

LIVE: Final = re.compile(r"/api/tables/(?P<id>[^/]+)/live")
_ROUTES: Final = [
    (endpoint, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", endpoint.path)))
    for endpoint in ENDPOINTS
]


class _Line:
    """A connection to a page."""

    def __init__(self, send: Callable[[str | None, int, str], None]) -> None:
        self._send = send
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard.put_nowait({"type": "websocket.connect"})

    def tell(self, *messages: bytes) -> None:
        for message in messages:
            self._send(message.decode(), 0, "")

    def end(self, code: int, why: str) -> None:
        self._send(None, code, why)

    async def asgi(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.end(message["code"], message.get("reason") or "")


class Desk:
    """Answers the pages of one browser, which are one person."""

    def __init__(
        self, service: Service, tell: Callable[[str, str | None, int, str], None], cookie: str = ""
    ) -> None:
        """``tell`` takes the name of a connection, a message, or the code and reason of its end."""
        self._app = SimpleNamespace(state=SimpleNamespace(service=service))
        self.service = service
        self._tell = tell
        self.cookie = cookie  # the secret of the person
        self._asked: dict[str, asyncio.Event] = {}
        self._lines: dict[str, _Line] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- requests ---------------------------------------------------------------------------------

    async def ask(
        self, name: str, method: str, address: str, headers: dict[str, str], body: str
    ) -> tuple[int, dict[str, str], str]:
        """Answer a request: its status, headers and text."""
        parts = urlsplit(address)
        found = _route(method, parts.path)
        if found is None:
            nowhere = Request(self._scope("http", parts.path, parts.query, {}, headers))
            response = wrong_answer(nowhere, 404, Wrong("not-found", "there is nothing here"))
        else:
            endpoint, path = found
            gone = self._asked[name] = asyncio.Event()
            scope = self._scope("http", parts.path, parts.query, path, headers)
            request = Request(scope | {"method": method}, _receiving(body.encode(), gone))
            try:
                response = await respond(endpoint, request, self.service)
            finally:
                del self._asked[name]
        sent = dict(response.headers)
        self._remember(sent.pop("set-cookie", ""))
        return response.status_code, sent, (await _whole(response)).decode()

    def abandon(self, name: str) -> None:
        """Nobody waits for the answer any more."""
        if name in self._asked:
            self._asked[name].set()

    def _remember(self, cookies: str) -> None:
        morsel = SimpleCookie(cookies).get(COOKIE)
        if morsel is not None:
            self.cookie = morsel.value

    # -- live tables ------------------------------------------------------------------------------

    def connect(self, name: str, address: str) -> None:
        """Open a connection to a table."""
        parts = urlsplit(address)
        found = LIVE.fullmatch(parts.path)
        line = self._lines[name] = _Line(partial(self._tell, name))
        path = {} if found is None else found.groupdict()
        scope = self._scope("websocket", parts.path, parts.query, path, {})
        socket = WebSocket(scope | {"state": {"line": line}}, line.heard.get, line.asgi)
        task = asyncio.ensure_future(live_table(socket))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def hear(self, name: str, text: str) -> None:
        """A page says something."""
        if name in self._lines:
            self._lines[name].heard.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self, name: str) -> None:
        """A page leaves."""
        line = self._lines.pop(name, None)
        if line is not None:
            line.heard.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def _scope(
        self, kind: str, path: str, query: str, params: dict[str, str], headers: dict[str, str]
    ) -> dict[str, Any]:
        sent = {**headers, "cookie": f"{COOKIE}={self.cookie}"} if self.cookie else headers
        return {
            "type": kind,
            "app": self._app,
            "scheme": "https",
            "path": path,
            "path_params": params,
            "query_string": query.encode(),
            "headers": [(key.lower().encode(), value.encode()) for key, value in sent.items()],
        }


def _route(method: str, path: str) -> tuple[Endpoint, dict[str, str]] | None:
    for endpoint, pattern in _ROUTES:
        found = pattern.fullmatch(path)
        if found is not None and endpoint.method == method:
            return endpoint, found.groupdict()
    return None


async def _whole(response: Response) -> bytes:
    """The body of an answer, be it made bit by bit."""
    if not isinstance(response, StreamingResponse):
        return bytes(response.body)
    parts = [part async for part in response.body_iterator]
    return b"".join(part.encode() if isinstance(part, str) else bytes(part) for part in parts)


def _receiving(body: bytes, gone: asyncio.Event) -> Callable[[], Any]:
    """The body, and then that nobody listens any more, as soon as that is so."""
    parts = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> dict[str, Any]:
        if parts:
            return parts.pop()
        await gone.wait()
        return {"type": "http.disconnect"}

    return receive
