"""``zoopark serve``: run the server until it is told to stop."""

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

STUCK = 30_000  # milliseconds that sent data may stay unacknowledged
LOCAL = ("127.0.0.1", "localhost", "[::1]", "::1")


class Server(uvicorn.Server):
    """Announces when it is ready, and releases waiting clients when it stops."""

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
                ws_per_message_deflate=False,  # messages are small, and compression costs CPU time
                server_header=False,
                timeout_keep_alive=75,  # longer than clients idle
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
    """Run until a signal arrives; running requests are finished first."""
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
    """Keep the garbage collector from scanning all tables and sockets again and again.

    They form no cycles that matter, and everyone would have to wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; dead connections are closed."""
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
    """The address of the server for a browser on this machine.

    >>> address("0.0.0.0", 8000), address("::1", 80)
    ('http://localhost:8000/', 'http://[::1]:80/')
    """
    if host in ("0.0.0.0", "::", ""):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
