"""The server as its keeper sees it: health, figures, logs, starting and stopping."""

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_FSIZE, RLIMIT_NOFILE, prlimit, setrlimit
from urllib.parse import urlsplit

import pytest
from prometheus_client.parser import text_string_to_metric_families
from psycopg import sql

from support.databases import Server
from support.servers import PATIENCE, House, Line, Person, seated
from zoopark.server.storage import sqlite_url

GAME = "zooloretto(players=2, start=A)"


# -- health and figures ---------------------------------------------------------------------------


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may break."""
    made = House(tmp_path)
    yield made
    made.close()


def test_it_is_alive_and_ready(house: House) -> None:
    person = house.person()
    assert person.get("/healthz") == {"status": "ok"}
    assert person.get("/readyz") == {"status": "ok"}


def test_without_its_storage_it_is_alive_and_not_ready(own_house: House) -> None:
    people = own_house.people(2)
    table = seated(people, GAME)
    line = people[0].live(table)
    own_house.run(own_house.service.hub.store.close)
    people[0].fails(503, "unavailable", "GET", "/readyz")
    assert people[0].get("/healthz") == {"status": "ok"}
    response = people[0].ask("GET", "/api/tables")
    assert (response.status_code, response.json()["code"]) == (503, "unavailable")
    assert int(response.headers["retry-after"]) > 0
    body = {"type": "play", "seat": 0, "move": "draw", "seen": line.number}
    people[0].fails(503, "unavailable", "POST", f"/api/tables/{table}/wishes", body)
    line.refused("unavailable", "play", seat=0, move="draw", seen=line.number, id="again")
    line.refused("unavailable", "play", seat=0, move="draw", seen=line.number, id="again")
    line.refused("unavailable", "play", seat=1, move="draw", seen=line.number)
    late = Line(people[1].socket(f"/api/tables/{table}/live"))
    assert late.closed() == (1013, "unavailable")
    assert len(own_house.match(table).plies) == 0
    assert people[1].sees(table)["table"]["ply"] == 0


def figures(person: Person) -> dict[tuple[str, tuple[str, ...]], float]:
    response = person.ask("GET", "/metrics")
    assert response.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(response.text)
        for sample in family.samples
    }


def test_what_happens_is_counted(own_house: House) -> None:
    people = own_house.people(2)
    table = seated(people, GAME)
    lines = [person.live(table) for person in people]
    lines[0].plays("draw")
    lines[1].refused("not-your-turn", "play", seat=1, move="draw", seen=lines[0].number)
    people[0].fails(404, "no-table", "GET", "/api/tables/nowhere")
    counted = figures(people[0])
    assert counted["zoopark_entries_total", ("moved",)] == 1
    assert counted["zoopark_entries_total", ("sat",)] == 1
    assert counted["zoopark_commit_seconds_count", ()] == 3
    assert counted["zoopark_refused_total", ("not-your-turn",)] == 1
    assert counted["zoopark_sockets", ()] == 2
    assert counted["zoopark_tables", ()] == 1
    assert counted["zoopark_requests_total", ("/api/tables/{id}", "404")] == 1
    assert counted["zoopark_requests_total", ("/api/tables", "201")] == 1


# -- the command ----------------------------------------------------------------------------------


class Command:
    """``zoopark serve`` as it is started from a shell."""

    def __init__(
        self, folder: Path, *arguments: str, before: Callable[[], None] | None = None
    ) -> None:
        self.file = folder / "zoopark.sqlite3"
        given = ["--port", "0", "--database", sqlite_url(self.file), "--thinkers", "1", *arguments]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "zoopark", "serve", *given],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=before,  # noqa: PLW1509 -- this process has no threads
        )

    def url(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Zoopark is at http://"), line
        return line.split()[-1].rstrip("/")

    def ended(self) -> tuple[int, list[str]]:
        """Its code, and the lines of its log."""
        _, logged = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, logged.splitlines()

    def stop(self, by: signal.Signals = signal.SIGTERM) -> tuple[int, list[str]]:
        self.process.send_signal(by)
        return self.ended()


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_when_it_is_told_and_goes_on_where_it_was(
    tmp_path: Path, by: signal.Signals
) -> None:
    command = Command(tmp_path)
    host = Person(command.url())
    table = host.opens(GAME, ["you", "you"]).id
    host.waits(table, lambda seen: seen["view"] is not None)
    line = host.live(table)
    number = line.plays("draw")
    waiting = HTTPConnection(urlsplit(host.url).netloc, timeout=PATIENCE)
    waiting.request("GET", "/healthz")
    waiting.getresponse().read()
    waiting.request("GET", f"/api/tables/{table}?after={number}&seconds=25")
    host.get("/healthz")  # what was sent before has been taken up
    code, logged = command.stop(by)
    assert line.closed()[0] == 1012
    with closing(waiting):
        assert json.loads(waiting.getresponse().read())["table"]["number"] == number
    assert code in (0, -by, 128 + by)
    events = [json.loads(each) for each in logged]
    said = [event["event"] for event in events]
    assert said[0] == "started"
    assert said[1].startswith("Only this computer can open the page and its links")
    assert said[2:] == ["stopped"]
    assert all({"level", "timestamp"} <= set(event) for event in events)
    host.close()

    again = Command(tmp_path)
    back = Person(again.url())
    back.http.cookies.update(host.http.cookies)
    seen = back.sees(table)
    assert (seen["table"]["number"], seen["seats"]) == (number, [0, 1])
    back.live(table).plays("load 1")
    again.stop()
    back.close()


def test_faults_are_logged_as_lines_of_json(tmp_path: Path) -> None:
    """The database disappears under a running server."""
    command = Command(tmp_path)
    person = Person(command.url())
    with closing(sqlite3.connect(command.file)) as database:
        database.execute("DROP TABLE holders")
        database.commit()
    response = person.ask("POST", "/api/tables", {"game": GAME})
    assert response.status_code in (500, 503)
    assert "holders" not in response.text
    person.close()
    _, logged = command.stop()
    events = [json.loads(line) for line in logged]
    assert [event["event"] for event in events if event["level"] == "error"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--database", "mysql://nowhere"],
        ["--database", "sqlite:////proc/no/such/folder/zoopark.sqlite3"],
        ["--port", "65536"],
        ["--port", "-1"],
        ["--thinkers", "0"],
    ],
)
def test_it_does_not_start_with_nonsense(tmp_path: Path, arguments: list[str]) -> None:
    code, said = Command(tmp_path, *arguments).ended()
    assert code not in (0, -signal.SIGSEGV)
    assert said
    assert "Traceback" not in "".join(said[-1:])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--database", "mysql://nowhere"], "a database is sqlite:///path"),
        (["--database", "sqlite:////proc/no/such/folder/zoopark.sqlite3"], "/proc/no/such/folder/"),
        (["--database", "postgresql:///nothing?host=/no/such/folder"], "cannot open the database"),
        (["--proxy", "my-proxy"], "a proxy is an address"),
        (["--workers", "2"], "--workers needs PostgreSQL"),
        (["--workers", "0"], "--workers must be between 1 and 256"),
        (["--keep", "everything=1"], "--keep takes waiting=DAYS"),
        (["--keep", "over=-1"], "--keep takes waiting=DAYS"),
    ],
)
def test_what_is_wrong_is_one_sentence(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    code, said = Command(tmp_path, *arguments).ended()
    assert code == 2
    assert len(said) == 1
    assert said[0].startswith("zoopark: ")
    assert sentence in said[0]


def test_a_file_has_one_server(tmp_path: Path) -> None:
    first = Command(tmp_path)
    assert first.url()
    code, said = Command(tmp_path).ended()
    assert code == 2
    assert "another server works with" in said[-1]
    first.process.kill()
    first.ended()
    second = Command(tmp_path)
    assert second.url()
    second.stop()


def test_it_may_open_as_many_files_as_the_system_lets_it(tmp_path: Path) -> None:
    command = Command(tmp_path, before=lambda: setrlimit(RLIMIT_NOFILE, (256, 2048)))
    command.url()
    assert prlimit(command.process.pid, RLIMIT_NOFILE) == (2048, 2048)
    command.stop()


def test_an_upload_that_never_ends_holds_up_nobody(tmp_path: Path) -> None:
    command = Command(tmp_path)
    url = urlsplit(command.url())
    with socket.create_connection((url.hostname or "", url.port or 0)) as half:
        half.sendall(b"POST /api/records HTTP/1.1\r\nhost: 127.0.0.1\r\n")
        half.sendall(b"content-length: 1000\r\nexpect: 100-continue\r\n\r\nzoo")
        assert half.recv(100).startswith(b"HTTP/1.1 100")  # it waits for the rest
        _, logged = command.stop()
    assert [json.loads(line)["level"] for line in logged] == ["info"] * 3


# -- a storage that fails -------------------------------------------------------------------------


def test_a_full_disk_is_seen_and_said_once(tmp_path: Path) -> None:
    """No file may grow any more: to SQLite that is a disk without room."""
    command = Command(tmp_path, "--no-limits")
    person = Person(command.url())
    table = person.opens(GAME, ["you", "you"]).id
    person.waits(table, lambda seen: seen["view"] is not None)
    line = person.live(table)
    assert person.get("/readyz") == {"status": "ok"}
    size = os.stat(f"{command.file}-wal").st_size
    _, most = prlimit(command.process.pid, RLIMIT_FSIZE, (size, RLIM_INFINITY))
    wish = {"type": "play", "seat": 0, "move": "draw", "seen": line.number}
    for _ in range(3):
        person.fails(503, "unavailable", "POST", f"/api/tables/{table}/wishes", wish)
        line.refused("unavailable", "play", seat=0, move="draw", seen=line.number)
    while person.ask("GET", "/readyz").status_code == 200:
        pass  # it was tried less than a second ago
    person.fails(503, "unavailable", "GET", "/readyz")
    assert person.get("/healthz") == {"status": "ok"}
    assert figures(person)["zoopark_storage_failures_total", ()] >= 7
    prlimit(command.process.pid, RLIMIT_FSIZE, (most, most))
    line.plays("draw")
    while person.ask("GET", "/readyz").status_code == 503:
        pass
    person.close()
    _, logged = command.stop()
    events = [json.loads(each) for each in logged]
    (failed,) = [event for event in events if event["level"] == "error"]
    assert failed["event"] == "storage failed"
    assert failed["cause"] in ("SQLITE_FULL", "SQLITE_IOERR_WRITE")
    assert "storage works again" in [event["event"] for event in events]
    assert not any("exception" in event for event in events)


def test_a_database_that_is_only_read_is_seen_and_said_once(
    tmp_path: Path, postgres: Server
) -> None:
    """As after a failover, when the other machine takes over."""
    url = postgres.new_database()
    command = Command(tmp_path, "--no-limits", "--database", url)
    person = Person(command.url())
    table = person.opens(GAME, ["you", "you"]).id
    person.waits(table, lambda seen: seen["view"] is not None)
    line = person.live(table)
    name = sql.Identifier(url.partition("///")[2].partition("?")[0])

    def writable(can: bool) -> None:
        read_only = sql.SQL("ALTER DATABASE {} SET default_transaction_read_only = {}")
        postgres.command(read_only.format(name, sql.Literal(not can)))
        postgres.command(
            sql.SQL(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = {}"
            ).format(sql.Literal(url.partition("///")[2].partition("?")[0]))
        )

    writable(False)
    wish = {"type": "play", "seat": 0, "move": "draw", "seen": line.number}
    for _ in range(3):
        person.fails(503, "unavailable", "POST", f"/api/tables/{table}/wishes", wish)
    line.refused("unavailable", "play", seat=0, move="draw", seen=line.number)
    person.fails(503, "unavailable", "GET", "/readyz")
    assert person.sees(table)["table"]["ply"] == 0
    postgres.command(sql.SQL("ALTER DATABASE {} RESET default_transaction_read_only").format(name))
    while line.wish("play", seat=0, move="draw", seen=line.number)["type"] == "refused":
        pass  # connections that can only read are given up one by one
    person.close()
    _, logged = command.stop()
    events = [json.loads(each) for each in logged]
    why = [event["why"] for event in events if event["event"] == "storage failed"]
    assert sum("read-only" in each for each in why) == 1
    assert not any("exception" in event for event in events)


def test_a_port_is_taken_once(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        code, said = Command(tmp_path, "--port", port).ended()
    assert code != 0
    assert "cannot listen" in said[-1]


def test_at_home_it_answers_only_to_its_own_names(tmp_path: Path) -> None:
    command = Command(tmp_path)
    url = command.url()
    port = url.rpartition(":")[2]
    person = Person(url)
    for host in (f"127.0.0.1:{port}", f"localhost:{port}", f"[::1]:{port}"):
        assert person.http.get("/api/games", headers={"host": host}).status_code == 200
    assert person.http.get("/api/games", headers={"host": "evil.example"}).status_code == 400
    person.close()
    assert command.stop()[0] in (0, -signal.SIGTERM)
    assert not os.path.exists(command.file.with_name("zoopark.sqlite3-wal"))
