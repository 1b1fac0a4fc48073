"""What people may want at a table, over the wire."""

import json
from typing import Any

import pytest

from support.servers import House, Line, seated
from zoopark.table.log import Opened

GAME = "zooloretto(players=2, start=A)"


def lines_of(house: House, game: str = GAME, **options: Any) -> tuple[str, list[Line]]:
    people = house.people(2)
    table = seated(people, game, **options)
    return table, [person.live(table) for person in people]


def all_reach(lines: list[Line], number: int) -> None:
    for line in lines:
        line.reach(number)


def do(lines: list[Line], seat: int, kind: str, **fields: Any) -> None:
    """One of them does something, and everybody hears of it."""
    all_reach(lines, lines[seat].does(kind, seat=seat, **fields))


def play(lines: list[Line], *moves: str) -> None:
    for move in moves:
        [seat] = lines[0].table["to_act"]
        do(lines, seat, "play", move=move, seen=lines[seat].number)


def load_a_truck(lines: list[Line]) -> None:
    """A and B load until somebody can take a truck; A is on turn."""
    play(lines, "draw", "load 1", "draw", "load 1")


def test_undo_is_free_until_a_tile_is_drawn(house: House) -> None:
    table, lines = lines_of(house)
    play(lines, "draw")
    assert lines[0].you["undo"] is None
    lines[0].refused("no-undo", "undo", seat=0, seen=lines[0].number)
    before = lines[0].you["legal"]
    play(lines, "load 1")
    assert lines[0].you["undo"] == 1
    lines[1].refused("no-undo", "undo", seat=1, seen=lines[1].number)
    do(lines, 0, "undo", seen=lines[0].number)
    assert lines[0].you["legal"] == before
    assert lines[1].table["ply"] == 1
    play(lines, "load 2", "draw")
    lines[0].refused("no-undo", "undo", seat=0, seen=lines[0].number)
    assert len(house.match(table).plies) == 3


def test_reset_takes_back_all_of_a_turn(house: House) -> None:
    _, lines = lines_of(house)
    load_a_truck(lines)
    play(lines, "take 1")
    legal = lines[0].you["legal"]
    while lines[0].table["to_act"] == [0] and lines[0].you["legal"]:
        play(lines, lines[0].you["legal"][0])
        if lines[0].table["to_act"] == [1]:
            break
    first = lines[0].you["reset"]
    assert first == 4
    do(lines, 0, "reset", seen=lines[0].number)
    assert lines[1].table["ply"] == 4
    play(lines, "take 1")
    assert lines[0].you["legal"] == legal


def test_a_turn_that_has_to_be_confirmed(house: House) -> None:
    _, lines = lines_of(house, confirm=True)
    lines[0].refused("nothing-to-confirm", "confirm", seat=0, seen=lines[0].number)
    play(lines, "draw", "load 1")
    assert lines[1].table["unconfirmed"] == 0
    assert lines[0].you["confirm"]
    lines[1].refused("unconfirmed", "play", seat=1, move="draw", seen=lines[1].number)
    do(lines, 0, "undo", seen=lines[0].number)
    play(lines, "load 2")
    do(lines, 0, "confirm", seen=lines[0].number)
    assert (lines[1].table["unconfirmed"], lines[1].table["to_act"]) == (None, [1])
    lines[0].refused("no-undo", "undo", seat=0, seen=lines[0].number)
    play(lines, "draw")


