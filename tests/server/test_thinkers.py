"""Lanes and what is thought in them, with a process that does as the test says."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar
from unittest import mock

import pytest

from zoopark import Game
from zoopark.bots.budget import Budget
from zoopark.players.thinkers import SearchBot
from zoopark.server import thinkers, thinking
from zoopark.server.thinkers import Lane, Pace, Thinkers
from zoopark.server.thinking import Chosen, Pieces, Situation
from zoopark.server.turns import Asker, Busy

T = TypeVar("T")

EVA, ADAM = Asker("10.0.0.1", "eva"), Asker("10.0.0.2", "adam")
GAME = Game("zooloretto(players=2, out=camel+panda+zebra, start=A)", seed=1)
SITUATION = Situation.of("m", GAME)


class Hand:
    """Instead of a process: does at once what is asked, each for a second of its own clock."""

    def __init__(self) -> None:
        self.now = 0.0
        self.begun: list[Callable[[], Any]] = []
        self.open = asyncio.Event()  # until then nothing ends
        self.open.set()

    async def run(self, job: Callable[[], T], patience: float) -> T:
        self.begun.append(job)
        await self.open.wait()
        self.now += 1.0
        return job()

    def close(self) -> None:
        pass


def lane(hand: Hand, most: int = 100, of_one: int = 100) -> Lane:
    return Lane(most, of_one, lambda: hand, lambda: hand.now)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def settled() -> None:
    """Let everything go as far as it can."""
    for _ in range(20):
        await asyncio.sleep(0)


def said(text: str) -> Callable[[], Callable[[], str]]:
    return lambda: partial(str, text)


def test_who_comes_late_waits_for_one_thought_only() -> None:
    async def work() -> None:
        hand = Hand()
        busy = lane(hand)
        hand.open.clear()
        done: list[str] = []

        async def ask(who: Asker, table: str) -> None:
            done.append(await busy.run(who, table, said(f"{who.person} {table}"), 1.0))

        tasks = [asyncio.create_task(ask(EVA, f"{number}")) for number in range(30)]
        await settled()
        tasks.append(asyncio.create_task(ask(ADAM, "t")))
        await settled()
        hand.open.set()
        await asyncio.gather(*tasks)
        assert done[:2] == ["eva 0", "adam t"]
        assert len(done) == 31

    run(work())


def test_what_nobody_waits_for_is_not_thought_about() -> None:
    async def work() -> None:
        hand = Hand()
        busy = lane(hand)
        hand.open.clear()
        tasks = [
            asyncio.create_task(busy.run(EVA, "t", said(f"{number}"), 1.0)) for number in range(5)
        ]
        await settled()
        for task in tasks[:4]:
            task.cancel()
        await settled()
        assert len(hand.begun) == 1  # which is under way, so the next one has to wait
        hand.open.set()
        assert await tasks[4] == "4"
        assert [job() for job in hand.begun] == ["0", "4"]

    run(work())


def test_a_full_lane_says_so_and_goes_on_for_others() -> None:
    async def work() -> None:
        hand = Hand()
        busy = lane(hand, of_one=3)
        hand.open.clear()
        tasks = [asyncio.create_task(busy.run(EVA, "t", said("x"), 1.0)) for _ in range(4)]
        await settled()
        with pytest.raises(Busy):
            await busy.run(EVA, "t", said("x"), 1.0)
        tasks.append(asyncio.create_task(busy.run(ADAM, "t", said("y"), 1.0)))
        await settled()
        hand.open.set()
        assert await asyncio.gather(*tasks) == ["x", "x", "x", "x", "y"]

    run(work())


def test_an_error_is_its_own_and_stops_nobody_else() -> None:
    def wrong() -> str:
        raise ValueError("no such move")

    async def work() -> None:
        busy = lane(Hand())
        with pytest.raises(ValueError, match="no such move"):
            await busy.run(EVA, "t", lambda: wrong, 1.0)
        assert await busy.run(EVA, "t", said("x"), 1.0) == "x"

    run(work())


# -- bots -----------------------------------------------------------------------------------------


class Slow:
    """A bot that is never sure; every time it thinks for a quarter of a second, 100 iterations."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int, float]] = []

    def choose(self, situation: Situation, seat: int, name: str, budget: Budget) -> Chosen:
        self.asked.append((situation.match, int(budget.iterations), budget.seconds))
        return Chosen("draw", sure=False, iterations=100, seconds=0.25)


