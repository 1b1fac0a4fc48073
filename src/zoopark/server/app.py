"""The ASGI application: endpoints, live tables, pages, health checks."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from zoopark.server.api import ENDPOINTS
from zoopark.server.endpoint import Call, Endpoint, answer
from zoopark.server.hub import Hub
from zoopark.server.identity import hand_over, is_foreign, person_of
from zoopark.server.limits import Guard
from zoopark.server.metrics import Metrics
from zoopark.server.openapi import contract, description
from zoopark.server.problems import Problem, Wrong
from zoopark.server.security import SecureHeaders, seal
from zoopark.server.service import Service
from zoopark.server.settings import Settings
from zoopark.server.site import docs, site
from zoopark.server.sockets import live_table
from zoopark.server.storage.errors import StorageError
from zoopark.server.storage.opening import default_url, open_store
from zoopark.server.thinkers import Thinkers

logger = structlog.get_logger()

SAFE = ("GET", "HEAD")
CONTRACT = "zoopark-contract"  # the header of a client that was made for exactly one


def application(settings: Settings) -> Starlette:
    """The service as an ASGI application; its database is opened when it starts."""

    @asynccontextmanager
    async def running(app: Starlette) -> AsyncGenerator[None, None]:
        service = await _opened(settings)
        app.state.service = service
        hub = service.hub
        watching = [asyncio.create_task(hub.listen()), asyncio.create_task(hub.look_after())]
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
            logger.info("stopped")

    routes: list[BaseRoute] = [_route(endpoint) for endpoint in ENDPOINTS]
    routes += [
        Route("/api/openapi.json", _described(), methods=["GET"]),
        Route("/api/docs", docs, methods=["GET"]),
        WebSocketRoute("/api/tables/{id}/live", live_table),
        Route("/healthz", _alive, methods=["GET"]),
        Route("/readyz", _ready, methods=["GET"]),
        Route("/metrics", _metrics, methods=["GET"]),
        Mount("/plain", site("pages")),
        Mount("/", site("web")),
    ]
    middleware = [Middleware(SecureHeaders)]
    if settings.hosts:
        # Prevents DNS rebinding: another site must not reach a server at home under its own name.
        middleware.append(Middleware(TrustedHostMiddleware, allowed_hosts=list(settings.hosts)))
    return Starlette(
        routes=routes,
        middleware=middleware,
        lifespan=running,
        exception_handlers={HTTPException: _http_problem, Exception: _failed},
    )


async def _opened(settings: Settings) -> Service:
    store = await open_store(settings.database or default_url())
    metrics = Metrics()
    thinkers = Thinkers(settings.processes)
    hub = Hub(store, thinkers, metrics, await store.secret(), settings.forgotten)
    return Service(settings, hub, Guard(settings.limits), metrics, contract())


def _route(endpoint: Endpoint) -> Route:
    async def respond(request: Request) -> Response:
        service: Service = request.app.state.service
        response = await _respond(endpoint, request, service)
        service.metrics.answered(endpoint.path, response.status_code)
        return response

    return Route(endpoint.path, respond, methods=[endpoint.method])


async def _respond(endpoint: Endpoint, request: Request, service: Service) -> Response:
    address = request.client.host if request.client else ""
    person = person_of(request)
    try:
        if not service.guard.requests.take(address):
            raise Problem(429, "too-many", "too many requests: wait a little")
        if request.method not in SAFE and is_foreign(request):
            raise Problem(403, "cross-site", "this was sent by another site")
        if request.headers.get(CONTRACT, service.contract) != service.contract:
            raise Problem(
                400, "outdated", "this client was made for another contract: load it anew"
            )
        call = Call(request, service, person, address)
        response = answer(await endpoint.handler(call), endpoint.status)
    except Problem as problem:
        return wrong_answer(problem.status, problem.wrong)
    except StorageError as error:
        logger.error("storage failed", why=str(error))
        return wrong_answer(503, Wrong("unavailable", "the database is not responding"))
    except ClientDisconnect:
        return wrong_answer(400, Wrong("cut-off", "the request was cut off"))  # nobody receives it
    except Exception as error:
        return await _failed(request, error)
    if person.issued:
        hand_over(response, person.issued, secure=request.url.scheme == "https")
    return response


def wrong_answer(status: int, wrong: Wrong) -> Response:
    headers = {"retry-after": "2"} if status in (429, 503) else None
    return Response(
        msgspec.json.encode(wrong), status, media_type="application/json", headers=headers
    )


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    words = {404: ("not-found", "there is nothing here"), 405: ("method", "this can't be done")}
    code, why = words.get(error.status_code, ("http", error.detail))
    response = wrong_answer(error.status_code, Wrong(code, why))
    response.headers.update(error.headers or {})
    return response


async def _failed(request: Request, error: Exception) -> Response:
    """Details of an error go only to the log."""
    logger.error("request failed", path=request.scope["path"], exc_info=error)
    response = wrong_answer(
        500, Wrong("failed", "something went wrong on the server; it has been logged")
    )
    seal(response.headers, request.scope["path"])  # it may be created outside all middleware
    return response


def _described() -> Callable[[Request], Awaitable[Response]]:
    page: list[bytes] = []

    async def described(request: Request) -> Response:
        if not page:
            page.append(msgspec.json.encode(description()))
        return Response(page[0], media_type="application/json")

    return described


async def _alive(request: Request) -> Response:
    return Response(b'{"status":"ok"}', media_type="application/json")


async def _ready(request: Request) -> Response:
    service: Service = request.app.state.service
    try:
        await service.hub.store.healthy()
    except StorageError:
        return wrong_answer(503, Wrong("unavailable", "the database is not responding"))
    return Response(b'{"status":"ok"}', media_type="application/json")


async def _metrics(request: Request) -> Response:
    service: Service = request.app.state.service
    return Response(service.metrics.page(), media_type="text/plain; version=0.0.4")
