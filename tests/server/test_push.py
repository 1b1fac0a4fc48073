"""Web Push: whose turn it is in a slow game learns it, and nothing goes where it should not."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import py_vapid  # type: ignore[import-untyped]
import pytest

from support.push_service import Browser, PushService, push_service
from support.servers import House, Person
from zoopark.server.limits import BOUNDLESS
from zoopark.server.push.destination import Forbidden, Unreachable, destination, is_public
from zoopark.server.trust import Trusted

GAME = "zooloretto(players=2, start=A)"
DAY = {"turn": 86_400}


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as one:
        yield one


@pytest.fixture
def slow_house(tmp_path: Path) -> Iterator[House]:
    """A server that may send messages to this machine."""
    house = House(tmp_path, BOUNDLESS, push_inside=("127.0.0.1",))
    yield house
    house.close()


def subscribed(person: Person, service: PushService, language: str = "en") -> Browser:
    browser = Browser(f"{service.url}/device/{id(person)}?a=b")
    answer = person.ask("PUT", "/api/me/push", browser.subscription(language))
    assert answer.status_code == 204, answer.text
    return browser


def subscriptions(house: House) -> int:
    with closing(sqlite3.connect(house.file)) as file:
        return int(file.execute("SELECT COUNT(*) FROM subscriptions").fetchone()[0])


def two_at(house: House, **options: Any) -> tuple[Person, Person, str]:
    """Two people at a table, where it is the first one's turn."""
    eva, petr = house.people(2)
    opened = eva.opens(GAME, ["you:Eva", "open"], **options)
    petr.uses(opened.keys[1], "Petr")
    return eva, petr, opened.id


def play(person: Person, table: str, seat: int) -> None:
    """A turn: draw, and put the tile on the first truck."""
    for _ in range(2):
        seen = person.waits(table, lambda seen: bool(seen["you"]["legal"]))
        legal = seen["you"]["legal"]
        move = "draw" if "draw" in legal else legal[0]
        person.wish(table, "play", seat=seat, move=move, seen=seen["table"]["number"])


def test_whoever_is_away_is_told_that_it_is_their_turn(
    slow_house: House, service: PushService
) -> None:
    eva, petr, table = two_at(slow_house, clock=DAY)
    browser = subscribed(petr, service, "cs")
    play(eva, table, 0)
    message = service.next()
    assert browser.opened(message) == {
        "table": table, "title": "Zooloretto", "body": "Jste na tahu.",
    }  # fmt: skip
    assert message.path == browser.endpoint.removeprefix(service.url)
    assert message.headers["content-encoding"] == "aes128gcm"
    assert int(message.headers["ttl"]) > 0
    assert table not in str(message.headers)
    signature = message.headers["authorization"]
    assert py_vapid.Vapid02.verify(signature)
    assert eva.get("/api/push")["key"] in signature
    # It is told once a turn: nothing more comes while Petr plays, and then it is Eva's turn.
    play(petr, table, 1)
    play(eva, table, 0)
    browser.opened(service.next())
    assert service.messages.empty()


@pytest.mark.parametrize("why", ["sits there", "fast", "practice"])
def test_nobody_is_told_who_need_not_be(slow_house: House, service: PushService, why: str) -> None:
    wanted: dict[str, dict[str, Any]] = {
        "sits there": {}, "fast": {"clock": {"turn": 60}}, "practice": {"practice": True},
    }  # fmt: skip
    eva, petr, table = two_at(slow_house, **wanted[why])
    browser = subscribed(petr, service)
    if why == "sits there":
        petr.live(table)
    play(eva, table, 0)
    # The next message that comes is about another table.
    hana, jan, other = two_at(slow_house)
    mark = subscribed(jan, service)
    play(hana, other, 0)
    assert mark.opened(service.next())["table"] == other
    assert service.messages.empty()
    assert browser.endpoint != mark.endpoint


