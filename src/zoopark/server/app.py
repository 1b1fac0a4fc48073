"""The ASGI application: endpoints, live tables, pages, health checks."""

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from zoopark.server.answers import wrong_answer
from zoopark.server.api import ENDPOINTS
from zoopark.server.bans import Bans
from zoopark.server.endpoint import Endpoint
from zoopark.server.front import Front
from zoopark.server.hub import Hub
from zoopark.server.keeping import keep_tidy
from zoopark.server.limits import Guard
from zoopark.server.metrics import Metrics
from zoopark.server.openapi import contract, description
from zoopark.server.previews import preview
from zoopark.server.problems import Wrong
from zoopark.server.push import sealing
from zoopark.server.push.notifier import Notifier
from zoopark.server.responding import failed, respond
from zoopark.server.reviews import Reviews
from zoopark.server.security import SecureHeaders
from zoopark.server.service import Service
from zoopark.server.settings import Settings
from zoopark.server.site import docs, is_built, site
from zoopark.server.sockets import live_table
from zoopark.server.speech import plain_words
from zoopark.server.storage.claim import Claim
from zoopark.server.storage.errors import StorageError
from zoopark.server.storage.opening import default_url, open_store
from zoopark.server.thinkers import Thinkers
from zoopark.server.trust import Trusted

ANYBODY: Final = "mailto:zoopark@localhost"  # where nobody has said whom to ask

logger = structlog.get_logger()


def application(settings: Settings, guard: Guard | None = None) -> Starlette:
    """The service as an ASGI application; its database is opened when it starts."""
    guard, metrics, bans = guard or Guard(settings.limits), Metrics(), Bans()

    @asynccontextmanager
    async def running(app: Starlette) -> AsyncGenerator[None, None]:
        url = settings.database or default_url()
        claim = Claim(url)
        service = await _opened(url, settings, guard, metrics)
        app.state.service = service
        hub = service.hub
        watching = [
            asyncio.create_task(hub.listen()),
            asyncio.create_task(hub.look_after()),
            asyncio.create_task(keep_tidy(hub, settings.keep, bans)),
        ]
        if await hub.store.is_alone():  # otherwise others have asked the bots already
            await hub.resume()
        logger.info("started")
        try:
            yield
        finally:
            service.closing = True
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
            await hub.close()
            claim.release()
            logger.info("stopped")

    routes: list[BaseRoute] = [_route(endpoint) for endpoint in ENDPOINTS]
    routes += [
        Route("/api/openapi.json", _described(), methods=["GET"]),
        Route("/api/docs", docs, methods=["GET"]),
        WebSocketRoute("/api/tables/{id}/live", live_table),
        Route("/healthz", _alive, methods=["GET"]),
        Route("/readyz", _readiness(), methods=["GET"]),
        Route("/metrics", _metrics, methods=["GET"]),
        Route("/t/{id}", preview, methods=["GET"]),
        Route("/plain", _plain, methods=["GET"]),
        Route("/plain/words.json", plain_words, methods=["GET"]),
        Mount("/plain", site("pages")),
    ]
    if is_built("offline"):
        routes.append(Mount("/offline", site("offline")))
    routes.append(Mount("/", site("web")))
    front = Middleware(
        Front,
        guard=guard,
        metrics=metrics,
        bans=bans,
        proxies=Trusted(settings.proxies),
        # A page of another site must not reach a server at home by giving its own name to it.
        hosts=settings.hosts,
    )
    app = Starlette(
        routes=routes,
        middleware=[Middleware(SecureHeaders), front],
        lifespan=running,
        exception_handlers={HTTPException: _http_problem, Exception: failed},
    )
    app.state.guard, app.state.metrics = guard, metrics
    return app


async def _opened(url: str, settings: Settings, guard: Guard, metrics: Metrics) -> Service:
    store = await open_store(url, metrics.storage_failures.inc)
    thinkers = Thinkers(settings.processes)
    hub = Hub(store, thinkers, metrics, await store.secret(), settings.forgotten)
    reviews = Reviews(thinkers, store, hub.spawn)
    push = await _notifier(settings, hub) if sealing.is_possible() else None
    return Service(
        settings, hub, guard, metrics, contract(), reviews, push, offline=is_built("offline")
    )


async def _notifier(settings: Settings, hub: Hub) -> Notifier:
    private_key = await hub.store.secret("vapid", sealing.new_private_key)
    sealer = sealing.Sealer(private_key, settings.contact or ANYBODY)
    push = Notifier(hub.store, sealer, Trusted(settings.push_inside), hub.metrics, hub.spawn)
    hub.on_turn = push.asked
    return push


def _route(endpoint: Endpoint) -> Route:
    async def answered(request: Request) -> Response:
        service: Service = request.app.state.service
        response = await respond(endpoint, request, service)
        service.metrics.answered(endpoint.path, response.status_code)
        return response

    return Route(endpoint.path, answered, methods=[endpoint.method])


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    words = {404: ("not-found", "there is nothing here"), 405: ("method", "this can't be done")}
    code, why = words.get(error.status_code, ("http", error.detail))
    response = wrong_answer(request, error.status_code, Wrong(code, why))
    response.headers.update(error.headers or {})
    return response


def _described() -> Callable[[Request], Awaitable[Response]]:
    page: list[bytes] = []

    async def described(request: Request) -> Response:
        if not page:
            page.append(msgspec.json.encode(description()))
        return Response(page[0], media_type="application/json")

    return described


async def _plain(request: Request) -> Response:
    return RedirectResponse("/plain/", 308)


async def _alive(request: Request) -> Response:
    return Response(b'{"status":"ok"}', media_type="application/json")


def _readiness() -> Callable[[Request], Awaitable[Response]]:
    """Whether something can be written, tried once a second at the most."""
    asking, tried, works = asyncio.Lock(), 0.0, True

    async def ready(request: Request) -> Response:
        nonlocal tried, works
        service: Service = request.app.state.service
        async with asking:
            if time.monotonic() - tried > 1:
                try:
                    await service.hub.store.healthy()
                    works = True
                except StorageError:
                    works = False
                tried = time.monotonic()
        if not works:
            return wrong_answer(request, 503, Wrong("unavailable", "the storage does not answer"))
        return Response(b'{"status":"ok"}', media_type="application/json")

    return ready


async def _metrics(request: Request) -> Response:
    service: Service = request.app.state.service
    return Response(service.metrics.page(), media_type="text/plain; version=0.0.4")
