"""All that a table in a browser can be asked, once: what is imported by then is what it needs."""

import asyncio
import json
import logging
import traceback
from typing import Any, Final

from zoopark.browser import stand_ins

stand_ins.install()

from zoopark.browser.house import EVERYTHING, MOVED, House, open_house  # noqa: E402
from zoopark.games.catalog import GAMES  # noqa: E402

CONTRACT: Final = "rehearsal"


async def go_through() -> None:
    """Open a table of every game, and ask everything."""
    rows: dict[tuple[str, int], Any] = {}

    async def keep(text: str) -> None:
        for table, number, cells in json.loads(text):
            rows[table, number] = cells

    def tell(name: str, message: str | None, code: int, why: str) -> None:
        pass

    house = await open_house("", keep, tell, CONTRACT)
    places = [await _play(house, name) for name in GAMES]
    await _finish(house, places[-1])
    await _fail(house)
    everything = (await house.ask("e", "GET", EVERYTHING, {}, ""))[2]
    await house.ask("e", "POST", EVERYTHING, {}, everything)
    await house.close()
    stored = [(*key, cells) for key, cells in rows.items() if cells is not None]
    await (await open_house(json.dumps(stored), keep, tell, CONTRACT)).close()


async def _play(house: House, name: str) -> str:
    chairs = [{"kind": "you"}, {"kind": "bot", "bot": "normal"}]
    opened = await _ask(
        house, "POST", "/api/tables", {"game": f"{name}(players=2)", "chairs": chairs}
    )
    place = f"/api/tables/{opened['id']}"
    house.desk.connect(name, f"{place}/live?contract={CONTRACT}")
    while not (now := await _ask(house, "GET", place))["you"]["legal"]:
        await asyncio.sleep(0.01)
    move, seen = now["you"]["legal"][0], now["table"]["number"]
    house.desk.hear(name, json.dumps({"type": "look"}))
    await _ask(house, "POST", f"{place}/trials", {"seat": 0, "moves": [move]})
    if name == next(iter(GAMES)):
        await _ask(house, "POST", f"{place}/hint", {"seat": 0})
    await _ask(
        house, "POST", f"{place}/wishes", {"type": "play", "seat": 0, "move": move, "seen": seen}
    )
    for path in ("log", "at/0", "record", "links", "board", "review"):
        await _ask(house, "GET", f"{place}/{path}")
    record = (await house.ask("r", "GET", f"{place}/record", {}, ""))[2]
    brought = await _ask(house, "POST", "/api/records", record)
    await _ask(house, "GET", f"/api/tables/{brought.get('id')}/review")
    moved: Any = {"record": record, "chairs": [{"name": "Eva"}, {"bot": "easy"}], "options": {}}
    assert await _ask(house, "POST", MOVED, moved)
    house.desk.hang_up(name)
    return place


async def _finish(house: House, place: str) -> None:
    """Play to the end, so that there is something to rate."""
    while (now := await _ask(house, "GET", place))["table"]["status"] != "over":
        if legal := now["you"]["legal"]:
            wish = {"type": "play", "seat": 0, "move": legal[0], "seen": now["table"]["number"]}
            await _ask(house, "POST", f"{place}/wishes", wish)
        await asyncio.sleep(0)
    assert (await _ask(house, "GET", "/api/me/progress"))[0]["games"]


async def _fail(house: House) -> None:
    for path in (
        "/api/games",
        "/api/rules?lang=cs",
        "/api/rules/Z.4.2",
        "/api/me/tables",
        "/api/me/history",
        "/api/me/progress",
        "/api/me/export",
        "/api/lessons/Z?lang=cs",
        "/api/guides?lang=cs",
        "/api/puzzles",
        "/api/no",
    ):
        await _ask(house, "GET", path)
    assert (await _ask(house, "POST", "/api/tables", {"game": "chess"}))["code"] == "no-game"
    game = f"{next(iter(GAMES))}(players=2)"
    tomorrow = f"zoopark record 1\ngame {game}\nrules 999\nend 0 entries\n"
    assert (await _ask(house, "POST", "/api/records", tomorrow))["code"] == "other-rules"
    try:
        raise ValueError("on purpose")
    except ValueError as error:
        logging.getLogger("zoopark").debug("", exc_info=error)
        traceback.format_exception(error)  # without the numbers of lines, which are left out


async def _ask(house: House, method: str, path: str, body: Any = None) -> Any:
    text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
    found = (await house.ask("a", method, path, {"zoopark-contract": CONTRACT}, text))[2]
    return json.loads(found) if found.startswith(("{", "[")) else {}
