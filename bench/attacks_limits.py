"""One address against a server with its ordinary limits: what do the others notice of it?

Somebody plays from one address while another one floods the server in one way after the other, each
for a few seconds. Measured are the moves of the first, beside those in a calm moment of the same
run, and how much more memory and disk the server has in the end. Everything stays on this machine.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from clients import Server, bearer, live, server
from load import quantile

VICTIM, ATTACKER = "127.0.0.9", "127.0.0.2"
GAME = {
    "game": "zooloretto(players=2)",
    "chairs": [{"kind": "you", "name": "Eva"}, {"kind": "you", "name": "Adam"}],
}
LINE = "\N{PANDA FACE}" * 500
PLAY_EVERY = 0.06  # seconds: as quick as one may play in the long run
ALIVE = 50  # attackers at the same time


# -- the attacks, each of them again and again until the time is over ------------------------------


async def wire(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))


async def pour(port: int, head: bytes, again: bytes) -> None:
    """Send something without end."""
    _, writer = await wire(port)
    try:
        writer.write(head)
        while True:
            writer.write(again)
            await writer.drain()
    finally:
        writer.close()


async def small_headers(port: int, table: str) -> None:
    await pour(port, b"GET / HTTP/1.1\r\n", b"a:b\r\n" * 10_000)


async def large_headers(port: int, table: str) -> None:
    await pour(port, b"GET / HTTP/1.1\r\nx: ", b"y" * 65_536)


async def pipelined(port: int, table: str) -> None:
    await pour(port, b"", b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" * 1000)


async def idle(port: int, table: str) -> None:
    """Connections that nothing is said on; as many as one gets."""
    opened = [await wire(port) for _ in range(22)]
    try:
        await asyncio.sleep(3600)
    finally:
        for _, writer in opened:
            writer.close()


async def slow(port: int, table: str) -> None:
    """A request that comes byte by byte."""
    _, writer = await wire(port)
    try:
        for (
            byte
        ) in b"POST /api/records HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 200000\r\n\r\n":
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(0.1)
    finally:
        writer.close()


async def socket(port: int, table: str) -> ClientConnection:
    return await connect(
        live(f"http://127.0.0.1:{port}", table),
        local_addr=(ATTACKER, 0),
        compression=None,
        ping_interval=None,
        proxy=None,
    )


async def pings(port: int, table: str) -> None:
    await frames(port, table, Frame(Opcode.PING, b"").serialize(mask=True) * 5000)


async def messages(port: int, table: str) -> None:
    await frames(port, table, Frame(Opcode.TEXT, b"{}").serialize(mask=True) * 5000)


async def frames(port: int, table: str, many: bytes) -> None:
    made = await socket(port, table)
    try:
        while True:
            made.transport.write(many)
            await asyncio.sleep(0)
            if made.transport.is_closing() or made.state.name != "OPEN":
                return
    finally:
        made.transport.abort()


async def talk(port: int, table: str) -> None:
    async with await socket(port, table) as made:
        said = json.dumps({"type": "say", "name": "Guest", "text": LINE})
        while True:
            await made.send(said)
            await made.recv()


async def handshakes(port: int, table: str) -> None:
    made = await socket(port, table)
    made.transport.abort()


async def logs(port: int, table: str) -> None:
    await asked(port, f"/api/tables/{table}/log")


async def figures(port: int, table: str) -> None:
    await asked(port, "/metrics")
    await asked(port, "/readyz")


async def files(port: int, table: str) -> None:
    await asked(port, "/plain/plain.js")


async def asked(port: int, path: str) -> None:
    reader, writer = await wire(port)
    try:
        for _ in range(20):
            writer.write(f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".encode())
            head = await reader.readuntil(b"\r\n\r\n")
            size = next(line for line in head.split(b"\r\n") if line.startswith(b"content-length"))
            await reader.readexactly(int(size.split(b":")[1]))
    finally:
        writer.close()


Attack = Callable[[int, str], Awaitable[None]]
ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (
        small_headers, large_headers, pipelined, idle, slow, pings, messages, talk, handshakes,
        logs, figures, files,
    )
}  # fmt: skip


def attack_for(name: str, port: int, table: str, seconds: float) -> None:
    """In a process of its own, which takes no processor from the server: it might be far away."""
    os.nice(10)

    async def again() -> None:
        while True:
            with suppress(OSError, EOFError, Exception):
                await ATTACKS[name](port, table)
            await asyncio.sleep(0)

    async def all_of_them() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), asyncio.TaskGroup() as tasks:
                for _ in range(ALIVE):
                    tasks.create_task(again())

    uvloop.run(all_of_them())


# -- the one who plays ----------------------------------------------------------------------------


class Player:
    """Plays for both seats of one table, and notes how long each move took."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._http = httpx.AsyncClient(
            base_url=url,
            transport=httpx.AsyncHTTPTransport(local_address=VICTIM),
            timeout=60,
        )
        self._dice = random.Random(1)

    async def table(self) -> tuple[str, ClientConnection]:
        secret = (await self._http.post("/api/people")).json()["secret"]
        made = await self._http.post("/api/tables", json=GAME, headers=bearer(secret))
        table: str = made.raise_for_status().json()["id"]
        line = await connect(
            live(self._url, table),
            additional_headers=bearer(secret),
            local_addr=(VICTIM, 0),
            compression=None,
            proxy=None,
            open_timeout=60,
        )
        return table, line

    async def play(self, seconds: float) -> list[float]:
        times: list[float] = []
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            _, line = await self.table()
            async with line:
                await self._play_at(line, until, times)
        return times

    async def _play_at(self, line: ClientConnection, until: float, times: list[float]) -> None:
        told: dict[str, Any] = {}
        while not told.get("legal") and time.perf_counter() < until:
            told = (json.loads(await line.recv()).get("you")) or told
        number = 0
        while told["legal"] and time.perf_counter() < until:
            move = self._dice.choice(told["legal"])
            wish = {"type": "play", "seat": told["seat"], "move": move, "seen": 10**9}
            begun = time.perf_counter()
            await line.send(json.dumps(wish))
            done = False
            while not done:
                message = json.loads(await line.recv())
                done = message["type"] in ("ack", "refused")
                if message["type"] == "update":
                    number, told = message["number"], message["you"] or told
            assert number
            times.append(time.perf_counter() - begun)
            await asyncio.sleep(max(PLAY_EVERY - times[-1], 0))


