"""The front door: who asks, how often, and by which name, before anything is looked up."""

from ipaddress import ip_address
from typing import Final

import structlog
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from zoopark.server.answers import wrong_answer
from zoopark.server.bans import Bans
from zoopark.server.identity import person_of
from zoopark.server.limits import Buckets, Guard, whose
from zoopark.server.metrics import Metrics
from zoopark.server.problems import Problem
from zoopark.server.trust import Trusted

logger = structlog.get_logger()

PROBES: Final = ("/healthz", "/readyz", "/metrics")

TOO_MANY: Final = Problem(429, "too-many", "too many requests: wait a little")
NOT_HERE: Final = Problem(400, "wrong-host", "the server is not called by this name")
BANNED: Final = Problem(403, "banned", "you are banned from this server")
INSIDE: Final = Problem(403, "not-yours", "figures are for the network that the server is in")


class Front:
    """Believes what our own proxies say about a visitor, and nobody else."""

    def __init__(
        self,
        app: ASGIApp,
        guard: Guard,
        metrics: Metrics,
        bans: Bans,
        proxies: Trusted,
        hosts: tuple[str, ...] = (),
    ) -> None:
        self._guard = guard
        self._metrics = metrics
        self._bans = bans
        self._proxies = proxies
        self._hosts = frozenset(host.lower().strip("[]") for host in hosts)
        self._app = app
        self._checked: ASGIApp = ProxyHeadersMiddleware(  # type: ignore[assignment]
            self._check,  # type: ignore[arg-type]
            list(proxies.words),
        )
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        peer = scope["client"][0] if scope.get("client") else ""
        if peer in self._proxies:
            await self._checked(scope, receive, send)
        else:
            if not self._warned and "x-forwarded-for" in Headers(scope=scope):
                self._warned = True
                logger.warning(
                    "ignored X-Forwarded-For",
                    peer=peer,
                    hint=f"if it is your proxy: --proxy {peer}",
                )
            await self._check(scope, receive, send)

    async def _check(self, scope: Scope, receive: Receive, send: Send) -> None:
        problem = self._problem(scope)
        if problem is None:
            await self._app(scope, receive, send)
            return
        self._metrics.turned_away.labels(problem.wrong.code).inc()
        asked = HTTPConnection(scope)
        await wrong_answer(asked, problem.status, problem.wrong)(scope, receive, send)

    def _problem(self, scope: Scope) -> Problem | None:
        host = scope["client"][0] if scope.get("client") else ""
        address = whose(host)
        if not self._bucket(scope).take(address):
            return TOO_MANY
        if self._hosts and _name(Headers(scope=scope).get("host", "")) not in self._hosts:
            return NOT_HERE
        if self._bans.hits(host, lambda: person_of(HTTPConnection(scope)).digest):
            return BANNED
        if scope["path"] == "/metrics" and _is_outside(host):
            return INSIDE
        return None

    def _bucket(self, scope: Scope) -> Buckets:
        if scope["type"] == "websocket":
            return self._guard.handshakes
        path: str = scope["path"]
        if path.startswith("/api/"):
            return self._guard.requests
        return self._guard.probes if path in PROBES else self._guard.files


def _name(host: str) -> str:
    """The name in a Host header, without its port.

    >>> _name("Zoo.example:80"), _name("[::1]:8000"), _name("")
    ('zoo.example', '::1', '')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


def _is_outside(host: str) -> bool:
    try:
        return ip_address(host).is_global
    except ValueError:
        return False
