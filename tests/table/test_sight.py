"""Nothing that a table tells a seat depends on what that seat may not know."""

import re
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from support.matches import Sitting, last_move, people, shown, truck
from support.ozoo import random_move
from zoopark import Event, Game
from zoopark.record import RULES
from zoopark.table import log, sight, wishes
from zoopark.table.match import Match
from zoopark.table.options import Clock, Options
from zoopark.table.refusal import Refused
from zoopark.table.table import Holder

VARIANTS = ("", ", variant=trees", ", auction=blind", ", purses=open", ", tiebreak=money")
CARDS = (
    "zooloretto(players=2, modules=order-cards)",
    "zooloretto(players=4, modules=order-cards+octopus+hagenbeck)",
    "zooloretto(players=3, modules=everything)",
    "zooloretto(players=5, modules=christmas)",
)
MANNERS = Options(clock=Clock(turn=60), deal="monday")


def plain(value: Any) -> Any:
    """As it is read by whoever it is sent to."""
    return msgspec.json.decode(msgspec.json.encode(value))


def message(match: Match, entry: log.Entry, events: list[Event], seat: int | None) -> bytes:
    """All that a seat is told when an entry has been written, as it is sent."""
    told: dict[str, Any] = {
        "entry": sight.told(match, entry, seat),
        "events": sight.events_view(events),
        **shown(match, seat),
    }
    return msgspec.json.encode(told)


class Pair:
    """Two tables at which the same is done."""

    def __init__(self, this: Sitting, that: Sitting) -> None:
        self.both = (this, that)

    def write(self, this: log.Entry, that: log.Entry | None = None) -> None:
        first, second = self.both
        self._last = [
            (first.match, this, first.write(this)),
            (second.match, that or this, second.write(that or this)),
        ]

    def alike(self, seat: int | None) -> bool:
        """Are the messages about the last entry the same to a seat?"""
        first, second = (message(*written, seat) for written in self._last)
        return first == second


def others(match: Match, seat: int) -> list[int | None]:
    return [None, *[other for other in range(len(match.seats)) if other != seat]]


# -- sealed bids ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_told_to_others_depends_on_a_sealed_bid(players: int, variant: str) -> None:
    rng = Random(f"{players}{variant}")
    compared = 0
    for _ in range(6):
        this = Sitting(f"ozoolemio(players={players}{variant})", options=MANNERS)
        for _ in range(rng.randrange(20 * (players + 1))):
            seat = rng.choice(this.match.to_act)
            this.play(random_move(this.game, seat, rng).text, seat=seat)
        while len(this.match.to_act) < players:
            seat = min(this.match.to_act)
            this.play(random_move(this.game, seat, rng).text, seat=seat)
        compared += sealed_bids_look_alike(this, rng)
    assert compared >= 3


def sealed_bids_look_alike(this: Sitting, rng: Random) -> bool:
    """All bid but one; one of them bids otherwise at the second table. Talk goes on meanwhile."""
    rich = [seat for seat in this.match.to_act if len(this.game.legal(seat)) > 1]
    if not rich:
        return False
    bidder = rng.choice(rich)
    bids = [move.text for move in this.game.legal(bidder)]
    rest = [seat for seat in this.match.to_act if seat != bidder]
    rng.shuffle(rest)
    that = Sitting(this.match.opened.game, options=MANNERS, started=False)
    for entry in this.log[1:]:
        that.write(entry)
    pair = Pair(this, that)
    number = this.match.number
    entries: list[log.Moved] = []
    for sitting, bid in zip(pair.both, rng.sample(bids, 2), strict=True):
        entries.append(sitting.table.play(bidder, bid, number, 5, f"I bid {bid}"))
    pair.write(*entries)
    steps: list[log.Entry] = [
        log.Said(9, "Eva", "hm", 0, "x"),
        log.Paused(9, bidder),
        log.Resumed(10, bidder),
        log.Replaced(11, rest[0], "easy", "left"),
        log.Returned(12, rest[0]),
        log.Asked(13, bidder, 0),
        log.Answered(13, rest[0], False),
    ]
    steps += [log.Moved(20, seat, "bid 0") for seat in rest[:-1]]
    for step in [None, *steps]:
        if step is not None:
            pair.write(step)
        assert all(pair.alike(seat) for seat in others(this.match, bidder))
        assert not pair.alike(bidder)
    return True


