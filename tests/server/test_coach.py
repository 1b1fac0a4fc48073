"""Hints and reviews that nobody waits for, and more of them than can be made."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any
from unittest import mock

import httpx
import msgspec
import pytest

from support.servers import PATIENCE, House, random_game, seated
from zoopark.server import reviews
from zoopark.server.reviews import Reviews
from zoopark.server.storage.store import Store
from zoopark.server.thinkers import Thinkers
from zoopark.server.thinking import Situation
from zoopark.server.turns import Asker, Busy
from zoopark.server.workers import Failed

GAME = "zooloretto(players=2, start=A)"
SITUATION = Situation("m", GAME, None, [])


def test_who_hangs_up_cancels_the_hint(house: House) -> None:
    people = house.people(2)
    table = seated(people, GAME)
    begun, cancelled = threading.Event(), threading.Event()

    async def hint(thinkers: Thinkers, *question: Any) -> dict[str, Any]:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            cancelled.set()
        raise AssertionError

    with mock.patch.object(Thinkers, "hint", hint):
        path = f"/api/tables/{table}/hint"
        with suppress(httpx.TimeoutException):
            people[0].http.post(path, json={"seat": 0}, timeout=0.1)
        assert begun.wait(PATIENCE)
        assert cancelled.wait(PATIENCE)
    assert people[0].post(path, {"seat": 0})["advices"]


def test_any_decision_of_a_finished_game_can_be_tried_again(house: House) -> None:
    people = house.people(3)
    record = random_game("zooloretto(players=2, start=A)", 2).record().dumps()
    table = people[0].post("/api/records", record)["id"]
    hint, choices = f"/api/tables/{table}/hint", 0
    for ply in range(8):
        moment = people[1].get(f"/api/tables/{table}/at/{ply}", seat=0)
        assert bool(moment["legal"]) == (0 in moment["to_act"])
        if len(moment["legal"]) > 1:
            tried = moment["legal"][-1]
            found = people[1].post(hint, {"seat": 0, "at": ply, "about": tried})
            assert found["about"]["move"] == tried
            assert found["advices"][0]["move"] in moment["legal"]
            choices += 1
    assert choices
    people[1].fails(404, "no-moment", "POST", hint, {"seat": 0, "at": 9999})
    running = seated(people[:2], GAME)
    people[0].fails(409, "not-over", "POST", f"/api/tables/{running}/hint", {"seat": 0, "at": 0})
    assert people[0].get(f"/api/tables/{running}/at/0", seat=0)["legal"] == []


def test_a_full_lane_is_told_politely(house: House) -> None:
    people = house.people(2)
    table = seated(people, GAME)

    async def busy(thinkers: Thinkers, *question: Any) -> dict[str, Any]:
        raise Busy

    path = f"/api/tables/{table}/hint"
    with mock.patch.object(Thinkers, "hint", busy):
        assert people[0].fails(503, "busy", "POST", path, {"seat": 0})
        response = people[0].ask("POST", path, {"seat": 0})
        assert int(response.headers["retry-after"]) > 0
    record = random_game("ozoolemio(players=2)", 2).record().dumps()
    brought = people[1].post("/api/records", record)["id"]
    with mock.patch.object(reviews, "MOST", 0):
        people[1].fails(503, "busy", "GET", f"/api/tables/{brought}/review")


class Patient:
    """Makes reviews for as long as it is told that they are wanted."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.given_up: list[str] = []

    async def review(
        self,
        situation: Situation,
        names: tuple[str, ...],
        people: tuple[int, ...],
        who: Asker,
        wanted: Callable[[], bool],
    ) -> dict[str, Any] | None:
        while wanted():
            if self.gate.is_set():
                return {"game": GAME, "names": [], "decisions": [], "curve": []}
            await asyncio.sleep(0)
        self.given_up.append(who.address)
        return None


class Desk:
    """Reviews with a clock that the test winds."""

    def __init__(self) -> None:
        self.now = 0.0
        self.thinkers = Patient()
        self.store = mock.create_autospec(Store, instance=True)
        self.tasks: list[asyncio.Task[None]] = []
        self.reviews = Reviews(self.thinkers, self.store, self.spawn, lambda: self.now)  # type: ignore[arg-type]

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(asyncio.create_task(work))

    def begin(self, match: str, address: str = "10.0.0.1") -> None:
        self.reviews.begin(match, SITUATION, (), (), Asker(address))


def test_a_review_that_nobody_asks_for_is_given_up() -> None:
    async def work() -> None:
        desk = Desk()
        desk.begin("a")
        desk.begin("b", "10.0.0.2")
        for _ in range(4):
            desk.now += reviews.PATIENCE / 2
            desk.reviews.wanted("b")
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        assert desk.thinkers.given_up == ["10.0.0.1"]
        assert "a" not in desk.reviews
        assert "b" in desk.reviews
        desk.thinkers.gate.set()
        await asyncio.gather(*desk.tasks)
        [(match, data), _] = desk.store.save_review.await_args
        assert (match, msgspec.json.decode(data)["game"]) == ("b", GAME)
        assert "b" not in desk.reviews

    asyncio.run(work())


def test_one_address_has_a_few_reviews_at_a_time() -> None:
    async def work() -> None:
        desk = Desk()
        for number in range(reviews.OF_ONE):
            desk.begin(f"{number}")
        with pytest.raises(Busy):
            desk.begin("one more")
        desk.begin("another", "10.0.0.2")
        desk.thinkers.gate.set()
        await asyncio.gather(*desk.tasks)
        desk.begin("one more")
        await asyncio.gather(*desk.tasks)

    asyncio.run(work())


def test_a_review_that_fails_may_be_asked_for_again() -> None:
    async def work() -> None:
        desk = Desk()
        with mock.patch.object(desk.thinkers, "review", side_effect=Failed):
            desk.begin("a")
            await asyncio.gather(*desk.tasks)
        assert "a" not in desk.reviews
        desk.store.save_review.assert_not_awaited()

    asyncio.run(work())


def test_a_hung_process_is_replaced_and_the_bot_decides_anew(house: House) -> None:
    """The process of the quick bots is stopped while a game goes on."""
    host = house.person()
    lane = house.service.hub.thinkers._quick

    async def pid() -> int:
        return await lane.run(Asker("a"), "t", lambda: os.getpid, PATIENCE)

    os.kill(house.run(pid), signal.SIGSTOP)
    with mock.patch("zoopark.server.thinkers.HUNG", 3.0):
        table = host.opens("zooloretto(players=2, start=B)", ["you", "normal"]).id
        host.waits(table, lambda seen: seen["table"]["to_act"] == [0])
    assert house.match(table).seats[1].bot == "normal"
