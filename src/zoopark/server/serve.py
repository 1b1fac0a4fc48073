"""``zoopark serve``: the service on a port, until it is told to stop."""

import gc
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable

import uvicorn

from zoopark.server import logs
from zoopark.server.app import application
from zoopark.server.service import Service
from zoopark.server.settings import Settings
from zoopark.version import SLOW, compiled

STUCK = 30_000  # milliseconds that a client may leave unread what it was sent
LOCAL = ("127.0.0.1", "localhost", "[::1]", "::1")


class Server(uvicorn.Server):
    """Says when it is ready, and keeps nobody waiting when it stops."""

    def __init__(self, settings: Settings, ready: Callable[[], None]) -> None:
        self.app = application(settings)
        self._ready = ready
        super().__init__(
            uvicorn.Config(
                self.app,
                lifespan="on",
                log_config=None,
                access_log=False,
                ws="websockets-sansio",
                ws_max_size=64 * 1024,
                ws_per_message_deflate=False,  # messages are small, and a processor's time is dear
                server_header=False,
                timeout_keep_alive=75,  # longer than clients pause, or they meet a closing door
                timeout_graceful_shutdown=5,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        service: Service = self.app.state.service
        service.closing = True
        service.hub.release()
        await super().shutdown(sockets)


def serve(settings: Settings, *, browse: bool = False) -> None:
    """Run until a signal; requests that have begun are finished first."""
    logs.set_up()
    _never_pause()
    listening = bound(settings.host, settings.port)
    url = address(settings.host, listening.getsockname()[1])

    def ready() -> None:
        print(f"Zoopark is at {url}", flush=True)
        if not compiled():
            print(SLOW, flush=True)
        if browse:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    server = Server(settings, ready)
    server.run(sockets=[listening])
    if not server.started:
        sys.exit(1)


def _never_pause() -> None:
    """Keep the garbage collector from looking through all tables and sockets again and again.

    They form no cycles that matter, and everybody would wait meanwhile.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def bound(host: str, port: int) -> socket.socket:
    """A socket on which to listen; connections on which nothing gets through any more are ended."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sys.platform == "linux":
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STUCK)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise ValueError(f"cannot listen on {host}:{port}: {error.strerror}") from error
    return listening


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server.

    >>> address("0.0.0.0", 8000), address("::1", 80)
    ('http://localhost:8000/', 'http://[::1]:80/')
    """
    if host in ("0.0.0.0", "::", ""):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
