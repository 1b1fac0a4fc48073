"""One person on several devices: carried by links, joined, exported, forgotten; and their games."""

import itertools
import json
import re
import sqlite3
from contextlib import closing
from random import Random

import pytest

from support.servers import House, Person, play_on, seated
from zoopark import Game
from zoopark.record import Record
from zoopark.server import persons
from zoopark.server.identity import COOKIE, digest
from zoopark.server.live import now

GAME = "zooloretto(players=2, start=A)"
SHORT = "ozoolemio(players=2)"


def rows(house: House) -> str:
    """Everything in the database, as one text."""
    with closing(sqlite3.connect(house.file)) as file:
        tables = [
            name for (name,) in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        ]
        return "\n".join(
            f"{table}: {row}" for table in tables for row in file.execute(f"SELECT * FROM {table}")
        )


def played(people: list[Person], game: str = SHORT, seed: int = 1) -> str:
    """A finished game of these people."""
    table = seated(people, game)
    play_on({seat: one.live(table) for seat, one in enumerate(people)}, Random(seed))
    return table


def link(person: Person, **wanted: object) -> str:
    key: str = person.post("/api/me/links", wanted)["key"]
    return key


def test_a_link_carries_a_person_to_another_device_once(house: House) -> None:
    phone, laptop, thief = house.people(3)
    table = phone.opens(GAME, ["you:Eva", "normal"]).id
    key = link(phone, name="Eva <b>", avatar="panda")
    seen = laptop.post("/api/me", {"key": key})
    assert seen == {
        "name": "Eva <b>", "avatar": "panda", "games": 1, "here": 0, "same": False, "taken": False,
    }  # fmt: skip
    assert COOKIE not in laptop.http.cookies  # whoever only looks is nobody yet
    assert laptop.post("/api/me", {"key": key, "take": True})["taken"]
    assert laptop.http.cookies[COOKIE] == phone.http.cookies[COOKIE]
    assert laptop.sees(table)["seats"] == [0]
    why = thief.fails(404, "no-person", "POST", "/api/me", {"key": key, "take": True})
    assert why == "this link was used already, is out of date, or is none"
    assert laptop.http.cookies[COOKIE] not in rows(house)
    assert key not in rows(house)


def test_forged_and_old_links_lead_nowhere(house: House) -> None:
    eva, other = house.people(2)
    key = link(eva)
    for forged in (key[:-1] + ("A" if key[-1] != "A" else "B"), "x" * 43):
        other.fails(404, "no-person", "POST", "/api/me", {"key": forged, "take": True})
    other.fails(422, "bad-message", "POST", "/api/me", {"key": "../../etc"})
    with closing(sqlite3.connect(house.file)) as file, file:
        file.execute("UPDATE passages SET expires = ?", [now() - 1])
    other.fails(404, "no-person", "POST", "/api/me", {"key": key, "take": True})
    assert COOKIE not in other.http.cookies
    lasting = link(eva, lasting=True)
    assert eva.ask("DELETE", "/api/me/links").status_code == 204
    other.fails(404, "no-person", "POST", "/api/me", {"key": lasting})


