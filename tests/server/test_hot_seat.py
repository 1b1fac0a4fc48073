"""Several people on one device: what is hidden is shown only to who says that they look."""

from typing import Any

from support.servers import House, Line, chair


def coins(view: Any) -> list[Any]:
    return [seat["coins"] for seat in view["seats"]]


def two_on_one_device(house: House, game: str) -> Line:
    host = house.person()
    body = {"game": game, "chairs": [chair("you:Eva"), chair("you:Adam"), chair("open")]}
    opened = host.post("/api/tables", body)
    key = next(link["key"] for link in opened["links"] if link["seat"] == 2)
    house.person().uses(key, "Ida")
    host.waits(opened["id"], lambda seen: seen["view"] is not None)
    return host.live(opened["id"])


def test_open_games_follow_whoever_is_on_turn(house: House) -> None:
    line = two_on_one_device(house, "zooloretto(players=3, start=A)")
    assert line.heard[0]["seats"] == [0, 1]
    assert line.you["seat"] == 0
    line.plays("draw")
    line.plays("load 1")
    assert line.you["seat"] == 1
    assert line.you["legal"] == ["draw"] or "draw" in line.you["legal"]


def test_hidden_hands_are_shown_to_who_looks_and_while_they_look(house: House) -> None:
    line = two_on_one_device(house, "ozoolemio(players=3)")
    assert line.you["seat"] is None
    assert coins(line.view) == [None, None, None]
    line.send("look", seat=0)
    line.until("table")
    assert line.you["seat"] == 0
    assert coins(line.view)[0] is not None
    assert coins(line.view)[1:] == [None, None]
    number = line.plays("bid 2", 0)
    line.reach(number)
    assert line.you["seat"] is None, "Adam has to bid, and Eva still looks"
    assert coins(line.view) == [None, None, None]
    line.send("look", seat=1)
    line.until("table")
    assert coins(line.view)[1] is not None
    assert coins(line.view)[::2] == [None, None]
    line.send("look", seat=None)
    line.until("table")
    assert coins(line.view) == [None, None, None]
    line.refused("not-your-seat", "look", seat=2)


def test_a_script_with_two_seats_says_from_which_it_looks(house: House) -> None:
    host = house.person()
    table = host.opens("ozoolemio(players=2)", ["you", "you"]).id
    host.waits(table, lambda seen: seen["view"] is not None)
    assert coins(host.sees(table)["view"]) == [None, None]
    for seat in (0, 1):
        seen = host.sees(table, seat=seat)
        assert seen["you"]["seat"] == seat
        assert coins(seen["view"])[seat] is not None
        assert coins(seen["view"])[1 - seat] is None
        assert coins(host.get(f"/api/tables/{table}/at/0", seat=seat)["view"])[seat] is not None
    assert host.text(f"/api/tables/{table}/board") == host.text(f"/api/tables/{table}/board")
    assert host.text(f"/api/tables/{table}/board", seat=0) != host.text(
        f"/api/tables/{table}/board"
    )


def test_a_person_may_hold_seats_that_were_taken_one_by_one(house: House) -> None:
    host, guest = house.people(2)
    opened = host.opens("ozoolemio(players=3)", ["you", "open", "open"])
    guest.uses(opened.keys[1], "Adam")
    line = guest.live(opened.id)
    assert line.heard[0]["seats"] == [1]
    guest.uses(opened.keys[2], "Ida")
    line.until("table", seats=[1, 2])
    while line.view is None:
        line.hear()
    assert (line.you["seat"], coins(line.view)) == (None, [None, None, None])
