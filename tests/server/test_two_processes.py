"""Two server processes on one database: one service, whichever of them somebody talks to."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from support.databases import Server
from support.processes import Process, processes, stored
from support.servers import Line, Person, play_on, seated
from zoopark.table import log
from zoopark.table.match import Match
from zoopark.table.sight import game_view, own_view

GAME = "zooloretto(players=2)"


class Pair:
    """Two processes on one database."""

    def __init__(self, database: str, one: Process, two: Process) -> None:
        self.database = database
        self.one = one
        self.two = two

    def people(self) -> list[Person]:
        """Two people, each at a process of their own."""
        return [self.one.person(), self.two.person()]


@pytest.fixture(scope="module")
def pair(postgres: Server) -> Iterator[Pair]:
    database = postgres.new_database()
    begin = partial(Process, database)
    with processes(begin, begin) as (one, two):
        yield Pair(database, one, two)


def checked(database: str, table: str, *lines: Line) -> list[log.Entry]:
    """The log of a table, of which everybody sees what a fresh replay shows."""
    entries = stored(database, table)
    match = Match.folded(entries)
    for line in lines:
        line.reach(match.number)
        seat = line.you["seat"]
        shown = msgspec.json.encode([match.number, game_view(match, seat), own_view(match, seat)])
        assert [line.number, line.view, line.you] == msgspec.json.decode(shown)
    return entries


def wishes(line: Line, kind: str, **fields: Any) -> None:
    """Send something, and do not wait for the answer."""
    line.send(kind, seen=line.number, **fields)


def answer(line: Line) -> Any:
    while True:
        message = line.hear()
        if message["type"] in ("ack", "refused"):
            return message


# -- PostgreSQL: all see each other ---------------------------------------------------------------


def test_everybody_sees_the_moves_of_the_other_process(pair: Pair) -> None:
    people = pair.people()
    table = seated(people, GAME)
    lines = {seat: person.live(table) for seat, person in enumerate(people)}
    assert play_on(lines, Random(5), 40) == 40
    entries = checked(pair.database, table, *lines.values())
    assert sum(isinstance(entry, log.Moved) for entry in entries) == 40


def test_a_script_that_waits_hears_of_the_other_process(pair: Pair) -> None:
    eva, adam = pair.people()
    table = seated([eva, adam], "zooloretto(players=2, start=A)")
    seen = eva.sees(table)
    played = eva.wish(table, "play", seat=0, move="draw", seen=seen["table"]["number"])
    there = adam.waits(table, lambda seen: seen["table"]["number"] >= played)
    assert there["view"] == eva.sees(table)["view"]


def test_a_table_that_nobody_looks_at_is_read_when_somebody_does(pair: Pair) -> None:
    people = pair.people()
    table = seated(people, GAME)
    people[1].sees(table)  # so it is in the memory of the other process
    line = people[0].live(table)
    lines = {0: line, 1: pair.one.person(people[1]).live(table)}
    assert play_on(lines, Random(6), 12) == 12
    assert people[1].sees(table)["table"] == line.table
    late = people[1].live(table)
    assert late.number == line.number
    checked(pair.database, table, line, late)


def test_sealed_bids_of_both_processes_are_taken(pair: Pair) -> None:
    people = pair.people()
    table = seated(people, "ozoolemio(players=2)")
    lines = [person.live(table) for person in people]
    rng, rounds = Random(3), 0
    while rounds < 8:
        acting = lines[0].table["to_act"]
        for seat in acting:
            wishes(lines[seat], "play", seat=seat, move=rng.choice(lines[seat].you["legal"]))
        done = [answer(lines[seat]) for seat in acting]
        assert [message["type"] for message in done] == ["ack"] * len(acting)
        for line in lines:
            line.reach(max(message["number"] for message in done))
        rounds += len(acting) == 2
    checked(pair.database, table, *lines)


def test_what_is_said_is_heard_everywhere_once(pair: Pair) -> None:
    people = pair.people()
    table = seated(people, GAME)
    lines = [person.live(table) for person in people]
    guest = pair.two.person().live(table)
    said = lines[0].does("say", text="hello", seat=0, id="1")
    for line in (lines[1], guest):
        assert line.until("update", number=said)["entry"]["text"] == "hello"
    # The answer was lost, and they come back to the other process.
    again = pair.two.person(people[0]).live(table)
    assert again.does("say", text="hello", seat=0, id="1") == said
    assert [line["text"] for line in again.heard[0]["talk"]] == ["hello"]


def test_a_seat_is_taken_at_the_other_process(pair: Pair) -> None:
    eva, adam = pair.people()
    opened = eva.opens(GAME, ["you", "open"])
    host, guest = eva.live(opened.id), adam.live(opened.id)
    assert guest.heard[0]["seats"] == []
    # Adam looks on at one process and takes the seat at the other.
    pair.one.person(adam).uses(opened.keys[1], "Adam")
    assert guest.until("table")["seats"] == [1]
    for line in (host, guest):
        line.until("update")
        while line.view is None:
            line.hear()
        assert line.table["seats"][1]["name"] == "Adam"
    checked(pair.database, opened.id, host, guest)
    # The invitation that Eva sent opens nothing any more, wherever it is tried.
    for process in (pair.one, pair.two):
        body = {"key": opened.keys[1], "name": "Ida"}
        process.person().fails(404, "no-seat", "POST", "/api/seats", body)


def test_two_people_want_the_same_seat(pair: Pair) -> None:
    eva, adam = pair.people()
    opened = eva.opens("zooloretto(players=3)", ["you", "open", "open"], listed=True)
    ida = pair.two.person()
    assert adam.sees(opened.id)["table"]["status"] == "open"
    eva.post(f"/api/tables/{opened.id}/seats", {"name": "Eva's guest", "seat": 1})
    path = f"/api/tables/{opened.id}/seats"
    adam.fails(409, "taken", "POST", path, {"name": "Adam", "seat": 1})
    assert ida.post(path, {"name": "Ida"})["seat"] == 2


def test_a_new_device_at_the_other_process_may_do_everything(pair: Pair) -> None:
    people = pair.people()
    table = seated(people, GAME)
    key = people[0].get(f"/api/tables/{table}/links")[0]["key"]
    phone = pair.two.person()
    line = phone.live(table)
    line.refused("not-your-seat", "pause", seat=0)
    assert pair.one.person(phone).uses(key) == {"id": table, "seat": 0, "taken": True}
    asked = line.does("pause", seat=0)
    assert any(message["type"] == "table" and message["seats"] == [0] for message in line.heard)
    checked(pair.database, table, line)
    assert people[1].live(table).does("pause", seat=1) == asked + 1
    assert line.does("resume", seat=0) == asked + 2


def test_a_change_of_lock_shuts_out_devices_at_the_other_process(pair: Pair) -> None:
    people = pair.people()
    table = seated(people, GAME)
    key = people[0].get(f"/api/tables/{table}/links")[0]["key"]
    stranger = pair.two.person()
    stranger.uses(key)
    line = stranger.live(table)
    assert line.heard[0]["seats"] == [0]
    people[0].post(f"/api/tables/{table}/links/0")
    assert line.until("table")["seats"] == []
    line.refused("not-your-seat", "pause", seat=0)
    assert people[0].live(table).does("pause", seat=0)


def test_all_agree_to_go_back_at_different_processes(pair: Pair) -> None:
    people = pair.people()
    table = seated(people, GAME)
    lines = {seat: person.live(table) for seat, person in enumerate(people)}
    play_on(lines, Random(8), 12)
    before = lines[0].table["ply"]
    asked = lines[0].does("ask", seat=0, to=before - 5)
    lines[1].reach(asked)
    assert lines[1].table["request"] == {
        "seat": 0,
        "to": before - 5,
        "agreed": [0],
        "waiting": [1],
    }
    agreed = lines[1].does("answer", seat=1, agrees=True)
    lines[0].reach(agreed)
    assert lines[0].table["ply"] == lines[1].table["ply"] == before - 5
    checked(pair.database, table, *lines.values())
    play_on(lines, Random(9), 6)
    checked(pair.database, table, *lines.values())


def test_a_bot_is_asked_by_one_process(postgres: Server) -> None:
    database = postgres.new_database()
    begin = partial(Process, database)
    with processes(begin, begin) as (one, two):
        eva = one.person()
        opened = eva.opens("zooloretto(players=3)", ["you", "easy", "easy"])
        lines = [eva.live(opened.id), two.person(eva).live(opened.id)]
        rng = Random(2)
        for _ in range(24):  # now at the one process, now at the other
            for line in lines:
                while not line.you["legal"]:
                    line.hear()
                line.reach(max(line.number for line in lines))
            played = rng.choice(lines).plays(rng.choice(lines[0].you["legal"]), 0)
            for line in lines:
                line.reach(played)
        for line in lines:
            while not line.you["legal"]:
                line.hear()
        entries = checked(database, opened.id, *lines)
        said = [one.end(), two.end()]
    asked = Counter(line for lines in said for line in lines)
    assert all(said), "bots were asked by one process only"
    assert set(asked.values()) == {1}
    bots = [entry for entry in entries if isinstance(entry, log.Moved) and entry.seat]
    assert len(bots) == len(asked)


def test_the_other_process_goes_on_for_the_bots_of_a_killed_one(postgres: Server) -> None:
    database = postgres.new_database()
    begins = partial(Process, database, answers=False), partial(Process, database, 2000)
    with processes(*begins) as (one, two):
        eva = one.person()
        opened = eva.opens("zooloretto(players=2, start=B)", ["you", "normal"])
        assert one.says().startswith(f"asked {opened.id} 1")
        one.kill()
        line = two.person(eva).live(opened.id)
        while not line.you["legal"]:
            line.hear()
        entries = checked(database, opened.id, line)
    assert {entry.seat for entry in entries if isinstance(entry, log.Moved)} == {1}


def test_a_process_that_starts_asks_no_bots_that_think_already(postgres: Server) -> None:
    database = postgres.new_database()
    begin = partial(Process, database, answers=False)
    with processes(begin) as (one,):
        opened = one.person().opens("zooloretto(players=2, start=B)", ["you", "normal"])
        assert one.says().startswith(f"asked {opened.id} 1")
        with processes(begin) as (two,):
            assert two.person().sees(opened.id)["table"]["to_act"] == [1]
            assert two.end() == []
        one.kill()
    three = begin()  # which is alone again, and asks before it says where it is
    assert three.says().startswith(f"asked {opened.id} 1")
    three.end()


def test_time_is_up_once(pair: Pair) -> None:
    people = pair.people()
    table = seated(people, GAME, clock={"turn": 1})
    lines = [person.live(table) for person in people]
    for line in lines:  # bots take over from both, and play to the end
        while line.table["status"] != "over":
            line.hear()
    entries = checked(pair.database, table, *lines)
    late = [entry.seat for entry in entries if isinstance(entry, log.Replaced)]
    assert sorted(late) == [0, 1]


# -- never two of one move ------------------------------------------------------------------------


def test_of_two_moves_at_once_one_is_taken(postgres: Server) -> None:
    database = postgres.new_database()
    begin = partial(Process, database)
    with processes(begin, begin) as (one, two):
        eva = one.person()
        opened = eva.opens(GAME, ["you:Eva", "you:Adam"])
        eva.waits(opened.id, lambda seen: seen["view"] is not None)
        lines = [eva.live(opened.id), two.person(eva).live(opened.id)]
        rng, refused = Random(4), Counter[str]()
        for number in range(40):
            (seat,) = lines[0].table["to_act"]
            rng.shuffle(lines)
            for line in lines:  # one screen for both seats, at each process
                move = rng.choice(line.you["legal"])
                wishes(line, "play", seat=seat, move=move, id=f"{number} {id(line)}")
            answers = [answer(line) for line in lines]
            taken = [message for message in answers if message["type"] == "ack"]
            assert len(taken) == 1, answers
            refused.update(message["code"] for message in answers if message not in taken)
            for line in lines:
                line.reach(taken[0]["number"])
        entries = checked(database, opened.id, *lines)
    assert sum(isinstance(entry, log.Moved) for entry in entries) == 40
    assert set(refused) <= {"stale", "not-your-turn"}
