"""Nothing that is sent to anybody contains what they may not know.

Two tables differ only in something that a seat keeps to itself. Whatever the others hear over their
sockets, and whatever they can ask for, is the same at both; so it does not depend on the secret.
"""

import json
import re
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

from support.servers import House, Line, Person
from zoopark import Game
from zoopark.table.log import Started

names = (f"deal {number}" for number in count())

# What differs from table to table, and from one moment to the next, whatever is played.
PASSING = {"id", "at", "since", "deadline", "created", "updated", "key", "path"}


def essence(value: Any) -> Any:
    """An answer without what is passing."""
    if isinstance(value, dict):
        return {name: essence(each) for name, each in value.items() if name not in PASSING}
    if isinstance(value, list):
        return [essence(each) for each in value]
    return value


class Sitting:
    """A table at which every seat has a person and a socket, and a spectator looks on."""

    def __init__(self, house: House, position: str, deal: str) -> None:
        game = Game.from_position(position, dealer=None)
        self.people: dict[int | None, Person] = dict(enumerate(house.people(game.players)))
        host = self.people[0]
        chairs = [{"kind": "you"}, *[{"kind": "open"}] * (game.players - 1)]
        options = {"deal": deal, "listed": True}
        body = {"game": game.config, "chairs": chairs, "options": options, "position": position}
        opened = host.post("/api/tables", body)
        self.id: str = opened["id"]
        for link in opened["links"][1:]:
            self.people[link["seat"]].uses(link["key"], f"Guest {link['seat']}")
        self.people[None] = house.person()
        host.waits(self.id, lambda seen: seen["view"] is not None)
        self.lines = {seat: person.live(self.id) for seat, person in self.people.items()}
        for line in self.lines.values():  # who came when is not what this is about
            line.until("presence", watching=1) if line is not self.lines[None] else line.hear()
            line.heard.clear()

    @property
    def any(self) -> Line:
        return self.lines[0]

    def play(self, seat: int, move: str) -> None:
        number = self.lines[seat].plays(move, seat)
        for line in self.lines.values():
            line.reach(number)

    def heard(self, seat: int | None) -> Any:
        """What came over the socket of a seat since it was last asked."""
        line = self.lines[seat]
        messages = essence(line.heard)
        line.heard.clear()
        return messages

    def answers(self, seat: int | None, rng: Random) -> Iterator[tuple[str, Any]]:
        """All that a seat can ask for."""
        person, path = self.people[seat], f"/api/tables/{self.id}"
        ply = rng.randrange(self.any.table["ply"] + 1)
        for rest in ("", "/log", f"/at/{ply}", "/links"):
            yield rest, essence(person.get(path + rest))
        for rest in ("/board", "/record"):
            yield rest, person.text(path + rest)
        yield "mine", essence(person.get("/api/me/tables"))
        running = person.get("/api/tables", status="running")["tables"]
        yield "lobby", essence([each for each in running if each["id"] == self.id])
        if seat is not None:
            for move in ("bid 8", "take 1", "draw", "expand"):
                wish = {"type": "play", "seat": seat, "move": move, "seen": 0}
                yield move, person.ask("POST", f"{path}/wishes", wish).json()


def alike(this: Sitting, that: Sitting, seat: int | None, rng: Random) -> None:
    assert this.heard(seat) == that.heard(seat)
    seed = rng.random()
    pairs = zip(this.answers(seat, Random(seed)), that.answers(seat, Random(seed)), strict=True)
    for one, other in pairs:
        assert one == other


def differ(this: Sitting, that: Sitting, seat: int) -> bool:
    seed = 1
    return list(this.answers(seat, Random(seed))) != list(that.answers(seat, Random(seed)))


def both_play(
    this: Sitting, that: Sitting, rng: Random, moves: int, watchers: set[int | None]
) -> int:
    """The same moves at both tables, until one is about to be the last; how many there were."""
    for played in range(moves):
        if this.any.table["status"] == "over":
            return played
        for seat in watchers:
            assert this.heard(seat) == that.heard(seat)
        seat = rng.choice(this.any.table["to_act"])
        legal = [m for m in this.lines[seat].you["legal"] if m in that.lines[seat].you["legal"]]
        move = rng.choice(legal)
        this.play(seat, move)
        if this.any.table["status"] == "over":
            return played  # now everything is open
        that.play(seat, move)
    return moves


