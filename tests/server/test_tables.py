"""Tables over HTTP: opening them, finding them, looking at them."""

import threading
from typing import Any

import pytest

from support.servers import House, Line, chair, seated
from zoopark import Game
from zoopark.games.catalog import GAMES as OFFERED

GAMES = [f"{title.name}(players={title.least_players})" for title in OFFERED.values()]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_every_title(house: House, game: str) -> None:
    host = house.person()
    config = Game(game, dealer=None).config
    players = Game(game, dealer=None).players
    table = host.opens(game, ["you", *["open"] * (players - 1)]).id
    seen = host.sees(table)
    assert seen["id"] == table
    assert seen["game"] == config
    assert (seen["seats"], seen["host"], seen["view"]) == ([0], True, None)
    assert seen["table"]["status"] == "open"
    assert [seat["name"] for seat in seen["table"]["seats"]] == ["Player 1"] + [""] * (players - 1)


def test_a_whole_game_string_is_kept_in_its_canonical_form(house: House) -> None:
    game = "zooloretto( players = 2 , modules = polar-bear+petting-zoo )"
    assert house.person().opens(game).id
    host = house.person()
    assert host.sees(host.opens(game).id)["game"] == Game(game, dealer=None).config


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "monopoly(players=4)"}, "no-game"),
        ({"game": "zooloretto(players=9)"}, "no-game"),
        ({"game": "zooloretto(players=3, modules=panda-house)"}, "no-game"),
        ({"game": "zooloretto(players=3"}, "no-game"),
        ({"game": "\0"}, "no-game"),
        ({"game": ""}, "bad-message"),
        ({"game": "z" * 401}, "bad-message"),
        ({"game": 7}, "bad-message"),
        ({"game": None}, "bad-message"),
        ({"chairs": [chair("you")] * 2}, "chairs"),
        ({"chairs": [chair("you")] * 4}, "chairs"),
        ({"chairs": [chair("you")] * 9}, "bad-message"),
        ({"chairs": [chair("experts")] * 3}, "no-bot"),
        ({"chairs": [chair("search:20001")] * 3}, "no-bot"),
        ({"chairs": [chair("expert:6s")] * 3}, "no-bot"),
        ({"chairs": [chair("search:0")] * 3}, "no-bot"),
        ({"chairs": [chair("../bots.py")] * 3}, "no-bot"),
        ({"chairs": [{"kind": "ghost"}] * 3}, "bad-message"),
        ({"chairs": [{"kind": "you", "name": "x" * 41}] * 3}, "bad-message"),
        ({"chairs": [{"kind": "you", "name": "\u202e \u200b"}] * 3}, "no-name"),
        ({"options": {"substitute": "nobody"}}, "no-bot"),
        ({"options": {"clock": {"turn": 0}}}, "bad-message"),
        ({"options": {"cheat": True}}, "bad-message"),
        ({"position": "zooloretto(players=3) | nonsense"}, "no-position"),
        ({"position": Game("aquaretto(players=3)", seed=1).position()}, "no-position"),
        ({"colour": "red"}, "bad-message"),
    ],
)
def test_what_cannot_be_opened(house: House, change: dict[str, Any], code: str) -> None:
    body = {"game": "zooloretto(players=3)", **change}
    assert house.person().fails(422, code, "POST", "/api/tables", body)


def test_a_game_goes_on_from_a_position(house: House) -> None:
    host = house.person()
    game = Game("zooloretto(players=2)", seed=4)
    game.play("draw")
    body = {
        "game": "zooloretto(players=2)",
        "chairs": [chair("you"), chair("you")],
        "position": game.position(),
    }
    table = host.post("/api/tables", body)["id"]
    seen = host.waits(table, lambda seen: seen["view"] is not None)
    assert seen["you"]["legal"] == [move.text for move in game.legal()]