def test_going_back_needs_everybody_and_brings_the_same_tile(house: House) -> None:
    _, lines = lines_of(house)
    play(lines, "draw")
    tile = lines[0].view["drawn"] if "drawn" in lines[0].view else lines[0].view
    do(lines, 0, "ask", to=0)
    assert lines[1].table["request"] == {"seat": 0, "to": 0, "agreed": [0], "waiting": [1]}
    lines[0].refused("no-request", "answer", seat=0, agrees=True)
    lines[1].refused("asked-already", "ask", seat=1, to=0)
    do(lines, 1, "answer", agrees=False)
    assert lines[0].table["request"] is None
    assert lines[0].table["ply"] == 1
    do(lines, 0, "ask", to=0)
    do(lines, 1, "answer", agrees=True)
    assert (lines[0].table["ply"], lines[0].table["request"]) == (0, None)
    play(lines, "draw")
    assert (lines[0].view["drawn"] if "drawn" in lines[0].view else lines[0].view) == tile
    lines[0].refused("no-undo", "ask", seat=0, to=5)


def test_a_bot_takes_over_and_hands_back(house: House) -> None:
    table, lines = lines_of(house, substitute="random")
    do(lines, 0, "leave")
    assert lines[1].table["seats"][0]["substitute"] == "random"
    lines[0].refused("away", "leave", seat=0)
    while lines[1].table["to_act"] != [1]:
        lines[1].hear()
    assert lines[1].table["ply"] > 0
    all_reach(lines, lines[1].number)
    assert lines[0].you["legal"] == []
    lines[0].refused("away", "pause", seat=0)
    do(lines, 0, "return")
    assert lines[1].table["seats"][0]["substitute"] == ""
    lines[0].refused("not-away", "return", seat=0)
    lines[1].refused("not-waiting", "replace", seat=0)
    lines[0].refused("too-early", "replace", seat=1)
    play(lines, "draw")
    assert house.match(table).to_act == (1,)


def test_a_pause_holds_everything(house: House) -> None:
    _, lines = lines_of(house)
    lines[0].refused("not-paused", "resume", seat=0)
    do(lines, 1, "pause")
    assert (lines[0].table["status"], lines[0].table["tired"]) == ("running", [1])
    lines[1].refused("asked-already", "pause", seat=1)
    do(lines, 0, "pause")
    assert lines[0].table["status"] == "paused"
    assert lines[0].table["to_act"] == []
    lines[0].refused("paused", "play", seat=0, move="draw", seen=lines[0].number)
    lines[0].refused("paused", "ask", seat=0, to=0)
    lines[0].refused("not-running", "pause", seat=0)
    do(lines, 0, "say", text="back in a minute")
    do(lines, 0, "resume")
    play(lines, "draw")


def test_a_rival_who_wants_to_pause_all_the_time_stops_no_move(house: House) -> None:
    _, lines = lines_of(house)
    for _ in range(8):
        [seat] = lines[0].table["to_act"]
        line, rival = lines[seat], lines[1 - seat]
        seen, move = line.number, line.you["legal"][0]
        for kind in ("pause", "resume", "pause", "resume"):
            rival.wish(kind, seat=1 - seat)
        all_reach(lines, line.does("play", seat=seat, move=move, seen=seen))


def test_strangers_neither_bear_the_name_of_a_player_nor_share_their_ids(house: House) -> None:
    table, lines = lines_of(house)
    guests = [house.person().live(table) for _ in range(2)]
    guests[0].refused("name-taken", "say", text="I give up", name="player 1")
    numbers = [
        guest.does("say", text=f"I am guest {number}", name="Zoe", id="1")
        for number, guest in enumerate(guests)
    ]
    assert numbers[0] < numbers[1]
    assert guests[0].does("say", text="I am guest 0", name="Zoe", id="1") == numbers[0]
    played = lines[0].does("play", seat=0, move="draw", seen=lines[0].number, id="mine")
    answer = guests[0].refused("not-your-seat", "play", seat=0, move="draw", seen=played, id="mine")
    assert answer["id"] == "mine"


