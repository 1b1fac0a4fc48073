"""Limits that hold before the application: connections, the time and size of a request, frames.

uvicorn has none for httptools, and no timeout while a request is received. A request is bounded
here in what it may send besides its body, which the end-points bound themselves, and in the time
that it takes to arrive. A WebSocket is bounded in frames that no end-point sees.
"""

import asyncio
from http import HTTPStatus
from struct import Struct
from typing import Any, Final

import httptools
import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import OPEN

from zoopark.server.closing import CUT_OFF, FLOOD, NOT_TEXT, TOO_SLOW
from zoopark.server.exchange import Exchange
from zoopark.server.limits import Bucket, Guard, whose
from zoopark.server.metrics import Metrics
from zoopark.server.problems import Problem
from zoopark.server.trust import Trusted

LARGEST_HEAD: Final = 16 * 1024  # bytes of a request that are not its body
MOST_FIELDS: Final = 100  # headers
HEAD_SECONDS: Final = 10.0
BODY_SECONDS: Final = 30.0
PIPELINED: Final = 8  # requests that are sent before the first one is answered
UNREAD: Final = 100  # messages of a WebSocket; who sends more than is read is no mere eager client
SLICE: Final = 512  # bytes of frames that are looked at in one go, about a hundred pings
SCANNED: Final = 4096  # bytes that are searched for the end of the last frame
FAREWELL: Final = 1.0  # seconds for who floods us to learn why they are cut off
PATIENCE: Final = 30.0  # seconds for anyone else to acknowledge the close
WAITING: Final = 512 * 1024  # unsent bytes after which a slow client is disconnected

TOO_LARGE: Final = Problem(431, "too-large", f"at most {LARGEST_HEAD} bytes of headers can be sent")
TOO_MANY: Final = Problem(429, "too-many", "too many connections: close some of them")
TOO_LATE: Final = Problem(408, "too-late", "the request took too long to arrive")
FULL: Final = Problem(503, "full", "the server has no room for more connections")
NO_REQUEST: Final = Problem(400, "no-request", "this is not HTTP")

_SHORT_HEAD: Final = 6  # bytes before what a client says in a short frame
_MEDIUM: Final = Struct("!BBH").pack  # the head of a frame of more than 125 bytes
_LARGE: Final = Struct("!BBQ").pack  # and of more than 64 KB


class Gate:
    """Lets connections in, as many as there is room for, and counts them."""

    def __init__(self, guard: Guard, metrics: Metrics, proxies: Trusted) -> None:
        self.guard = guard
        self.metrics = metrics
        self._proxies = proxies

    def enter(self, address: str) -> Problem | None:
        """Why someone may not come in; nothing if they have. A proxy brings many visitors."""
        connections = self.guard.connections
        if connections.take(whose(address), shared=address in self._proxies):
            self.metrics.connections.set(connections.total)
            return None
        full = connections.total >= self.guard.limits.in_all
        self.metrics.turned_away.labels("full" if full else "connections").inc()
        return FULL if full else TOO_MANY

    def leave(self, address: str) -> None:
        self.guard.connections.give_back(whose(address))
        self.metrics.connections.set(self.guard.connections.total)


class Config(uvicorn.Config):
    """What a server is set up with, its gate, and the other processes of its group."""

    def __init__(
        self, app: Any, gate: Gate, exchange: Exchange | None = None, **settings: Any
    ) -> None:
        self.gate = gate
        self.exchange = exchange
        super().__init__(app, http=Http, ws=Socket, **settings)


