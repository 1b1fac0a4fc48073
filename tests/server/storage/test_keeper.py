"""What whoever runs a server does with what is stored."""

from dataclasses import replace

import pytest

from server.storage.samples import SUMMARY, add, with_store
from zoopark.server.storage import SeatChange, Store, Unknown
from zoopark.table.match import Status

STATUSES: tuple[Status, ...] = ("open", "running", "over")


def test_a_hidden_match_is_in_no_list(database_url: str) -> None:
    async def check(store: Store) -> None:
        for number, status in enumerate(STATUSES):
            await add(store, status, replace(SUMMARY, status=status), number)
        for status, listed in (
            ("open", store.lobby), ("running", store.watchable), ("over", store.finished)
        ):  # fmt: skip
            assert [row.match.id for row in await listed(9)] == [status]
            await store.keeper.hide(status, True)
            assert await listed(9) == []
            assert [row.hidden for row in await store.keeper.matches(status, 9)] == [True]
            await store.keeper.hide(status, False)
            assert [row.match.id for row in await listed(9)] == [status]
        with pytest.raises(Unknown):
            await store.keeper.hide("nothing", True)

    with_store(database_url, check)


def test_a_deleted_match_leaves_nothing_behind(database_url: str) -> None:
    async def check(store: Store) -> None:
        await add(store, "m")
        await add(store, "other")
        await store.save_review("m", b"{}")
        found = await store.load("m")
        assert found is not None
        number = found.summary.number + 1
        await store.append(
            "m", number, "{}", replace(found.summary, number=number), speaker="stranger"
        )
        assert set(await store.keeper.words_of("stranger")) == {"m"}
        assert set(await store.keeper.words_of("eva")) == {"m", "other"}
        await store.keeper.delete("m")
        assert await store.load("m") is None
        assert await store.review("m") is None
        assert await store.keys("m") == {}
        assert await store.host("m") is None
        assert await store.keeper.words_of("stranger") == []
        assert [row.match.id for row in await store.mine("eva", 9)] == ["other"]
        with pytest.raises(Unknown):
            await store.keeper.delete("m")
        with pytest.raises(Unknown):
            await store.change_seats("m", [SeatChange(0, taken=True)])

    with_store(database_url, check)


def test_matches_that_were_left_alone(database_url: str) -> None:
    async def check(store: Store) -> None:
        for number in range(5):
            await add(store, f"m{number}", replace(SUMMARY, status="open", updated=number), number)
        await add(store, "over", replace(SUMMARY, status="over", updated=0), 0)
        await add(store, "played on", replace(SUMMARY, status="open", updated=9), 0)
        assert await store.keeper.left_alone("open", 3, 9) == ["m0", "m1", "m2"]
        assert await store.keeper.left_alone("open", 3, 2) == ["m0", "m1"]

    with_store(database_url, check)


def test_bans(database_url: str) -> None:
    async def check(store: Store) -> None:
        await store.keeper.ban("192.0.2.0/24", 1, "spam")
        await store.keeper.ban("192.0.2.0/24", 2, "more spam")
        await store.keeper.ban("2001:db8::1", 3, "")
        found = [(ban.who, ban.since, ban.why) for ban in await store.keeper.bans()]
        assert found == [("192.0.2.0/24", 2, "more spam"), ("2001:db8::1", 3, "")]
        assert await store.keeper.lift_ban("2001:db8::1")
        assert not await store.keeper.lift_ban("2001:db8::1")

    with_store(database_url, check)


def test_entries_are_rewritten_with_the_next_one(database_url: str) -> None:
    async def check(store: Store) -> None:
        await add(store, "m")
        for number in (1, 2, 3):
            await store.append("m", number, f"{number}", replace(SUMMARY, number=number))
        await store.save_review("m", b"names")
        found = await store.load("m")
        assert found is not None
        number = found.summary.number + 1
        summary = replace(found.summary, number=number)
        await store.append("m", number, '"erased"', summary, rewritten={1: '"nothing"'})
        entries = await store.entries_after("m", 0)
        assert (entries[0], entries[-1]) == ('"nothing"', '"erased"')
        assert entries[1:-1] == found.entries[1:]
        assert await store.review("m") is None

    with_store(database_url, check)
