"""Whole games over the wire: what everybody is told is what the stored log says."""

import os
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from support.servers import House, play_on, seated
from zoopark.server.turns import Asker
from zoopark.table import sight
from zoopark.table.log import Moved
from zoopark.table.match import Match

WHOLE = 100_000  # more moves than any game has
GAMES = (
    ("zooloretto(players=4)", WHOLE),
    ("zooloretto(players=4, modules=everything)", 150),
    ("aquaretto(players=4)", WHOLE),
    ("combined(players=4)", WHOLE),
    ("ozoolemio(players=4)", WHOLE),
)


def plain(value: Any) -> Any:
    """As it looks after a journey as JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def agree_with_the_log(house: House, table: str, heard: dict[int | None, list[Any]]) -> int:
    """Every update that somebody heard is what a fresh replay shows to them; how many there are."""
    updates = {
        (seat, message["number"]): message
        for seat, messages in heard.items()
        for message in messages
        if message["type"] == "update"
    }
    first, *rest = house.stored(table)
    match = Match.folded([first])
    compared = 0
    for entry in rest:
        events = match.apply(entry)
        shared = plain(sight.table_view(match))
        views: dict[int | None, Any] = {}  # as each may see it; if nothing is hidden, all alike
        for seat in heard:
            eyes = seat if match.game is None or match.game.hides else None
            if eyes not in views:
                views[eyes] = plain(sight.game_view(match, eyes))
            update = updates.get((seat, match.number))
            if update is not None:
                compared += 1
                assert update["table"] == shared
                assert update["view"] == views[eyes]
                assert update["you"] == plain(sight.own_view(match, seat))
                assert update["events"] == plain(sight.events_view(events))
    return compared


@pytest.mark.parametrize(("game", "most"), GAMES)
def test_four_people_play(house: House, game: str, most: int) -> None:
    people = house.people(4)
    table = seated(people, game)
    lines = {seat: person.live(table) for seat, person in enumerate(people)}
    looker = house.person().live(table)
    played = play_on(lines, Random(game), most, [looker])
    heard: dict[int | None, list[Any]] = {seat: line.heard for seat, line in lines.items()}
    heard[None] = looker.heard
    assert agree_with_the_log(house, table, heard) == 5 * played
    match = house.match(table)
    assert len(match.plies) == played
    assert match.over == (most == WHOLE)
    for line in (*lines.values(), looker):
        numbers = [message["number"] for message in line.heard if message["type"] == "update"]
        assert numbers == list(range(match.number - played + 1, match.number + 1))
        assert line.table["status"] == match.status


def test_a_script_plays_a_whole_game_by_http_alone(house: House) -> None:
    people = house.people(3)
    table = seated(people, "aquaretto(players=3)")
    rng = Random(1)
    seen = people[0].sees(table)
    while seen["table"]["status"] != "over":
        [seat] = seen["table"]["to_act"]
        seen = people[seat].sees(table)
        move = rng.choice(seen["you"]["legal"])
        number = people[seat].wish(
            table, "play", seat=seat, move=move, seen=seen["table"]["number"]
        )
        seen = people[0].sees(table)
        assert seen["table"]["number"] == number
        assert seen["seats"] == [0]
    match = house.match(table)
    assert match.game is not None
    assert seen["view"] == plain(sight.game_view(match, 0))
    assert people[1].text(f"/api/tables/{table}/record") == match.game.record().dumps()


def test_bots_fill_a_table_and_finish_the_game(house: House) -> None:
    host = house.person()
    opened = host.opens("zooloretto(players=3)", ["open", "random", "open"], listed=True)
    host.wish(opened.id, "fill", seat=0, bot="greedy")
    host.wish(opened.id, "fill", seat=2, bot="easy")
    seen = host.waits(opened.id, lambda seen: seen["table"]["status"] == "over")
    assert [seat["bot"] for seat in seen["table"]["seats"]] == ["greedy", "random", "easy"]
    match = house.match(opened.id)
    assert {entry.seat for entry in house.stored(opened.id) if isinstance(entry, Moved)} == {
        0,
        1,
        2,
    }
    assert match.over


def test_a_person_plays_against_bots(house: House) -> None:
    """Of a table that is opened without chairs, the first seat is yours."""
    host = house.person()
    table = host.opens("ozoolemio(players=3)").id
    host.waits(table, lambda seen: seen["view"] is not None)
    line, rng = host.live(table), Random(3)
    while line.table["status"] != "over":
        if line.you["legal"]:
            line.plays(rng.choice(line.you["legal"]))
        else:
            line.hear()
    assert [seat["bot"] for seat in line.table["seats"]] == ["", "normal", "normal"]


def blocked(gate: str) -> None:
    """Keep a process busy until somebody opens the gate."""
    with open(gate, "rb") as opened:
        opened.read()


def test_a_bot_that_thinks_long_holds_up_no_other_table(house: House, tmp_path: Path) -> None:
    """The process of the deep thinkers stands still, and a game of quick ones is played through."""
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    thinkers = house.service.hub.thinkers
    host = house.person()

    async def occupy() -> None:
        job = partial(blocked, str(gate))
        house.service.hub.spawn(thinkers._lane("any").run(Asker("a"), "t", lambda: job, 60.0))

    house.run(occupy)
    slow = host.opens("zooloretto(players=2, start=A)", ["expert", "you"]).id
    before = host.waits(slow, lambda seen: seen["view"] is not None)
    quick = host.opens("zooloretto(players=2)", ["greedy", "random"]).id
    host.waits(quick, lambda seen: seen["table"]["status"] == "over")
    assert host.sees(slow)["table"] == before["table"]
    gate.write_bytes(b"")
    after = host.sees(slow, after=before["table"]["number"])
    assert after["table"]["number"] == before["table"]["number"] + 1