def test_a_bid_that_was_taken_back_before_it_was_opened_stays_hidden() -> None:
    tables = [Sitting("ozoolemio(players=2, flags=A+B)", options=MANNERS) for _ in range(2)]
    pair = Pair(*tables)
    pair.write(log.Moved(1, 0, "bid 2"), log.Moved(1, 0, "bid 7"))
    for entry in (log.Asked(2, 0, 0), log.Answered(3, 1, True), log.Moved(4, 1, "bid 1")):
        pair.write(entry)
        assert pair.alike(1)
        assert pair.alike(None)
    bid = tables[0].log[2]
    assert sight.told(tables[0].match, bid, 1) == log.Moved(1, 0, "")
    assert sight.told(tables[0].match, bid, 0) == log.Moved(1, 0, "bid 2")


def test_when_the_last_bid_is_in_all_are_told_by_the_events() -> None:
    sitting = Sitting("ozoolemio(players=3, flags=A+B+C)")
    for seat, bid in enumerate((3, 0)):
        sitting.play(f"bid {bid}", seat=seat)
    entry = sitting.table.play(2, "bid 5", sitting.match.number, 0)
    events = sight.events_view(sitting.write(entry))
    told = plain(events)
    bids = [(event["seat"], event["coins"]) for event in told if event["kind"] == "bid"]
    assert bids == [(0, 3), (1, 0), (2, 5)]
    assert "A bid 3" in [event["text"] for event in told]
    assert sight.events_view(sitting.write(log.Woken(0))) == []


# -- purses ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_nothing_told_to_others_depends_on_a_purse(seed: int) -> None:
    """The same position with more coins in one purse, played on for a while."""
    rng = Random(seed)
    players = 2 + seed % 3
    game = Game(f"ozoolemio(players={players})", seed=seed)
    for _ in range(rng.randrange(12 * players)):
        seat = rng.choice(game.to_act)
        game.play(random_move(game, seat, rng), seat)
    owner = rng.randrange(players)
    letter = "ABCD"[owner]
    position = game.position()
    richer = re.sub(rf"\| {letter} coins:\d+", f"| {letter} coins:77", position)
    this, that = (
        Sitting(position=text, options=MANNERS, started=False) for text in (position, richer)
    )
    for watcher in others(this.match, owner):
        assert sight.told(this.match, this.log[0], watcher) == sight.told(
            that.match, that.log[0], watcher
        )
    pair = Pair(this, that)
    started = this.table.due(0)
    assert started is not None
    pair.write(started)
    for _ in range(15 * players):
        if this.match.over:
            break
        assert all(pair.alike(watcher) for watcher in others(this.match, owner))
        assert not pair.alike(owner)
        seat = rng.choice(this.match.to_act)
        move = random_move(this.game, seat, rng).text
        pair.write(this.table.play(seat, move, this.match.number, this.match.updated + 9))


def test_the_position_from_which_a_table_began_is_told_when_the_game_is_over() -> None:
    this = Sitting(
        position="ozoolemio(players=2) | round:1 asks:bid flags:A+B row:1+2+3+4+5"
        " | A coins:8 bid:2 | B coins:5"
    )
    opened = this.log[0]
    assert isinstance(opened, log.Opened)
    for seat in (None, 0, 1):
        told = sight.told(this.match, opened, seat)
        assert told == msgspec.structs.replace(opened, position="")
    position, move = last_move("ozoolemio(players=2)")
    ended = Sitting(position=position)
    ended.play(move)
    assert sight.told(ended.match, ended.log[0], None) == ended.log[0]


# -- order cards ----------------------------------------------------------------------------------


def redealt(started: log.Started, keeper: int | None, rng: Random) -> log.Started:
    """The same start with other cards for all seats but one."""
    dealt = [text for text in started.dealt if text.startswith("deal ")]
    cards = [int(text.split()[2]) for text in dealt]
    drawn = cards
    while drawn == cards or (keeper is not None and drawn[keeper] != cards[keeper]):
        drawn = rng.sample(range(1, 6), len(cards))
    new = iter(f"deal {'ABCDE'[seat]} {card}" for seat, card in enumerate(drawn))
    texts = [next(new) if text.startswith("deal ") else text for text in started.dealt]
    return log.Started(started.at, tuple(texts))


