"""Many transactions at the same time: each stands or falls by itself, and none blocks another."""

import asyncio
from dataclasses import replace

from server.storage.samples import SUMMARY, add, with_store
from zoopark.server.storage import SeatChange, Store, Taken, Unknown, open_store


def test_those_that_fail_at_once_leave_the_others_alone(database_url: str) -> None:
    async def script(store: Store) -> None:
        for number in range(10):
            await add(store, f"m{number}")
        await store.append("m3", 1, "earlier", replace(SUMMARY, number=1))
        first = replace(SUMMARY, number=1)
        outcomes = await asyncio.gather(
            *(store.append(f"m{number}", 1, f"of {number}", first) for number in range(10)),
            store.append("nowhere", 1, "lost", first),
            store.append("m5", 3, "too early", replace(SUMMARY, number=3)),
            add(store, "m8"),
            return_exceptions=True,
        )
        taken, unknown, early, twice = outcomes[3], *outcomes[10:]
        assert isinstance(taken, Taken)
        assert isinstance(unknown, Unknown)
        assert isinstance(early, ValueError)
        assert isinstance(twice, Taken)
        for number in range(10):
            written = ["earlier"] if number == 3 else [f"of {number}"]
            assert await store.entries_after(f"m{number}", 0) == written
            assert number == 3 or outcomes[number] is None

    with_store(database_url, script)


def test_seats_and_entries_of_one_match_do_not_block_each_other(database_url: str) -> None:
    async def script(store: Store) -> None:
        other = await open_store(database_url)
        await add(store, "m")
        taken = [SeatChange(0, taken=True)]
        for number in range(1, 21):
            summary = replace(SUMMARY, number=number)
            outcomes = await asyncio.gather(
                store.append("m", number, "one", summary),
                store.change_seats("m", taken),
                store.save_review("m", b"one"),
                other.change_seats("m", taken),
                other.append("m", number, "other", summary),
                other.save_review("m", b"other"),
                return_exceptions=True,
            )
            assert sorted(type(outcome).__name__ for outcome in outcomes) == (
                ["NoneType"] * 5 + ["Taken"]
            )
        await other.close()

    with_store(database_url, script)


def test_two_stores_that_write_many_matches_at_once_do_not_block_each_other(
    database_url: str,
) -> None:
    async def script(store: Store) -> None:
        other = await open_store(database_url)
        names = [f"m{number}" for number in range(8)]
        for name in names:
            await add(store, name)
        for number in range(1, 21):
            summary = replace(SUMMARY, number=number)
            outcomes = await asyncio.gather(
                *(store.append(name, number, "one", summary) for name in names),
                *(other.append(name, number, "other", summary) for name in reversed(names)),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes].count(Taken) == len(names)
            assert outcomes.count(None) == len(names)
        await other.close()

    with_store(database_url, script)
