"""The server inside a browser: tables go on after it was closed, and nothing is shown unstored."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from zoopark.browser.house import EVERYTHING, MOVED, House, open_house
from zoopark.games.catalog import GAMES
from zoopark.server.storage.errors import TooNew

BOT = {"kind": "bot", "bot": "greedy"}


class Browser:
    """Where rows are kept, and what a page is told."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, int], Any] = {}
        self.told: list[Any] = []
        self.late: list[str] = []
        self.full = False
        self.house: House

    async def keep(self, text: str) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("QuotaExceededError")
        for table, number, cells in json.loads(text):
            self.rows[table, number] = cells

    def tell(self, name: str, text: str | None, code: int, why: str) -> None:
        self.told.append((code, why) if text is None else json.loads(text))

    @property
    def stored(self) -> str:
        return json.dumps([(*key, row) for key, row in self.rows.items() if row is not None])

    async def start(self) -> None:
        self.house = await open_house(
            self.stored, self.keep, self.tell, "contract", self.late.append
        )

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        status, _, found = await self.house.ask("a", method, path, {}, text)
        assert status < 400, found
        return json.loads(found) if found.startswith(("{", "[")) else found

    async def play(self, table: str, until: Callable[[Any], Any]) -> Any:
        """Play the first legal move whenever one is asked for."""
        while not until(now := await self.ask("GET", f"/api/tables/{table}")):
            if legal := now["you"]["legal"]:
                seat, seen = now["you"]["seat"], now["table"]["number"]
                wish = {"type": "play", "seat": seat, "move": legal[0], "seen": seen}
                await self.ask("POST", f"/api/tables/{table}/wishes", wish)
            await asyncio.sleep(0)
        return now


def run(script: Callable[[Browser], Awaitable[None]]) -> None:
    async def played() -> None:
        browser = Browser()
        await browser.start()
        try:
            await script(browser)
        finally:
            await browser.house.close()

    asyncio.run(played())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_where_it_was_killed(game: str) -> None:
    async def script(browser: Browser) -> None:
        table = {"game": f"{game}(players=2)", "chairs": [{"kind": "you"}, BOT]}
        made = (await browser.ask("POST", "/api/tables", table))["id"]
        before = await browser.play(made, lambda now: now["table"]["ply"] >= 6)
        await browser.house.close()
        await browser.start()
        after = await browser.ask("GET", f"/api/tables/{made}")
        assert after["seats"] == [0]
        assert after["table"]["number"] >= before["table"]["number"]
        (mine,) = await browser.ask("GET", "/api/me/tables")
        assert mine["id"] == made
        await browser.play(made, lambda now: now["table"]["status"] == "over")
        record = await browser.ask("GET", f"/api/tables/{made}/record")
        brought = (await browser.ask("POST", "/api/records", record))["id"]
        assert await browser.ask("GET", f"/api/tables/{brought}/record") == record

    run(script)


def test_a_move_that_cannot_be_stored_is_refused_and_not_shown() -> None:
    async def script(browser: Browser) -> None:
        table = {"game": "zooloretto(players=2)", "chairs": [{"kind": "you"}, {"kind": "you"}]}
        made = (await browser.ask("POST", "/api/tables", table))["id"]
        browser.house.desk.connect("page 1", f"/api/tables/{made}/live?contract=contract")
        now = await browser.play(made, lambda now: bool(now["you"]["legal"]))
        while not browser.told:
            await asyncio.sleep(0)
        browser.told.clear()
        browser.full = True
        wish = {"type": "play", "seat": now["you"]["seat"], "move": now["you"]["legal"][0]}
        browser.house.desk.hear("page 1", json.dumps(wish | {"seen": now["table"]["number"]}))
        while not browser.told:
            await asyncio.sleep(0)
        assert [told["type"] for told in browser.told] == ["refused"]
        assert browser.told[0]["code"] == "unavailable"
        browser.full = False
        assert await browser.ask("GET", f"/api/tables/{made}") == now
        browser.told.clear()
        browser.house.desk.hear("page 1", json.dumps(wish | {"seen": now["table"]["number"]}))
        while len(browser.told) < 2:
            await asyncio.sleep(0)
        assert {told["type"] for told in browser.told} == {"update", "ack"}

    run(script)


