"""The summary in the store is that of the whole log, though most of it is written seldom."""

from collections.abc import Iterator
from random import Random

from server.storage.samples import with_store
from zoopark.record import RULES
from zoopark.server.live import LiveTable
from zoopark.server.metrics import Metrics
from zoopark.server.storage.rows import NewMatch
from zoopark.server.storage.store import Store
from zoopark.server.summaries import summary_of
from zoopark.table import log, wishes
from zoopark.table.match import Match
from zoopark.table.options import Clock, Options
from zoopark.table.table import Table

GAME = "zooloretto(players=3)"
PEOPLE = ("eva", "ben", "ida")


async def opened(store: Store) -> LiveTable:
    """A table at which three people have just begun."""
    chairs = tuple(log.Chair(name) for name in PEOPLE)
    first = log.Opened(0, GAME, RULES, Options(clock=Clock(turn=3600), listed=True), chairs)
    started = Table(Match(first)).due(0)
    assert started is not None
    summary = summary_of(Match.folded([first, started]))
    entries = [log.encode(first), log.encode(started)]
    await store.create(NewMatch("m", GAME, RULES, "{}", "eva", created=0), entries, [], summary)
    return await again(store)


async def again(store: Store) -> LiveTable:
    """The table in the memory of a process that has just read it."""
    stored = await store.load("m")
    assert stored is not None
    live = LiveTable(stored, store, b"", Metrics(), lambda _, asked: None, lambda _: None)
    live.holders = {seat: {name} for seat, name in enumerate(PEOPLE)}
    return live


def wished(live: LiveTable, rng: Random) -> Iterator[wishes.Wish]:
    """Moves, and now and then something that changes more of the summary."""
    for number in range(60):
        if number % 20 == 7:
            yield from map(wishes.Pause, range(3))  # it begins when everybody wants it
            yield wishes.Resume(1)
        if number % 20 == 13:
            yield wishes.Leave(2)
            yield wishes.Return(2)
        (seat,) = live.match.to_act
        assert live.match.game is not None
        yield wishes.Play(seat, rng.choice(live.match.game.legal(seat)).text, live.match.number)


def test_a_stored_summary_is_that_of_the_log(database_url: str) -> None:
    async def script(store: Store) -> None:
        live = await opened(store)
        for wish in wished(live, Random(3)):
            assert wish.seat is not None
            await live.do(wish, PEOPLE[wish.seat])
            stored = await store.load("m")
            assert stored is not None
            assert stored.summary == summary_of(Match.folded(map(log.decode, stored.entries)))

    with_store(database_url, script)


def test_two_processes_write_summaries_in_turn(database_url: str) -> None:
    """Each finds its number taken, reads what the other wrote, and writes the whole summary."""

    async def script(store: Store) -> None:
        first = await opened(store)
        second = await again(store)
        for number in range(6):
            live = (first, second)[number % 2]
            await live.do(wishes.Say("it is my turn", seat=0), "eva")
            if number % 2:
                await live.do(wishes.Resume(0), "eva")
            else:
                for seat, name in enumerate(PEOPLE):
                    await live.do(wishes.Pause(seat), name)
            stored = await store.load("m")
            assert stored is not None
            assert stored.summary == summary_of(Match.folded(map(log.decode, stored.entries)))

    with_store(database_url, script)