@pytest.mark.parametrize("config", CARDS)
@pytest.mark.parametrize("confirm", [False, True])
def test_nothing_told_depends_on_the_order_cards_of_others(config: str, confirm: bool) -> None:
    rng = Random(f"{config}{confirm}")
    players = Game(config, dealer=None).players
    watcher: int | None
    for watcher in (None, rng.randrange(players)):
        options = msgspec.structs.replace(MANNERS, confirm=confirm)
        tables = [Sitting(config, people(players), options, started=False) for _ in range(2)]
        this, _ = tables
        pair = Pair(*tables)
        started = this.table.due(0)
        assert isinstance(started, log.Started)
        other = redealt(started, watcher, rng)
        pair.write(started, other)
        changed = [
            seat
            for seat in range(players)
            if f"deal {'ABCDE'[seat]}" in str(differing(started, other))
        ]
        assert not all(pair.alike(seat) for seat in changed)
        for _ in range(70):
            assert pair.alike(watcher)
            if this.match.unconfirmed is not None:
                pair.write(log.Confirmed(this.match.updated, this.match.unconfirmed))
            elif rng.random() < 0.1 and this.match.own_stretch(this.match.to_act[0]) < len(
                this.match.plies
            ):
                seat = this.match.to_act[0]
                pair.write(log.Undone(this.match.updated, seat, len(this.match.plies) - 1))
            else:
                seat = this.match.to_act[0]
                move = rng.choice(this.game.legal()).text
                pair.write(this.table.play(seat, move, this.match.number, this.match.updated + 7))


def differing(this: log.Started, that: log.Started) -> set[str]:
    return set(this.dealt) ^ set(that.dealt)


@pytest.mark.parametrize("config", CARDS[:1])
def test_a_whole_game_with_order_cards_looks_the_same_until_it_is_over(config: str) -> None:
    rng = Random(config)
    tables = [Sitting(config, options=MANNERS, started=False) for _ in range(2)]
    this, that = tables
    pair = Pair(*tables)
    started = this.table.due(0)
    assert isinstance(started, log.Started)
    pair.write(started, redealt(started, 0, rng))
    while not this.match.over:
        assert pair.alike(0)
        assert pair.alike(None)
        seat = this.match.to_act[0]
        entry = this.table.play(seat, rng.choice(this.game.legal()).text, this.match.number, 0)
        pair.write(entry)
    assert that.match.over
    assert not pair.alike(0)
    assert sight.told(this.match, started, 0) == started


def test_each_seat_is_told_its_own_card_and_no_other() -> None:
    sitting = Sitting("zooloretto(players=3, modules=order-cards)")
    started = sitting.log[1]
    assert isinstance(started, log.Started)
    for seat, letter in enumerate("ABC"):
        told = sight.told(sitting.match, started, seat)
        assert isinstance(told, log.Started)
        cards = [text for text in told.dealt if text.startswith("deal")]
        assert cards == [text for text in started.dealt if text.startswith(f"deal {letter}")]
        assert len(cards) == 1
    watcher = sight.told(sitting.match, started, None)
    assert isinstance(watcher, log.Started)
    assert not [text for text in watcher.dealt if text.startswith("deal")]


# -- what is shown --------------------------------------------------------------------------------


def test_a_seat_is_shown_what_it_may_do_and_others_are_not() -> None:
    sitting = Sitting(position=truck(), options=Options(confirm=True))
    legal = [move.text for move in sitting.game.legal()]

    def nothing(seat: int | None) -> sight.You:
        return sight.You(seat, legal=(), prices={}, undo=None, reset=None, confirm=False)

    own = sight.own_view(sitting.match, 0)
    costs = {"move": 1, "exchange": 1, "discard": 2, "expand": 3}
    prices = {text: costs[text.split()[0]] for text in legal if text.split()[0] in costs}
    assert own == replace(nothing(0), legal=tuple(legal), prices=prices)
    assert sight.own_view(sitting.match, 1) == nothing(1)
    assert sight.own_view(sitting.match, None) == nothing(None)
    sitting.play("take 2", "place elephant 5")
    own = sight.own_view(sitting.match, 0)
    assert own == replace(nothing(0), undo=1, reset=0, confirm=True)
    assert sight.own_view(sitting.match, 1) == nothing(1)
    sitting.pause()
    assert sight.own_view(sitting.match, 0) == nothing(0)
    sitting.do(wishes.Resume(2))
    sitting.confirm(0)
    sitting.do(wishes.Leave(1))
    assert sight.own_view(sitting.match, 1) == nothing(1)


