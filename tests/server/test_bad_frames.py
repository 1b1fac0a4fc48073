"""WebSockets that misbehave: each is told what is wrong, or cut off, and nobody else notices."""

import base64
import json
import os
import socket

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from support.servers import PATIENCE, House, Line, seated
from zoopark.server import gate
from zoopark.server.sockets import LARGEST

GAME = "zooloretto(players=2, start=A)"


@pytest.fixture(scope="module")
def table(house: House) -> str:
    return seated(house.people(2), GAME)


def is_well(house: House, table: str) -> None:
    """Somebody who comes now can connect and talk."""
    line = house.person().live(table)
    line.does("say", text="hello")
    line.close()


# -- messages -------------------------------------------------------------------------------------

NO_JSON = ["", "{", "nonsense", '{"a":' + "[" * 4000, "\0", '{"type":' * 300, '{"type": "\\ud800"}']
BAD = [
    "[" * 4000,
    "null",
    "[]",
    "7",
    '"play"',
    "{}",
    '{"type": "dance"}',
    '{"type": 7}',
    '{"type": "play"}',
    '{"type": "play", "seat": 0, "move": "draw", "seen": 1, "more": 1}',
    '{"type": "play", "seat": 99, "move": "draw", "seen": 1}',
    '{"type": "play", "seat": 0, "move": "draw", "seen": 1e400}',
    '{"type": "look", "seat": "mine"}',
    '{"type": "say", "text": "' + "x" * 600 + '"}',
    '{"type": "moved", "at": 1, "seat": 0, "move": "draw"}',
]


def test_what_is_no_message_is_refused_and_the_next_one_is_heard(house: House, table: str) -> None:
    line = house.person().live(table)
    for code, texts in (("no-json", NO_JSON), ("bad-message", BAD)):
        for text in texts:
            line.socket.send(text)
            refused = line.until("refused")
            assert refused["code"] == code, text[:40]
            assert len(refused["why"]) < 300
    line.does("say", text="still here")


@pytest.mark.parametrize(
    ("message", "why"),
    [
        (b"{}", "not text"),
        (b"\0" * 1000, "not text"),
        ("x" * (LARGEST + 1), "too large"),
        ('{"type": "say", "text": "' + "x" * 60_000, "too large"),
    ],
)
def test_what_cannot_be_a_message_ends_the_connection(
    house: House, table: str, message: str | bytes, why: str
) -> None:
    line = house.person().live(table)
    line.socket.send(message)
    assert line.closed() == (4400, why)
    is_well(house, table)


def test_a_frame_that_is_far_too_large_is_not_even_read(house: House, table: str) -> None:
    line = house.person().live(table)
    line.socket.send("x" * 70_000)
    assert line.closed()[0] == 1009
    is_well(house, table)


def test_unknown_tables_and_unknown_paths(house: House, table: str) -> None:
    person = house.person()
    for unknown in ("nowhere", "%00", "%ff", "a" * 2000):
        ended = Line(person.socket(f"/api/tables/{unknown}/live"))
        assert ended.closed() == (4404, "no-table")
    for path in ("/", "/api/tables", f"/api/tables/{table}", "/plain/plain.js", "/nothing/at/all"):
        with pytest.raises(InvalidStatus) as refused:
            person.socket(path)
        assert refused.value.response.status_code in (403, 404)
    is_well(house, table)


def test_a_private_table_is_closed_to_strangers(house: House) -> None:
    people = house.people(2)
    private = seated(people, GAME, watch=False)
    assert Line(house.person().socket(f"/api/tables/{private}/live")).closed() == (4403, "private")
    assert people[1].live(private).table["status"] == "running"


