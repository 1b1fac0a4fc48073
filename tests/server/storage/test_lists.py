"""Lists: who is in them, in which order, and page by page."""

from collections.abc import Iterable
from dataclasses import replace
from typing import get_args

from server.storage.samples import SUMMARY, add, with_store
from zoopark.server.storage import MatchRow, SeatChange, Store
from zoopark.table.match import Status

STATUSES: tuple[Status, ...] = get_args(Status)


def ids(rows: Iterable[MatchRow]) -> list[str]:
    return [row.match.id for row in rows]


async def add_of_every_kind(store: Store) -> None:
    """For each status three listed matches, two of them of the same moment, and a private one."""
    for status in STATUSES:
        for name, time in (("old", 100), ("new-1", 300), ("new-2", 300)):
            summary = replace(SUMMARY, status=status, updated=1_000 - time)
            await add(store, f"{status}-{name}", summary, created=time)
        await add(store, f"{status}-private", replace(SUMMARY, status=status, listed=False))


def test_public_lists_are_sorted_and_name_no_private_match(database_url: str) -> None:
    async def script(store: Store) -> None:
        await add_of_every_kind(store)
        assert ids(await store.lobby(10)) == ["open-new-2", "open-new-1", "open-old"]
        assert ids(await store.watchable(10)) == ["running-new-2", "running-new-1", "running-old"]
        assert ids(await store.watchable(2)) == ["running-new-2", "running-new-1"]
        # The one that was touched last is first, and that is the oldest here.
        assert ids(await store.finished(10)) == ["over-old", "over-new-2", "over-new-1"]

    with_store(database_url, script)


def test_pages_leave_nothing_out_and_repeat_nothing(database_url: str) -> None:
    async def script(store: Store) -> None:
        for number in range(23):
            # Five matches share each moment.
            open_one = replace(SUMMARY, status="open")
            await add(store, f"open-{number:02}", open_one, created=number // 5)
            over = replace(SUMMARY, status="over", updated=number // 5)
            await add(store, f"over-{number:02}", over)
        opened = page = await store.lobby(4)
        while page:
            page = await store.lobby(4, page[-1].by_created)
            opened += page
        assert ids(opened) == [f"open-{number:02}" for number in reversed(range(23))]
        ended = page = await store.finished(4)
        while page:
            page = await store.finished(4, page[-1].by_updated)
            ended += page
        assert ids(ended) == [f"over-{number:02}" for number in reversed(range(23))]

    with_store(database_url, script)


def test_a_person_finds_his_matches(database_url: str) -> None:
    async def script(store: Store) -> None:
        await add_of_every_kind(store)
        for status in STATUSES:
            for name in ("old", "new-1", "private"):
                taken = [SeatChange(seat, add_holder="adam") for seat in (0, 2)]
                await store.change_seats(f"{status}-{name}", taken)
        mine = await store.mine("adam", 20)
        going = {f"{status}-{name}" for status in ("open", "running", "paused")
                 for name in ("old", "new-1", "private")}  # fmt: skip
        assert set(ids(mine[:9])) == going
        assert ids(mine[9:]) == ["over-private", "over-old", "over-new-1"]
        times = [row.summary.updated for row in mine[:9]]
        assert times == sorted(times, reverse=True)
        assert {row.seats for row in mine} == {(0, 2)}
        assert len(await store.mine("adam", 4)) == 4
        assert await store.mine("nobody", 4) == []

    with_store(database_url, script)


def test_whose_time_is_up(database_url: str) -> None:
    async def script(store: Store) -> None:
        for status in STATUSES:
            for deadline in (None, 10, 20, 21):
                summary = replace(SUMMARY, status=status, deadline=deadline, listed=False)
                await add(store, f"{status}-{deadline}", summary)
        assert ids(await store.due(range(1, 2), 20, 10)) == ["running-10", "running-20"]
        assert ids(await store.due(range(1, 2), 100, 2)) == ["running-10", "running-20"]
        assert ids(await store.due(range(1, 2), 9, 10)) == []
        assert ids(await store.due(range(2, 4), 20, 10)) == []

    with_store(database_url, script)


def test_which_bots_are_waited_for(database_url: str) -> None:
    async def script(store: Store) -> None:
        for status in STATUSES:
            for time in (10, 20, 21):
                due = replace(SUMMARY, status=status, updated=time, bots_due=True, listed=False)
                await add(store, f"{status}-{time}", due)
                await add(store, f"{status}-{time}-people", replace(due, bots_due=False))
        waiting = ids(await store.bots_waiting(range(1, 2), 20, 10))
        assert set(waiting[:2]) == {"open-10", "running-10"}
        assert set(waiting[2:]) == {"open-20", "running-20"}
        assert len(await store.bots_waiting(range(1, 2), 100, 5)) == 5
        assert await store.bots_waiting(range(2, 4), 100, 5) == []
        # A move of the bot takes the match off the list.
        await store.append("open-10", 1, "draw", replace(SUMMARY, number=1, updated=30))
        assert "open-10" not in ids(await store.bots_waiting(range(1, 2), 100, 10))

    with_store(database_url, script)