def test_keys_are_made_once(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        house = House(tmp_path, BOUNDLESS)
        keys.append(house.person().get("/api/push")["key"])
        house.close()
    assert keys[0] == keys[1]
    assert len(keys[0]) == 87  # a point of P-256


def test_a_subscription_ends(slow_house: House, service: PushService) -> None:
    eva, petr, table = two_at(slow_house)
    browser = subscribed(petr, service)
    end = {"endpoint": browser.endpoint}
    assert eva.ask("POST", "/api/me/push/end", end).status_code == 204
    assert subscriptions(slow_house) == 1  # it is not hers
    assert petr.ask("POST", "/api/me/push/end", end).status_code == 204
    assert subscriptions(slow_house) == 0
    # A service that knows the browser no longer is not asked again.
    subscribed(petr, service)
    service.status = 410
    play(eva, table, 0)
    service.next()

    async def settled() -> None:
        await asyncio.gather(*slow_house.service.hub._tasks)

    slow_house.run(settled)
    assert subscriptions(slow_house) == 0


@pytest.mark.parametrize("way", ["everything", "lock"])
def test_nothing_is_left_of_a_person_who_leaves(
    slow_house: House, service: PushService, way: str
) -> None:
    (eva,) = slow_house.people(1)
    eva.opens(GAME, ["you:Eva", "normal"])
    subscribed(eva, service)
    if way == "lock":
        eva.ask("POST", "/api/me/lock")
    else:
        eva.ask("DELETE", "/api/me/everything")
    assert subscriptions(slow_house) == 0


def test_a_redirect_is_not_followed(slow_house: House, service: PushService) -> None:
    with push_service() as inner:
        service.status, service.location = 307, f"{inner.url}/inner"
        eva, petr, table = two_at(slow_house)
        subscribed(petr, service)
        play(eva, table, 0)
        service.next()
        mark = subscribed(eva, inner)  # so that the next message is one that should come
        play(petr, table, 1)
        assert mark.opened(inner.next())["table"] == table
        assert inner.messages.empty()


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:8000/api/me",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[64:ff9b::a00:1]/x",
        "https://[2002:7f00:1::]/x",
        "https://169.254.169.254/latest/meta-data",
        "https://192.168.1.1/x",
        "https://0/x",
        "https://2130706433/x",
        "https://9.9.9.9:25/x",
        "http://9.9.9.9/x",
        "https://user:word@9.9.9.9/x",
        "ftp://9.9.9.9/x",
        "https://9.9.9.9/x\r\nx-more: 1",
        "https:///x",
        "https://[/x",
        "no address",
    ],
)
def test_no_message_goes_into_our_own_network(house: House, endpoint: str) -> None:
    eva = house.person()
    body = Browser(endpoint).subscription()
    eva.fails(422, "push-address", "PUT", "/api/me/push", body)
    assert subscriptions(house) == 0


def test_a_name_that_leads_inside_is_refused_whatever_else_it_leads_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And what was checked is what is called: a name that changes its mind changes nothing."""
    answers: list[list[str]] = []

    async def resolve(host: str, port: int, **_: Any) -> list[Any]:
        return [(2, 1, 6, "", (address, port)) for address in answers.pop(0)]

    async def tried(*addresses: list[str]) -> Any:
        answers[:] = addresses
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve, raising=False)
        return await destination("https://push.example/x", Trusted())

    with pytest.raises(Forbidden):
        asyncio.run(tried(["9.9.9.9", "10.0.0.1"]))
    found = asyncio.run(tried(["9.9.9.9"], ["10.0.0.1"]))
    assert found.addresses == ("9.9.9.9",)
    assert found.origin == "https://push.example"


def test_public_addresses_are_told_from_others() -> None:
    assert all(map(is_public, ("8.8.8.8", "2620:fe::fe", "64:ff9b::808:808")))
    inside = ("0.0.0.0", "100.64.0.1", "224.0.0.1", "fe80::1", "fd00::1", "ff02::1", "::")
    assert not any(map(is_public, inside))


def test_a_name_that_nobody_has_is_refused() -> None:
    async def look() -> None:
        await destination("https://nobody.invalid/x", Trusted())

    with pytest.raises(Unreachable):
        asyncio.run(look())


@pytest.mark.parametrize(
    "wrong",
    [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "B" * 87}],
)
def test_keys_that_are_none_are_refused(
    slow_house: House, service: PushService, wrong: dict[str, str]
) -> None:
    body = Browser(service.url).subscription() | wrong
    slow_house.person().fails(422, "push-keys", "PUT", "/api/me/push", body)


def test_a_person_has_only_so_many_devices(slow_house: House, service: PushService) -> None:
    eva = slow_house.person()
    for number in range(14):
        body = Browser(f"{service.url}/{number}").subscription()
        assert eva.ask("PUT", "/api/me/push", body).status_code == 204
    assert subscriptions(slow_house) == 10
