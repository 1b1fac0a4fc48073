"""News: what other processes append, and nothing else."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from server.storage.samples import SUMMARY, add, with_store
from support.databases import Server
from zoopark.server.storage import (
    RESYNC,
    News,
    SeatChange,
    Store,
    Taken,
    Unavailable,
    Unknown,
    open_store,
    sqlite_url,
)
from zoopark.server.storage import postgres as postgres_driver
from zoopark.server.storage import sqlite as sqlite_driver
from zoopark.server.storage.database import Query
from zoopark.server.storage.postgres import Postgres
from zoopark.server.storage.sqlite import Sqlite

LISTENERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"

OTHERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


async def next_of(news: AsyncGenerator[News, None]) -> News:
    return await asyncio.wait_for(anext(news), 30)


async def append(store: Store, match_id: str, number: int) -> None:
    await store.append(match_id, number, "draw", replace(SUMMARY, number=number))


def test_another_process_is_heard_and_oneself_is_not(postgres: Server) -> None:
    url = postgres.new_database()

    async def script(store: Store) -> None:
        other = await open_store(url)
        await add(store, "here:there")
        async with aclosing(store.listen()) as news:
            assert await next_of(news) is RESYNC
            await append(store, "here:there", 1)
            await append(other, "here:there", 2)
            assert await next_of(news) == ("here:there", 2)
            # What is not committed is no news.
            with pytest.raises(Taken):
                await append(other, "here:there", 2)
            third, no_seat = replace(SUMMARY, number=3), [SeatChange(8, taken=True)]
            with pytest.raises(Unknown):
                await other.append("here:there", 3, "draw", third, no_seat)
            await other.change_seats("here:there", [SeatChange(1, taken=True)])
            assert await next_of(news) == ("here:there", 0)
            await append(other, "here:there", 3)
            assert await next_of(news) == ("here:there", 3)
        await other.close()

    with_store(url, script)


def test_an_entry_can_be_read_when_it_is_heard_of(postgres: Server) -> None:
    url = postgres.new_database()

    async def script(store: Store) -> None:
        other = await open_store(url)
        for match_id in "abcdefgh":
            await add(store, match_id)
        async with aclosing(store.listen()) as news:
            assert await next_of(news) is RESYNC
            writing = asyncio.gather(*(append(other, match_id, 1) for match_id in "abcdefgh"))
            heard = set()
            for _ in "abcdefgh":
                item = await next_of(news)
                assert item is not RESYNC
                heard.add(item)
                assert await store.entries_after(item[0], item[1] - 1) == ["draw"]
            assert heard == {(match_id, 1) for match_id in "abcdefgh"}
            await writing
        await other.close()

    with_store(url, script)


def test_a_process_that_comes_lets_others_read_what_was_not_said(postgres: Server) -> None:
    """One that was killed between a commit and its news has left the others behind."""
    url = postgres.new_database()

    async def script(store: Store) -> None:
        async with aclosing(store.listen()) as news:
            assert await next_of(news) is RESYNC
            other = await open_store(url)
            async with aclosing(other.listen()) as heard:
                assert await next_of(heard) is RESYNC
                assert await next_of(news) is RESYNC
            await other.close()

    with_store(url, script)


def test_a_lost_connection_is_made_again_and_said(postgres: Server) -> None:
    url = postgres.new_database()

    async def script(store: Store) -> None:
        other = await open_store(url)
        await add(store, "m")
        async with aclosing(store.listen()) as news:
            assert await next_of(news) is RESYNC
            with psycopg.connect(url, autocommit=True) as connection:
                assert connection.execute(LISTENERS).fetchall() == [(True,)]
            assert await next_of(news) is RESYNC
            await append(other, "m", 1)
            assert await next_of(news) == ("m", 1)
        await other.close()

    with_store(url, script)


def test_a_server_may_be_started_again(postgres: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    url = postgres.new_database()
    monkeypatch.setattr(postgres_driver, "PATIENCE_SECONDS", 3)

    async def script(store: Store) -> None:
        await add(store, "m")
        await append(store, "m", 1)
        async with aclosing(store.listen()) as news:
            assert await next_of(news) is RESYNC
            await asyncio.to_thread(postgres.stop)
            with pytest.raises(Unavailable):
                await store.healthy()
            await asyncio.to_thread(postgres.start)
            await append(store, "m", 2)
            assert await store.entries_after("m", 0) == ["draw", "draw"]
            assert await next_of(news) is RESYNC

    with_store(url, script)


def test_broken_connections_are_not_waited_for(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many the pool holds, after a restart all are found out before patience ends."""
    url = postgres.new_database()
    monkeypatch.setattr(postgres_driver, "TRUSTED_SECONDS", -1)
    waiting = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    lock = Query("SELECT pg_advisory_lock_shared(1)")

    async def script() -> None:
        database = await Postgres.open(url)
        with psycopg.connect(url, autocommit=True) as other:
            other.execute("SELECT pg_advisory_lock(1)")
            connections = range(postgres_driver.CONNECTIONS)
            locked = [asyncio.create_task(database.read(lock)) for _ in connections]
            while other.execute(waiting).fetchall() != [(len(locked),)]:
                await asyncio.sleep(0.01)
        await asyncio.gather(*locked)
        with psycopg.connect(url, autocommit=True) as other:
            broken = other.execute(OTHERS).fetchall()
        assert len(broken) == len(locked)
        assert await database.read(Query("SELECT 7")) == [(7,)]
        await database.close()

    asyncio.run(script())