def test_the_lobby_lists_open_tables_page_by_page(house: House) -> None:
    host = house.person()
    hidden = host.opens("zooloretto(players=2)", ["you", "open"]).id
    made = [host.opens("zooloretto(players=2)", ["you", "open"], listed=True).id for _ in range(7)]
    found: dict[str, int] = {}
    after = ""
    while True:
        page = house.person().get("/api/tables", limit=3, after=after)
        assert len(page["tables"]) <= 3
        for listed in page["tables"]:
            assert listed["id"] not in found
            found[listed["id"]] = listed["created"]
        after = page["next"]
        if not after:
            break
    # The latest first; those of one millisecond in any order.
    assert list(found.values()) == sorted(found.values(), reverse=True)
    assert [found[table] for table in made] == sorted(found[table] for table in made)
    assert hidden not in found
    [first, *_] = house.person().get("/api/tables")["tables"]
    assert first["id"] in made
    assert (first["open_seats"], first["players"]) == (1, 2)
    assert first["names"] == [
        {"name": "Player 1", "bot": "", "avatar": ""},
        {"name": "", "bot": "", "avatar": ""},
    ]
    assert first["seats"] == []


def test_tables_move_from_list_to_list(house: House) -> None:
    host, guest = house.people(2)
    opened = host.opens("ozoolemio(players=2)", ["you", "open"], listed=True)

    def listed(status: str) -> list[str]:
        return [each["id"] for each in guest.get("/api/tables", status=status)["tables"]]

    assert opened.id in listed("open")
    guest.post(f"/api/tables/{opened.id}/seats", {"name": "Adam"})
    host.waits(opened.id, lambda seen: seen["view"] is not None)
    assert opened.id not in listed("open")
    assert opened.id in listed("running")
    host.wish(opened.id, "leave", seat=0)
    guest.wish(opened.id, "leave", seat=1)
    host.waits(opened.id, lambda seen: seen["table"]["status"] == "over")
    assert opened.id not in listed("running")
    assert opened.id in listed("over")
    [over] = [
        each
        for each in guest.get("/api/tables", status="over")["tables"]
        if each["id"] == opened.id
    ]
    assert len(over["result"]["points"]) == 2


@pytest.mark.parametrize(
    "query",
    [
        {"status": "closed"},
        {"limit": 0},
        {"limit": 101},
        {"limit": "many"},
        {"after": "yesterday"},
        {"after": "9" * 61},
        {"after": "1" * 16 + ".x"},
        {"after": "5"},
        {"after": "5.\0"},
        {"after": "٣."},
        {"page": 2},
    ],
)
def test_lists_that_there_are_not(house: House, query: dict[str, Any]) -> None:
    assert house.person().fails(422, "bad-query", "GET", "/api/tables", **query)


@pytest.mark.parametrize("after", ["", "0.", "999999999999999.zzz"])
def test_any_cursor_leads_to_a_page(house: House, after: str) -> None:
    assert set(house.person().get("/api/tables", after=after)) == {"tables", "next"}


def test_ones_own_tables_and_whose_turn_it_is(house: House) -> None:
    people = house.people(2)
    assert people[0].get("/api/me/tables") == []
    running = seated(people, "zooloretto(players=2, start=B)")
    waiting = people[0].opens("zooloretto(players=2)", ["you", "open"]).id
    people[0].opens("zooloretto(players=2)", ["open", "open"])  # its host does not sit there
    mine = {each["id"]: each for each in people[0].get("/api/me/tables")}
    assert set(mine) == {running, waiting}
    assert (mine[running]["to_act"], mine[running]["seats"]) == ([1], [0])
    [yours] = people[1].get("/api/me/tables")
    assert (yours["id"], yours["seats"]) == (running, [1])
    assert house.person().get("/api/me/tables") == []


def test_strangers_look_on_where_they_may(house: House) -> None:
    people, stranger = house.people(2), house.person()
    table = seated(people, "zooloretto(players=2)")
    seen = stranger.sees(table)
    assert (seen["seats"], seen["host"], seen["you"]["seat"]) == ([], False, None)
    assert seen["you"]["legal"] == []
    assert seen["view"] == people[1].sees(table)["view"]
    stranger.fails(403, "not-yours", "GET", f"/api/tables/{table}", seat=0)


def test_a_private_table_is_seen_by_its_people_only(house: House) -> None:
    people, stranger = house.people(2), house.person()
    table = seated(people, "ozoolemio(players=2)", watch=False)
    for path in ("", "/log", "/at/0", "/board", "/record", "/links", "/review"):
        stranger.fails(403, "not-yours", "GET", f"/api/tables/{table}{path}")
    stranger.fails(403, "not-yours", "POST", f"/api/tables/{table}/seats", {"name": "Eva"})
    said = {"type": "say", "text": "hello"}
    stranger.fails(403, "not-yours", "POST", f"/api/tables/{table}/wishes", said)
    for person in people:
        assert person.sees(table)["view"]
    for seat, person in enumerate(people):
        person.wish(table, "leave", seat=seat)
    people[0].waits(table, lambda seen: seen["table"]["status"] == "over")
    assert people[1].sees(table)["view"]["over"]
    for path in ("", "/log", "/at/0", "/board", "/record", "/links", "/review"):
        stranger.fails(403, "not-yours", "GET", f"/api/tables/{table}{path}")
    stranger.fails(403, "not-yours", "POST", f"/api/tables/{table}/wishes", said)
    assert Line(stranger.socket(f"/api/tables/{table}/live")).closed() == (4403, "private")