def test_talk_reaches_everybody_and_is_plain_text(house: House) -> None:
    table, lines = lines_of(house)
    looker = house.person().live(table)
    markup = '<script>alert(1)</script> & "quotes" 🐼'
    number = lines[0].does("say", seat=0, text=markup)
    for line in (lines[1], looker):
        said = line.until("update", number=number)
        assert (said["entry"]["text"], said["entry"]["name"]) == (markup, "Player 1")
        assert (said["view"], said["you"], said["events"]) == (None, None, [])
    number = looker.does("say", text="go\n\n\u202ego", name="Zoe")
    said = lines[0].until("update", number=number)
    assert (said["entry"]["text"], said["entry"]["name"]) == ("go go", "Zoe")
    assert "seat" not in said["entry"]
    looker.refused("nothing-said", "say", text="\u200b\n")
    looker.refused("bad-message", "say", text="x" * 501)
    seen = house.person().sees(table)
    assert [line["text"] for line in seen["talk"]] == [markup, "go go"]
    quiet = house.person()
    silent = quiet.opens(GAME, ["you", "open"], chat=False).id
    quiet.refused("no-chat", silent, "say", seat=0, text="psst")


def test_the_same_message_twice_is_carried_out_once(house: House) -> None:
    people = house.people(2)
    table = seated(people, GAME)
    line = people[0].live(table)
    move = {"seat": 0, "move": "draw", "seen": line.number, "id": "m1"}
    first = line.does("play", **move)
    assert line.does("play", **move) == first
    assert people[0].wish(table, "play", **move) == first
    line.close()
    again = people[0].live(table)
    assert again.does("play", **move) == first
    again.does("play", seat=0, move="load 1", seen=again.number, id="m2")
    assert again.does("play", **move) == first
    undo = {"seat": 0, "seen": again.number, "id": "u1"}
    undone = again.does("undo", **undo)
    assert again.does("undo", **undo) == undone
    words = {"seat": 0, "text": "twice", "id": "s1"}
    said = again.does("say", **words)
    assert again.does("say", **words) == said
    assert again.table["number"] == said == house.match(table).number
    assert len(house.match(table).plies) == 1


def test_an_id_is_known_after_a_restart_of_the_table(house: House) -> None:
    people = house.people(2)
    table = seated(people, GAME)
    seen = people[0].sees(table)["table"]["number"]
    move = {"seat": 0, "move": "draw", "seen": seen, "id": "only-once"}
    first = people[0].wish(table, "play", **move)
    hub = house.service.hub

    async def put_away() -> None:
        hub._put_away(hub._tables[table].used + 60_000)

    house.run(put_away)
    assert table not in hub._tables
    assert people[0].wish(table, "play", **move) == first
    assert house.match(table).number == first


def test_an_answer_carries_the_id_of_its_message(house: House) -> None:
    _, lines = lines_of(house)
    refused = lines[0].refused("no-move", "play", seat=0, move="fly", seen=9, id="abc")
    assert refused["id"] == "abc"
    answer = lines[0].wish("play", seat=0, move="draw", seen=lines[0].number, id="abc")
    assert answer == {"type": "ack", "number": lines[0].number, "id": "abc"}


def test_what_was_decided_about_an_older_table_is_stale(house: House) -> None:
    _, lines = lines_of(house)
    seen = lines[0].number
    play(lines, "draw", "load 1", "draw", "load 1")
    lines[0].refused("stale", "play", seat=0, move="draw", seen=seen)
    lines[1].refused("stale", "undo", seat=1, seen=seen)
    lines[0].does("say", seat=0, text="talk changes nothing")
    lines[0].does("play", seat=0, move="draw", seen=lines[0].number - 1)


def test_a_refused_move_names_its_rule(house: House) -> None:
    table, lines = lines_of(house)
    refused = lines[0].refused("illegal", "play", seat=0, move="take 1", seen=lines[0].number)
    assert refused["rule"]
    body = {"type": "play", "seat": 0, "move": "take 1", "seen": lines[0].number}
    wrong = house.person().ask("POST", f"/api/tables/{table}/wishes", body)
    assert wrong.json()["code"] == "not-your-seat"
    lines[1].refused("not-your-turn", "play", seat=1, move="draw", seen=lines[1].number)
    lines[1].refused("no-seat", "play", seat=5, move="draw", seen=lines[1].number)


