"""Requests that no page of ours would send: each gets a typed error, and none a stack trace."""

import json
import socket
from typing import Any

import pytest

from support.servers import House, Person, seated
from zoopark.server.api import ENDPOINTS
from zoopark.server.endpoint import LARGEST

GAME = "zooloretto(players=2, start=A)"
POSTS = [endpoint.path for endpoint in ENDPOINTS if endpoint.method == "POST"]
JSON_POSTS = [
    endpoint.path
    for endpoint in ENDPOINTS
    if endpoint.method == "POST" and endpoint.takes not in (None, "text/plain")
]


@pytest.fixture(scope="module")
def table(house: House) -> str:
    return seated(house.people(2), GAME)


def filled(path: str, table: str) -> str:
    return path.replace("{id}", table).replace("{seat}", "0").replace("{ply}", "0")


def raw(house: House, *parts: bytes, hang_up: bool = True) -> bytes:
    """What comes back for bytes on a socket."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=30) as line:
        for part in parts:
            line.sendall(part)
        if hang_up:
            line.shutdown(socket.SHUT_WR)
        answer = b""
        while received := line.recv(65536):
            answer += received
    return answer


MALFORMED = [
    b"",
    b"{",
    b"nonsense",
    b'{"a":}',
    b"\xff\xfe\x00",
    b'{"text": "\xed\xa0\x80"}',
    b'{"text": "\\ud800"}',
    b"[" * 100_000,
    b'{"type":' * 30_000,
    b"1" * 5000,
    b"[" * 500 + b"]" * 500,
    b"null",
    b"[]",
    b'"play"',
    b"NaN",
]


@pytest.mark.parametrize("path", JSON_POSTS)
def test_what_is_not_the_json_that_is_asked_for(house: House, table: str, path: str) -> None:
    person = house.person()
    for body in MALFORMED:
        response = person.ask("POST", filled(path, table), body)
        assert response.status_code in (400, 422), (body[:20], response.text)
        assert response.json()["code"] in ("no-json", "bad-message"), body[:20]
        assert len(response.text) < 1000


@pytest.mark.parametrize("path", POSTS)
def test_a_body_that_is_too_large(house: House, table: str, path: str) -> None:
    takes = {endpoint.path: endpoint.takes for endpoint in ENDPOINTS if endpoint.method == "POST"}
    response = house.person().ask("POST", filled(path, table), b'"' + b" " * LARGEST)
    if takes[path] is None:
        assert response.status_code != 500  # it does not read its body
    else:
        assert (response.status_code, response.json()["code"]) == (413, "too-large")


def test_a_body_without_end_is_cut_off(house: House) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    chunk = b"10000\r\n" + b" " * 65536 + b"\r\n"
    answer = raw(house, head, *[chunk] * 5)
    assert answer.startswith(b"HTTP/1.1 413 ")


def test_a_request_that_breaks_off_leaves_no_trace(house: House) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n"
    assert raw(house, head, b'{"game":') == b""
    assert house.person().get("/api/games")


@pytest.mark.parametrize(
    "head",
    [
        b"NONSENSE\r\n\r\n",
        b"GET /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 70_000 + b"\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/tables HTTP/1.1\r\nHost: [\r\n\r\n",
        b"GET /api/tables HTTP/1.1\r\n\r\n",
        b"GET /api/tables HTTP/1.1\r\nHost: x\r\nCookie: \xff=\xfe; zoopark\r\n\r\n",
        b"GET /api/tables HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \xff\r\n\r\n",
        b"GET /api/tables?after=%ff&limit=%00 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/tables?" + b"a=b&" * 10_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
)
def test_what_is_hardly_http(house: House, head: bytes) -> None:
    answer = raw(house, head)
    assert b" 500 " not in answer.partition(b"\r\n")[0]
    assert b"Traceback" not in answer
    assert house.person().get("/api/games")


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/..%2f..%2fetc%2fpasswd",
        "/%2e%2e/app.py",
        "/nothing",
        "/" + "a" * 5000,
        "/%ff",
        "//x",
    ],
)
def test_pages_that_there_are_not(house: House, path: str) -> None:
    head = b"GET " + path.encode() + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    answer = raw(house, head, hang_up=False)
    assert answer.startswith(b"HTTP/1.1 404 ")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "not-found"


@pytest.mark.parametrize("method", ["PUT", "PATCH", "OPTIONS", "DELETE", "TRACE"])
def test_what_cannot_be_done(house: House, method: str) -> None:
    response = house.person().ask(method, "/api/tables")
    assert (response.status_code, response.json()["code"]) == (405, "method")
    assert "GET" in response.headers["allow"] or "POST" in response.headers["allow"]


LONG = "x" * 10_000


@pytest.mark.parametrize(
    "wish",
    [
        {"type": "dance"},
        {"type": None},
        {},
        {"type": "play"},
        {"type": "play", "seat": 0, "move": "draw"},
        {"type": "play", "seat": -1, "move": "draw", "seen": 1},
        {"type": "play", "seat": 8, "move": "draw", "seen": 1},
        {"type": "play", "seat": 0.5, "move": "draw", "seen": 1},
        {"type": "play", "seat": "0", "move": "draw", "seen": 1},
        {"type": "play", "seat": 0, "move": "draw", "seen": 10**30},
        {"type": "play", "seat": 0, "move": "draw", "seen": 1, "extra": 1},
        {"type": "play", "seat": 0, "move": LONG, "seen": 1},
        {"type": "play", "seat": 0, "move": ["draw"], "seen": 1},
        {"type": "play", "seat": 0, "move": "draw", "seen": 1, "id": LONG},
        {"type": "say", "text": LONG},
        {"type": "say", "text": ""},
        {"type": "say", "text": "hi", "name": LONG},
        {"type": "answer", "seat": 0, "agrees": "yes"},
        {"type": "fill", "seat": 0, "bot": LONG},
        {"type": "Opened", "at": 1},
        {"type": "look", "seat": 0},
    ],
)
def test_wishes_that_are_none(house: House, table: str, wish: dict[str, Any]) -> None:
    path = f"/api/tables/{table}/wishes"
    why = house.person().fails(422, "bad-message", "POST", path, wish)
    assert len(why) < 300


STRANGE = [
    "\0",
    "a\0b",
    "\ud800",
    "\u202eabc",
    "\ufeff",
    "🐼" * 40,
    "<b>x</b>",
    "'; DROP TABLE log; --",
]


@pytest.mark.parametrize("name", [*STRANGE, LONG])
def test_strange_names_are_shown_as_text_or_refused(house: House, name: str) -> None:
    host = house.person()
    body = json.dumps({"game": GAME, "chairs": [{"kind": "you", "name": name}, {"kind": "open"}]})
    response = host.ask("POST", "/api/tables", body)
    if response.status_code != 201:
        assert response.status_code in (400, 422)
        return
    [shown, _] = host.sees(response.json()["id"])["table"]["seats"]
    assert 0 < len(shown["name"]) <= 40
    assert not set(shown["name"]) & set("\0\u202e\ufeff")
    if "<" in name or "DROP" in name:
        assert shown["name"] == name


@pytest.mark.parametrize("text", STRANGE)
def test_strange_texts_harm_nothing(house: House, table: str, text: str) -> None:
    person = house.person()
    encoded = json.dumps(text)
    for body in (
        f'{{"type": "say", "text": {encoded}}}',
        f'{{"type": "say", "text": "hi", "name": {encoded}}}',
        f'{{"type": "say", "text": "hi", "id": {encoded}}}',
        f'{{"type": "play", "seat": 0, "move": {encoded}, "seen": 1}}',
    ):
        response = person.ask("POST", f"/api/tables/{table}/wishes", body)
        assert response.status_code in (200, 400, 409, 422)
    for body in (
        f'{{"key": {encoded}, "name": "x"}}',
        f'{{"key": "aaaaaaaaa", "name": {encoded}}}',
    ):
        assert person.ask("POST", "/api/seats", body).status_code in (400, 404, 422)
    assert person.ask("POST", "/api/tables", f'{{"game": {encoded}}}').status_code in (400, 422)
    body = f'{{"game": "{GAME}", "position": {encoded}}}'
    assert person.ask("POST", "/api/tables", body).status_code in (201, 400, 422)
    body = f'{{"game": "{GAME}", "options": {{"deal": {encoded}}}}}'
    assert person.ask("POST", "/api/tables", body).status_code in (201, 400, 422)


# -- other sites ----------------------------------------------------------------------------------

FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://["},
    {"origin": ""},
    {"origin": "http://127.0.0.1"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": "http://127.0.0.1:1", "sec-fetch-site": "same-origin"},
]


def own(house: House) -> list[dict[str, str]]:
    return [
        {},
        {"origin": house.url},
        {"origin": house.url, "sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
    ]


@pytest.mark.parametrize("headers", FOREIGN)
def test_pages_of_other_sites_can_do_nothing(
    house: House, table: str, headers: dict[str, str]
) -> None:
    intruder = house.person(**headers)
    for path in POSTS:
        intruder.fails(403, "cross-site", "POST", filled(path, table))
    intruder.fails(403, "cross-site", "DELETE", "/api/me")
    connection = Person(house.url)
    try:
        socket_ = connection.socket(f"/api/tables/{table}/live", **headers)
        with pytest.raises(Exception, match="4403"):
            socket_.recv(30)
    finally:
        connection.close()


def test_pages_of_this_site_can(house: House, table: str) -> None:
    for headers in own(house):
        person = house.person(**headers)
        person.wish(table, "say", text="hello")
        assert person.live(table, **headers).table["status"] == "running"


# -- answers --------------------------------------------------------------------------------------


def is_sealed(headers: Any) -> bool:
    policy = headers["content-security-policy"]
    return (
        "default-src 'none'" in policy
        and "script-src 'self'" in policy
        and "frame-ancestors 'none'" in policy
        and "unsafe-eval" not in policy
        and headers["x-content-type-options"] == "nosniff"
        and headers["referrer-policy"] == "no-referrer"
        and headers["cross-origin-opener-policy"] == "same-origin"
    )


def test_every_kind_of_answer_is_sealed(
    house: House, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = house.person()

    async def broken(*_: Any) -> Any:
        raise AssertionError("secret detail")

    answers = {
        200: person.ask("GET", f"/api/tables/{table}"),
        201: person.ask("POST", "/api/people"),
        204: person.ask("DELETE", "/api/me"),
        400: person.ask("POST", "/api/tables", b"{"),
        404: person.ask("GET", "/api/tables/nowhere"),
        405: person.ask("PUT", "/api/tables"),
        409: person.ask("GET", f"/api/tables/{table}/review"),
        422: person.ask("GET", "/api/tables", limit=0),
    }
    monkeypatch.setattr(house.service.hub.store, "lobby", broken)
    answers[500] = person.ask("GET", "/api/tables")
    for status, response in answers.items():
        assert response.status_code == status
        assert is_sealed(response.headers)
        assert response.headers["cache-control"] == "no-store"
        assert "server" not in response.headers
    for path in ("/", "/plain/plain.css", "/nowhere", "/healthz", "/readyz", "/metrics"):
        assert is_sealed(person.ask("GET", path).headers)
    assert person.ask("GET", "/api/openapi.json").headers["cache-control"] == "no-store"


def test_what_goes_wrong_inside_stays_there(
    house: House, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault in a handler is answered with nothing but that there was one, and is counted."""
    person = house.person()
    line = house.person().live(table)

    def broken(*_: Any) -> Any:
        raise AssertionError("secret detail")

    with monkeypatch.context() as patch:
        patch.setattr("zoopark.table.table.Table.entry", broken)
        response = person.ask("POST", f"/api/tables/{table}/wishes", {"type": "say", "text": "x"})
        line.send("say", text="x")
        assert line.closed() == (1011, "failed")
    assert response.status_code == 500
    assert set(response.json()) == {"code", "why"}
    for leak in ("secret", "Traceback", ".py", "AssertionError"):
        assert leak not in response.text
    assert (
        'zoopark_requests_total{route="/api/tables/{id}/wishes",status="500"}'
        in person.ask("GET", "/metrics").text
    )
    person.wish(table, "say", text="all is well again")


def test_a_page_that_breaks_is_answered_as_well(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> Any:
        raise AssertionError("secret detail")

    monkeypatch.setattr(house.service.metrics, "page", broken)
    response = house.person().ask("GET", "/metrics")
    assert (response.status_code, response.json()["code"]) == (500, "failed")
    assert is_sealed(response.headers)


def test_texts_are_text(house: House, table: str) -> None:
    """Nothing of what strangers write comes back as a page."""
    host = house.person()
    page = "<script>alert(1)</script>"
    opened = host.opens(GAME, [f"you:{page}", "you"])
    host.waits(opened.id, lambda seen: seen["view"] is not None)
    assert page in host.text(f"/api/tables/{opened.id}/board")
    for path in ("", "/log", "/at/0", "/links"):
        response = host.ask("GET", f"/api/tables/{opened.id}{path}")
        assert response.headers["content-type"] == "application/json"
    record = host.ask("GET", f"/api/tables/{opened.id}/record")
    assert record.headers["content-disposition"].startswith("attachment")
