"""What holds before the application: connections, headers, time, frames."""

import json
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from support.servers import PATIENCE, House, Line
from zoopark.server import gate
from zoopark.server.limits import BOUNDLESS, Rate, whose

GAME = "zooloretto(players=2, start=A)"
FEW = Rate(0.0001, 3)  # three at once, and then hardly any more

Opens = Callable[..., House]


@pytest.fixture
def opens(tmp_path: Path) -> Iterator[Opens]:
    """A server on which something is scarce."""
    houses: list[House] = []

    def opened(**scarce: Any) -> House:
        houses.append(House(tmp_path, replace(BOUNDLESS, **scarce)))
        return houses[-1]

    yield opened
    for house in houses:
        house.close()


class Wire:
    """A bare connection."""

    def __init__(self, house: House) -> None:
        self.socket = socket.create_connection(("127.0.0.1", house.port), PATIENCE)

    def send(self, data: bytes) -> None:
        with suppress(ConnectionError):  # it may have hung up already
            self.socket.sendall(data)

    def heard(self) -> bytes:
        """Everything until the server hangs up."""
        parts = []
        with suppress(ConnectionResetError), self.socket:
            while part := self.socket.recv(65536):
                parts.append(part)
        return b"".join(parts)

    def refused(self) -> tuple[int, str]:
        """The status and the code of the last answer."""
        head, _, body = self.heard().rpartition(b"\r\n\r\n")
        status = int(head[head.rindex(b"HTTP/1.1 ") + 9 :][:3])
        wrong = json.loads(body)
        assert wrong["why"]
        return status, wrong["code"]

    def closed(self) -> bool:
        return self.heard() == b""


def masked(opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin=fin).serialize(mask=True)


# -- what a request may be ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\n" + b"a:b\r\n" * 200,
        b"GET / HTTP/1.1\r\nhost: here\r\nx: " + b"y" * 40_000,
        b"GET / HTTP/1.1\r\nhost: here\r\n" + (b"x: " + b"y" * 900 + b"\r\n") * 40,
        b"GET /" + b"x" * 40_000,
        b"POST /api/records HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n"
        b"1\r\nx\r\n0\r\n" + b"a:b\r\n" * 200,
        b"POST /api/records HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n"
        b"1\r\nx\r\n0\r\ntrailer: " + b"y" * 40_000,
        b"POST /api/records HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n"
        + b"1;extension\r\nx\r\n" * 3000,
    ],
    ids=["fields", "a field", "all fields", "path", "trailers", "a trailer", "chunks"],
)  # fmt: skip
def test_headers_have_a_size(house: House, head: bytes) -> None:
    """They are never complete, so no end-point ever hears of them."""
    wire = Wire(house)
    wire.send(head)
    assert wire.refused() == (431, "too-large")


def test_a_body_of_the_largest_size_is_taken(house: House) -> None:
    response = house.person().ask("POST", "/api/records", b"x" * 256 * 1024)
    assert (response.status_code, response.json()["code"]) == (422, "no-record")


