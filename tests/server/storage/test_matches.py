"""A match: what is written is read again, every number is written once, all or nothing."""

from dataclasses import replace

import pytest

from server.storage.samples import SUMMARY, add, new_match, new_seats, with_store
from zoopark.server.storage import (
    Conflict,
    NewSeat,
    SeatChange,
    SeatOfKey,
    Store,
    StoredMatch,
    Taken,
    Unknown,
)
from zoopark.server.storage.database import Query, Row
from zoopark.server.storage.store import MATCH


def test_a_match_is_read_as_it_was_written(database_url: str) -> None:
    summary = replace(
        SUMMARY, status="over", number=2, bots_due=True, listed=False, deadline=2**40, result="[1]"
    )

    async def written(store: Store) -> None:
        await store.create(new_match("m"), ["draw", "ťulpan 🦩"], new_seats("m"), summary)

    async def read(store: Store) -> StoredMatch | None:
        return await store.load("m")

    with_store(database_url, written)
    found = with_store(database_url, read)
    assert found is not None
    assert found == StoredMatch(new_match("m"), summary, ["draw", "ťulpan 🦩"])
    assert found.summary.bots_due is True
    assert found.summary.listed is False


def test_entries_follow_each_other(database_url: str) -> None:
    async def script(store: Store) -> None:
        await add(store, "m")
        await add(store, "other")
        for number in range(1, 13):
            summary = replace(SUMMARY, number=number, updated=number, to_act=number)
            await store.append("m", number, f"entry {number}", summary)
        assert await store.entries_after("m", 9) == ["entry 10", "entry 11", "entry 12"]
        assert await store.entries_after("m", 12) == []
        stored = await store.load("m")
        assert stored is not None
        assert stored.entries == [f"entry {number}" for number in range(1, 13)]
        assert stored.summary == replace(SUMMARY, number=12, updated=12, to_act=12)
        other = await store.load("other")
        assert other is not None
        assert (other.entries, other.summary) == ([], SUMMARY)

    with_store(database_url, script)


def test_an_entry_that_arrives_while_a_match_is_read_is_not_of_it(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(store: Store) -> None:
        await add(store, "m")
        read = store._database.read

        async def interrupted(query: Query) -> list[Row]:
            rows = await read(query)
            if query.sql == MATCH:
                await store.append("m", 1, "draw", replace(SUMMARY, number=1))
            return rows

        monkeypatch.setattr(store._database, "read", interrupted)
        stored = await store.load("m")
        assert stored is not None
        assert (stored.summary.number, stored.entries) == (0, [])

    with_store(database_url, script)


def test_a_number_is_written_once_and_none_is_left_out(database_url: str) -> None:
    async def script(store: Store) -> None:
        await add(store, "m")
        await store.append("m", 1, "first", replace(SUMMARY, number=1))
        with pytest.raises(Taken) as taken:
            await store.append("m", 1, "again", replace(SUMMARY, number=1, updated=9))
        assert (taken.value.match_id, taken.value.number) == ("m", 1)
        with pytest.raises(ValueError, match="does not follow 1"):
            await store.append("m", 3, "third", replace(SUMMARY, number=3))
        with pytest.raises(ValueError, match="number of the entry"):
            await store.append("m", 2, "second", replace(SUMMARY, number=1))
        with pytest.raises(Unknown):
            await store.append("nowhere", 1, "first", replace(SUMMARY, number=1))
        with pytest.raises(ValueError, match="number of the last entry"):
            await store.create(new_match("n"), ["first"], [], SUMMARY)
        with pytest.raises(Taken):
            await add(store, "m", replace(SUMMARY, status="open"))
        stored = await store.load("m")
        assert stored is not None
        assert (stored.entries, stored.summary) == (["first"], replace(SUMMARY, number=1))
        assert await store.load("n") is None

    with_store(database_url, script)


def test_what_is_known_of_a_summary_is_not_written_again(database_url: str) -> None:
    async def script(store: Store) -> None:
        await add(store, "m")
        first = replace(SUMMARY, number=1, names='["Eva"]', to_act=2)
        await store.append("m", 1, "first", first, known=replace(SUMMARY, names='["Eva"]'))
        stored = await store.load("m")
        assert stored is not None
        assert stored.summary == replace(SUMMARY, number=1, to_act=2)
        with pytest.raises(ValueError, match="entry before"):
            await store.append("m", 2, "second", replace(first, number=2), known=SUMMARY)
        await store.append("m", 2, "second", replace(first, number=2))
        stored = await store.load("m")
        assert stored is not None
        assert stored.summary == replace(first, number=2)

    with_store(database_url, script)


def test_what_fails_leaves_no_trace(database_url: str) -> None:
    async def script(store: Store) -> None:
        await add(store, "m")
        first = replace(SUMMARY, number=1, updated=9)
        changes = [SeatChange(1, taken=True, add_holder="adam"), SeatChange(7, taken=True)]
        with pytest.raises(Unknown):
            await store.append("m", 1, "lost", first, changes)
        with pytest.raises(Conflict):
            await store.append("m", 1, "lost", first, [SeatChange(1, key="m-key-0")])
        with pytest.raises(Conflict):
            await store.create(new_match("n"), [], [NewSeat(0, "m-key-0")], SUMMARY)
        stored = await store.load("m")
        assert stored is not None
        assert (stored.entries, stored.summary) == ([], SUMMARY)
        assert await store.seat_by_key("m-key-1") == SeatOfKey("m", 1, False)
        assert await store.holdings("m") == {0: {"eva"}}
        assert await store.load("n") is None

    with_store(database_url, script)


def test_the_last_review_is_kept(database_url: str) -> None:
    async def script(store: Store) -> None:
        await add(store, "m")
        assert await store.review("m") is None
        await store.save_review("m", b"first")
        await store.save_review("m", bytes(range(256)))
        assert await store.review("m") == bytes(range(256))
        with pytest.raises(Unknown):
            await store.save_review("nowhere", b"")

    with_store(database_url, script)


@pytest.mark.parametrize("text", ["nowhere", "", "m\0", "\0", "\udcff", "'; DROP TABLE log; --"])
def test_what_is_not_there_is_not_found(database_url: str, text: str) -> None:
    async def script(store: Store) -> None:
        await add(store, "m")
        assert await store.load(text) is None
        assert await store.entries_after(text, 0) == []
        assert await store.review(text) is None
        assert await store.seat_by_key(text) is None
        assert await store.keys(text) == {}
        assert await store.holdings(text) == {}
        assert await store.mine(text, 10) == []
        assert await store.load("m") is not None

    with_store(database_url, script)