def redealt(game: Game, keeper: int | None, rng: Random) -> str:
    """The same situation with other order cards, except that of one seat."""
    before = [int(card) for card in re.findall(r"order:(\d)", game.position())]
    after = before
    while after == before:
        drawn = rng.sample(range(1, 6), game.players)
        after = drawn if keeper is None or drawn[keeper] == before[keeper] else before
    dealt = iter(after)
    return re.sub(r"order:\d", lambda _: f"order:{next(dealt)}", game.position())


@pytest.mark.parametrize("modules", ["order-cards", "everything"])
@pytest.mark.parametrize("keeper", [None, 1])
def test_order_cards_are_told_to_nobody_else(
    house: House, modules: str, keeper: int | None
) -> None:
    rng = Random(f"{modules} {keeper}")
    game = Game(f"zooloretto(players=3, modules={modules})", seed=rng.randrange(1000))
    for _ in range(rng.randrange(30)):
        game.play(rng.choice(game.legal()))
    deal = next(names)
    this = Sitting(house, game.position(), deal)
    that = Sitting(house, redealt(game, keeper, rng), deal)
    for _ in range(2):
        both_play(this, that, rng, 30, {keeper})
        alike(this, that, keeper, rng)
    assert any(differ(this, that, seat) for seat in range(3))


def test_purses_are_told_to_nobody_else(house: House) -> None:
    rng = Random(5)
    game = Game("ozoolemio(players=3)", seed=2)
    richer = re.sub(r"\| B coins:\d+", "| B coins:77", game.position())
    deal = next(names)
    this, that = Sitting(house, game.position(), deal), Sitting(house, richer, deal)
    while both_play(this, that, rng, 25, {None, 0, 2}) == 25:
        for seat in (None, 0, 2):
            alike(this, that, seat, rng)
        assert differ(this, that, 1)


def test_sealed_bids_are_told_to_nobody_before_they_are_opened(house: House) -> None:
    for number in range(4):
        rng = Random(number)
        game = Game("ozoolemio(players=3)", seed=number)
        for _ in range(rng.randrange(20)):
            seat = rng.choice(game.to_act)
            game.play(rng.choice(game.legal(seat)), seat)
        while len(game.to_act) < game.players:
            seat = game.to_act[0]
            game.play(rng.choice(game.legal(seat)), seat)
        deal = next(names)
        this, that = (Sitting(house, game.position(), deal) for _ in range(2))
        bidder = max(range(3), key=lambda seat: len(game.legal(seat)))
        follower, last = rng.sample([seat for seat in range(3) if seat != bidder], 2)
        bids = rng.sample([move.text for move in game.legal(bidder)], 2)
        this.play(bidder, bids[0])
        that.play(bidder, bids[1])
        for watcher in (None, follower, last):
            alike(this, that, watcher, rng)
        bid = rng.choice(this.lines[follower].you["legal"])
        this.play(follower, bid)
        that.play(follower, bid)
        for watcher in (None, follower, last):
            alike(this, that, watcher, rng)
        assert differ(this, that, bidder)
        own = rng.choice(this.lines[last].you["legal"])
        this.play(last, own)
        assert bids[0] in json.dumps(this.heard(last)), "now it is open"


def test_cards_and_bids_are_not_in_any_message_to_others(house: House) -> None:
    """A look into the fields themselves, from the set-up of a whole game on."""
    people = house.people(2)
    opened = people[0].opens("zooloretto(players=2, modules=order-cards)", ["you", "open"])
    people[1].uses(opened.keys[1], "Guest")
    people[0].waits(opened.id, lambda seen: seen["view"] is not None)
    [started] = [entry for entry in house.stored(opened.id) if isinstance(entry, Started)]
    cards = re.findall(r"deal ([AB]) (\d)", " ".join(started.dealt))
    assert [owner for owner, _ in cards] == ["A", "B"]
    for seat, person in enumerate(people):
        told = person.ask("GET", f"/api/tables/{opened.id}/log").text
        assert re.findall(r"deal ([AB]) (\d)", told) == [cards[seat]]
        shown = [
            each["zoo"]["order_cards"]["card"] for each in person.sees(opened.id)["view"]["seats"]
        ]
        assert shown[seat]["number"] == int(cards[seat][1])
        assert shown[1 - seat] is None
    told = house.person().ask("GET", f"/api/tables/{opened.id}/log").text
    assert "deal A" not in told
    assert "deal B" not in told
