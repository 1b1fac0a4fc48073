"""Bots among themselves play while somebody looks on, and not for nobody."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from support.servers import House, seated
from zoopark.server.hub import FALLBACK, Hub
from zoopark.server.thinking import Situation
from zoopark.server.turns import Asker
from zoopark.table import log
from zoopark.table.log import Moved, Woken

GAME = "zooloretto(players=2)"


def nobody_looks(house: House, table: str) -> int:
    """The last visit was long ago, and whatever was under way is done; the number of entries."""
    hub = house.service.hub

    async def quiet() -> None:
        live = await hub.table(table)
        live._visited -= 60_000
        while live.thinking:
            await next(iter(live.thinking.values())).task

    house.run(quiet)
    return len(house.stored(table))


def swept(house: House) -> None:
    async def sweep() -> None:
        hub: Hub = house.service.hub
        await hub._remind(2**62)
        await hub.sweep()

    house.run(sweep)


def due(house: House, table: str) -> bool:
    with closing(sqlite3.connect(house.file)) as database:
        [[flag]] = database.execute("SELECT bots_due FROM matches WHERE id = ?", [table])
    return bool(flag)


def test_bots_alone_stop_when_nobody_looks_and_go_on_when_somebody_does(house: House) -> None:
    host, guest = house.people(2)
    table = host.opens(GAME, ["random", "random"]).id
    line = guest.live(table)
    while line.table["ply"] < 5:
        line.hear()
    line.close()
    host.waits(table, lambda seen: seen["table"]["ply"] > 10)
    before = nobody_looks(house, table)
    swept(house)
    assert nobody_looks(house, table) == before
    assert not due(house, table)
    guest.waits(table, lambda seen: seen["table"]["status"] == "over")


def test_a_game_that_everybody_left_stands_still_until_somebody_looks(house: House) -> None:
    people = house.people(2)
    table = seated(people, GAME, substitute="random")
    people[0].wish(table, "leave", seat=0)
    assert house.match(table).people == [1]
    people[1].wish(table, "leave", seat=1)
    before = nobody_looks(house, table)
    swept(house)
    assert nobody_looks(house, table) == before
    line = people[0].live(table)
    line.until("update")
    assert line.table["number"] > before


def test_bots_at_a_table_of_people_play_though_nobody_looks(house: House) -> None:
    host = house.person()
    table = host.opens("zooloretto(players=2, start=B)", ["you", "random"]).id
    nobody_looks(house, table)
    swept(house)
    nobody_looks(house, table)
    assert house.match(table).to_act == (0,)
    assert any(isinstance(entry, Moved) for entry in house.stored(table))


def test_rows_of_an_earlier_version_do_not_wait_for_ever(house: House) -> None:
    host = house.person()
    table = host.opens(GAME, ["random", "random"]).id
    host.waits(table, lambda seen: seen["table"]["ply"] > 3)
    before = nobody_looks(house, table)
    with closing(sqlite3.connect(house.file)) as database:
        database.execute("UPDATE matches SET bots_due = 1 WHERE id = ?", [table])
        database.commit()
    house.service.hub._tables.pop(table)  # as after a restart by a newer version
    swept(house)
    assert nobody_looks(house, table) == before + 1
    assert isinstance(house.stored(table)[-1], Woken)
    assert not due(house, table)


def test_what_a_bot_was_asked_before_the_game_went_back_is_dropped(house: House) -> None:
    """The thought of a bot is cancelled as soon as it is about nothing any more."""
    people = house.people(2)
    table = seated(people, "zooloretto(players=2, start=A)", substitute="search:5s")
    lines = [person.live(table) for person in people]
    lines[0].plays("draw")
    lines[0].plays("load 1")
    lines[1].does("leave", seat=1)
    hub = house.service.hub

    async def thinking() -> list[int]:
        return sorted((await hub.table(table)).thinking)

    # B has one legal move, or thinks; either way nothing is thought after B is back.
    lines[1].does("return", seat=1)
    assert house.run(thinking) == []


def test_a_thought_that_is_dropped_before_it_began_leaves_no_trace(house: House) -> None:
    host = house.person()
    table = host.opens("zooloretto(players=2, start=A)", ["you", "random"]).id
    host.waits(table, lambda seen: seen["view"] is not None)
    hub = house.service.hub

    async def drop() -> int:
        live = await hub.table(table)
        person = live.match.seats[0]
        live.match.seats[0] = replace(person, substitute="random")
        hub.settle(live)
        begun = len(live.thinking)
        live.match.seats[0] = person
        hub.settle(live)
        return begun - len(live.thinking)

    assert house.run(drop) == 1


def test_damaged_matches_are_set_aside(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """More of them than one sweep looks at, and a sound one behind them."""
    house = House(tmp_path)
    host = house.person()
    broken = host.opens("zooloretto(players=2, start=B)", ["you", "expert"]).id
    sound = host.opens("zooloretto(players=2, start=B)", ["you", "random"]).id
    host.waits(sound, lambda seen: seen["table"]["to_act"] == [0])
    house.close()
    with closing(sqlite3.connect(house.file)) as database:
        columns = [row[1] for row in database.execute("PRAGMA table_info(matches)")]
        [row] = database.execute("SELECT * FROM matches WHERE id = ?", [broken])
        marks = ", ".join("?" * len(columns))
        opened, started, *_ = house.stored(broken)
        for number in range(150):
            copied = dict(zip(columns, row, strict=True))
            copied |= {"id": f"broken-{number}", "bots_due": 1, "number": 3, "updated": 1}
            database.execute(f"INSERT INTO matches VALUES ({marks})", list(copied.values()))
            lines = [log.encode(opened), log.encode(started), '{"type":"moved","at":1,"seat":7}']
            for entry, line in enumerate(lines, 1):
                database.execute(
                    "INSERT INTO log (match, number, entry) VALUES (?, ?, ?)",
                    [f"broken-{number}", entry, line],
                )
        # The sound one waits for its bot, as if the server had died at that moment.
        database.execute("DELETE FROM log WHERE match = ? AND number > 2", [sound])
        database.execute(
            "UPDATE matches SET number = 2, bots_due = 1, updated = 2 WHERE id = ?", [sound]
        )
        database.commit()
    again = House(tmp_path)
    try:
        for _ in range(3):
            swept(again)
        guest = again.person()
        guest.waits(sound, lambda seen: seen["table"]["to_act"] == [0])
        for _ in range(2):
            guest.fails(409, "damaged", "GET", "/api/tables/broken-7")
        assert len(again.service.hub._aside) == 150
    finally:
        again.close()
    logged = capfd.readouterr()
    assert (logged.out + logged.err).count("set aside") == 150


def test_for_a_bot_that_cannot_think_another_one_plays(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not chance: whoever plays against it notices nothing but a weaker move."""
    thinkers, asked = house.service.hub.thinkers, list[str]()
    think = thinkers.move

    async def failing(situation: Situation, seat: int, bot: str, who: Asker) -> str:
        asked.append(bot)
        if bot == "greedy":
            raise RuntimeError("every process died of it")
        return await think(situation, seat, bot, who)

    monkeypatch.setattr(thinkers, "move", failing)
    host = house.person()
    table = host.opens("zooloretto(players=2, start=B)", ["you", "greedy"]).id
    host.waits(table, lambda seen: seen["table"]["to_act"] == [0])
    assert asked[:2] == ["greedy", FALLBACK]
    assert set(asked) == {"greedy", FALLBACK}