def test_a_link_that_is_kept_never_expires(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    eva, other = house.people(2)
    kept = link(eva, lasting=True)
    ticks = itertools.count(now(), 3_600_000)
    monkeypatch.setattr(persons, "now", lambda: next(ticks))  # an hour later at every look
    other.post("/api/me", {"key": kept})


def test_a_link_that_is_kept_brings_games_back_after_a_lost_cookie(house: House) -> None:
    (eva,) = house.people(1)
    table = eva.opens(GAME, ["you", "normal"]).id
    first, kept = link(eva, lasting=True), link(eva, lasting=True)
    assert eva.get("/api/me") == {"games": 1, "kept": True}
    eva.http.cookies.clear()
    assert eva.get("/api/me/tables") == []
    eva.fails(404, "no-person", "POST", "/api/me", {"key": first})  # the second one replaced it
    for _ in range(2):  # it can be used again and again
        assert eva.post("/api/me", {"key": kept, "take": True})["taken"]
        assert [row["id"] for row in eva.get("/api/me/tables")] == [table]


def test_games_of_a_device_come_along_if_its_owner_says_so(house: House) -> None:
    eva, tablet, stranger = house.people(3)
    own = eva.opens(GAME, ["you", "normal"]).id
    opened = tablet.opens(GAME, ["you", "open"])
    line = tablet.live(opened.id)
    key = link(eva)
    assert tablet.post("/api/me", {"key": key})["here"] == 1
    tablet.post("/api/me", {"key": key, "take": True, "bring": True})
    assert {row["id"] for row in eva.get("/api/me/tables")} == {own, opened.id}
    assert eva.sees(opened.id)["host"]
    assert eva.sees(opened.id)["seats"] == [0]
    line.close()
    stays = stranger.opens(GAME, ["you", "normal"]).id
    stranger.post("/api/me", {"key": link(eva), "take": True})
    assert stays not in {row["id"] for row in eva.get("/api/me/tables")}


def test_other_devices_can_be_locked_out(house: House) -> None:
    eva, lost = house.people(2)
    table = eva.opens(GAME, ["you", "normal"]).id
    kept = link(eva, lasting=True)
    lost.post("/api/me", {"key": kept, "take": True})
    assert lost.sees(table)["seats"] == [0]
    assert eva.ask("POST", "/api/me/lock").status_code == 204
    assert eva.sees(table)["seats"] == [0]
    assert lost.sees(table)["seats"] == []
    lost.fails(404, "no-person", "POST", "/api/me", {"key": kept})


def test_history_is_searched_and_put_away(house: House) -> None:
    eva, adam = house.people(2)
    tables = [played([eva, adam]), played([eva, adam], GAME)]
    running = seated([eva, adam], GAME)
    found = eva.get("/api/me/history")
    assert [game["id"] for game in found["games"]] == tables[::-1]
    game = found["games"][1]
    match = house.match(tables[0])
    assert match.game is not None
    assert game["points"] == [sheet.total for sheet in match.game.scores()]
    assert sorted(game["places"]) in ([1, 2], [1, 1])
    assert (game["seats"], game["names"][1]["name"]) == ([0], "Guest 1")
    for query, count in (
        ({"game": "zooloretto"}, 1), ({"search": "GUEST ozoo"}, 1), ({"search": "nobody"}, 0),
        ({"limit": 1}, 2), ({"away": True}, 0),
    ):  # fmt: skip
        assert eva.get("/api/me/history", **query)["total"] == count, query
    assert eva.ask("PUT", f"/api/me/away/{tables[0]}", {"away": True}).status_code == 204
    assert [game["id"] for game in eva.get("/api/me/history")["games"]] == tables[1:]
    assert eva.get("/api/me/history", away=True)["games"][0]["id"] == tables[0]
    assert tables[0] not in {row["id"] for row in eva.get("/api/me/tables")}
    assert adam.get("/api/me/history")["total"] == 2
    for other in (running, "nothing"):
        eva.fails(404, "no-table", "PUT", f"/api/me/away/{other}", {"away": True})
    assert eva.ask("PUT", f"/api/me/away/{tables[0]}", {"away": False}).status_code == 204
    assert eva.get("/api/me/history")["total"] == 2


def test_progress_counts_what_somebody_played_themselves(house: House) -> None:
    eva, adam = house.people(2)
    table = played([eva, adam])
    seated([eva, adam], SHORT)  # still running: nobody is told anything about it
    (one,) = eva.get("/api/me/progress")
    game = house.match(table).game
    assert game is not None
    sheet = game.scores()[0]
    assert (one["game"], one["games"], one["points"]) == ("ozoolemio", 1, sheet.total)
    assert sum(one["places"]) == 1
    assert sum(line["points"] for line in one["lines"]) == sheet.total
    assert (one["rated"], one["curve"], one["proposed"]) == (0, [], "")  # no level was there
    assert [level["level"] for level in one["levels"]] == ["easy", "normal", "hard", "expert"]
    start = Game("zooloretto(players=2, start=A)", seed=1).position()
    body = {"game": GAME, "position": start, "chairs": [{"kind": "you"}, {"kind": "you"}]}
    alone = eva.post("/api/tables", body)["id"]
    line = eva.live(alone)
    play_on({0: line, 1: line}, Random(1))
    assert len(eva.get("/api/me/progress")) == 1
    assert eva.get("/api/me/history")["total"] == 2
    assert house.person().get("/api/me/progress") == []


def test_an_export_has_all_games_and_no_secrets(house: House) -> None:
    eva, adam = house.people(2)
    over, running = played([eva, adam]), seated([eva, adam], SHORT)
    bids = adam.sees(running)["you"]["legal"]
    adam.wish(running, "play", seat=1, move=bids[-1], seen=adam.sees(running)["table"]["number"])
    data = eva.get("/api/me/export")
    kept = {game["id"]: game for game in data["games"]}
    assert set(kept) == {over, running}
    assert Game.replay(Record.loads(kept[over]["record"])).over
    assert kept[over]["names"][1] == "Guest 1"
    assert bids[-1] not in kept[running]["record"]
    assert eva.http.cookies[COOKIE] not in json.dumps(data)


def test_nothing_beside_the_table_tells_of_a_running_game(house: House) -> None:
    """Whatever a rival has bid, statistics, lists and previews say the same."""
    told: list[list[str]] = []
    for choice in (0, -1):
        eva, adam = house.people(2)
        played([eva, adam])
        running = seated([eva, adam], SHORT)
        before = eva.get("/api/me/progress")
        now_seen = adam.sees(running)
        bid = now_seen["you"]["legal"][choice]
        adam.wish(running, "play", seat=1, move=bid, seen=now_seen["table"]["number"])
        assert adam.sees(running)["table"]["number"] > now_seen["table"]["number"]
        assert eva.get("/api/me/progress") == before  # only finished games count
        assert eva.get("/api/me/history")["total"] == 1
        listed = [row for row in eva.get("/api/me/tables") if row["id"] == running]
        preview = eva.ask("GET", f"/t/{running}").text
        assert bid not in preview
        told.append([json.dumps(listed).replace(running, ""), preview.replace(running, "")])
    (first, seen), (second, other) = told
    stamp = re.compile(r'"(created|updated)": \d+')
    assert stamp.sub("", first) == stamp.sub("", second)
    assert seen == other


def test_everything_is_deleted(house: House) -> None:
    eva, adam = house.people(2)
    alone, shared = eva.opens(GAME, ["you:Eva Novak", "normal"]).id, played([eva, adam])
    running = seated([eva, adam], GAME)
    hosted = eva.opens(GAME, ["open", "open"])
    adam.uses(hosted.keys[0], "Adam")
    other = house.person().opens(GAME, ["normal", "normal"], listed=True).id
    for table, seat in ((running, 0), (other, None)):
        eva.wish(table, "say", seat=seat, name="Eva Novak", text="my number is 555")
    link(eva, lasting=True, name="Eva Novak")
    eva.ask("PUT", f"/api/me/away/{shared}", {"away": True})
    person = digest(eva.http.cookies[COOKIE])
    assert person in rows(house)

    assert eva.ask("DELETE", "/api/me/everything").json() == {"tables": 1}
    left = rows(house)
    for word in (person, "Novak", "my number", alone):
        assert word not in left, word
    assert COOKIE not in eva.http.cookies
    assert adam.get("/api/me/history")["total"] == 1
    seen = adam.sees(running)["table"]["seats"][0]
    assert (seen["name"], bool(seen["substitute"])) == ("A", True)
    assert adam.sees(hosted.id)["table"]["seats"][0]["name"] == "Adam"
    assert adam.sees(other)["id"] == other  # it was somebody else's


def test_avatars_are_shown_and_kept(house: House) -> None:
    eva, adam = house.people(2)
    chairs = [{"kind": "you", "name": "Eva", "avatar": "panda"}, {"kind": "open"}]
    opened = eva.post("/api/tables", {"game": SHORT, "chairs": chairs, "options": {"listed": True}})
    adam.post("/api/seats", {"key": opened["links"][1]["key"], "name": "Adam", "avatar": "camel"})
    seen = adam.waits(opened["id"], lambda seen: seen["view"] is not None)
    assert [seat["avatar"] for seat in seen["table"]["seats"]] == ["panda", "camel"]
    (row,) = eva.get("/api/me/tables")
    assert [one["avatar"] for one in row["names"]] == ["panda", "camel"]
    bad = {"game": SHORT, "chairs": [{"kind": "you", "avatar": "<svg>"}, {"kind": "open"}]}
    eva.fails(422, "bad-message", "POST", "/api/tables", bad)
    eva.ask("DELETE", "/api/me/words")
    assert [one["avatar"] for one in eva.get("/api/me/tables")[0]["names"]] == ["", "camel"]


def test_a_sealed_secret_opens_with_its_key_only() -> None:
    from zoopark.server.identity import new_secret

    secret, key, other = new_secret(), new_secret(), new_secret()
    seal = persons.sealed(secret, key)
    assert persons.opened(seal, key) == secret
    assert persons.opened(seal, other) != secret
