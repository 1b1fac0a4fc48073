"""Who somebody is, and whose a seat is: cookies, bearers, links and locks."""

import re
import sqlite3
from contextlib import closing

import pytest

from support.servers import House, Person, seated

GAME = "zooloretto(players=2, start=A)"


def secret_of(person: Person) -> str:
    return person.http.cookies["zoopark"]


def with_bearer(house: House, secret: str) -> Person:
    return house.person(authorization=f"Bearer {secret}")


def test_the_cookie_is_for_this_site_and_no_script(house: House) -> None:
    body = {"game": GAME, "chairs": []}
    response = house.person().ask("POST", "/api/tables", body)
    name, *flags = response.headers["set-cookie"].split("; ")
    assert re.fullmatch(r"zoopark=[A-Za-z0-9_-]{43}", name)
    assert {flag.lower() for flag in flags} == {
        "httponly",
        "samesite=strict",
        "path=/",
        "max-age=63072000",
    }


def test_who_is_known_keeps_the_cookie_and_who_only_looks_gets_none(house: House) -> None:
    host = house.person()
    table = host.opens(GAME, ["you", "open"]).id
    secret = secret_of(host)
    assert "set-cookie" not in host.ask("POST", "/api/tables", {"game": GAME}).headers
    assert secret_of(host) == secret
    looker = house.person()
    for path in ("/", "/api/tables", f"/api/tables/{table}", "/api/me/tables"):
        assert "set-cookie" not in looker.ask("GET", path).headers


def test_the_browser_can_forget(house: House) -> None:
    host = house.person()
    table = host.opens(GAME, ["you", "open"]).id
    response = host.ask("DELETE", "/api/me")
    assert response.status_code == 204
    assert "max-age=0" in response.headers["set-cookie"].lower()
    assert host.sees(table)["seats"] == []


def test_a_program_has_a_bearer_token(house: House) -> None:
    secret = house.person().post("/api/people")["secret"]
    script = with_bearer(house, secret)
    table = script.opens(GAME, ["you", "open"]).id
    assert not script.http.cookies
    assert script.sees(table)["seats"] == [0]
    assert with_bearer(house, secret).sees(table)["host"]
    assert script.live(table, authorization=f"Bearer {secret}").heard[0]["seats"] == [0]


@pytest.mark.parametrize(
    "secret", ["", "x", "x" * 42, "x" * 44, "x" * 42 + "=", "../" * 14 + "x", "null"]
)
def test_a_forged_secret_is_as_good_as_none(house: House, secret: str) -> None:
    table = house.person().opens(GAME, ["you", "open"]).id
    forger = house.person(cookie=f"zoopark={secret}")
    assert forger.sees(table)["seats"] == []
    forger.refused("not-your-seat", table, "play", seat=0, move="draw", seen=9)


def test_moves_for_another_seat_are_refused(house: House) -> None:
    people, stranger = house.people(2), house.person()
    table = seated(people, GAME)
    number = people[0].sees(table)["table"]["number"]
    for intruder in (people[1], stranger, with_bearer(house, "A" * 43)):
        line = intruder.live(table)
        for kind, more in [
            ("play", {"move": "draw", "seen": number}),
            ("undo", {"seen": number}),
            ("reset", {"seen": number}),
            ("confirm", {"seen": number}),
            ("ask", {"to": 0}),
            ("answer", {"agrees": True}),
            ("leave", {}),
            ("return", {}),
            ("pause", {}),
            ("resume", {}),
            ("say", {"text": "I am Eva"}),
        ]:
            intruder.refused("not-your-seat", table, kind, seat=0, **more)
            line.refused("not-your-seat", kind, seat=0, **more)
        line.refused("not-your-seat", "look", seat=0)
    stranger.refused("not-host", table, "fill", seat=1, bot="easy")
    stranger.refused("not-your-seat", table, "replace", seat=0)
    stranger.fails(403, "not-yours", "POST", f"/api/tables/{table}/links/0")
    stranger.fails(403, "not-yours", "POST", f"/api/tables/{table}/rematch")
    stranger.fails(403, "not-yours", "POST", f"/api/tables/{table}/hint", {"seat": 0})
    assert house.match(table).number == number


