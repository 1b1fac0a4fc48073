"""Nobody is given anything that depends on a sealed bid or on the purse of another seat."""

import re
from random import Random
from typing import Any

import msgspec
import pytest

from support.ozoo import VARIANTS, auction, purses, random_move
from support.views import view_of
from zoopark import Game, IllegalMove, Record

REST = ("", ", tiebreak=money", ", purses=open")
GAMES = 2400
BATCH = 300
TRIALS = ("bid 0", "bid 5", "build e2 e", "drop")


def some_game(number: int, rng: Random, rest: str) -> Game:
    """A game of any kind at a random moment."""
    players = 2 + number % 3
    game = Game(f"ozoolemio(players={players}{rng.choice(VARIANTS)}{rest})", seed=number)
    for _ in range(rng.randrange(25 * (players + 1) - players)):
        seat = rng.choice(game.to_act)
        game.play(random_move(game, seat, rng), seat)
    return game


def to_bidding(game: Game, rng: Random) -> bool:
    """Play on until two seats at least are to bid; whether the game comes so far."""
    while not game.over and len(game.to_act) < 2:
        seat = min(game.to_act)
        game.play(random_move(game, seat, rng), seat)
    return not game.over


def attempts(game: Game, seat: int) -> list[str]:
    """What a seat is told when it tries what it may not do."""
    too_much = len(game.legal(seat)) if seat in game.to_act else 0
    told = []
    for move in (f"bid {too_much}", "build e2 e", "drop", "bid 250"):
        with pytest.raises(IllegalMove) as refused:
            game.play(move, seat)
        told.append(f"{refused.value.rule} {refused.value}")
    return told


def given(game: Game, seat: int | None) -> list[Any]:
    """Everything that a seat, or a spectator, may ask for."""
    shared = [game.to_act, game.over, game.scores(), game.ranking(), game.config]
    seen = [*shown(game, seat), game.board(seat=seat)]
    return [*shared, *seen, game.record(seat).dumps(), game.record(seat).as_json()]


def shown(game: Game, seat: int | None) -> list[Any]:
    """What a seat is shown, byte by byte, and what trials tell it."""
    trials = [] if seat is None else [game.trial(move, seat) for move in TRIALS]
    return [msgspec.json.encode(game.view(seat)), trials]


def answers(game: Game, seat: int | None) -> list[Any]:
    return given(game, seat) + ([] if seat is None else attempts(game, seat))


