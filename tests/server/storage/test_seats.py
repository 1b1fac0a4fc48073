"""Seats: their keys, who holds them, and what changes about them."""

from dataclasses import replace

import pytest

from server.storage.samples import SUMMARY, add, with_store
from zoopark.server.storage import SeatChange, SeatOfKey, Store, Unknown


def test_a_key_opens_one_seat(database_url: str) -> None:
    async def script(store: Store) -> None:
        await add(store, "m")
        await add(store, "n")
        assert await store.seat_by_key("m-key-0") == SeatOfKey("m", 0, True)
        found = await store.seat_by_key("n-key-2")
        assert found is not None
        assert found == SeatOfKey("n", 2, False)
        assert found.taken is False
        assert await store.keys("m") == {0: "m-key-0", 1: "m-key-1", 2: "m-key-2"}

    with_store(database_url, script)


def test_seats_change_together_with_an_entry(database_url: str) -> None:
    async def script(store: Store) -> None:
        await add(store, "m")
        changes = [
            SeatChange(2, taken=True, add_holder="adam"),
            SeatChange(0, key="fresh", taken=False, clear_holders=True),
        ]
        await store.append("m", 1, "adam sits down", replace(SUMMARY, number=1), changes)
        assert await store.keys("m") == {0: "fresh", 1: "m-key-1", 2: "m-key-2"}
        assert await store.seat_by_key("m-key-0") is None
        assert await store.seat_by_key("fresh") == SeatOfKey("m", 0, False)
        assert await store.seat_by_key("m-key-2") == SeatOfKey("m", 2, True)
        assert await store.holdings("m") == {2: {"adam"}}

    with_store(database_url, script)


def test_a_seat_is_held_from_several_devices(database_url: str) -> None:
    async def script(store: Store) -> None:
        await add(store, "m")
        phone = [SeatChange(0, add_holder="evas-phone")]
        await store.change_seats("m", phone)
        await store.change_seats("m", phone)
        assert await store.holdings("m") == {0: {"eva", "evas-phone"}}
        assert await store.seat_by_key("m-key-0") == SeatOfKey("m", 0, True)
        await store.change_seats("m", [SeatChange(0, clear_holders=True, add_holder="adam")])
        assert await store.holdings("m") == {0: {"adam"}}

    with_store(database_url, script)


def test_a_seat_that_is_not_there_cannot_change(database_url: str) -> None:
    async def script(store: Store) -> None:
        await add(store, "m")
        with pytest.raises(Unknown):
            await store.change_seats("nowhere", [SeatChange(0, taken=True)])
        with pytest.raises(Unknown):
            await store.change_seats("m", [SeatChange(1, taken=True), SeatChange(3, taken=True)])
        assert await store.seat_by_key("m-key-1") == SeatOfKey("m", 1, False)

    with_store(database_url, script)
