"""Opening: addresses, files that are made, and databases that are refused."""

import asyncio
import os
import sqlite3
import stat
import sys
import threading
from dataclasses import replace
from pathlib import Path
from subprocess import PIPE, Popen

import psycopg
import pytest

from server.storage.samples import SUMMARY, add, with_store
from zoopark.server.storage import (
    RESYNC,
    StorageError,
    Store,
    TooNew,
    Unavailable,
    default_url,
    open_store,
    sqlite_url,
)
from zoopark.server.storage import sqlite as sqlite_driver
from zoopark.server.storage.claim import Claim, InUse
from zoopark.server.storage.migrations import migrations
from zoopark.server.storage.sqlite import Sqlite


def execute(url: str, command: str) -> None:
    """Change a database behind the back of the program."""
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.removeprefix("sqlite://"))
        connection.execute(command)
        connection.commit()
        connection.close()
    else:
        with psycopg.connect(url) as postgres:
            postgres.execute(command.encode())


async def healthy(store: Store) -> None:
    await store.healthy()


def test_a_database_is_kept_when_it_is_opened_again(database_url: str) -> None:
    with_store(database_url, lambda store: add(store, "m"))
    with_store(database_url, healthy)
    assert with_store(database_url, lambda store: store.load("m")) is not None


def test_a_newer_database_is_refused(database_url: str) -> None:
    with_store(database_url, lambda store: add(store, "m"))
    newer = len(migrations()) + 1
    execute(database_url, f"INSERT INTO schema (version) VALUES ({newer})")
    with pytest.raises(TooNew, match=f"version {newer} .* newer Zoopark"):
        with_store(database_url, healthy)