async def long_table(player: Player) -> str:
    """A table with a long log, at which one may look on."""
    table, line = await player.table()
    async with line:
        times: list[float] = []
        await player._play_at(line, time.perf_counter() + 5, times)
    return table


async def measured(
    name: str, served: Server, folder: Path, player: Player, table: str, seconds: float
) -> dict[str, Any]:
    before = served.memory(), _size(folder), served.used()
    attacker = multiprocessing.get_context("spawn").Process(
        target=attack_for, args=(name, int(served.port), table, seconds)
    )
    attacker.start()
    times = sorted(await player.play(seconds))
    await asyncio.to_thread(attacker.join)
    return {
        "moves": len(times),
        "p50 ms": round(1000 * quantile(times, 0.5), 1),
        "p99 ms": round(1000 * quantile(times, 0.99), 1),
        "memory MB": round((served.memory() - before[0]) / 2**20, 1),
        "disk MB": round((_size(folder) - before[1]) / 2**20, 1),
        "processor": round((served.used() - before[2]) / seconds, 2),
    }


def _size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.iterdir())


async def measure(seconds: float, names: list[str]) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        command = ["-m", "zoopark", "serve", "--port", "0"]
        command += ["--database", f"sqlite://{folder}/attacked.sqlite3"]
        async with server(command) as served:
            player = Player(served.url)
            table = await long_table(player)
            calm = sorted(await player.play(seconds))
            found: dict[str, Any] = {
                "calm": {"moves": len(calm), "p99 ms": round(1000 * quantile(calm, 0.99), 1)}
            }
            began = served.memory()
            for attack in names:
                found[attack] = await measured(attack, served, folder, player, table, seconds)
                print(attack, json.dumps(found[attack]), flush=True)
            found["memory MB in all"] = round((served.memory() - began) / 2**20, 1)
        found["errors in the log"] = len(served.faults)
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8, help="for each of them")
    parser.add_argument("attacks", nargs="*", choices=[[], *ATTACKS], default=[])
    args = parser.parse_args()
    print(json.dumps(uvloop.run(measure(args.seconds, args.attacks or list(ATTACKS))), indent=2))


if __name__ == "__main__":
    main()
