"""Typed endpoints: the types validate requests and generate the OpenAPI description."""

import asyncio
import gzip
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from zoopark.server.identity import Person
from zoopark.server.problems import Problem
from zoopark.server.turns import Asker
from zoopark.texts import accepted, read_language

if TYPE_CHECKING:
    from zoopark.server.service import Service

S = TypeVar("S", bound=Struct)
T = TypeVar("T")

LARGEST = 256 * 1024  # bytes of a request's body


@dataclass(slots=True)
class Call:
    """One request: the person asking, and the service."""

    request: Request
    service: "Service"
    person: Person
    address: str

    @property
    def asker(self) -> Asker:
        """For whom is thought if they ask for it."""
        return Asker(self.address, self.person.digest)

    async def while_heard(self, work: Awaitable[T]) -> T:
        """Do something for as long as someone waits for it: who hangs up cancels it."""
        doing, leaving = asyncio.ensure_future(work), asyncio.create_task(self._gone())
        try:
            await asyncio.wait([doing, leaving], return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                raise ClientDisconnect
            return doing.result()
        finally:
            doing.cancel()
            leaving.cancel()

    async def _gone(self) -> None:
        while (await self.request.receive())["type"] != "http.disconnect":
            pass

    def part(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    def number(self, name: str) -> int:
        text = self.part(name)
        if not re.fullmatch(r"[0-9]{1,9}", text):
            raise Problem(404, "not-found", f"{text[:20]!r} is no number")
        return int(text)

    def query(self, form: type[S]) -> S:
        """The query parameters."""
        try:
            return msgspec.convert(dict(self.request.query_params), form, strict=False)
        except msgspec.ValidationError as error:
            raise Problem(422, "bad-query", self._misread(str(error))) from error

    def _misread(self, why: str) -> str:
        """What is wrong with a query; an unknown language is told with the choices."""
        wanted = self.request.query_params.get("lang", "en")
        spoken = self.request.headers.get("accept-language", "").split(",")
        try:
            read_language(wanted, accepted(spoken))
        except ValueError as error:
            return str(error)
        return why

    async def body(self, form: type[S]) -> S:
        found: S = await self.message(form)
        return found

    async def message(self, form: Any) -> Any:
        """The body as one of several forms."""
        try:
            return msgspec.json.decode(await self.text(), type=form)
        except msgspec.ValidationError as error:
            raise Problem(422, "bad-message", str(error)) from error
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Problem(400, "no-json", "this is not JSON") from error

    async def text(self) -> bytes:
        """The raw body, if it is not too large."""
        parts: list[bytes] = []
        size = 0
        async for part in self.request.stream():
            size += len(part)
            if size > LARGEST:
                raise Problem(413, "too-large", f"at most {LARGEST} bytes can be sent")
            parts.append(part)
        return b"".join(parts)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One endpoint of the API."""

    method: str
    path: str
    handler: Handler
    about: str
    answers: Any  # the type of the answer, or the media type of a text
    takes: Any = None  # the type of the body, or the media type of a text
    query: type[Struct] | None = None
    status: int = 200
    wrongs: tuple[int, ...] = ()
    also: Mapping[int, Any] = field(default_factory=dict[int, Any])  # other good answers


@dataclass(slots=True)
class Endpoints:
    """Collects the endpoints of all modules."""

    all: list[Endpoint] = field(default_factory=list[Endpoint])

    def add(
        self,
        method: str,
        path: str,
        answers: Any,
        *,
        takes: Any = None,
        query: type[Struct] | None = None,
        status: int = 200,
        wrongs: tuple[int, ...] = (),
        also: Mapping[int, Any] | None = None,
    ) -> Callable[[Handler], Handler]:
        def named(handler: Handler) -> Handler:
            about = (handler.__doc__ or "").strip()
            self.all.append(
                Endpoint(
                    method, path, handler, about, answers, takes, query, status, wrongs, also or {}
                )
            )
            return handler

        return named


LONG = 8 * 1024  # bytes of an answer that is worth compressing: rules, lessons, logs


def answer(value: Any, status: int, accepted: str = "") -> Response:
    """A JSON response, or the response that the handler built itself."""
    if isinstance(value, Response):
        return value
    if value is None:
        return Response(status_code=204)
    body = msgspec.json.encode(value)
    headers: dict[str, str] = {}
    if len(body) >= LONG:
        headers["vary"] = "accept-encoding"
        if "gzip" in accepted:
            headers["content-encoding"] = "gzip"
            body = gzip.compress(body, 5, mtime=0)
    return Response(body, status, headers, "application/json")