def of(match: str) -> Situation:
    return Situation.of(match, GAME)


@pytest.fixture
def slow() -> "Any":
    bot = Slow()
    with mock.patch.object(thinking, "choose", bot.choose):
        yield bot


def test_a_long_thought_is_many_short_ones(slow: Slow) -> None:
    async def work() -> None:
        hand = Hand()
        house = Thinkers(1, lambda most, of_one: lane(hand))
        assert await house.move(SITUATION, 0, "search:1000", EVA) == "draw"
        assert [iterations for _, iterations, _ in slow.asked] == list(range(1000, 0, -100))
        slow.asked.clear()
        await house.move(SITUATION, 0, "search:1.1s", EVA)
        spans = [seconds for _, _, seconds in slow.asked]
        assert spans == pytest.approx([0.25] * 4 + [0.1])
        assert {iterations for _, iterations, _ in slow.asked} == {0}

    run(work())


def test_long_thoughts_of_several_people_take_turns(slow: Slow) -> None:
    async def work() -> None:
        hand = Hand()
        house = Thinkers(1, lambda most, of_one: lane(hand))
        hand.open.clear()
        eva = [
            asyncio.create_task(house.move(of(f"{number}"), 0, "search:400", EVA))
            for number in range(30)
        ]
        await settled()
        adam = asyncio.create_task(house.move(of("adam"), 0, "search:400", ADAM))
        await settled()
        hand.open.set()
        await adam
        thought = [match for match, _, _ in slow.asked]
        assert thought.count("adam") == 4
        assert len(thought) <= 10, thought
        await asyncio.gather(*eva)

    run(work())


def test_a_thought_ends_when_its_time_is_up(slow: Slow) -> None:
    async def work() -> None:
        late: list[str] = []
        pace = Pace(latest=0.0, late=late.append)
        house = Thinkers(1, lambda most, of_one: lane(Hand()), pace)
        await house.move(SITUATION, 0, "search:1000", EVA)
        assert len(slow.asked) == 1
        assert late == ["search:1000"]

    run(work())


def test_who_has_had_more_than_their_share_is_brief_while_others_wait(slow: Slow) -> None:
    async def work() -> None:
        hand = Hand()
        deep = lane(hand)
        house = Thinkers(1, lambda most, of_one: deep)
        deep._charge(EVA, 500.0)
        await house.move(SITUATION, 0, "search:1000", EVA)
        assert len(slow.asked) == 10  # there is time enough, so it is theirs
        slow.asked.clear()
        adam = asyncio.create_task(house.move(of("adam"), 0, "search:1000", ADAM))
        eva = asyncio.create_task(house.move(of("eva"), 0, "search:1000", EVA))
        await asyncio.gather(adam, eva)
        thought = [match for match, _, _ in slow.asked]
        assert (thought.count("eva"), thought.count("adam")) == (1, 10)

    run(work())


def test_a_search_goes_on_where_it_was() -> None:
    """Ten short thoughts know as much as a long one."""
    game = Game(GAME.config, seed=3)
    game.play("draw")
    situation = Situation.of("goes on", game)
    for number in range(1, 4):
        chosen = thinking.choose(situation, 0, "search:64", Budget(64, 60.0))
        assert chosen.move in [move.text for move in game.legal(0)]
        assert chosen.sure
        assert chosen.iterations <= 64
        bot = thinking._seated["goes on", 0, "search:64"].bot
        assert isinstance(bot, SearchBot)
        assert bot.search is not None
        visits = int(bot.search.tree.visits[bot.search.root])
        assert visits >= (number - 1) * chosen.iterations + 1


