"""One seat of a remote table, played by a bot over a WebSocket until the game is over."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from zoopark.notation.moves import Move
from zoopark.players.seated import Seated
from zoopark.record import Record
from zoopark.remote.known_game import known_game
from zoopark.remote.service import AGENT, RemoteServer, Unwelcome

PAUSES: Final = (0.5, 1, 2, 4, 8, 15, 30)  # seconds before connecting again; the last one goes on
FOR_GOOD: Final = {  # close codes that say that coming back is of no use
    4400: "the server does not understand this version of the bot",
    4403: "the seat is not ours any more",
    4404: "the table does not exist any more",
}
LATER: Final = ("busy", "too-many", "unavailable")  # refusals that pass


class RemotePlayer:
    """A bot in its seat at a table somewhere else."""

    def __init__(
        self,
        server: RemoteServer,
        table: str,
        bot: Seated,
        say: Callable[[str], None],
        pause: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self.server = server
        self.table = table
        self.bot = bot
        self.moves = 0  # that it has played
        self.say = say
        self._pause = pause
        self._state: dict[str, Any] = {}  # of the table, as it was last told
        self._you: dict[str, Any] = {}
        self._told = asyncio.Event()  # something new

    async def play(self) -> None:
        """Play to the end of the game, whatever happens to the connection."""
        failures = 0
        while self.status != "over":
            try:
                async with self._connected() as socket:
                    if failures:
                        self.say("connected again")
                    failures = 0
                    await self._follow(socket)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError) as error:
                code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else 0
                if code in FOR_GOOD:
                    raise Unwelcome(FOR_GOOD[code]) from error
                if not failures:
                    self.say("the connection is lost; trying again")
                await self._pause(PAUSES[min(failures, len(PAUSES) - 1)])
                failures += 1

    @property
    def status(self) -> str:
        """The status of the table, as far as it is known."""
        return str(self._state.get("status", ""))

    def _connected(self) -> connect:
        address = self.server.address
        return connect(
            f"{address.socket}/api/tables/{self.table}/live",
            additional_headers={"Authorization": f"Bearer {self.server.secret}"},
            user_agent_header=AGENT,
            proxy=None if address.nearby else True,
            max_queue=None,  # what is read while the bot thinks is kept here, not at the server
        )

    async def _follow(self, socket: ClientConnection) -> None:
        """Listen and decide at the same time, until the game is over or the connection ends."""
        deciding = asyncio.create_task(self._decide(socket))
        try:
            await socket.send(json.dumps({"type": "look", "seat": self.bot.seat}))
            while self.status != "over":
                await self._hear(json.loads(await socket.recv()), socket)
                if deciding.done():
                    deciding.result()
        finally:
            deciding.cancel()
            with suppress(asyncio.CancelledError, ConnectionClosed):
                await deciding

    async def _hear(self, message: dict[str, Any], socket: ClientConnection) -> None:
        kind = message["type"]
        if kind in ("table", "update"):
            self._state = message["table"]
            if message["you"] is not None:
                self._you = message["you"]
            self._told.set()
        elif kind == "refused" and message["code"] in LATER:
            await self._pause(float(message.get("retry") or 2.0))
            self._told.set()
        elif kind == "refused" and message["code"] != "stale":
            self.say(f"refused: {message['why']}")

    async def _decide(self, socket: ClientConnection) -> None:
        """Whenever something new is told and it is our turn, play or confirm."""
        while True:
            await self._told.wait()
            self._told.clear()
            seen, you, seat = self._state["number"], self._you, self.bot.seat
            if you.get("seat") != seat:
                continue
            wish: dict[str, Any] = {"seat": seat, "seen": seen}
            request = self._state["request"]
            if request is not None and seat in request["waiting"]:  # someone wants to go back
                await socket.send(json.dumps({"type": "answer", "seat": seat, "agrees": True}))
            elif seat in self._state["unready"]:
                await socket.send(json.dumps({"type": "ready", "seat": seat}))
            elif self._state["seats"][seat]["substitute"]:  # it was gone for too long
                await socket.send(json.dumps({"type": "return", "seat": seat}))
            elif you["confirm"]:
                await socket.send(json.dumps({"type": "confirm", **wish}))
            elif you["legal"]:
                move, wrong = await asyncio.to_thread(self._choice, you["legal"])
                if wrong:
                    self.say(f"the bot {wrong}; a random move instead")
                # Nobody has played or taken back anything meanwhile.
                if move is not None and self._state["number"] == seen:
                    wish |= {"type": "play", "move": move.text, "id": f"{seat}-{seen}"}
                    await socket.send(json.dumps(wish))
                    self.moves += 1

    def _choice(self, legal: list[str]) -> tuple[Move | None, str]:
        """The bot's move; none if the table has gone on since these moves were legal."""
        if len(legal) == 1:
            return Move(legal[0]), ""
        game = known_game(Record.loads(self.server.record(self.table)), self.bot.seat)
        if [move.text for move in game.legal(self.bot.seat)] != legal:
            return None, ""
        return self.bot.decide(game)