def test_an_invitation_is_good_for_one(house: House) -> None:
    host, guest, late = house.people(3)
    opened = host.opens(GAME, ["you", "open"])
    key = opened.keys[1]
    assert host.get(f"/api/tables/{opened.id}/links")[1]["key"] == key
    assert guest.get(f"/api/tables/{opened.id}/links") == []
    invited = guest.uses(key)
    assert (invited["id"], invited["seat"], invited["taken"]) == (opened.id, 1, False)
    # An invitation says to what, by whom and with whom, before a name is asked for.
    invitation = invited["invitation"]
    assert invitation["game"].startswith("zooloretto(players=")
    assert invitation["host"] == invitation["names"][0]["name"] != ""
    assert invitation["names"][1] == {"name": "", "bot": "", "avatar": ""}
    assert "options" in invitation
    assert guest.uses(key, "Adam") == {"id": opened.id, "seat": 1, "taken": True}
    assert guest.sees(opened.id)["seats"] == [1]
    for other in (late, host, guest):
        other.fails(404, "no-seat", "POST", "/api/seats", {"key": key, "name": "Ida"})
    assert [link["seat"] for link in host.get(f"/api/tables/{opened.id}/links")] == [0]


def test_the_link_brings_a_seat_to_another_device(house: House) -> None:
    people, phone = house.people(2), house.person()
    table = seated(people, GAME)
    [link] = people[0].get(f"/api/tables/{table}/links")
    assert link["path"] == f"/t/{table}#seat={link['key']}"
    assert phone.uses(link["key"]) == {"id": table, "seat": 0, "taken": True}
    assert phone.sees(table)["seats"] == [0]
    line, laptop = phone.live(table), people[0].live(table)
    number = line.plays("draw")
    laptop.reach(number)
    assert laptop.you == line.you
    assert laptop.you["legal"]


def test_a_changed_lock_locks_the_other_device_out(house: House) -> None:
    people, phone = house.people(2), house.person()
    table = seated(people, GAME)
    [old] = people[0].get(f"/api/tables/{table}/links")
    phone.uses(old["key"])
    line = phone.live(table)
    new = people[0].post(f"/api/tables/{table}/links/0")
    assert new["key"] != old["key"]
    line.refused("not-your-seat", "play", seat=0, move="draw", seen=line.number)
    phone.refused("not-your-seat", table, "play", seat=0, move="draw", seen=line.number)
    phone.fails(404, "no-seat", "POST", "/api/seats", {"key": old["key"]})
    assert phone.sees(table)["seats"] == []
    people[0].live(table).plays("draw")


def test_who_is_locked_out_of_a_private_table_sees_no_more_of_it(house: House) -> None:
    people, phone = house.people(2), house.person()
    table = seated(people, GAME, watch=False)
    [old] = people[0].get(f"/api/tables/{table}/links")
    phone.uses(old["key"])
    line = phone.live(table)
    people[0].post(f"/api/tables/{table}/links/0")
    assert line.closed() == (4403, "private")
    phone.fails(403, "not-yours", "GET", f"/api/tables/{table}")


@pytest.mark.parametrize("seat", ["2", "99", "-1", "x", "1e9", "9" * 400])
def test_locks_of_seats_that_there_are_not(house: House, seat: str) -> None:
    host = house.person()
    table = host.opens(GAME, ["you", "open"]).id
    assert host.ask("POST", f"/api/tables/{table}/links/{seat}").status_code in (403, 404)


