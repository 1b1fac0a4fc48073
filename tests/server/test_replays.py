"""Looking back: the log, any moment of a game, its record, and records that people bring along."""

import asyncio
import json
from random import Random
from typing import Any

import msgspec
import pytest

from support.servers import House, play_on, random_game, seated
from zoopark import Game
from zoopark.record import RULES
from zoopark.table import log
from zoopark.table.match import Match
from zoopark.table.sight import events_view, told


def plain(value: Any) -> Any:
    """As it looks after a journey as JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def played(house: House, game: str, moves: int = 100_000) -> tuple[str, Match]:
    """A table of two people, so many moves on."""
    people = house.people(2)
    table = seated(people, game)
    lines = {seat: person.live(table) for seat, person in enumerate(people)}
    play_on(lines, Random(game), moves)
    if moves > 20:
        lines[0].does("say", seat=0, text="well played")
    for line in lines.values():
        line.close()
    return table, house.match(table)


@pytest.mark.parametrize("game", ["ozoolemio(players=2)", "zooloretto(players=2)"])
def test_every_moment_of_a_game_is_as_it_was(house: House, game: str) -> None:
    table, match = played(house, game)
    looker = house.person()
    assert match.game is not None
    moments = []
    entries = iter(house.stored(table))
    replay = Match.folded([next(entries)])
    for entry in entries:
        replay.apply(entry)
        if isinstance(entry, log.Started | log.Moved):
            assert replay.game is not None
            moments.append(replay.game.copy())
    for ply, moment in enumerate(moments):
        seat = ply % 2
        shown = looker.get(f"/api/tables/{table}/at/{ply}", seat=seat)
        assert shown["view"] == plain(moment.view(seat))
        assert (shown["ply"], shown["plies"]) == (ply, len(moments) - 1)
        assert shown["to_act"] == list(moment.to_act)
    for nowhere in (len(moments), -1, "x", "9" * 30, "1.0"):
        response = looker.ask("GET", f"/api/tables/{table}/at/{nowhere}")
        assert response.status_code == 404
    assert looker.text(f"/api/tables/{table}/board", seat=1) == match.game.board(
        ["Player 1", "Guest 1"], 1
    )
    assert looker.text(f"/api/tables/{table}/record") == match.game.record().dumps()


@pytest.mark.parametrize("moves", [0, 1, 40, 100_000])
def test_the_log_is_told_as_it_is_stored(house: House, moves: int) -> None:
    table, match = played(house, "zooloretto(players=2)", moves)
    lines = house.person().get(f"/api/tables/{table}/log")
    assert len(lines) == match.number
    stored = house.stored(table)
    replay = Match.folded(stored[:1])
    opened = json.loads(log.encode(told(match, stored[0], None)))
    assert lines[0] == {"number": 1, "ply": 0, "entry": opened, "events": []}
    for line, entry in zip(lines[1:], stored[1:], strict=True):
        events = events_view(replay.apply(entry))
        assert line == {
            "number": replay.number,
            "ply": len(replay.plies),
            "entry": json.loads(log.encode(told(match, entry, None))),
            "events": plain(events),
        }


def test_the_record_of_a_running_game_is_what_the_seat_may_know(house: House) -> None:
    people = house.people(2)
    table = seated(people, "ozoolemio(players=2)")
    line = people[0].live(table)
    line.plays("bid 3")
    game = house.match(table).game
    assert game is not None
    records = [person.text(f"/api/tables/{table}/record") for person in (*people, house.person())]
    assert records[0] == game.record(0).dumps() == game.record().dumps()
    assert records[1] == records[2] == game.record(1).dumps()
    assert "bid" in records[0]
    assert "bid" not in records[1]


def test_there_is_no_record_of_a_game_that_has_not_begun(house: House) -> None:
    host = house.person()
    table = host.opens("zooloretto(players=2)", ["you", "open"]).id
    for path in ("record", "board"):
        host.fails(409, "not-started", "GET", f"/api/tables/{table}/{path}")
    host.fails(404, "no-moment", "GET", f"/api/tables/{table}/at/0")
    host.fails(409, "not-over", "GET", f"/api/tables/{table}/review")


@pytest.mark.parametrize("moves", [0, 33, 100_000])
@pytest.mark.parametrize("config", ["ozoolemio(players=3)", "aquaretto(players=2)"])
def test_a_record_is_brought_along_and_replayed(house: House, config: str, moves: int) -> None:
    game = random_game(config, 5, moves)
    guest = house.person()
    table = guest.post("/api/records", game.record().dumps())["id"]
    seen = guest.sees(table)
    assert seen["table"]["status"] == "archived"
    assert seen["table"]["to_act"] == []
    assert seen["seats"] == []
    assert guest.text(f"/api/tables/{table}/record") == game.record().dumps()
    plies = seen["table"]["ply"]
    assert guest.get(f"/api/tables/{table}/at/{plies}")["view"] == plain(game.view(None))
    guest.refused("archived", table, "say", text="nice")
    guest.refused("archived", table, "play", seat=0, move="draw", seen=1)
    assert table not in [each["id"] for each in guest.get("/api/tables")["tables"]]


def test_a_record_is_reviewed(house: House) -> None:
    """A short game: it is set up just before its end."""
    game = random_game("ozoolemio(players=2)", 2)
    nearly = Game.from_position(game.at(game.entries - 6).position(), seed=1)
    while not nearly.over:
        seat = nearly.to_act[0]
        nearly.play(nearly.legal(seat)[0], seat)
    guest = house.person()
    table = guest.post("/api/records", nearly.record().dumps())["id"]
    first = guest.ask("GET", f"/api/tables/{table}/review")
    assert (first.status_code, first.json()) == (202, {"status": "thinking"})

    async def reviewed() -> None:
        await asyncio.gather(*house.service.hub._tasks)

    house.run(reviewed)
    found = guest.get(f"/api/tables/{table}/review")
    assert found == guest.get(f"/api/tables/{table}/review")
    assert len(found["decisions"]) > 0


def damaged(text: str, rng: Random) -> str:
    at = rng.randrange(len(text))
    letter = rng.choice("x0 \n:|(é\0")
    return rng.choice([text[:at] + text[at + 1 :], text[:at] + letter + text[at + 1 :], text[:at]])


def test_damaged_records_are_refused_or_are_records_after_all(house: House) -> None:
    guest, rng = house.person(), Random(8)
    whole = random_game("zooloretto(players=2)", 3, 30).record().dumps()
    refused = 0
    for _ in range(60):
        text = damaged(whole, rng)
        response = guest.ask("POST", "/api/records", text)
        if response.status_code == 201:
            assert Game.replay(text).record().dumps() == guest.text(
                f"/api/tables/{response.json()['id']}/record"
            )
        else:
            refused += 1
            assert (response.status_code, response.json()["code"]) == (422, "no-record")
    assert refused > 30
    for nothing in (b"", b"\xff\xfe", b"\0", b"[]", b"{}", b"zooloretto", whole.encode() * 2):
        guest.fails(422, "no-record", "POST", "/api/records", nothing)
    newer = whole.replace(f"rules {RULES}", f"rules {RULES + 1}")
    guest.fails(422, "other-rules", "POST", "/api/records", newer)


def test_hints_where_the_table_allows_them(house: House) -> None:
    people = house.people(2)
    table = seated(people, "zooloretto(players=2, start=A)")
    path = f"/api/tables/{table}/hint"
    advice = people[0].post(path, {"seat": 0})
    assert [each["move"] for each in advice["advices"]] == ["draw"]
    people[1].fails(409, "not-your-turn", "POST", path, {"seat": 1})
    people[1].fails(403, "not-yours", "POST", path, {"seat": 0})
    people[0].fails(422, "no-move", "POST", path, {"seat": 0, "about": "take 1"})
    people[0].fails(422, "no-move", "POST", path, {"seat": 0, "about": "fly\0"})
    people[0].fails(422, "bad-message", "POST", path, {"seat": 0, "about": "x" * 201})
    assert people[0].post(path, {"seat": 0, "about": "draw"})["about"]["move"] == "draw"
    table = seated(people, "zooloretto(players=2, start=A)", hints=False)
    people[0].fails(409, "no-hints", "POST", f"/api/tables/{table}/hint", {"seat": 0})