@pytest.mark.parametrize(
    "sent",
    [b"", b"\r\n", b"GET /healthz HT"],
    ids=["nothing", "an empty line", "a beginning"],
)
def test_headers_have_a_time(house: House, monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    monkeypatch.setattr(gate, "HEAD_SECONDS", 0.05)
    wire = Wire(house)
    wire.send(sent)
    if sent.strip():
        assert wire.refused() == (408, "too-late")
    else:
        assert wire.closed()


def test_the_next_request_has_a_time_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    wire = Wire(house)
    wire.send(b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n")
    assert wire.socket.recv(65536).startswith(b"HTTP/1.1 200")
    monkeypatch.setattr(gate, "HEAD_SECONDS", 0.05)
    wire.send(b"\r\nGET /")
    assert wire.refused() == (408, "too-late")


def test_a_body_has_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "BODY_SECONDS", 0.05)
    wire = Wire(house)
    wire.send(b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-length: 100\r\n\r\n{")
    assert wire.refused() == (408, "too-late")


def test_requests_that_nobody_waits_for_have_a_number(house: House) -> None:
    wire = Wire(house)
    table = house.person().opens(GAME, ["you", "open"]).id
    wait = f"GET /api/tables/{table}?after=1&seconds=5 HTTP/1.1\r\nhost: here\r\n\r\n".encode()
    wire.send(wait + b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n" * 100)
    assert b"HTTP/1.1 200" not in wire.heard()


def test_what_is_no_request(house: House, caplog: pytest.LogCaptureFixture) -> None:
    wire = Wire(house)
    wire.send(b"\x16\x03\x01 hello?\r\n\r\n")
    assert wire.refused() == (400, "no-request")
    upgrade = Wire(house)
    upgrade.send(
        b"GET /healthz HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n"
    )
    assert upgrade.heard().startswith(b"HTTP/1.1 200")
    assert not caplog.records


# -- how many connections -------------------------------------------------------------------------


def test_connections_of_one_address(opens: Opens) -> None:
    house = opens(connections=3)
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(Wire(house).socket)
        assert Wire(house).refused() == (429, "too-many")
    while house.service.guard.connections.total:
        house.run(nothing)
    assert house.person().get("/healthz")


def test_connections_in_all(opens: Opens) -> None:
    house = opens(in_all=3)
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(Wire(house).socket)
        assert Wire(house).refused() == (503, "full")


def test_sockets_are_connections_until_they_end(opens: Opens) -> None:
    house = opens(connections=2)
    person = house.person()
    table = person.opens(GAME, ["you", "open"]).id
    line = person.live(table)
    assert Wire(house).refused() == (429, "too-many")
    line.close()
    while house.service.guard.connections.total > 1:
        house.run(nothing)
    assert person.live(table).table["status"] == "open"


async def nothing() -> None:
    """A turn of the loop."""


def test_a_line_of_ipv6_is_one_client() -> None:
    assert {whose(f"2001:db8:1:2::{number:x}") for number in range(100)} == {"2001:db8:1:2::/64"}
    assert whose("2001:db8:1:3::1") != whose("2001:db8:1:2::1")


# -- how often ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scarce", "path"),
    [
        ("probes", "/healthz"),
        ("probes", "/readyz"),
        ("probes", "/metrics"),
        ("files", "/"),
        ("files", "/plain/plain.css"),
        ("requests", "/api/openapi.json"),
        ("requests", "/api/no-such-thing"),
    ],
)
def test_everything_is_counted(opens: Opens, scarce: str, path: str) -> None:
    person = opens(**{scarce: FEW}).person()
    for _ in range(3):
        assert person.ask("GET", path).status_code != 429
    response = person.ask("GET", path)
    assert (response.status_code, response.json()["code"]) == (429, "too-many")
    assert int(response.headers["retry-after"]) > 0
    assert "content-security-policy" in response.headers


def test_handshakes(opens: Opens, caplog: pytest.LogCaptureFixture) -> None:
    person = opens(handshakes=FEW).person()
    table = person.opens(GAME, ["you", "open"]).id
    for _ in range(3):
        person.live(table).close()
    with pytest.raises(InvalidStatus) as refused:
        person.live(table)
    assert refused.value.response.status_code == 429
    assert not caplog.records


def test_pings(opens: Opens) -> None:
    house = opens(frames=FEW)
    line = at_a_table(house)
    for _ in range(4):
        with suppress(ConnectionClosed):
            line.socket.ping()
    assert line.closed() == (4429, "flood")


def test_pieces_of_a_message(opens: Opens) -> None:
    """Empty ones would cost the sender next to nothing."""
    line = at_a_table(opens(frames=FEW))
    line.socket.socket.sendall(masked(Opcode.TEXT, fin=False) + masked(Opcode.CONT, fin=False) * 4)
    assert line.closed() == (4429, "flood")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 100_000])
def test_messages_are_framed_as_the_library_does(size: int) -> None:
    text = b"x" * size
    assert gate.framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [1, 4, 5, 124, 125])
def test_a_short_message_is_read_as_the_library_does(size: int) -> None:
    text = bytes(range(size))
    assert gate.lone_text(masked(Opcode.TEXT, text)) == text


@pytest.mark.parametrize(
    "other",
    [
        masked(Opcode.TEXT),
        masked(Opcode.TEXT, b"x" * 126),
        masked(Opcode.TEXT, b"x", fin=False),
        masked(Opcode.PING, b"x"),
        masked(Opcode.BINARY, b"x"),
        masked(Opcode.TEXT, b"one") + masked(Opcode.TEXT, b"two"),
        masked(Opcode.TEXT, b"one")[:-1],
        Frame(Opcode.TEXT, b"x" * 9).serialize(mask=False),
        b"\xc1" + masked(Opcode.TEXT, b"x")[1:],
    ],
    ids=["empty", "long", "part", "ping", "binary", "two", "cut", "unmasked", "reserved bit"],
)
def test_everything_else_is_read_by_the_library(other: bytes) -> None:
    assert gate.lone_text(other) is None


def test_what_is_not_text(house: House, caplog: pytest.LogCaptureFixture) -> None:
    line = at_a_table(house)
    line.socket.socket.sendall(masked(Opcode.TEXT, b"\xff\xfe"))
    assert line.closed() == (1007, "not UTF-8")
    assert not caplog.records


def at_a_table(house: House) -> Line:
    person = house.person()
    return person.live(person.opens(GAME, ["you", "open"]).id)
