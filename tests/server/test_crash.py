"""The server is killed under load and goes on where it was; ``bench/crash.py`` takes longer."""

import asyncio
import json
import os
import select
import subprocess
import sys
import threading
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from support.servers import PATIENCE, House, Person, seated
from zoopark.record import RULES
from zoopark.server.identity import COOKIE, digest
from zoopark.server.storage import NewMatch, open_store, sqlite_url
from zoopark.server.summaries import summary_of
from zoopark.table import log
from zoopark.table.match import Match
from zoopark.table.options import Options
from zoopark.table.table import Table
from zoopark.table.wishes import Play

CRASH = Path(__file__).parents[2] / "bench" / "crash.py"
NEVER = ("faults", "refused", "lost", "doubled", "gaps", "not up to date", "different views")


def test_kills_lose_nothing(database_url: str) -> None:
    options = {"tables": 12, "kills": 3, "rate": 80, "pause": 0.4, "seed": 1}
    command = [sys.executable, str(CRASH), "--database", database_url]
    for name, value in options.items():
        command += [f"--{name}", str(value)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    seen = json.loads(ran.stdout)
    assert {name: seen[name] for name in NEVER} == dict.fromkeys(NEVER, 0)
    assert seen["kills"] == 3
    assert seen["resent"] > 0
    assert seen["acknowledged"] >= 12


def test_nothing_is_told_before_it_is_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    eva, adam = house.people(2)
    table = seated([eva, adam], "zooloretto(players=2, start=A)")
    player, line = eva.live(table), adam.live(table)
    line.until("presence", seats=[True, True])
    store, reached, stored = house.service.hub.store, threading.Event(), threading.Event()
    append = store.append

    async def wait_and_append(*row: Any, **more: Any) -> None:
        reached.set()
        await asyncio.to_thread(stored.wait)
        await append(*row, **more)

    monkeypatch.setattr(store, "append", wait_and_append)
    player.send("play", seat=0, move="draw", seen=player.number)
    assert reached.wait(PATIENCE)
    # Somebody comes in, which is told at once; the move is not, and the newcomer sees none.
    try:
        assert house.person().live(table).number == line.number
        assert line.hear()["type"] == "presence"
    finally:
        stored.set()
    assert line.hear()["entry"]["move"] == "draw"
    assert player.until("ack")["number"] == line.number


def test_a_move_is_told_though_its_player_is_gone(house: House) -> None:
    eva, adam = house.people(2)
    table = seated([eva, adam], "zooloretto(players=2, start=A)")
    line = adam.live(table)
    wish = Play(0, "draw", line.number)

    async def play_and_vanish() -> None:
        live = await house.service.hub.table(table)
        playing = asyncio.create_task(live.do(wish, digest(eva.http.cookies[COOKIE])))
        await asyncio.sleep(0)  # it has begun
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing

    house.run(play_and_vanish)
    assert line.until("update")["entry"]["move"] == "draw"


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="only Linux tells when a stranger ends")
def test_a_killed_server_leaves_no_thinkers_behind(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "zoopark.sqlite3")
    command = ["-m", "zoopark", "serve", "--port", "0", "--database", database]
    with subprocess.Popen(
        [sys.executable, *command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        try:
            assert server.stdout is not None
            eva = Person(server.stdout.readline().split()[-1].rstrip("/"))
            opened = eva.opens("zooloretto(players=2, start=B)", ["you", "easy"])
            eva.waits(opened.id, lambda seen: seen["you"]["legal"])  # the bot has played
            eva.close()
            threads = Path(f"/proc/{server.pid}/task").glob("*/children")
            children = [child for thread in threads for child in thread.read_text().split()]
            left = [os.pidfd_open(int(child)) for child in children]
        finally:
            server.kill()
    assert left
    for child in left:
        assert select.select([child], [], [], PATIENCE)[0], "it goes on without its server"
        os.close(child)


def test_a_match_of_other_rules_holds_up_nobody(tmp_path: Path) -> None:
    game = "zooloretto(players=2, start=A)"
    opened = log.Opened(0, game, RULES, Options(), (log.Chair(bot="easy"), log.Chair("Eva")))
    started = Table(Match(opened)).due(0)
    assert started is not None
    summary = summary_of(Match.folded([opened, started]))

    async def fill() -> None:
        store = await open_store(sqlite_url(tmp_path / "zoopark.sqlite3"))
        for number, rules in enumerate((RULES + 1, RULES)):
            match = NewMatch(f"rules-{rules}", game, rules, "{}", "", number)
            entries = [log.encode(opened), log.encode(started)]
            await store.create(match, entries, [], replace(summary, updated=number, deadline=1))
        await store.close()

    asyncio.run(fill())
    house = House(tmp_path)
    try:  # the bot goes on, though another one waits for longer
        eva = house.person()
        eva.fails(409, "rules", "GET", f"/api/tables/rules-{RULES + 1}")
        eva.waits(f"rules-{RULES}", lambda seen: seen["table"]["to_act"] == [1])
    finally:
        house.close()
