"""``zoopark serve --workers``: several processes at one address, on one PostgreSQL."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed, InvalidMessage

from support.databases import Server
from support.processes import stored
from support.servers import PATIENCE, Line, Person, play_on, seated
from zoopark.server.exchange import home_of
from zoopark.table import log
from zoopark.table.match import Match

GAME = "zooloretto(players=2, start=A)"
WORKERS = 2


class Served:
    """A group of processes, started from a shell."""

    def __init__(self, database: str, *arguments: str) -> None:
        given = ["--port", "0", "--database", database, "--workers", str(WORKERS), "--no-limits"]
        self.command = subprocess.Popen(
            [sys.executable, "-m", "zoopark", "serve", *given, "--thinkers", "1", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.database = database
        self._people: list[Person] = []
        assert self.command.stdout is not None
        line = self.command.stdout.readline()
        assert line.startswith("Zoopark is at http://"), line
        self.url = line.split()[-1].rstrip("/")

    def person(self, known: Person | None = None) -> Person:
        person = Person(self.url)
        self._people.append(person)
        if known is not None:
            person.http.cookies.update(known.http.cookies)
        return person

    def workers(self) -> list[int]:
        """The processes that serve, which are those with open connections of their own."""
        children = Path(f"/proc/{self.command.pid}/task/{self.command.pid}/children").read_text()
        return [int(pid) for pid in children.split() if is_worker(int(pid))]

    def home(self, table: str) -> int:
        """The process that looks after a table."""
        number = home_of(f"/api/tables/{table}/live".encode(), WORKERS)
        assert number is not None
        return self.workers()[number]

    def stop(self) -> tuple[int, list[dict[str, object]]]:
        """Its code, and its log."""
        for person in self._people:
            person.close()
        self.command.terminate()
        _, logged = self.command.communicate(timeout=PATIENCE)
        return self.command.returncode, [json.loads(line) for line in logged.splitlines()]


def is_worker(pid: int) -> bool:
    return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()


def connections(pid: int) -> int:
    count = 0
    for entry in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # it was closed in this moment
            count += os.readlink(entry).startswith("socket:")
    return count


@pytest.fixture
def served(postgres: Server) -> Iterator[Served]:
    group = Served(postgres.new_database())
    yield group
    if group.command.poll() is None:
        group.stop()


def two_lines(served: Served) -> tuple[str, list[Person], dict[int, Line]]:
    """A table of two people with a socket each."""
    people = [served.person(), served.person()]
    table = seated(people, GAME)
    return table, people, {seat: who.live(table) for seat, who in enumerate(people)}


def test_the_sockets_of_a_table_come_together(served: Served) -> None:
    homes = set[int]()
    while len(homes) < WORKERS:
        person = served.person()
        table = person.opens(GAME, ["you", "open"]).id
        before = {worker: connections(worker) for worker in served.workers()}
        lines = [person.live(table) for _ in range(6)]
        more = {worker: connections(worker) - before[worker] for worker in before}
        home = served.home(table)
        assert more[home] >= len(lines)
        assert sum(more.values()) - more[home] <= 1  # what they asked before may have ended
        homes.add(home)
        assert lines[0].does("say", text="hello", seat=0) == lines[0].number
        for line in lines[1:]:
            line.reach(lines[0].number)


def test_all_processes_count_together(served: Served) -> None:
    table, people, lines = two_lines(served)
    assert play_on(lines, Random(1), 30) == 30
    response = people[0].ask("GET", "/metrics")
    counted = {
        sample.name: sample.value
        for family in text_string_to_metric_families(response.text)
        for sample in family.samples
        if sample.labels.get("type", "moved") == "moved"
    }
    assert counted["zoopark_entries_total"] == 30
    assert counted["zoopark_sockets"] == 2
    entries = stored(served.database, table)
    assert sum(isinstance(entry, log.Moved) for entry in entries) == 30
    code, logged = served.stop()
    assert code == 0
    assert {event["level"] for event in logged} == {"info"}


def test_a_process_that_is_killed_takes_nothing_with_it(served: Served) -> None:
    table, people, lines = two_lines(served)
    play_on(lines, Random(2), 11)
    number = lines[0].number
    killed = served.home(table)
    os.kill(killed, signal.SIGKILL)
    for line in lines.values():
        line.closed()
    # Who comes back meets the other process, and later the one that replaces it.
    while True:
        try:
            lines = {seat: who.live(table) for seat, who in enumerate(people)}
            break
        except (ConnectionClosed, InvalidMessage, OSError):  # the killed one had let them in
            continue
    assert lines[0].number == number
    play_on(lines, Random(3), 10)
    while len(served.workers()) < WORKERS or killed in served.workers():
        people[0].get("/healthz")
    new = served.workers()[-1]  # the youngest
    late = served.person()
    while True:
        before = connections(new)
        watching = late.live(table)
        if connections(new) > before:
            break
    play_on(lines, Random(4), 10, [watching])
    assert watching.number == Match.folded(stored(served.database, table)).number
    code, logged = served.stop()
    assert code == 0
    faults = [event["event"] for event in logged if event["level"] == "error"]
    assert faults == ["a serving process is replaced"]


def test_they_end_with_the_one_that_looks_after_them(served: Served) -> None:
    workers = served.workers()
    assert len(workers) == WORKERS
    served.command.kill()
    served.command.communicate(timeout=PATIENCE)  # which waits for all who hold its output
    assert not any(map(alive, workers))


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes() != b""
    except OSError:
        return False


def test_another_group_does_not_slip_in(served: Served, postgres: Server) -> None:
    port = served.url.rpartition(":")[2]
    given = ["--port", port, "--workers", "2", "--database", postgres.new_database()]
    second = subprocess.run(
        [sys.executable, "-m", "zoopark", "serve", *given],
        capture_output=True,
        text=True,
        check=False,
    )
    assert second.returncode == 2
    assert "cannot listen" in second.stderr