def test_rows_that_fit_nowhere_are_set_aside_and_the_rest_is_there() -> None:
    async def script(browser: Browser) -> None:
        table = {"game": "aquaretto(players=2)", "chairs": [{"kind": "you"}, BOT]}
        made = (await browser.ask("POST", "/api/tables", table))["id"]
        await browser.house.close()
        browser.rows["log", 999] = ["only one cell"]
        browser.rows["nowhere", 1] = [1]
        await browser.start()
        assert browser.rows["log", 999] is None
        assert [one["id"] for one in await browser.ask("GET", "/api/me/tables")] == [made]

    run(script)


def test_a_damaged_log_and_a_newer_form_are_told() -> None:
    async def script(browser: Browser) -> None:
        table = {"game": "ozoolemio(players=2)", "chairs": [{"kind": "you"}, BOT]}
        made = (await browser.ask("POST", "/api/tables", table))["id"]
        await browser.house.close()
        kept = dict(browser.rows)
        first = min(key for key in browser.rows if key[0] == "log")
        browser.rows[first] = [made, 1, "{"]
        await browser.start()
        status, _, text = await browser.house.ask("a", "GET", f"/api/tables/{made}", {}, "")
        assert (status, json.loads(text)["code"]) == (409, "damaged")
        await browser.house.close()
        browser.rows = kept | {("schema", 99): [99]}
        with pytest.raises(TooNew):
            await browser.start()

    run(script)


async def opened(browser: Browser, game: str = "zooloretto") -> str:
    table = {"game": f"{game}(players=2)", "chairs": [{"kind": "you"}, BOT]}
    made: str = (await browser.ask("POST", "/api/tables", table))["id"]
    return made


def test_everything_goes_into_another_browser_and_is_played_on_there() -> None:
    async def script(first: Browser) -> None:
        table = await opened(first)
        # It is the person's turn, so nothing happens here in the meantime.
        seen = await first.play(table, lambda now: now["table"]["ply"] >= 6 and now["you"]["legal"])
        file = await first.ask("GET", EVERYTHING)
        exported = await first.ask("GET", "/api/me/export")
        assert [game["id"] for game in exported["games"]] == [table]
        second = Browser()
        await second.start()
        own = await opened(second, "aquaretto")
        assert await second.ask("POST", EVERYTHING, json.dumps(file)) == {"games": 1}
        assert {one["id"] for one in await second.ask("GET", "/api/me/tables")} == {own, table}
        further = await second.play(
            table, lambda now: now["table"]["ply"] >= seen["table"]["ply"] + 4
        )
        assert await second.ask("POST", EVERYTHING, json.dumps(file)) == {"games": 0}
        back = await second.ask("GET", EVERYTHING)
        await second.house.close()
        await second.start()  # all of it is stored
        assert {one["id"] for one in await second.ask("GET", "/api/me/tables")} == {own, table}
        await second.house.close()
        # Back at home the game is as far as it has come, and one's own.
        assert await first.ask("POST", EVERYTHING, json.dumps(back)) == {"games": 2}
        now = await first.ask("GET", f"/api/tables/{table}")
        assert (now["seats"], now["table"]["number"] >= further["table"]["number"]) == ([0], True)
        assert len(await first.ask("GET", "/api/me/tables")) == 2

    run(script)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_a_server_goes_on_here_for_whoever_brings_it(game: str) -> None:
    async def script(server: Browser) -> None:
        table = await opened(server, game)
        seen = await server.play(
            table, lambda now: now["table"]["ply"] >= 6 and now["you"]["legal"]
        )
        record = await server.ask("GET", f"/api/tables/{table}/record")
        moved = {
            "record": record,
            "chairs": [{"name": "Ema"}, {"bot": "greedy"}],
            "options": seen["options"],
        }
        here = Browser()
        await here.start()
        made = (await here.ask("POST", MOVED, moved))["id"]
        await here.house.close()
        await here.start()  # all of it is stored
        (mine,) = await here.ask("GET", "/api/me/tables")
        assert mine["id"] == made
        over = await here.play(made, lambda now: now["table"]["status"] == "over")
        assert [seat["name"] or seat["bot"] for seat in over["table"]["seats"]] == ["Ema", "greedy"]
        whole = await here.ask("GET", f"/api/tables/{made}/record")
        assert whole.splitlines()[:5] == record.splitlines()[:5]
        assert len(whole) > len(record)
        await here.house.close()

    run(script)


