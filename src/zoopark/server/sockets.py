"""Live tables over WebSocket: requests come in, everything that happens goes out."""

import asyncio
from contextlib import suppress
from typing import Final, TypeAlias

import msgspec
import structlog
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from zoopark.server.api.access import check_talk
from zoopark.server.clients import Client
from zoopark.server.closing import (
    BAD_MESSAGE,
    FAILED,
    FLOOD,
    FOREIGN,
    NO_TABLE,
    OUTDATED,
    RESTARTING,
    UNAVAILABLE,
)
from zoopark.server.identity import address_of, is_foreign, person_of
from zoopark.server.limits import Bucket
from zoopark.server.live import LiveTable
from zoopark.server.problems import Problem, Wrong
from zoopark.server.service import Service
from zoopark.server.speech import language_of, spoken
from zoopark.server.storage.errors import StorageError
from zoopark.server.telling import Refusal, encode
from zoopark.server.turns import Asker
from zoopark.table.refusal import Refused
from zoopark.table.wishes import SeatNumber, Wish

logger = structlog.get_logger()

LARGEST: Final = 4096  # bytes of a message


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag="look"):
    """Look from another one of your seats; the answer is the whole table."""

    seat: SeatNumber | None = None  # one of yours; null for nobody's


ClientMessage: TypeAlias = Wish | Look
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


async def live_table(socket: WebSocket) -> None:
    """Serve one connection."""
    with suppress(WebSocketDisconnect):  # the client may leave at any moment
        await _serve(socket)


async def _serve(socket: WebSocket) -> None:
    service: Service = socket.app.state.service
    address = address_of(socket)
    if is_foreign(socket):
        await _turn_away(socket, FOREIGN, "cross-site")
        return
    if socket.query_params.get("contract", service.contract) != service.contract:
        await _turn_away(socket, OUTDATED, "outdated")
        return
    if service.closing or not service.guard.sockets.take(address):
        await _turn_away(socket, RESTARTING if service.closing else FLOOD, "too many connections")
        return
    service.metrics.sockets.inc()
    try:
        person = person_of(socket).digest
        live = await _admitted(socket, service, person)
        if live is not None:
            await socket.accept()
            client = Client(person, address, socket.state.line)  # see gate.py
            await _Connection(socket, service, live, client).run()
    finally:
        service.metrics.sockets.dec()
        service.guard.sockets.give_back(address)


async def _admitted(socket: WebSocket, service: Service, person: str) -> LiveTable | None:
    try:
        live = await service.hub.table(str(socket.path_params["id"]))
        await live.read_holders()
    except Problem as problem:
        await _turn_away(socket, NO_TABLE, problem.wrong.code)
        return None
    except StorageError:
        await _turn_away(socket, UNAVAILABLE, "unavailable")
        return None
    if not live.admits(person):
        await _turn_away(socket, FOREIGN, "private")
        return None
    return live


async def _turn_away(socket: WebSocket, code: int, why: str) -> None:
    """Close with a reason; accept first, because only then does a browser learn it."""
    await socket.accept()
    await socket.close(code, why)


class _Connection:
    """Reads requests one after the other; what happens meanwhile goes out by itself."""

    def __init__(
        self, socket: WebSocket, service: Service, live: LiveTable, client: Client
    ) -> None:
        self._socket = socket
        self._service = service
        self._live = live
        self._client = client
        self._rate = Bucket(service.guard.limits.messages)

    async def run(self) -> None:
        self._live.join(self._client)
        who = Asker(self._client.address, self._client.person)
        self._service.hub.visit(self._live, who)
        try:
            await self._read()
        except Exception as error:
            logger.error("connection failed", match=self._live.id, exc_info=error)
            self._client.dismiss(FAILED, "failed")
        finally:
            self._live.part(self._client)

    async def _read(self) -> None:
        while True:
            # A client that is gone may have sent something before it left.
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect" or self._client.dismissed:
                return
            # An eager client is read later; one that keeps flooding is cut off at the gate.
            if (pause := self._rate.delay()) > 0 and not self._service.closing:
                await asyncio.sleep(pause)
            text = received.get("text")
            if text is None or len(text) > LARGEST:
                self._client.dismiss(BAD_MESSAGE, "too large" if text else "not text")
                return
            try:
                message = _decoder.decode(text)
            except msgspec.ValidationError as error:
                self._refuse(Wrong("bad-message", str(error)))
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                self._refuse(Wrong("no-json", "this is not JSON"))
            else:
                await self._do(message)

    async def _do(self, message: ClientMessage) -> None:
        if isinstance(message, Look):
            self._look(message.seat)
            return
        sent = getattr(message, "id", "")
        try:
            check_talk(self._service.guard, message, self._client.address)
            await self._live.do(message, self._client.person, self._client)
        except Refused as refused:
            self._service.metrics.refused(refused.code)
            self._refuse(Wrong(refused.code, str(refused), refused.rule), sent)
        except Problem as problem:
            self._refuse(problem.wrong, sent)
        except StorageError:
            self._refuse(Wrong("unavailable", "the storage does not answer"), sent)

    def _refuse(self, wrong: Wrong, sent: str = "") -> None:
        said = spoken(wrong, language_of(self._socket))
        self._client.tell(encode(Refusal(said.code, said.why, said.rule, sent)))

    def _look(self, seat: int | None) -> None:
        if seat is not None and seat not in self._client.seats:
            self._refuse(Wrong("not-your-seat", "this is not your seat"))
            return
        self._client.looking = seat
        self._live.show(self._client)