def test_taking_seats_from_the_lobby(house: House) -> None:
    host, guest, late = house.people(3)
    game = "zooloretto(players=3)"
    hidden = host.opens(game, ["you", "open", "open"]).id
    guest.fails(403, "not-yours", "POST", f"/api/tables/{hidden}/seats", {"name": "Adam"})
    table = host.opens(game, ["you", "open", "open"], listed=True).id
    path = f"/api/tables/{table}/seats"
    assert guest.post(path, {"name": "  Adam\n", "seat": 2})["seat"] == 2
    guest.fails(409, "seated", "POST", path, {"name": "Adam"})
    late.fails(409, "taken", "POST", path, {"name": "Ida", "seat": 2})
    late.fails(409, "no-seat", "POST", path, {"name": "Ida", "seat": 5})
    late.fails(409, "no-name", "POST", path, {"name": "\u200b"})
    late.fails(422, "bad-message", "POST", path, {"name": ""})
    assert late.post(path, {"name": "Ida"})["seat"] == 1
    house.person().fails(409, "taken", "POST", path, {"name": "Ben"})
    names = [seat["name"] for seat in host.sees(table)["table"]["seats"]]
    assert names == ["Player 1", "Ida", "Adam"]


def test_who_stands_up_before_the_game_has_no_seat_any_more(house: House) -> None:
    host, guest, third = house.people(3)
    opened = host.opens("ozoolemio(players=3)", ["you", "open", "open"], listed=True)
    guest.uses(opened.keys[1])  # who comes with a key is somebody from then on
    line = guest.live(opened.id)
    guest.uses(opened.keys[1], "Adam")
    line.until("table", seats=[1])
    [kept] = guest.get(f"/api/tables/{opened.id}/links")
    guest.wish(opened.id, "leave", seat=1)
    line.until("table", seats=[])
    assert guest.sees(opened.id)["seats"] == []
    assert guest.get("/api/me/tables") == []
    guest.fails(404, "no-seat", "POST", "/api/seats", {"key": kept["key"]})
    links = {link["seat"]: link["key"] for link in host.get(f"/api/tables/{opened.id}/links")}
    assert set(links) == {0, 1, 2}
    assert third.uses(links[1], "Ida")["taken"]
    assert guest.post(f"/api/tables/{opened.id}/seats", {"name": "Adam"})["seat"] == 2


def test_the_seat_of_a_bot_is_nobodys(house: House) -> None:
    """An invitation to a seat that was filled meanwhile does not show what the bot holds."""
    host, guest = house.people(2)
    opened = host.opens("ozoolemio(players=2)", ["you", "open"])
    host.wish(opened.id, "fill", seat=1, bot="easy")
    guest.fails(404, "no-seat", "POST", "/api/seats", {"key": opened.keys[1], "name": "Adam"})
    seen = guest.waits(opened.id, lambda seen: seen["view"] is not None)
    assert seen["seats"] == []
    assert [seat["coins"] for seat in seen["view"]["seats"]] == [None, None]


def test_who_stood_up_is_not_asked_to_play_again(house: House) -> None:
    host, guest = house.people(2)
    table = host.opens("ozoolemio(players=3)", ["you", "open", "open"])
    guest.uses(table.keys[1], "Adam")
    guest.wish(table.id, "leave", seat=1)
    for seat in (1, 2):
        host.wish(table.id, "fill", seat=seat, bot="random")
    host.waits(table.id, lambda seen: seen["view"] is not None)
    host.wish(table.id, "leave", seat=0)
    host.waits(table.id, lambda seen: seen["table"]["status"] == "over")
    again = host.post(f"/api/tables/{table.id}/rematch")["id"]
    assert host.sees(again)["seats"] == [0]
    guest.fails(403, "not-yours", "POST", f"/api/tables/{table.id}/rematch")
    assert guest.get("/api/me/tables") == []


def test_no_secret_and_no_address_is_stored(house: House) -> None:
    people = house.people(2)
    table = seated(people, GAME)
    people[0].live(table).plays("draw")
    people[1].wish(table, "say", seat=1, text="hello")
    bytes_ = b"".join(
        path.read_bytes() for path in sorted(house.file.parent.glob(f"{house.file.name}*"))
    )
    for person in people:
        assert secret_of(person).encode() not in bytes_
    with closing(sqlite3.connect(house.file)) as database:
        dump = "\n".join(database.iterdump())
    assert "127.0.0.1" not in dump
    assert "python-httpx" not in dump
    assert "Guest 1" in dump