def test_an_older_database_is_brought_up_to_date(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_store(database_url, lambda store: add(store, "m"))
    grown = (*migrations(), ("ALTER TABLE matches ADD COLUMN mood TEXT",))
    monkeypatch.setattr("zoopark.server.storage.migrations.migrations", lambda: grown)
    with_store(database_url, healthy)
    execute(database_url, "UPDATE matches SET mood = 'good' WHERE id = 'm'")
    with_store(database_url, healthy)
    monkeypatch.undo()
    with pytest.raises(TooNew):
        with_store(database_url, healthy)


def test_a_migration_that_fails_leaves_no_trace(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = (*migrations(), ("CREATE TABLE half (a BIGINT)", "CREATE TABLE half (b BIGINT)"))
    monkeypatch.setattr("zoopark.server.storage.migrations.migrations", lambda: broken)
    with pytest.raises(Exception, match="half"):
        with_store(database_url, healthy)
    monkeypatch.undo()
    with_store(database_url, healthy)
    execute(database_url, "CREATE TABLE half (a BIGINT)")


def test_after_closing_nothing_is_done_any_more(database_url: str) -> None:
    async def script(store: Store) -> None:
        await store.close()
        with pytest.raises(Unavailable):
            await store.healthy()
        with pytest.raises(Unavailable):
            await add(store, "m")
        await store.close()

    with_store(database_url, script)


def test_closing_finishes_what_is_being_written(database_url: str) -> None:
    async def script(store: Store) -> None:
        writing = [asyncio.create_task(add(store, "m0"))]
        for _ in range(3):
            await asyncio.sleep(0)  # now it is being written, and what follows has to wait
        writing += [asyncio.create_task(add(store, f"m{number}")) for number in range(1, 5)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writing)

    async def check(store: Store) -> None:
        for number in range(5):
            assert await store.load(f"m{number}") is not None

    with_store(database_url, script)
    with_store(database_url, check)


@pytest.mark.parametrize(
    "url", ["", "zoopark.sqlite3", "mysql://here/db", "sqlite://host/file", "sqlite:///a?b=c"]
)
def test_an_address_of_another_kind_is_refused(url: str) -> None:
    with pytest.raises(StorageError, match="a database is sqlite:///"):
        with_store(url, healthy)


def test_a_server_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match=str(tmp_path)):
        with_store(f"postgresql:///zoopark?host={tmp_path}", healthy)


def test_a_file_is_made_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "my data" / "50%" / "zoopark.sqlite3"
    with_store(sqlite_url(file), lambda store: add(store, "m"))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "zoopark.sqlite3"
    file.write_text("Dear diary, today at the zoo" * 100)
    with pytest.raises(Unavailable, match=str(file)):
        with_store(sqlite_url(file), healthy)
    with pytest.raises(Unavailable, match=str(tmp_path)):
        with_store(sqlite_url(tmp_path), healthy)
    assert file.read_text().startswith("Dear diary")


def test_a_commit_outlives_the_process(tmp_path: Path) -> None:
    """What SQLite promises, it promises with these settings only."""
    database = sqlite_driver.Sqlite(tmp_path / "zoopark.sqlite3")
    settings = {
        name: database._written.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("journal_mode", "synchronous", "foreign_keys", "wal_autocheckpoint")
    }
    asyncio.run(database.close())
    assert settings == {
        "journal_mode": "wal",
        "synchronous": 1,
        "foreign_keys": 1,
        "wal_autocheckpoint": 0,
    }


def test_a_file_that_another_process_is_making_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite itself gives up at once where it is to keep a write-ahead log from now on."""
    file = tmp_path / "zoopark.sqlite3"
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    waited: list[float] = []

    def let_go(seconds: float) -> None:
        waited.append(seconds)
        other.close()

    monkeypatch.setattr(sqlite_driver, "sleep", let_go)
    with_store(sqlite_url(file), healthy)
    assert len(waited) == 1


# What a process does that reads the log anew: it holds the locks for writing, moving and reading
# anew, and the one that says that the index is in use. (SQLite, "The WAL-Index File Format")
READS_ANEW = """
import fcntl, sys
with open(sys.argv[1] + "-shm", "w+b") as index:
    index.truncate(32768)
    fcntl.lockf(index, fcntl.LOCK_EX, 3, 120)
    fcntl.lockf(index, fcntl.LOCK_SH, 1, 128)
    print("ready", flush=True)
    sys.stdin.readline()
"""


def test_a_log_that_another_process_reads_anew_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "zoopark.sqlite3"
    with_store(sqlite_url(file), healthy)
    waited: list[float] = []
    with Popen([sys.executable, "-c", READS_ANEW, str(file)], stdin=PIPE, stdout=PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"ready\n"

        def let_go(seconds: float) -> None:
            waited.append(seconds)
            other.communicate(b"go\n")

        monkeypatch.setattr(sqlite_driver, "sleep", let_go)
        with_store(sqlite_url(file), healthy)
    assert len(waited) == 1


def test_all_processes_share_one_secret(database_url: str) -> None:
    async def script(store: Store) -> None:
        other = await open_store(database_url)
        one, two = await asyncio.gather(store.secret(), other.secret())
        await other.close()
        assert one == two
        assert len(one) == 32

    with_store(database_url, script)
    first = with_store(database_url, lambda store: store.secret())
    assert first == with_store(database_url, lambda store: store.secret())


def test_in_memory_every_store_is_its_own() -> None:
    async def script() -> None:
        one, other = await open_store("sqlite://"), await open_store("sqlite://")
        await add(one, "m")
        assert await one.load("m") is not None
        assert await other.load("m") is None
        await one.close()
        await other.close()

    asyncio.run(script())


def test_the_default_is_a_file_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_url() == f"sqlite://{tmp_path}/zoopark/zoopark.sqlite3"


def test_the_log_of_sqlite_is_moved_into_the_file_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_driver, "CHECKPOINT", 5)
    path = tmp_path / "zoopark.sqlite3"

    async def script() -> tuple[int, int]:
        store = await open_store(sqlite_url(path))
        await add(store, "m")
        before = path.stat().st_size
        other = sqlite3.connect(path)  # while it is there, closing moves nothing
        other.execute("SELECT * FROM matches").fetchall()
        for number in range(1, 40):
            await store.append("m", number, "x" * 10_000, replace(SUMMARY, number=number))
        await store.close()
        after = path.stat().st_size
        other.close()
        return before, after

    before, after = asyncio.run(script())
    assert after > before + 300_000


def test_nobody_waits_while_the_log_of_sqlite_is_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_driver, "CHECKPOINT", 2)
    begun, go_on = threading.Event(), threading.Event()
    move = Sqlite._tidy

    def slowly(database: Sqlite) -> None:
        begun.set()
        go_on.wait(30)
        move(database)

    monkeypatch.setattr(Sqlite, "_tidy", slowly)

    async def script() -> None:
        store = await open_store(sqlite_url(tmp_path / "zoopark.sqlite3"))
        await add(store, "m")
        for number in range(1, 4):
            await store.append("m", number, "entry", replace(SUMMARY, number=number))
        assert await asyncio.to_thread(begun.wait, 30)
        assert len(await asyncio.wait_for(store.entries_after("m", 0), 10)) == 3
        await store.append("m", 4, "entry", replace(SUMMARY, number=4))
        go_on.set()
        await store.close()

    asyncio.run(script())


def test_another_process_that_writes_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "zoopark.sqlite3"

    async def script() -> list[str]:
        store = await open_store(sqlite_url(path))
        await add(store, "m")
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(store.append("m", 1, "mine", replace(SUMMARY, number=1)))
        assert await store.entries_after("m", 0) == []  # the event loop is not held up
        assert not writing.done()
        other.execute("COMMIT")
        other.close()
        await writing
        entries = await store.entries_after("m", 0)
        await store.close()
        return entries

    assert asyncio.run(script()) == ["mine"]


def test_the_log_of_a_file_has_a_bound_though_somebody_always_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_driver, "CHECKPOINT", 20)
    monkeypatch.setattr(sqlite_driver, "LARGEST_LOG", 200_000)
    file = tmp_path / "zoopark.sqlite3"
    sizes: list[int] = []

    async def write(store: Store) -> None:
        await add(store, "m")
        for number in range(1, 2000):
            summary = replace(SUMMARY, number=number)
            await store.append("m", number, "x" * 500, summary)
            await asyncio.sleep(0)  # everybody else has their turn, and then it goes on at once
            sizes.append(os.stat(f"{file}-wal").st_size)

    with_store(sqlite_url(file), write)
    assert max(sizes) < 3_000_000


def test_a_file_is_told_that_another_process_has_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_driver, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(sqlite_driver, "CHECKPOINT", 2)
    url = sqlite_url(tmp_path / "zoopark.sqlite3")

    async def listen(store: Store) -> None:
        heard: list[object] = []

        async def hear() -> None:
            async for news in store.listen():
                heard.append(news)

        ear = asyncio.create_task(hear())
        for number in range(20):
            await add(store, f"ours {number}")
            await asyncio.sleep(0.01)
        assert heard == []
        await asyncio.to_thread(with_store, url, lambda other: add(other, "theirs"))
        while not heard:
            await asyncio.sleep(0.01)
        assert heard == [RESYNC]
        ear.cancel()

    with_store(url, listen)


# -- one server a file ----------------------------------------------------------------------------


def test_a_file_is_claimed_once(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "zoopark.sqlite3")
    first = Claim(url)
    with pytest.raises(InUse, match="another server works with"):
        Claim(url)
    Claim(sqlite_url(tmp_path / "another.sqlite3")).release()
    first.release()
    Claim(url).release()


def test_a_killed_process_holds_no_claim(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "zoopark.sqlite3")
    code = (
        "from zoopark.server.storage.claim import Claim\n"
        f"claim = Claim({url!r})\n"
        "print('held', flush=True)\n"
        "input()"
    )
    with Popen([sys.executable, "-c", code], stdin=PIPE, stdout=PIPE) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == b"held\n"
        with pytest.raises(InUse):
            Claim(url)
        child.kill()
    Claim(url).release()


def test_many_share_postgresql_and_memory_is_ones_own() -> None:
    for url in ("postgresql:///zoopark", "sqlite://"):
        Claim(url)
        Claim(url).release()