def test_a_private_table_leaves_the_lists_when_it_begins(house: House) -> None:
    host, friend, stranger = house.people(3)
    options = {"watch": False, "listed": True, "substitute": "random"}
    opened = host.opens("ozoolemio(players=2)", ["you", "open"], **options)

    def named(status: str) -> bool:
        listed = stranger.get("/api/tables", status=status, limit=100)["tables"]
        return opened.id in [table["id"] for table in listed]

    assert named("open")
    friend.uses(opened.keys[1], "Adam")
    host.waits(opened.id, lambda seen: seen["view"] is not None)
    assert not named("running")
    for seat, person in enumerate((host, friend)):
        person.wish(opened.id, "leave", seat=seat)
    host.waits(opened.id, lambda seen: seen["table"]["status"] == "over")
    assert not named("over")


def test_an_unknown_table(house: House) -> None:
    person = house.person()
    for table in ("nowhere", "a" * 500, "%00", "%ff", "%F0%9F%90%BC", "%2e%2e", "a%2Fb"):
        for path in ("", "/log", "/board", "/record", "/links", "/review", "/at/1"):
            assert person.ask("GET", f"/api/tables/{table}{path}").status_code == 404
    person.fails(404, "no-table", "GET", "/api/tables/nowhere")
    person.fails(
        404, "no-table", "POST", "/api/tables/nowhere/wishes", {"type": "say", "text": "x"}
    )


def test_waiting_ends_when_something_happens(house: House) -> None:
    host, friend = house.people(2)
    table = host.opens("zooloretto(players=2)", ["you", "open"]).id
    number = host.sees(table)["table"]["number"]
    assert friend.sees(table, after=number, seconds=0)["table"]["number"] == number
    assert friend.sees(table, after=number - 1)["table"]["number"] == number
    heard: list[Any] = []
    waiting = threading.Thread(target=lambda: heard.append(friend.sees(table, after=number)))
    waiting.start()
    host.wish(table, "say", seat=0, text="anybody here?")
    waiting.join()
    [seen] = heard
    assert seen["table"]["number"] == number + 1
    assert [line["text"] for line in seen["talk"]] == ["anybody here?"]


def test_the_catalogue_and_the_rulebook(house: House) -> None:
    person = house.person()
    offered = person.get("/api/games")
    assert [game["name"] for game in offered["games"]] == list(OFFERED)
    assert [bot["name"] for bot in offered["bots"] if bot["level"]] == [
        "easy",
        "normal",
        "hard",
        "expert",
        "master",
    ]
    for lang in offered["languages"]:
        books = person.get("/api/rules", lang=lang)
        rules = {r["id"]: r for b in books for c in b["chapters"] for r in c["rules"]}
        assert rules["Z.4.2"]["text"] == person.get("/api/rules/z.4.2")["texts"][lang]
    strange = person.fails(422, "bad-query", "GET", "/api/rules", lang="fr")
    assert strange.startswith("there is no language 'fr': choose en (English), cs (Čeština)")
    for rule in ("Z.99.99", "nonsense", "%00", "Z"):
        person.fails(404, "no-rule", "GET", f"/api/rules/{rule}")


def test_long_answers_are_compressed_for_who_can_read_it(house: House) -> None:
    person = house.person()
    plain = person.http.get("/api/rules", headers={"accept-encoding": "identity"})
    small = person.http.get("/api/rules", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "gzip"
    assert small.json() == plain.json()
    lesson = person.get("/api/lessons/z", lang="cs")
    assert lesson["score"]["view"]["scores"][0]["total"] == 11
    person.fails(404, "no-lesson", "GET", "/api/lessons/K")
    assert person.get("/api/guides/room", lang="de")["players"] == 3
    person.fails(404, "no-guide", "GET", "/api/guides/nobody")