@pytest.mark.rule("O.3.2")
@pytest.mark.parametrize("batch", range(GAMES // BATCH))
def test_nothing_given_to_others_depends_on_a_sealed_bid(batch: int) -> None:
    """Two games differ only in one sealed bid: they look the same to everybody else."""
    compared = 0
    for number in range(batch * BATCH, batch * BATCH + BATCH):
        rng = Random(number)
        game = some_game(number, rng, REST[number % 7 % 3])
        if not to_bidding(game, rng):
            continue
        bidder = rng.choice(game.to_act)
        bids = [move.text for move in game.legal(bidder)]
        if len(bids) < 2:
            continue
        compared += 1
        twin = game.copy()
        this, that = rng.sample(bids, 2)
        watcher = rng.choice([None, *(set(range(game.players)) - {bidder})])
        assert game.play(this, bidder) == twin.play(that, bidder)
        assert given(game, watcher) == given(twin, watcher)
        while len(game.to_act) > 1:
            seat = rng.choice(game.to_act)
            move = random_move(game, seat, rng)
            assert game.play(move, seat) == twin.play(move, seat)
        assert answers(game, watcher) == answers(twin, watcher)
        assert given(game, bidder) != given(twin, bidder)
    assert compared > BATCH // 2


@pytest.mark.rule("O.3.2", "O.1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sealed_bid_looks_the_same_whatever_it_is(players: int) -> None:
    """Every bid of every seat, before all of the others, by itself and as one of several."""
    for bidder in range(players):
        others = [seat for seat in range(players) if seat != bidder]
        for early in (others[:-1], []):
            seen: list[list[list[Any]]] = []
            for coins in range(9):
                game = auction(players=players)
                told = [game.play(f"bid {coins}", bidder)]
                told += [game.play("bid 3", seat) for seat in early]
                seen.append([answers(game, seat) for seat in (None, *others)] + [told])
            assert all(looks == seen[0] for looks in seen)


@pytest.mark.rule("O.3.2", "O.1.5")
def test_after_the_opening_everything_is_shown_to_everybody() -> None:
    for number in range(150):
        rng = Random(number)
        game = some_game(number, rng, REST[number % 3])
        if not to_bidding(game, rng):
            continue
        bids: dict[int, str] = {}
        while len(game.to_act) > 1 or not bids:
            seat = rng.choice(game.to_act)
            bids[seat] = random_move(game, seat, rng).text
            game.play(bids[seat], seat)
        last = min(game.to_act)
        already = view_of(game, last)["sealed"]
        assert already == [seat != last for seat in range(game.players)]
        bids[last] = random_move(game, last, rng).text
        opened = [str(event) for event in game.play(bids[last], last) if event.kind == "bid"]
        assert len(opened) == game.players
        for seat, text in bids.items():
            assert f"{'ABCD'[seat]} {text}" in opened
        for seat in range(game.players):
            assert game.record(seat) == game.record()
            assert view_of(game, seat)["sealed"] == [False] * game.players


@pytest.mark.rule("O.3.2")
def test_the_record_of_a_seat_leaves_out_only_what_is_sealed() -> None:
    for number in range(150):
        rng = Random(number)
        game = some_game(number, rng, "")
        full = game.record().entries
        sealed = [seat for seat, bid in enumerate(view_of(game)["sealed"]) if bid]
        hidden = len(sealed)
        for seat in range(game.players):
            kept = full[: len(full) - hidden]
            kept += [entry for entry in full[len(full) - hidden :] if entry[0] == seat]
            assert game.record(seat).entries == kept
            again = Record.loads(game.record(seat).dumps())
            assert again == game.record(seat)


@pytest.mark.rule("O.1.5", "O.3.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_shows_all_bids_and_all_purses(players: int) -> None:
    game = Game(f"ozoolemio(players={players})", seed=players)
    rng = Random(players)
    while not game.over:
        seat = rng.choice(game.to_act)
        game.play(random_move(game, seat, rng), seat)
    for seat in range(players):
        bids = [who for who, move in game.record(seat).entries if move.verb == "bid"]
        assert [bids.count(who) for who in range(players)] == [25] * players
        assert game.record(seat) == game.record()
        assert [shown["coins"] for shown in view_of(game, seat)["seats"]] == purses(game)


@pytest.mark.rule("O.3.2")
def test_a_record_does_not_tell_a_bid_that_was_sealed_when_the_game_was_set_up() -> None:
    """A game may be set up by a position with sealed bids; its record begins with that position."""
    looks = [answers(Game.from_position(sealed(coins), dealer=None), 1) for coins in (2, 7)]
    assert looks[0] == looks[1]


def sealed(coins: int, options: str = "") -> str:
    """A position in which A has bid."""
    table = f"ozoolemio(players=2{options}) | round:1 asks:bid flags:A+B row:1+2+3+4+5"
    return f"{table} | A coins:8 bid:{coins} | B coins:5"


@pytest.mark.rule("O.1.3", "O.1.5")
@pytest.mark.parametrize("rest", ["", ", tiebreak=money"])
def test_nothing_shown_to_others_depends_on_a_purse(rest: str) -> None:
    """The same situation with more coins in one purse looks the same to everybody else."""
    for number in range(120):
        rng = Random(number)
        game = some_game(number, rng, rest)
        if game.over:
            continue
        owner = rng.randrange(game.players)
        letter = "ABCD"[owner]
        richer = re.sub(rf"\| {letter} coins:\d+", f"| {letter} coins:77", game.position())
        this, that = (Game.from_position(text, dealer=None) for text in (game.position(), richer))
        assert view_of(this, owner) != view_of(that, owner)
        for seat in {None, *range(game.players)} - {owner}:
            assert shown(this, seat) == shown(that, seat)
            assert view_of(this, seat) == view_of(game, seat)
            assert this.board(seat=seat) == that.board(seat=seat)
            assert this.record(seat) == that.record(seat)
            assert view_of(game, seat)["seats"][owner]["coins"] is None


@pytest.mark.rule("O.1.5")
def test_purses_are_shown_only_to_their_owners_while_the_game_goes_on() -> None:
    for number in range(60):
        rng = Random(number)
        game = some_game(number, rng, "")
        for seat in (None, *range(game.players)):
            coins = [shown["coins"] for shown in view_of(game, seat)["seats"]]
            hidden = [
                None if other != seat else purses(game)[other] for other in range(game.players)
            ]
            assert coins == (purses(game) if game.over else hidden)