@pytest.mark.parametrize("kind", ["zooloretto(players=3)", "ozoolemio(players=3)"])
def test_what_is_shown_as_possible_is_possible(kind: str) -> None:
    rng = Random(kind)
    sitting = Sitting(kind, options=Options(deal="monday", confirm=True))
    for _ in range(100):
        number = sitting.match.number
        for seat in range(3):
            own = sight.own_view(sitting.match, seat)
            wished: list[tuple[bool, wishes.Wish]] = [
                (own.undo is not None, wishes.Undo(seat, number)),
                (own.reset is not None, wishes.Reset(seat, number)),
                (own.confirm, wishes.Confirm(seat, number)),
            ]
            wished += [(True, wishes.Play(seat, text, number)) for text in own.legal[:3]]
            if not own.legal:
                wished.append((False, wishes.Play(seat, "draw", number)))
            for possible, wish in wished:
                assert possible == possible_now(sitting, wish)
        if sitting.match.unconfirmed is not None:
            sitting.confirm(sitting.match.unconfirmed)
        else:
            seat = rng.choice(sitting.match.to_act)
            sitting.play(rng.choice(sitting.game.legal(seat)).text, seat=seat)


def possible_now(sitting: Sitting, wish: wishes.Wish) -> bool:
    assert wish.seat is not None
    try:
        sitting.table.entry(wish, Holder((wish.seat,)), 0)
    except Refused:
        return False
    return True


def test_the_table_is_shown_as_it_is() -> None:
    chairs = [log.Chair("Eva"), log.Chair(), log.Chair(bot="hard")]
    sitting = Sitting("zooloretto(players=3, start=A)", chairs, MANNERS, started=False)
    view = plain(sight.table_view(sitting.match))
    assert view["status"] == "open"
    empty = {"name": "", "bot": "", "substitute": "", "since": None, "avatar": ""}
    assert view["seats"][1] == empty
    assert sight.game_view(sitting.match, 0) is None
    assert sight.own_view(sitting.match, 0).legal == ()
    sitting.write(sitting.table.sit(1, "Ida", 0))
    sitting.happens()
    sitting.play("draw", "load 1")
    sitting.do(wishes.Ask(1, 0))
    sitting.do(wishes.Leave(1))
    view = plain(sight.table_view(sitting.match))
    assert view["status"] == "running"
    assert view["ply"] == 2
    assert view["to_act"] == [1]
    assert view["seats"] == [
        empty | {"name": "Eva"},
        empty | {"name": "Ida", "substitute": "normal", "since": 2},
        empty | {"bot": "hard"},
    ]
    assert view["request"] == {"seat": 1, "to": 0, "agreed": [1], "waiting": [0]}
    assert view["tired"] == []
    assert view["clocks"] == {
        "turn": [60_000] * 3,
        "game": [None] * 3,
        "thinking": [],
        "since": 0,
        "deadline": None,
    }
    assert sight.table_view(Sitting().match).clocks is None


def test_what_was_shown_does_not_change_afterwards() -> None:
    sitting = Sitting(position=truck(), options=MANNERS)
    view = shown(sitting.match, 0)
    before = msgspec.json.encode(view)
    sitting.now = 5000
    sitting.play("take 1")
    assert msgspec.json.encode(view) == before


def test_ids_are_told_to_nobody() -> None:
    sitting = Sitting(position=truck())
    sitting.do(wishes.Play(0, "take 1", 2, "secret"))
    sitting.do(wishes.Undo(0, 3, "secret"))
    sitting.do(wishes.Say("hello", "", 0, "secret"))
    for entry in sitting.log:
        for seat in (None, 0, 1):
            assert "secret" not in log.encode(sight.told(sitting.match, entry, seat))


def test_before_the_start_entries_are_told_as_they_are() -> None:
    opened = log.Opened(0, "zooloretto(players=3)", RULES, Options(), people(3))
    match = Match(opened)
    assert sight.told(match, opened, None) == opened
