"""Keeping a server tidy: what expires, what is deleted, hidden, ended and erased, who is banned."""

import json
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from support.servers import House, Line, Person, play_on, seated
from zoopark.cli import main
from zoopark.server import keeping
from zoopark.server.identity import COOKIE, digest
from zoopark.server.keeping import DAY, expire
from zoopark.server.live import now
from zoopark.server.settings import Keep
from zoopark.server.storage import sqlite as sqlite_driver
from zoopark.server.storage import sqlite_url
from zoopark.table.match import Match

GAME = "zooloretto(players=2, start=A)"


@pytest.fixture(scope="module", autouse=True)
def soon() -> Iterator[None]:
    """A server looks at its database more often than usual."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite_driver, "LOOK_SECONDS", 0.01)
        patch.setattr(keeping, "LOOK", 0.01)
        yield


def admin(house: House, *words: str) -> int:
    return main(["admin", "--database", sqlite_url(house.file), *words])


def age(house: House, table: str, days: int) -> None:
    with closing(sqlite3.connect(house.file)) as file, file:
        then = now() - days * DAY
        file.execute(
            "UPDATE matches SET created = ?, updated = ? WHERE id = ?", [then, then, table]
        )


# -- what expires ---------------------------------------------------------------------------------


def test_matches_expire_by_what_they_are(house: House) -> None:
    people = house.people(2)
    waiting = people[0].opens(GAME, ["you", "open"]).id
    left, young = seated(people, GAME), seated(people, GAME)
    over = seated(people, "ozoolemio(players=2)")
    lines = {seat: person.live(over) for seat, person in enumerate(people)}
    play_on(lines, Random(1))
    line = people[1].live(left)
    for table, days in ((waiting, 31), (left, 366), (young, 364), (over, 9999)):
        age(house, table, days)

    assert house.run(lambda: expire(house.service.hub, Keep())) == 2
    for table in (waiting, left):
        people[0].fails(404, "no-table", "GET", f"/api/tables/{table}")
    assert line.closed() == (4404, "no-table")
    for table in (young, over):
        assert people[0].sees(table)["id"] == table
    assert house.run(lambda: expire(house.service.hub, Keep(over=30))) == 1
    people[0].fails(404, "no-table", "GET", f"/api/tables/{over}")
    mine = {row["id"] for row in people[0].get("/api/me/tables")}
    assert young in mine
    assert not mine & {waiting, left, over}


# -- zoopark admin --------------------------------------------------------------------------------


def test_a_match_is_hidden_and_shown_again(house: House) -> None:
    person = house.person()
    table = person.opens(GAME, ["you", "open"], listed=True).id

    def lobby() -> list[str]:
        return [row["id"] for row in person.get("/api/tables")["tables"]]

    assert table in lobby()
    assert admin(house, "hide", table) == 0
    assert table not in lobby()
    assert person.sees(table)["id"] == table  # by its link it can be reached
    assert admin(house, "hide", table, "--undo") == 0
    assert table in lobby()


def test_a_match_is_deleted_while_people_sit_there(house: House) -> None:
    people = house.people(2)
    table = seated(people, GAME)
    lines = [person.live(table) for person in people]
    assert admin(house, "delete", table) == 0
    assert [line.closed() for line in lines] == [(4404, "no-table")] * 2
    people[0].fails(404, "no-table", "GET", f"/api/tables/{table}")
    assert Line(people[0].socket(f"/api/tables/{table}/live")).closed() == (4404, "no-table")
    assert admin(house, "delete", table) == 2


def test_a_match_is_ended_and_can_be_looked_at(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    people = house.people(2)
    table = seated(people, GAME)
    line = people[0].live(table)
    line.plays("draw")
    assert admin(house, "end", table) == 0
    line.until("update")
    assert (line.table["status"], line.you["legal"]) == ("archived", [])
    line.refused("closed", "play", seat=0, move="load 1", seen=line.number)
    assert [entry["entry"]["type"] for entry in people[1].get(f"/api/tables/{table}/log")][-2:] == [
        "moved", "closed"
    ]  # fmt: skip
    assert admin(house, "end", table) == 2
    assert "ended already" in capsys.readouterr().err


def test_what_there_is_is_listed_shown_and_exported(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    people = house.people(2)
    table = seated(people, GAME)
    assert admin(house, "list", "--status", "running", "--limit", "1000") == 0
    (row,) = [line for line in capsys.readouterr().out.splitlines() if table in line]
    assert "Guest 1" in row
    assert admin(house, "show", table) == 0
    shown = capsys.readouterr().out
    assert all(digest(person.http.cookies[COOKIE]) in shown for person in people)
    assert admin(house, "export", table) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [json.loads(line)["type"] for line in lines] == ["opened", "sat", "started"]
    file = tmp_path / "log.jsonl"
    assert admin(house, "export", table, str(file)) == 0
    assert file.read_text().splitlines() == lines


def test_a_backup_is_made_while_people_play(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    people = house.people(2)
    table = seated(people, GAME)
    line = people[0].live(table)
    number = line.plays("draw")
    copy = tmp_path / "copy.sqlite3"
    assert admin(house, "backup", str(copy)) == 0
    line.plays("load 1")
    with closing(sqlite3.connect(copy)) as file:
        query = "SELECT MAX(number) FROM log WHERE match = ?"
        assert file.execute(query, [table]).fetchone() == (number,)
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert admin(house, "backup", str(copy)) == 2
    assert "exists already" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [["end", "nothing"], ["show", "nothing"], ["hide", "nothing"], ["ban", "nobody"],
     ["unban", "192.0.2.1"], ["export", "nothing"]],
)  # fmt: skip
def test_nonsense_is_refused_in_a_sentence(
    house: House, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin(house, *words) == 2
    assert capsys.readouterr().err.startswith("zoopark: ")


# -- who is not wanted ----------------------------------------------------------------------------


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path, proxies=("127.0.0.1",))
    yield made
    made.close()


def refused(person: Person) -> bool:
    response = person.ask("GET", "/api/tables")
    if response.status_code == 200:
        return False
    assert (response.status_code, response.json()["code"]) == (403, "banned")
    return True


def test_addresses_and_people_are_banned(own_house: House) -> None:
    near = own_house.person(**{"x-forwarded-for": "192.0.2.7"})
    far = own_house.person(**{"x-forwarded-for": "198.51.100.1"})
    table = far.opens(GAME, ["you", "open"]).id
    assert not refused(near)
    assert admin(own_house, "ban", "192.0.2.0/24", "--why", "spam") == 0
    while not refused(near):
        pass
    assert not refused(far)
    assert admin(own_house, "ban", digest(far.http.cookies[COOKIE])) == 0
    while not refused(far):
        pass
    own_house.person(**{"x-forwarded-for": "198.51.100.1"}).sees(table)
    assert admin(own_house, "unban", "192.0.2.0/24") == 0
    while refused(near):
        pass


# -- what people wrote ----------------------------------------------------------------------------


def test_people_erase_what_they_wrote(house: House) -> None:
    eva, adam, guest = house.people(3)
    guest.opens(GAME, ["you", "open"])  # so that the server knows them again
    opened = eva.opens(GAME, ["you:Eva Novak", "open"])
    adam.uses(opened.keys[1], "Adam Smith")
    table = opened.id
    eva.waits(table, lambda seen: seen["view"] is not None)
    eva.wish(table, "say", text="my number is 555", seat=0)
    adam.wish(table, "say", text="and mine is 666", seat=1)
    guest.wish(table, "say", text="I live at 777", name="Passer-by")
    line = adam.live(table)
    assert len(eva.get(f"/api/tables/{table}/log")) == 6

    assert eva.ask("DELETE", "/api/me/words").json() == {"tables": 1}
    assert guest.ask("DELETE", "/api/me/words").json()["tables"] == 2
    told = line.until("table")
    assert "at 777" not in json.dumps(line.until("table"))
    assert "is 555" not in json.dumps(told)
    for seen in (
        json.dumps(adam.sees(table)),
        json.dumps(adam.get(f"/api/tables/{table}/log")),
        json.dumps(adam.get("/api/me/tables")),
        house.file.read_bytes().decode("latin-1") if wal(house) else "",
    ):
        assert not any(word in seen for word in ("Novak", "is 555", "Passer-by", "at 777"))
    said = [(said["name"], said["text"]) for said in adam.sees(table)["talk"]]
    assert said == [("Adam Smith", "and mine is 666")]
    assert [seat["name"] for seat in adam.sees(table)["table"]["seats"]] == ["A", "Adam Smith"]
    eva.wish(table, "play", seat=0, move="draw", seen=eva.sees(table)["table"]["number"])
    assert house.person().ask("DELETE", "/api/me/words").json() == {"tables": 0}


def wal(house: House) -> bool:
    """Whether everything that was written is in the file itself."""
    with closing(sqlite3.connect(house.file)) as file:
        busy, log, moved = file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy and log == moved


# -- the log in pages -----------------------------------------------------------------------------


def test_a_log_is_read_in_pages(house: House) -> None:
    people = house.people(2)
    table = seated(people, "ozoolemio(players=2)")
    lines = {seat: person.live(table) for seat, person in enumerate(people)}
    path = f"/api/tables/{table}/log"
    for moves in (5, 5, 100_000):
        play_on(lines, Random(1), moves)
        whole = people[0].get(path)
        assert [entry["number"] for entry in whole] == list(range(1, lines[0].number + 1))
        pages = [people[0].get(path, after=after, limit=7) for after in range(0, len(whole), 7)]
        assert [entry for page in pages for entry in page] == whole
        assert people[0].get(path, after=len(whole)) == []
        assert people[0].get(path, after=10**9) == []
    for wrong in ({"limit": 0}, {"limit": 1001}, {"after": -1}, {"before": 3}):
        people[0].fails(422, "bad-query", "GET", path, **wrong)


def test_logs_are_folded_away_from_the_event_loop(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long one would hold up every other table."""
    person = house.person()
    table = person.opens(GAME, ["you", "you"]).id
    person.waits(table, lambda seen: seen["view"] is not None)
    house.service.hub.forget(table)
    folded, apply = set[str](), Match.apply

    def watched(match: Match, *entry: Any) -> Any:
        folded.add(threading.current_thread().name.partition("_")[0])
        return apply(match, *entry)

    monkeypatch.setattr(Match, "apply", watched)
    person.sees(table)
    person.get(f"/api/tables/{table}/log")
    assert folded == {"zoopark-fold"}
