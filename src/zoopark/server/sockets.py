"""Live tables over WebSocket: requests come in, everything that happens goes out."""

import asyncio
from contextlib import suppress
from typing import Any, Final, TypeAlias

import msgspec
import structlog
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from zoopark.server.api.access import check_talk
from zoopark.server.clients import Client
from zoopark.server.front import address_of
from zoopark.server.gate import FLOOD
from zoopark.server.identity import is_foreign, person_of
from zoopark.server.limits import Bucket
from zoopark.server.live import LiveTable
from zoopark.server.problems import Problem
from zoopark.server.service import Service
from zoopark.server.storage.errors import StorageError
from zoopark.server.telling import Ack, Refusal, encode
from zoopark.server.turns import Asker
from zoopark.table.intents import Intent, SeatNumber
from zoopark.table.refusal import Refused

logger = structlog.get_logger()

LARGEST: Final = 4096  # bytes of a message
PATIENCE: Final = 30.0  # seconds for a client to acknowledge the close

# Close codes: 4000 and above are ours.
BAD_MESSAGE: Final = 4400
FOREIGN: Final = 4403
NO_TABLE: Final = 4404
TOO_SLOW: Final = 4408
OUTDATED: Final = 4426
FAILED: Final = 1011
CLOSING: Final = 1012
UNAVAILABLE: Final = 1013

CLOSED: Final = {  # as clients are told
    FAILED: "something went wrong on the server",
    CLOSING: "the server is going down: come back in a moment",
    UNAVAILABLE: "the storage does not answer: come back in a moment",
    BAD_MESSAGE: "a message was too large, or not text",
    FOREIGN: "you may not look at this table",
    NO_TABLE: "there is no such table",
    TOO_SLOW: "you took the messages too slowly: come back",
    OUTDATED: "you were made for another contract: load a newer version",
    FLOOD: "you sent too much, or opened too many connections: come back later",
}


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag="look"):
    """Look from another one of your seats; the answer is the whole table."""

    seat: SeatNumber | None = None  # one of yours; null for nobody's


ClientMessage: TypeAlias = Intent | Look
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
        await _turn_away(socket, CLOSING if service.closing else FLOOD, "too many connections")
        return
    service.metrics.sockets.inc()
    try:
        person = person_of(socket).digest
        live = await _admitted(socket, service, person)
        if live is not None:
            await socket.accept()
            await _Connection(socket, service, live, Client(person, address)).run()
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
    """Two tasks: one reads requests, the other sends what has happened."""

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
        reading, sending = asyncio.create_task(self._read()), asyncio.create_task(self._send())
        # A client that is gone may have sent something before it left.
        ends: list[asyncio.Task[Any]] = [
            reading,
            asyncio.create_task(self._client.lagging.wait()),
            asyncio.create_task(self._client.dismissed.wait()),
        ]
        tasks = [sending, *ends]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._live.part(self._client)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if self._client.lagging.is_set():
            await self._close(TOO_SLOW, "slow")
        elif self._client.gone:
            await self._close(NO_TABLE, "no-table")
        elif self._client.dismissed.is_set():
            await self._close(FOREIGN, "private")
        elif not reading.cancelled() and (error := reading.exception()) is not None:
            logger.error("connection failed", match=self._live.id, exc_info=error)
            await self._close(FAILED, "failed")

    async def _close(self, code: int, why: str) -> None:
        if code in (FLOOD, TOO_SLOW, BAD_MESSAGE):
            self._service.metrics.cut_off.labels(why).inc()
        if self._socket.application_state == WebSocketState.CONNECTED:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    with suppress(RuntimeError):  # the gate was quicker
                        await self._socket.close(code, why)

    async def _send(self) -> None:
        queue, socket = self._client.queue, self._socket
        with suppress(WebSocketDisconnect, RuntimeError):  # the client is gone
            while True:
                await socket.send({"type": "websocket.send", "text": (await queue.get()).decode()})

    async def _read(self) -> None:
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            # Who is eager is read later; who then goes on and on is cut off at the gate.
            if (pause := self._rate.delay()) > 0 and not self._service.closing:
                await asyncio.sleep(pause)
            text = received.get("text")
            if text is None or len(text) > LARGEST:
                await self._close(BAD_MESSAGE, "too large" if text else "not text")
                return
            try:
                message = _decoder.decode(text)
            except msgspec.ValidationError as error:
                self._tell(Refusal("bad-message", str(error)))
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                self._tell(Refusal("no-json", "this is not JSON"))
            else:
                await self._do(message)

    async def _do(self, message: ClientMessage) -> None:
        if isinstance(message, Look):
            self._look(message.seat)
            return
        sent = getattr(message, "id", "")
        try:
            check_talk(self._service.guard, message, self._client.address)
            number = await self._live.do(message, self._client.person)
        except Refused as refused:
            self._service.metrics.refused(refused.code)
            self._tell(Refusal(refused.code, str(refused), refused.rule, sent))
        except Problem as problem:
            wrong = problem.wrong
            self._tell(Refusal(wrong.code, wrong.why, wrong.rule, sent))
        except StorageError:
            self._tell(Refusal("unavailable", "the storage does not answer", id=sent))
        else:
            self._tell(Ack(number, sent))

    def _look(self, seat: int | None) -> None:
        if seat is not None and seat not in self._client.seats:
            self._tell(Refusal("not-your-seat", "this is not your seat"))
            return
        self._client.looking = seat
        self._live.show(self._client)

    def _tell(self, message: Ack | Refusal) -> None:
        self._client.tell(encode(message))
