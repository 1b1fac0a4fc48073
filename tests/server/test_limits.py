"""How much one client may ask for: who asks for more is told to wait, or cut off."""

import socket
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from support.servers import House, Line
from zoopark.server.ledger import Ledger
from zoopark.server.limits import BOUNDLESS, Guard, Limits, Rate

GAME = "zooloretto(players=2, start=A)"
FEW = Rate(0.0001, 3)  # three at once, and then hardly any more

Opens = Callable[..., House]


@pytest.fixture
def opens(tmp_path: Path) -> Iterator[Opens]:
    """A server on which something is scarce."""
    houses: list[House] = []

    def opened(hosts: tuple[str, ...] = (), **scarce: Any) -> House:
        houses.append(House(tmp_path, replace(BOUNDLESS, **scarce), hosts))
        return houses[-1]

    yield opened
    for house in houses:
        house.close()


def test_requests(opens: Opens) -> None:
    person = opens(requests=FEW).person()
    for _ in range(3):
        person.get("/api/games")
    response = person.ask("GET", "/api/games")
    assert (response.status_code, response.json()["code"]) == (429, "too-many")
    assert int(response.headers["retry-after"]) > 0
    assert person.ask("GET", "/healthz").status_code == 200


def test_tables_and_records(opens: Opens) -> None:
    host = opens(tables=FEW).person()
    host.opens(GAME)
    host.fails(422, "no-record", "POST", "/api/records", "nonsense")
    host.opens(GAME)
    host.fails(429, "too-many", "POST", "/api/tables", {"game": GAME})
    host.fails(429, "too-many", "POST", "/api/records", "nonsense")
    host.get("/api/tables")


def test_guessed_keys(opens: Opens) -> None:
    """Who guesses is stopped; who has the right key is not."""
    house = opens(guesses=FEW)
    opened = house.person().opens(GAME, ["you", "open"])
    guesser = house.person()
    for number in range(3):
        guesser.fails(404, "no-seat", "POST", "/api/seats", {"key": f"a-guess-{number}"})
    guesser.fails(429, "too-many", "POST", "/api/seats", {"key": "guess-again"})
    assert guesser.uses(opened.keys[1], "Adam")["taken"]


def test_hints_and_reviews(opens: Opens) -> None:
    house = opens(thinking=Rate(0.0001, 1))
    host = house.person()
    table = host.opens(GAME, ["you", "you"]).id
    host.waits(table, lambda seen: seen["view"] is not None)
    host.post(f"/api/tables/{table}/hint", {"seat": 0})
    host.fails(429, "too-many", "POST", f"/api/tables/{table}/hint", {"seat": 0})


def test_who_is_eager_is_read_later(opens: Opens) -> None:
    """A bot that answers at once finishes its game, however quick it is."""
    house = opens(messages=Rate(100, 3))
    table = house.person().opens(GAME, ["you", "open"]).id
    eager = house.person().live(table)
    for number in range(30):
        eager.send("say", text=f"line {number}")
    for _ in range(30):
        assert eager.until("ack")
    said = [line["text"] for line in house.person().sees(table)["talk"]]
    assert said == [f"line {number}" for number in range(30)]


def test_a_flood_of_messages(opens: Opens) -> None:
    house = opens(messages=Rate(100, 3))
    table = house.person().opens(GAME, ["you", "open"]).id
    other = house.person().live(table)
    flooder = house.person().live(table)
    line = Frame(Opcode.TEXT, b'{"type":"say","text":"me"}').serialize(mask=True)
    flooder.socket.socket.sendall(line * 1000)
    assert flooder.closed() == (4429, "flood")
    assert len(house.person().sees(table)["talk"]) < 100
    other.does("say", text="what was that?")
    assert 'zoopark_cut_off_total{why="flood"} 1.0' in house.person().ask("GET", "/metrics").text


def test_connections(opens: Opens) -> None:
    house = opens(sockets=2)
    person = house.person()
    table = person.opens(GAME, ["you", "open"]).id
    first, second = person.live(table), person.live(table)
    third = Line(person.socket(f"/api/tables/{table}/live"))
    assert third.closed() == (4429, "too many connections")
    second.close()
    first.until("presence")
    while house.service.guard.sockets["127.0.0.1"] > 1:
        first.does("say", text="the server takes note in its own time")
    assert person.live(table).table["status"] == "open"


def test_who_does_not_wait_is_told_so_without_being_forgotten() -> None:
    """The ordinary limits, as numbers: nobody who plays comes near them."""
    guard = Guard(Limits())
    assert sum(guard.requests.take("a") for _ in range(1000)) in range(200, 260)
    assert guard.requests.take("b")
    assert all(guard.sockets.take("a") for _ in range(100))
    assert not guard.sockets.take("a")
    guard.sockets.give_back("a")
    assert guard.sockets.take("a")
    for _ in range(100):
        guard.sockets.give_back("a")
    assert (guard.sockets["a"], guard.sockets.total) == (0, 0)


def test_processes_of_a_group_count_together(tmp_path: Path) -> None:
    scarce = replace(BOUNDLESS, requests=FEW, tables=FEW, sockets=3)
    first, second = (Ledger(tmp_path, number, 2).guard(scarce) for number in range(2))
    assert [guard.requests.take("a") for guard in (first, second) * 2] == [True, True, True, False]
    assert first.requests.take("b")
    assert second.tables.take("a")
    assert first.sockets.take("a")
    assert all(second.sockets.take("a") for _ in range(2))
    assert not first.sockets.take("a")
    assert (first.sockets["a"], first.sockets.total, second.sockets.total) == (3, 1, 2)
    first.sockets.give_back("a")
    assert second.sockets.take("a")
    assert not first.sockets.take("a")
    # The second process dies with its three sockets, and is replaced.
    replaced = Ledger(tmp_path, 1, 2).guard(scarce)
    assert (first.sockets["a"], replaced.sockets.total) == (0, 0)
    assert not replaced.requests.take("a")


def test_names_by_which_the_server_is_not_called(opens: Opens) -> None:
    """A page of another site that gives its own name to this machine reaches nothing."""
    house = opens(hosts=("127.0.0.1", "zoo.example"))
    person = house.person()
    table = person.opens(GAME, ["you", "open"]).id
    for host in ("zoo.example", "zoo.example:80", f"127.0.0.1:{house.port}", "ZOO.example"):
        assert house.person(host=host).get(f"/api/tables/{table}")
    for host in ("evil.example", "example", "zoo.example.evil.example", "[", ""):
        response = house.person(host=host).ask("GET", f"/api/tables/{table}")
        assert response.status_code == 400
        assert "content-security-policy" in response.headers
        assert table not in response.text
    evil = f"ws://evil.example:{house.port}/api/tables/{table}/live"
    with (
        socket.create_connection(("127.0.0.1", house.port)) as line,
        pytest.raises(InvalidStatus) as refused,
        connect(evil, sock=line, proxy=None),
    ):
        pass
    assert refused.value.response.status_code == 400