class Http(HttpToolsProtocol):
    """A connection on which requests come in, each within its time and size."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate = config.gate
        self._exchange = config.exchange
        self._inside = False
        self._timer: asyncio.TimerHandle | None = None
        self._arriving = False  # a request has begun, and is not complete
        self._around = 0  # bytes of it that are not its body
        self._fields = 0
        self._wrong = NO_REQUEST
        self._answered: RequestResponseCycle | None = None  # the request that is being answered

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        refused = self._gate.enter(self._address)
        if refused is None:
            self._inside = True
            self._allow(HEAD_SECONDS)
        else:
            self._turn_away(refused)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        for cycle, _ in self.pipeline:  # they hold on to each other, and the collector comes late
            cycle.on_response = _nothing
        self.pipeline.clear()
        self._forget_answer()
        self._stop_timer()
        if self._inside:
            self._inside = False
            self._gate.leave(self._address)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    # -- receiving --------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        if self._timer is None and not self._answering:
            self._allow(HEAD_SECONDS)  # even if it is no beginning of a request yet
        self._around += len(data)
        assert self.parser is not None  # not before the connection is lost
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self._upgrade()
        except httptools.HttpParserError:
            self._turn_away(self._wrong)
        else:
            if self._around > LARGEST_HEAD:
                self._turn_away(TOO_LARGE)

    def _upgrade(self) -> None:
        self._stop_timer()
        if self._should_upgrade():
            if self._hand_over():
                self.transport.abort()  # which closes no more than our end of it
                return
            self._inside = False  # the socket leaves in its place
            self.handle_websocket_upgrade()
        elif self._answered is not None:
            self._answered.keep_alive = False  # answered as if nothing had been said about it

    def _hand_over(self) -> bool:
        """Whether another process of the group takes this WebSocket over."""
        if self._exchange is None:
            return False
        headers = b"".join(b"%b: %b\r\n" % header for header in self.headers)
        request = b"GET %b HTTP/1.1\r\n%b\r\n" % (self.url, headers)
        file: int = self.transport.get_extra_info("socket").fileno()
        return self._exchange.hand_over(file, self.url, request)

    def take_over(self, request: bytes) -> None:
        """Go on with a WebSocket that another process has handed over."""
        self._exchange = None  # it stays here
        self.data_received(request)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._arriving = True
        self._fields = 0
        if self._timer is None:
            self._allow(HEAD_SECONDS)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._fields += 1
        if self._fields > MOST_FIELDS:
            self._wrong = TOO_LARGE
            raise ValueError("too many headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            self._wrong = TOO_MANY
            raise ValueError("too many requests at once")
        super().on_headers_complete()
        self._allow(BODY_SECONDS)

    def on_body(self, body: bytes) -> None:
        self._around -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._arriving = False
        self._around = 0
        self._stop_timer()

    # -- time -------------------------------------------------------------------------------------

    def _allow(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._timer = None
        self._gate.metrics.turned_away.labels("late").inc()
        if self._arriving:
            self._turn_away(TOO_LATE)
        else:
            self.transport.close()

    def shutdown(self) -> None:
        """Who is still sending is not waited for."""
        if self._arriving:
            self.transport.close()
        else:
            super().shutdown()

    # -- answering --------------------------------------------------------------------------------

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    @property
    def _answering(self) -> bool:
        return self._answered is not None and not self._answered.response_complete

    def _forget_answer(self) -> None:
        """Nobody hears it. uvicorn forgets only the last of several requests."""
        if self._answered is not None and self._answering:
            self._answered.disconnected = True
            self._answered.message_event.set()

    def _turn_away(self, problem: Problem) -> None:
        """Say why, unless an answer to something else is on its way, and hang up."""
        self._stop_timer()
        heard = self._answering and (self.pipeline or self.cycle.response_started)
        if not heard:
            self.transport.write(_plain_answer(problem))
        self._forget_answer()
        self.transport.close()


def _nothing() -> None:
    """Nobody waits for that answer any more."""


def _plain_answer(problem: Problem) -> bytes:
    """In English: no header is read yet that could say which language is wanted."""
    body = msgspec.json.encode(problem.wrong)
    line = f"{problem.status} {HTTPStatus(problem.status).phrase}".encode()
    return (
        b"HTTP/1.1 %b\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
        b"x-content-type-options: nosniff\r\nconnection: close\r\n\r\n%b" % (line, len(body), body)
    )


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket, which came in as a request."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate = config.gate
        self._frames = Bucket(config.gate.guard.limits.frames)
        self._cut_off = False
        self._between_frames = False  # nothing has begun to arrive

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._gate.leave(self.client[0] if self.client else "")

    def data_received(self, data: bytes) -> None:
        if self._between_frames and not self._cut_off:
            text = lone_text(data)
            if text is not None and not self.frames and self.conn.state is OPEN:
                self.curr_msg_data_type = "text"
                self.frames = [text]
                self.send_receive_event_to_app()
                return
            self._between_frames = _are_whole(data)
        for start in range(0, len(data), SLICE):
            if self._cut_off:
                return  # what else comes is not looked at
            super().data_received(data[start : start + SLICE])

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count()

    def handle_pong(self, event: Any) -> None:
        super().handle_pong(event)
        self._count()

    def handle_cont(self, event: Any) -> None:
        super().handle_cont(event)
        self._count()

    def _count(self) -> None:
        if not self._frames.take():
            self._cut(FLOOD, "flood")

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope.setdefault("state", {})["line"] = self
            self._between_frames = True  # uvicorn passes on no more than the request itself

    def tell(self, *messages: bytes) -> None:
        """Send texts at once, past the queues of ASGI; the transport keeps what is not taken yet.

        Who has left too much of it untaken is disconnected, and may come back.
        """
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(b"".join(map(framed, messages)))
        if not self.writable.is_set() and self.transport.get_write_buffer_size() > WAITING:
            self.end(TOO_SLOW, "slow")

    def send_receive_event_to_app(self) -> None:
        if self.queue.qsize() >= UNREAD:
            self.frames = []
            self._cut(FLOOD, "flood")
        elif self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
        else:
            self._pass_on(b"".join(self.frames))

    def _pass_on(self, data: bytes) -> None:
        """Let the application have a text. While it has another one to read, no more is taken."""
        self.frames = []
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self._cut(NOT_TEXT, "not UTF-8")
            return
        if not self.queue.empty() and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def _cut(self, code: int, why: str) -> None:
        """Look at nothing more that they send."""
        self._cut_off = True
        self.end(code, why)

    def end(self, code: int, why: str) -> None:
        """Close with a reason, and give the other end a moment to take note."""
        if self.close_sent or self.transport.is_closing():
            self.transport.close()
            return
        if code in CUT_OFF:
            self._gate.metrics.cut_off.labels(why).inc()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": why})
        self.conn.send_close(code, why)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        patience = FAREWELL if self._cut_off else PATIENCE
        self.close_timer = self.loop.call_later(patience, self.transport.abort)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent:  # a handshake that was answered by a refusal is complete, too
            self.handshake_complete = True


def framed(text: bytes) -> bytes:
    """A whole text message of a server in a frame, by RFC 6455, 5.2.

    The library can do that too, for anything that a frame may be, and takes ten times as long.
    """
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    return (_MEDIUM(0x81, 126, size) if size < 65536 else _LARGE(0x81, 127, size)) + text


def lone_text(data: bytes) -> bytes | None:
    """What a client says if it is one whole and short text message, as nearly all are.

    The library can read anything that a frame may be, and takes ten times as long.
    """
    size = len(data) - _SHORT_HEAD
    if not 0 < size < 126 or data[0] != 0x81 or data[1] != 0x80 | size:
        return None
    mask = int.from_bytes((data[2:_SHORT_HEAD] * (size // 4 + 1))[:size], "big")
    return (int.from_bytes(data[_SHORT_HEAD:], "big") ^ mask).to_bytes(size, "big")


def _are_whole(data: bytes) -> bool:
    """Are these a few whole frames, so that another one begins after them?"""
    start, end = 0, len(data)
    while start + 4 <= end <= SCANNED:
        size = data[start + 1] & 0x7F
        if size < 126:
            start += _SHORT_HEAD + size
        elif size == 126:
            start += _SHORT_HEAD + 2 + int.from_bytes(data[start + 2 : start + 4], "big")
        else:
            return False
    return start == end