@pytest.mark.parametrize(
    "moved",
    [
        "no json",
        '{"record": "zoopark record 1", "chairs": [], "options": {}}',
        '{"record": "zoopark record 1\\ngame zooloretto(players=2)\\nrules 2\\nend 0 entries",'
        ' "chairs": [{"name": "Ema"}], "options": {}}',
    ],
)
def test_what_is_no_game_of_a_server_is_refused(moved: str) -> None:
    async def script(browser: Browser) -> None:
        status, _, text = await browser.house.ask("a", "POST", MOVED, {}, moved)
        assert (status, json.loads(text)["code"]) == (422, "no-record")
        assert await browser.ask("GET", "/api/me/tables") == []

    run(script)


@pytest.mark.parametrize(
    ("file", "status", "code"),
    [
        ("", 422, "no-export"),
        ("no json", 422, "no-export"),
        ('{"games": []}', 422, "no-export"),
        ("[[1, 2, 3]]", 422, "no-export"),
        ('[["schema", 1, [99]]]', 409, "too-new"),
    ],
)
def test_a_file_that_holds_no_games_changes_nothing(file: str, status: int, code: str) -> None:
    async def script(browser: Browser) -> None:
        table = await opened(browser)
        found, _, text = await browser.house.ask("a", "POST", EVERYTHING, {}, file)
        assert (found, json.loads(text)["code"]) == (status, code)
        assert [one["id"] for one in await browser.ask("GET", "/api/me/tables")] == [table]

    run(script)


def test_a_hint_that_nobody_waits_for_is_given_up_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pieces: list[bool] = []

    def advise(*about: Any) -> dict[str, Any] | None:
        pieces.append(True)
        return None  # it would go on for ever

    monkeypatch.setattr("zoopark.server.thinking.advise", advise)

    async def script(browser: Browser) -> None:
        table = await opened(browser)
        await browser.play(table, lambda now: bool(now["you"]["legal"]))
        path = f"/api/tables/{table}/hint"
        asking = browser.house.ask("hint", "POST", path, {}, '{"seat": 0}')
        hint = asyncio.ensure_future(asking)
        while len(pieces) < 3:
            # In between the table answers.
            assert (await browser.ask("GET", f"/api/tables/{table}"))["you"]["legal"]
            await asyncio.sleep(0)
        browser.house.desk.abandon("hint")
        await asyncio.wait([hint])
        made = len(pieces)
        for _ in range(100):
            await asyncio.sleep(0)
        assert len(pieces) <= made + 1  # a piece that has begun

    run(script)


def test_a_level_that_is_too_slow_here_is_told_and_still_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("zoopark.browser.house.LATEST", 0.0)

    async def script(browser: Browser) -> None:
        table = {
            "game": "zooloretto(players=2, start=B)",
            "chairs": [{"kind": "you"}, {"kind": "bot", "bot": "search:20000"}],
        }
        made = (await browser.ask("POST", "/api/tables", table))["id"]
        await browser.play(made, lambda now: now["table"]["ply"] >= 10)
        assert set(browser.late) == {"search:20000"}
        browser.late.clear()
        quick = await opened(browser)
        await browser.play(quick, lambda now: now["table"]["ply"] >= 12)
        assert "greedy" not in browser.late

    run(script)