# -- hints and reviews ----------------------------------------------------------------------------


def test_the_more_people_ask_the_shorter_is_a_hint() -> None:
    given: list[float] = []

    def advise(*parts: Any) -> dict[str, Any]:
        given.append(parts[4])
        return {}

    async def work() -> None:
        hand = Hand()
        house = Thinkers(1, lambda most, of_one: lane(hand))
        with mock.patch.object(thinking, "advise", advise):
            await house.hint(SITUATION, 0, "", (), EVA)
            assert given == [thinking.HINT.seconds]
            given.clear()
            hand.open.clear()
            crowd = [
                asyncio.create_task(house.hint(SITUATION, 0, "", (), Asker(f"10.0.1.{number}")))
                for number in range(20)
            ]
            await settled()
            hand.open.set()
            await asyncio.gather(*crowd)
        assert len(given) == 20
        assert sum(given[1:]) < 5.0 * 4  # each an equal part of what is left at that moment
        assert all(thinkers.BRIEF <= seconds <= thinking.HINT.seconds for seconds in given)
        assert given[1] < 0.3

    run(work())


def test_a_hint_that_waited_too_long_is_brief_but_there() -> None:
    given: list[float] = []

    def advise(*parts: Any) -> dict[str, Any]:
        given.append(parts[4])
        return {"seat": 0}

    async def work() -> None:
        house = Thinkers(1, lambda most, of_one: lane(Hand()))
        with mock.patch.object(thinking, "advise", advise), mock.patch.object(thinkers, "SOON", -9):
            assert await house.hint(SITUATION, 0, "", (), EVA) == {"seat": 0}
        assert given == [thinkers.BRIEF]

    run(work())


def test_a_hint_in_pieces_is_a_whole_hint() -> None:
    game = Game("ozoolemio(players=2)", seed=5)
    situation, names = Situation.of("hinted", game), ("Eva", "Adam")
    found, steps = None, 0
    while found is None:
        found = thinking.advise(situation, 0, "", names, 0.3, Pieces(0.01, 100))
        steps += 1
    assert steps > 10
    assert found["seat"] == 0
    assert found["advices"][0]["move"] in [move.text for move in game.legal(0)]
    assert not thinking._hints
    assert thinking.advise(situation, 0, "", names, 0.1) is not None


def test_a_review_is_made_step_by_step_while_it_is_wanted() -> None:
    steps: list[str] = []

    def look_back(
        situation: Situation, names: tuple[str, ...], people: tuple[int, ...], pieces: Pieces
    ) -> dict[str, Any] | None:
        steps.append(situation.match)
        return {"decisions": []} if len(steps) == 5 else None

    async def work() -> None:
        house = Thinkers(1, lambda most, of_one: lane(Hand()))
        with mock.patch.object(thinking, "look_back", look_back):
            assert await house.review(SITUATION, (), (), EVA, lambda: len(steps) < 3) is None
            assert len(steps) == 3
            assert await house.review(SITUATION, (), (), EVA, lambda: True) == {"decisions": []}

    run(work())


def test_a_review_in_steps_is_the_whole_review() -> None:
    game = Game("ozoolemio(players=2)", seed=5)
    for _ in range(6):
        seat = game.to_act[0]
        game.play(game.legal(seat)[0], seat)
    situation = Situation.of("reviewed", game)
    found, steps = None, 0
    while found is None:
        found, steps = thinking.look_back(situation, ("Eva", "Adam"), (0,)), steps + 1
    assert found["names"] == ("Eva", "Adam")
    assert steps > len(found["decisions"]) > 0
    assert "reviewed" not in thinking._reviews
