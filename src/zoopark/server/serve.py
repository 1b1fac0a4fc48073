"""``zoopark serve``: run the server until it is told to stop."""

import asyncio
import gc
import logging
import os
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from pathlib import Path

import structlog
import uvicorn

from zoopark.server import logs
from zoopark.server.app import application
from zoopark.server.exchange import Exchange
from zoopark.server.gate import Config, Gate, Http
from zoopark.server.group import Group
from zoopark.server.ledger import Ledger
from zoopark.server.limits import Guard, Limits
from zoopark.server.metrics import SHARED
from zoopark.server.reach import address, advice
from zoopark.server.service import Service
from zoopark.server.settings import Settings
from zoopark.server.storage.claim import Claim
from zoopark.server.storage.errors import StorageError
from zoopark.server.storage.opening import default_url, open_store
from zoopark.server.trust import Trusted
from zoopark.texts import Mistake
from zoopark.version import SLOW, compiled

STUCK = 30_000  # milliseconds that a client may leave unread what it was sent
FILES = 65_536  # which the server may have open at the same time, if the system lets it
RESERVED = 200  # of them for other things than connections
# Linux deals connections out to sockets that share an address; elsewhere all accept from one.
BALANCED = sys.platform == "linux"

logger = structlog.get_logger()


class Server(uvicorn.Server):
    """Announces when it is ready, and releases waiting clients when it stops."""

    def __init__(
        self,
        settings: Settings,
        ready: Callable[[], None],
        exchange: Exchange | None = None,
        guard: Guard | None = None,
    ) -> None:
        self.app = application(settings, guard)
        self._ready = ready
        self._exchange = exchange
        self._adopted: set[asyncio.Task[None]] = set()
        state = self.app.state
        super().__init__(
            Config(
                self.app,
                Gate(state.guard, state.metrics, Trusted(settings.proxies)),
                exchange,
                lifespan="on",
                log_config=None,
                access_log=False,
                ws_max_size=64 * 1024,
                ws_per_message_deflate=False,  # messages are small, and compression costs CPU time
                server_header=False,
                proxy_headers=False,  # see front.py
                timeout_keep_alive=75,  # longer than clients pause, or they meet a closing door
                timeout_graceful_shutdown=5,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self._exchange is not None:
                self._exchange.open(self._adopt)
            self._ready()

    def _adopt(self, connection: socket.socket, request: bytes) -> None:
        """Take a WebSocket over from another process."""
        task = asyncio.create_task(self._go_on(connection, request))
        self._adopted.add(task)
        task.add_done_callback(self._adopted.discard)

    async def _go_on(self, connection: socket.socket, request: bytes) -> None:
        config, state = self.config, self.lifespan.state
        assert isinstance(config, Config)
        loop = asyncio.get_running_loop()
        with suppress(OSError):  # they have left already
            _, protocol = await loop.connect_accepted_socket(
                lambda: Http(config, self.server_state, state, loop), connection
            )
            protocol.take_over(request)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        service: Service = self.app.state.service
        service.closing = True
        service.hub.release()
        if self._exchange is not None:
            self._exchange.close()
        await super().shutdown(sockets)


def serve(settings: Settings, *, browse: bool = False) -> None:
    """Run until a signal arrives; running requests are finished first."""
    logs.set_up()
    _try(settings)
    settings = replace(settings, limits=_fitting(settings.limits))
    listening = bound(settings.host, settings.port)
    settings = replace(settings, port=listening.getsockname()[1])
    if settings.workers > 1 and BALANCED:  # nobody else serves there, so it can be shared
        listening.close()
        listening = bound(settings.host, settings.port, shared=True)
    url = address(settings.host, settings.port)

    def ready() -> None:
        print(f"Zoopark is at {url}", flush=True)
        if not compiled():
            print(SLOW, flush=True)
        for level, sentence in advice(settings, settings.port):
            logger.log(logging.getLevelNamesMapping()[level.upper()], sentence)
        if browse:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    if not (_serve_alone if settings.workers == 1 else _serve_together)(settings, listening, ready):
        sys.exit(1)


def _serve_alone(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> bool:
    _never_pause()
    server = Server(settings, ready)
    server.run(sockets=[listening])
    return server.started


def _serve_together(
    settings: Settings, listening: socket.socket, ready: Callable[[], None]
) -> bool:
    """Several processes, which count together and share the searches of the bots."""
    searches = settings.processes or max(1, (os.cpu_count() or 1) - 1)
    each = replace(settings, processes=max(1, searches // settings.workers))
    with tempfile.TemporaryDirectory(prefix="zoopark-") as folder:
        os.environ[SHARED] = folder
        return Group(settings.workers, partial(_work, each, listening, folder)).run(ready)


def _work(
    settings: Settings, listening: socket.socket, folder: str, number: int, news: Connection
) -> None:
    """What each process of a group does."""
    logs.set_up()
    if BALANCED:
        listening = bound(settings.host, settings.port, shared=True)
    _never_pause()
    exchange = Exchange(Path(folder), number, settings.workers)
    guard = Ledger(Path(folder), number, settings.workers).guard(settings.limits)
    server = Server(settings, lambda: news.send_bytes(b"ready"), exchange, guard)
    threading.Thread(target=_end_with_the_group, args=(server,), daemon=True).start()
    server.run(sockets=[listening])
    if not server.started:
        sys.exit(1)


def _end_with_the_group(server: Server) -> None:
    """Nobody would end it any more."""
    group = parent_process()
    if group is not None:
        group.join()
        server.should_exit = True


def _try(settings: Settings) -> None:
    """Open the database once, so that what is wrong with it is said in a sentence."""
    url = settings.database or default_url()

    async def opened() -> None:
        await (await open_store(url)).close()

    if settings.workers > 1 and url.startswith("sqlite:"):
        raise Mistake("command.wrong.workers")
    try:
        Claim(url).release()
        asyncio.run(opened())
    except StorageError as error:
        raise ValueError(" ".join(str(error).split())) from error
    except ModuleNotFoundError as error:
        raise Mistake("command.wrong.package", name=str(error.name), extra="postgres") from error


def _fitting(limits: Limits) -> Limits:
    """As many connections as the system has room for; usually it gives more if it is asked."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return limits
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        allowed = wanted
    room = max(allowed - RESERVED, allowed // 2) if allowed > 0 else limits.in_all
    if room >= limits.in_all:
        return limits
    # No single address may take all of them.
    return replace(limits, in_all=room, connections=min(limits.connections, max(room // 4, 1)))


def _never_pause() -> None:
    """Keep the garbage collector from scanning all tables and sockets again and again.

    They form no cycles that matter, and everyone would have to wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)
    sys.setswitchinterval(0.001)  # nor should a thread that reads a long log


def bound(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """A socket to listen on; dead connections are closed. Several may share an address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared and BALANCED:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    if sys.platform == "linux":
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STUCK)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise Mistake(
            "command.wrong.listen", address=f"{host}:{port}", why=str(error.strerror)
        ) from error
    return listening