# -- fuzzing --------------------------------------------------------------------------------------

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=30)
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
kinds = st.sampled_from(
    [
        "play",
        "undo",
        "reset",
        "confirm",
        "ask",
        "answer",
        "leave",
        "return",
        "replace",
        "fill",
        "pause",
        "resume",
        "say",
        "look",
    ]
)
fields = st.sampled_from(
    ["seat", "move", "seen", "id", "to", "agrees", "bot", "text", "name", "at", "dealt"]
)
seats = st.integers(-1, 9)
moves = st.sampled_from(["draw", "load 1", "take 1", "place panda 4", "bid 3", "expand", "fly", ""])
wishes = st.builds(
    lambda kind, some: {"type": kind, **some},
    kinds,
    st.dictionaries(fields, seats | moves | values, max_size=5),
)
messages = st.one_of(
    wishes.map(json.dumps),
    values.map(json.dumps),
    st.text(max_size=200).filter(
        lambda text: not any("\ud800" <= sign <= "\udfff" for sign in text)
    ),
    wishes.map(json.dumps).map(lambda text: text[: len(text) // 2]),
)


def test_no_message_ends_the_connection(house: House) -> None:
    """Each is answered, whatever it is, and the stored log stays one that can be replayed."""
    people = house.people(2)
    table = seated(people, GAME)
    line = people[0].live(table)

    @settings(
        max_examples=300,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    @given(messages)
    def every(message: str) -> None:
        line.socket.send(message)
        while True:
            heard = line.hear()
            if heard["type"] in ("ack", "refused"):
                break
            if heard["type"] == "table" and '"look"' in message:
                break

    every()
    line.does("say", text="still here")
    assert house.match(table).number == line.number
    is_well(house, table)


def handshaken(house: House, table: str) -> socket.socket:
    """A WebSocket by hand, which takes what it is sent only if it is asked to."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", house.port))
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
    )
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1)
    assert head.startswith(b"HTTP/1.1 101 ")
    return line


def frame(opcode: Opcode, data: bytes, **bits: bool) -> bytes:
    return Frame(opcode, data, **bits).serialize(mask=True)


def read_to_the_end(line: socket.socket) -> bytes:
    got = b""
    try:
        while part := line.recv(1 << 16):
            got += part
    except ConnectionResetError:
        pass
    return got


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(parts=st.lists(st.binary(min_size=1, max_size=60), min_size=1, max_size=6))
def test_bytes_that_are_no_frames_end_only_their_own_connection(
    house: House, table: str, parts: list[bytes]
) -> None:
    with handshaken(house, table) as line:
        line.sendall(b"".join(parts))
        line.shutdown(socket.SHUT_WR)
        read_to_the_end(line)


AGAINST_THE_PROTOCOL = {
    "no UTF-8": frame(Opcode.TEXT, b"\xff\xfe\xfd"),
    "nothing to go on with": frame(Opcode.CONT, b"alone"),
    "two beginnings": frame(Opcode.TEXT, b"{", fin=False) + frame(Opcode.TEXT, b"}"),
    "a reserved bit": b"\xc1\x80\0\0\0\0",
    "half a code": frame(Opcode.CLOSE, b"\x03"),
    "no such code": frame(Opcode.CLOSE, b"\x00\x00"),
    "no mask": Frame(Opcode.TEXT, b"{}").serialize(mask=False),
    "no such kind": b"\x8f\x80\0\0\0\0",
    "endless": b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",
}


@pytest.mark.parametrize("fault", AGAINST_THE_PROTOCOL)
def test_frames_against_the_protocol(house: House, table: str, fault: str) -> None:
    with handshaken(house, table) as line:
        line.sendall(AGAINST_THE_PROTOCOL[fault])
        line.shutdown(socket.SHUT_WR)
        read_to_the_end(line)
    is_well(house, table)


def test_fragments_and_pings_are_fine(house: House, table: str) -> None:
    with handshaken(house, table) as line:
        whole = b'{"type": "say", "text": "in parts", "name": "Zoe"}'
        line.sendall(frame(Opcode.TEXT, whole[:9], fin=False) + frame(Opcode.PING, b"?"))
        line.sendall(frame(Opcode.CONT, whole[9:]) + frame(Opcode.CLOSE, b"\x03\xe8"))
        got = read_to_the_end(line)
    assert b"?" in got
    seen = house.person().waits(table, lambda seen: seen["talk"][-1]["text"] == "in parts")
    assert seen["talk"][-1]["name"] == "Zoe"


def test_a_message_that_is_cut_in_two_is_put_together(house: House, table: str) -> None:
    """Even if its second half would be a whole message."""
    whole = frame(Opcode.TEXT, b'{"type": "say", "text": "a half", "name": "Zoe"}')
    around = b"\x81" + bytes([0x80 | len(whole)]) + bytes(4)  # masked by nothing
    with handshaken(house, table) as line:
        line.sendall(frame(Opcode.PING, b"!?!") + around)
        got = b""
        while b"!?!" not in got:
            got += line.recv(1 << 16)
        line.sendall(whole)
        got = read_to_the_end(line)
    assert b"not UTF-8" in got  # as a frame in a text is none
    assert b"a half" not in got


def test_one_message_comes_after_the_other(house: House, table: str) -> None:
    said = [f"line {number} " + "x" * size for number, size in enumerate((1, 60, 90, 200, 1, 1))]
    texts = [json.dumps({"type": "say", "text": text, "name": "Zoe"}).encode() for text in said]
    frames = [frame(Opcode.TEXT, text) for text in texts]
    with handshaken(house, table) as line:
        line.sendall(frames[0])
        house.person().waits(table, lambda seen: seen["talk"][-1]["text"] == said[0])
        line.sendall(frames[1] + frames[2])
        line.sendall(frames[3][:7])
        line.sendall(frames[3][7:])
        line.sendall(frames[4] + frame(Opcode.PING, b""))
        house.person().waits(table, lambda seen: seen["talk"][-1]["text"] == said[4])
        line.sendall(frames[5])
        seen = house.person().waits(table, lambda seen: seen["talk"][-1]["text"] == said[5])
    assert [line["text"] for line in seen["talk"][-6:]] == said


# -- those who do not read ------------------------------------------------------------------------


def test_who_does_not_read_is_cut_off_and_nobody_waits_for_them(house: House) -> None:
    people = house.people(2)
    table = seated(people, GAME)
    mover, other = people[0].live(table), people[1].live(table)
    mover.plays("draw")
    here = mover.you["legal"][0]
    with handshaken(house, table) as silent:
        mover.until("presence", watching=1)
        del mover.heard[:]
        told = 0
        while not any(m["type"] == "presence" and not m["watching"] for m in mover.heard):
            assert told < 5000, "it is never cut off"
            if told % 2 == 0:
                other.reach(mover.plays(here))
            else:
                other.reach(mover.does("undo", seat=0, seen=mover.number))
            told += 1
        updates = [message for message in mover.heard if message["type"] == "update"]
        assert sum(len(json.dumps(update)) for update in updates) > gate.WAITING
        slow = Frame(Opcode.CLOSE, b"\x11\x38slow").serialize(mask=False)  # 4408
        got = b""
        while not got.endswith(slow):
            part = silent.recv(1 << 16)
            assert part, "the connection ended without a reason"
            got += part
    assert 'zoopark_cut_off_total{why="slow"}' in people[0].ask("GET", "/metrics").text
    is_well(house, table)


def test_who_is_cut_off_and_gone_leaves_no_fault_behind(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    people = house.people(2)
    table = seated(people, GAME)
    mover = people[0].live(table)
    connected = house.service.guard.sockets["127.0.0.1"]
    silent = handshaken(house, table)
    mover.until("presence", watching=1)
    looks = b"".join(frame(Opcode.TEXT, b'{"type": "look"}') for _ in range(128))
    silent.sendall(looks)
    mover.until("presence", watching=0)
    silent.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
    silent.close()
    while house.service.guard.sockets["127.0.0.1"] > connected:
        mover.does("say", seat=0, text="the server takes note in its own time")
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


def test_who_goes_away_without_a_word_is_forgotten(house: House) -> None:
    people = house.people(2)
    table = seated(people, GAME)
    watching = people[0].live(table)
    line = handshaken(house, table)
    watching.until("presence", watching=1)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
    line.close()
    assert watching.until("presence")["watching"] == 0
