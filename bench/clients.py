"""What the measurements of the server share: servers in processes of their own, people, sockets."""

import asyncio
import json
import os
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
GAME = "zooloretto(players=4)"
PATIENCE_SECONDS = 60


class You(msgspec.Struct):
    legal: list[str]


class Told(msgspec.Struct):
    """What a client reads of a message; what it shows is left as it came."""

    type: str
    number: int = 0
    id: str = ""
    code: str = ""
    table: dict[str, Any] = {}
    view: msgspec.Raw = msgspec.Raw(b"null")
    you: msgspec.Raw = msgspec.Raw(b"null")


read = msgspec.json.Decoder(Told).decode
read_you = msgspec.json.Decoder(You | None).decode


class Server:
    """A server in a process of its own."""

    def __init__(self, url: str, process: asyncio.subprocess.Process) -> None:
        self.url = url
        self.pid = process.pid
        self.faults: list[str] = []  # the errors in its log, when it has ended
        self._process = process

    @property
    def port(self) -> str:
        return self.url.rpartition(":")[2]

    def used(self) -> float:
        """Seconds of processor time so far, of all its processes."""
        return used(self.pid)

    def memory(self) -> int:
        """Bytes that it has in memory."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    async def stop(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        await self._process.wait()


def used(pid: int) -> float:
    """Seconds of processor time of a process, and of those that it has started and that run."""
    process = Path(f"/proc/{pid}")
    fields = (process / "stat").read_text().rpartition(")")[2].split()
    children = (process / "task" / str(pid) / "children").read_text().split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(used(int(child)) for child in children)


def _is_fault(line: str) -> bool:
    try:
        return bool(json.loads(line)["level"] in ("error", "critical"))
    except (ValueError, KeyError, TypeError):
        return True  # what is not of its own making is bad news


@asynccontextmanager
async def server(command: Sequence[str]) -> AsyncIterator[Server]:
    """Start a server, and stop it in the end. What went wrong there is shown."""
    with tempfile.TemporaryFile() as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *command,
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
            # Who is killed cannot tidy up, and Python complains of it.
            env=os.environ | {"PYTHONWARNINGS": "ignore:resource_tracker"},
        )
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        served = Server(line.split()[-1].rstrip("/") if line else "", process)
        try:
            if not line:
                raise RuntimeError("the server does not start")
            yield served
        finally:
            if process.returncode is None:
                await served.stop(signal.SIGTERM)
            log.seek(0)
            served.faults += filter(_is_fault, log.read().decode().splitlines())
            for fault in served.faults:
                print(fault, file=sys.stderr)


def serving(database: str, port: str = "0", workers: int = 1) -> list[str]:
    """The command of our server."""
    command = ["-m", "zoopark", "serve", "--port", port, "--no-limits", "--database", database]
    return [*command, *(["--workers", str(workers)] if workers > 1 else [])]


def bearer(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


async def joined(address: str, headers: dict[str, str] | None = None) -> ClientConnection:
    return await connect(
        address,
        additional_headers=headers,
        compression=None,
        max_queue=64,
        open_timeout=PATIENCE_SECONDS,
    )


class Invited(msgspec.Struct):
    """A table and the secrets of those who sit at it, in the order of their seats."""

    id: str
    secrets: list[str]


async def opened_table(client: httpx.AsyncClient, bots: int = 0) -> Invited:
    """A table of four; all but the bots at the end are people with secrets of their own."""
    people = SEATS - bots
    secrets = [(await client.post("/api/people")).json()["secret"] for _ in range(people)]
    chairs = [{"kind": "you", "name": "A"}, *({"kind": "open"},) * (people - 1)]
    chairs += [{"kind": "bot", "bot": "easy"}] * bots
    opened = await client.post(
        "/api/tables", json={"game": GAME, "chairs": chairs}, headers=bearer(secrets[0])
    )
    table = opened.raise_for_status().json()
    for link, secret in zip(table["links"][1:], secrets[1:], strict=True):
        body = {"key": link["key"], "name": "B"}
        (await client.post("/api/seats", json=body, headers=bearer(secret))).raise_for_status()
    return Invited(table["id"], secrets)


def live(url: str, table: str) -> str:
    """The address of a table's WebSocket."""
    return f"{url.replace('http', 'ws')}/api/tables/{table}/live"
