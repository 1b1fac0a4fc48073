"""An invitation seats exactly one person, however many use it at the same moment."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier
from unittest import mock

from support.processes import Process, processes, stored
from support.servers import House, Person
from zoopark.server.storage import open_store
from zoopark.server.storage.rows import SeatOfKey
from zoopark.table import log

GAME = "zooloretto(players=2, start=A)"
ROUNDS = 25
CROWD = 4


def holders(database: str, table: str) -> dict[int, set[str]]:
    async def read() -> dict[int, set[str]]:
        store = await open_store(database)
        try:
            return await store.holdings(table)
        finally:
            await store.close()

    return asyncio.run(read())


def test_who_read_the_invitation_before_it_was_used_is_too_late(house: House) -> None:
    """Adam takes the seat while the invitation that Ida has opened is being looked up."""
    host, adam, ida = house.people(3)
    opened = host.opens(GAME, ["you", "open"])
    store = house.service.hub.store
    found = house.run(partial(store.seat_by_key, opened.keys[1]))
    assert found is not None
    adam.uses(opened.keys[1], "Adam")

    async def as_it_was(key: str) -> SeatOfKey | None:
        return found

    with mock.patch.object(store, "seat_by_key", as_it_was):
        for name in ("Ida", ""):
            body = {"key": opened.keys[1], "name": name}
            assert ida.ask("POST", "/api/seats", body).status_code in (404, 409)
    assert ida.sees(opened.id)["seats"] == []
    assert adam.sees(opened.id)["seats"] == [1]
    assert [len(people) for people in house.run(partial(store.holdings, opened.id)).values()] == [
        1,
        1,
    ]


def test_the_link_of_a_seat_that_was_locked_meanwhile_opens_nothing(house: House) -> None:
    host, phone = house.people(2)
    opened = host.opens(GAME, ["you", "open"])
    store = house.service.hub.store
    found = house.run(partial(store.seat_by_key, opened.keys[0]))
    host.post(f"/api/tables/{opened.id}/links/0")

    async def as_it_was(key: str) -> SeatOfKey | None:
        return found

    with mock.patch.object(store, "seat_by_key", as_it_was):
        phone.fails(404, "no-seat", "POST", "/api/seats", {"key": opened.keys[0]})
    assert phone.sees(opened.id)["seats"] == []


def test_of_two_who_change_a_lock_at_once_one_is_locked_out(house: House) -> None:
    host, phone = house.people(2)
    opened = host.opens(GAME, ["you", "open"])
    phone.uses(opened.keys[0])
    store = house.service.hub.store
    before = house.run(partial(store.keys, opened.id))
    host.post(f"/api/tables/{opened.id}/links/0")
    phone.fails(403, "not-yours", "POST", f"/api/tables/{opened.id}/links/0")
    held = house.run(partial(store.holdings, opened.id))

    async def as_they_were(table: str) -> dict[int, str]:
        return before

    with mock.patch.object(store, "keys", as_they_were):
        host.fails(403, "not-yours", "POST", f"/api/tables/{opened.id}/links/0")
    assert house.run(partial(store.holdings, opened.id)) == held


def test_of_a_crowd_one_is_seated(database_url: str) -> None:
    """Real requests at the same moment, to one process and, on PostgreSQL, to two."""
    shared = not database_url.startswith("sqlite")
    begun = [partial(Process, database_url)] * (2 if shared else 1)
    with processes(*begun) as servers, ThreadPoolExecutor(CROWD) as threads:
        host = servers[0].person()
        crowd = [servers[number % len(servers)].person() for number in range(CROWD)]
        tables = []
        for _ in range(ROUNDS):
            opened = host.opens(GAME, ["you", "open"])
            gate = Barrier(CROWD)

            def use(person: Person, key: str, gate: Barrier) -> int:
                gate.wait()
                return person.ask("POST", "/api/seats", {"key": key, "name": "Ida"}).status_code

            answers = list(
                threads.map(use, crowd, [opened.keys[1]] * CROWD, [gate] * CROWD, timeout=60)
            )
            assert answers.count(200) == 1, answers
            assert set(answers) <= {200, 404, 409}
            seen = [person.sees(opened.id)["seats"] for person in crowd]
            assert sorted(seen) == [[]] * (CROWD - 1) + [[1]]
            tables.append(opened.id)
        for table in tables:
            assert {seat: len(people) for seat, people in holders(database_url, table).items()} == {
                0: 1,
                1: 1,
            }
            sat = [entry for entry in stored(database_url, table) if isinstance(entry, log.Sat)]
            assert len(sat) == 1
