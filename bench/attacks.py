"""One address wants all the thinking for itself; how long does somebody else wait?

The attacker opens thirty tables of bots that think for five seconds, looks on at all of them, asks
for hints and hangs up, and has games reviewed. The other one plays against a ``hard`` bot and asks
for a hint now and then. Both use the ordinary limits, from addresses of their own on this machine.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from contextlib import AsyncExitStack, suppress
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from clients import bearer, live, read, read_you, server
from zoopark import Game

ATTACKER, OTHER = "127.0.0.2", "127.0.0.3"
TABLES = 30
HARD = "zooloretto(players=2, start=A)"
LARGE = "zooloretto(players=5, modules=everything)"


def client(url: str, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=url, transport=transport, timeout=120)


async def socket(url: str, table: str, address: str, secret: str = "") -> ClientConnection:
    return await connect(
        live(url, table),
        additional_headers=bearer(secret) if secret else None,
        compression=None,
        max_queue=None,
        local_addr=(address, 0),
    )


class Player:
    """Somebody who plays one game after the other against a hard bot."""

    def __init__(self, url: str, people: httpx.AsyncClient) -> None:
        self._url = url
        self._people = people
        self._dice = random.Random(1)
        self._secret = ""
        self._table = ""
        self._socket: ClientConnection | None = None
        self._number = 0
        self._legal: list[str] = []

    async def sit_down(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        self._secret = (await self._people.post("/api/people")).json()["secret"]
        chairs = [{"kind": "you"}, {"kind": "bot", "bot": "hard"}]
        body = {"game": HARD, "chairs": chairs}
        opened = await self._people.post("/api/tables", json=body, headers=bearer(self._secret))
        self._table = opened.raise_for_status().json()["id"]
        self._socket = await socket(self._url, self._table, OTHER, self._secret)
        await self._listen()

    async def _listen(self) -> bool:
        """Hear until it is one's turn; not if the game is over."""
        assert self._socket is not None
        self._legal = []
        while not self._legal:
            told = read(await self._socket.recv())
            if told.type not in ("table", "update"):
                continue
            self._number = told.table["number"]
            you = read_you(told.you)
            self._legal = [] if you is None else you.legal
            if told.table["status"] == "over":
                return False
        return True

    async def waits_for_the_bot(self) -> float:
        """Play until the bot has to move; the seconds until all it did is done."""
        assert self._socket is not None
        while True:
            move = self._dice.choice(self._legal)
            wish = {"type": "play", "seat": 0, "move": move, "seen": self._number}
            begun = time.perf_counter()
            await self._socket.send(json.dumps(wish))
            before = self._number
            if not await self._listen():
                await self.sit_down()
            elif self._number > before + 1:
                return time.perf_counter() - begun

    async def waits_for_a_hint(self) -> float:
        begun = time.perf_counter()
        path = f"/api/tables/{self._table}/hint"
        asked = await self._people.post(path, json={"seat": 0}, headers=bearer(self._secret))
        assert asked.raise_for_status().json()["advices"]
        return time.perf_counter() - begun


async def measured(player: Player, seconds: float) -> dict[str, Any]:
    """How long somebody waits for a bot and for hints, for so many seconds."""
    until = time.perf_counter() + seconds
    bots: list[float] = []
    hints: list[float] = []
    while time.perf_counter() < until or not hints:
        bots += [await player.waits_for_the_bot() for _ in range(5)]
        hints.append(await player.waits_for_a_hint())
        await asyncio.sleep(1)  # a hint a second is what the limits allow
    return {
        "bot turns": len(bots),
        "bot worst s": round(max(bots), 3),
        "hints": len(hints),
        "hint worst s": round(max(hints), 3),
    }


async def many_tables(url: str, people: httpx.AsyncClient, stack: AsyncExitStack) -> None:
    """Thirty tables of experts, and somebody who looks on at each."""
    chairs = [{"kind": "bot", "bot": "search:5s"}] * 5
    for _ in range(TABLES):
        opened = await people.post("/api/tables", json={"game": LARGE, "chairs": chairs})
        table = opened.raise_for_status().json()["id"]
        line = await socket(url, table, ATTACKER)
        task = asyncio.create_task(_drain(line))
        stack.callback(task.cancel)
        stack.push_async_callback(line.close)


async def _drain(line: ClientConnection) -> None:
    async for _ in line:
        pass


async def many_hints(people: httpx.AsyncClient) -> None:
    """Twenty hints at once, and one a second; nobody waits for the answers."""
    secret = (await people.post("/api/people")).json()["secret"]
    body = {"game": LARGE, "chairs": [{"kind": "you"}] * 5}
    opened = await people.post("/api/tables", json=body, headers=bearer(secret))
    table = opened.raise_for_status().json()["id"]
    seen = (await people.get(f"/api/tables/{table}?after=1", headers=bearer(secret))).json()
    [seat] = seen["table"]["to_act"]
    asking: set[asyncio.Task[None]] = set()

    async def ask() -> None:
        path, body = f"/api/tables/{table}/hint", {"seat": seat}
        with suppress(httpx.TimeoutException):
            await people.post(path, json=body, headers=bearer(secret), timeout=0.05)

    while True:
        for _ in range(1 if asking else 20):
            task = asyncio.create_task(ask())
            asking.add(task)
            task.add_done_callback(asking.discard)
        await asyncio.sleep(1)


async def many_reviews(people: httpx.AsyncClient) -> None:
    """Nine records of long games, and all of them looked back at."""
    tables = []
    for seed in range(9):
        game, dice = Game(LARGE, seed=seed), random.Random(seed)
        while not game.over:
            seat = dice.choice(game.to_act)
            game.play(dice.choice(game.legal(seat)), seat)
        brought = await people.post("/api/records", content=game.record().dumps())
        tables.append(brought.raise_for_status().json()["id"])
    while True:
        for table in tables:
            await people.get(f"/api/tables/{table}/review")
        await asyncio.sleep(5)


async def attacked(seconds: float) -> dict[str, Any]:
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        command = ["-m", "zoopark", "serve", "--port", "0", "--database"]
        served = await stack.enter_async_context(
            server([*command, f"sqlite://{folder}/attacks.sqlite3"])
        )
        attacker = await stack.enter_async_context(client(served.url, ATTACKER))
        people = await stack.enter_async_context(client(served.url, OTHER))
        player = Player(served.url, people)
        await player.sit_down()
        await player.waits_for_the_bot()
        await player.waits_for_a_hint()  # the processes have started
        seen = {"calm": await measured(player, seconds)}
        await many_tables(served.url, attacker, stack)
        seen["thirty tables of experts"] = await measured(player, seconds)
        for name, attack in (("hints", many_hints), ("reviews", many_reviews)):
            task = asyncio.create_task(attack(attacker))
            stack.callback(task.cancel)
            await asyncio.sleep(2)
            seen[f"and {name}"] = await measured(player, seconds)
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20, help="of each of the four parts")
    args = parser.parse_args()
    print(json.dumps(uvloop.run(attacked(args.seconds)), indent=2))


if __name__ == "__main__":
    main()