def test_listening_ends_when_the_store_is_closed(database_url: str) -> None:
    async def script(store: Store) -> None:
        async def listened() -> list[News]:
            return [item async for item in store.listen()]

        listening = asyncio.create_task(listened())
        await store.healthy()
        await store.close()
        assert set(await asyncio.wait_for(listening, 30)) <= {RESYNC}
        assert [item async for item in store.listen()] == []

    with_store(database_url, script)


def test_two_stores_on_one_file_do_not_lose_each_others_entries(tmp_path: Path) -> None:
    """SQLite has no news, but a number that is taken."""
    url = sqlite_url(tmp_path / "zoopark.sqlite3")

    async def script(store: Store) -> None:
        other = await open_store(url)
        await add(store, "m")
        await append(other, "m", 1)
        with pytest.raises(Taken):
            await append(store, "m", 1)
        assert await store.entries_after("m", 0) == ["draw"]
        await append(store, "m", 2)
        await other.close()

    with_store(url, script)


def test_tidying_up_a_file_is_no_news(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise every table would be read again whenever the write-ahead log begins anew."""
    monkeypatch.setattr(sqlite_driver, "CHECKPOINT", 20)
    monkeypatch.setattr(sqlite_driver, "LARGEST_LOG", 100_000)
    monkeypatch.setattr(sqlite_driver, "LOOK_SECONDS", 0.001)
    file = tmp_path / "zoopark.sqlite3"
    begun, looks = list[None](), list[int]()
    begin_anew, version = Sqlite._begin_anew, Sqlite._version

    def counted(database: Sqlite) -> None:
        begin_anew(database)
        begun.append(None)

    async def looked(database: Sqlite) -> int:
        looks.append(await version(database))
        return looks[-1]

    monkeypatch.setattr(Sqlite, "_begin_anew", counted)
    monkeypatch.setattr(Sqlite, "_version", looked)

    async def script(store: Store) -> None:
        await add(store, "m")
        async with aclosing(store.listen()) as news:
            heard = asyncio.ensure_future(anext(news))
            number = 0
            while len(begun) < 3:
                number += 1
                await store.append("m", number, "x" * 2000, replace(SUMMARY, number=number))
                await asyncio.sleep(0)
            looks.clear()
            while len(looks) < 3:
                await asyncio.sleep(0)
            assert not heard.done()
            other = await open_store(sqlite_url(file))
            await append(other, "m", number + 1)
            await other.close()
            assert await asyncio.wait_for(heard, 30) is RESYNC

    with_store(sqlite_url(file), script)