def test_who_is_connected_is_told(house: House) -> None:
    people = house.people(2)
    table = seated(people, GAME)
    first = people[0].live(table)
    assert first.until("presence") == {"type": "presence", "seats": [True, False], "watching": 0}
    second = people[1].live(table)
    assert first.until("presence")["seats"] == [True, True]
    looker = house.person().live(table)
    assert first.until("presence")["watching"] == 1
    second.close()
    assert first.until("presence", watching=1)["seats"] == [True, False]
    looker.close()
    assert first.until("presence")["watching"] == 0


def test_playing_again_leads_everybody_to_one_table(house: House) -> None:
    people = house.people(2)
    table = seated(people, "ozoolemio(players=2)", substitute="easy")
    people[0].fails(409, "not-over", "POST", f"/api/tables/{table}/rematch")
    lines = [person.live(table) for person in people]
    for seat in (0, 1):
        do(lines, seat, "leave")
    for line in lines:
        while line.table["status"] != "over":
            line.hear()
    follows = [person.post(f"/api/tables/{table}/rematch")["id"] for person in people]
    assert follows[0] == follows[1]
    assert lines[1].until("update")["table"]["next"] == follows[0]
    for seat, person in enumerate(people):
        seen = person.waits(follows[0], lambda seen: seen["view"] is not None)
        assert seen["seats"] == [seat]
        assert [each["name"] for each in seen["table"]["seats"]] == ["Player 1", "Guest 1"]
    assert people[0].sees(follows[0])["host"]


def test_the_name_of_a_deal_is_told_to_nobody_and_good_for_one_game(house: House) -> None:
    """Who knew it could look at another table what comes, and a rematch would be known."""
    host = house.person()
    options = {"deal": "friday", "listed": True}
    tables = [host.opens("ozoolemio(players=2)", ["random", "you"], **options).id for _ in range(2)]
    starts = [host.waits(table, lambda seen: seen["view"] is not None) for table in tables]
    assert starts[0]["view"]["row"] == starts[1]["view"]["row"]
    lobby = host.ask("GET", "/api/tables", status="running").text
    told = [
        host.ask("GET", path).text for path in ("/api/me/tables", f"/api/tables/{tables[0]}/log")
    ]
    assert tables[0] in lobby
    assert "friday" not in "".join([lobby, *told, json.dumps(starts)])
    host.wish(tables[0], "leave", seat=1)
    host.waits(tables[0], lambda seen: seen["table"]["status"] == "over")
    again = host.post(f"/api/tables/{tables[0]}/rematch")["id"]
    [opened, *_] = house.stored(again)
    assert isinstance(opened, Opened)
    assert opened.options.deal == ""
    assert opened.options.listed


def test_a_clock_that_runs_out_brings_a_bot(house: House) -> None:
    people = house.people(2)
    table = seated(people, GAME, clock={"turn": 1}, substitute="random")
    line = people[1].live(table)
    assert line.table["clocks"]["thinking"] == [0]
    while not line.table["seats"][0]["substitute"]:
        line.hear()
    replaced = [message for message in line.heard if message["type"] == "update"][-1]["entry"]
    assert (replaced["type"], replaced["why"]) == ("replaced", "time")


@pytest.mark.parametrize("kind", ["undo", "confirm", "pause", "ask", "return"])
def test_before_the_game_there_is_nothing_to_do(house: House, kind: str) -> None:
    host = house.person()
    table = host.opens(GAME, ["you", "open"]).id
    more: dict[str, Any] = {"undo": {"seen": 1}, "confirm": {"seen": 1}, "ask": {"to": 0}}.get(
        kind, {}
    )
    host.refused("not-started", table, kind, seat=0, **more)
