"""Nobody is given anything that depends on the order card of another seat."""

import re
from random import Random
from typing import Any

import msgspec
import pytest

from support.tables import situation
from support.views import view_of
from terminal.scripted import Keyboard
from zoopark import Event, Game, IllegalMove

MODULES = (
    "order-cards",
    "order-cards+xxl-tiles",
    "order-cards+extra-enclosures+buildings+foreign-zoos",
    "order-cards+polar-bear+octopus+hagenbeck+reindeer",
    "everything",
)
GAMES = 60
BATCH = 10
ATTEMPTS = ("take 1", "draw", "load 2", "place panda 4", "move camel 5", "discard camel", "expand")


def some_game(number: int, rng: Random, most: int) -> Game:
    """A game of two to five players after some moves."""
    modules = MODULES[number % len(MODULES)]
    game = Game(f"zooloretto(players={2 + number % 4}, modules={modules})", seed=number)
    for _ in range(rng.randrange(most)):
        if game.over:
            break
        game.play(rng.choice(game.legal()))
    return game


def cards_of(game: Game) -> list[int]:
    return [int(card) for card in re.findall(r"order:(\d)", game.position())]


def redealt(game: Game, keeper: int | None, rng: Random) -> str:
    """The same situation after another deal, in which a seat keeps its card."""
    before = cards_of(game)
    after = before
    while after == before:
        drawn = rng.sample(range(1, 6), game.players)
        after = drawn if keeper is None or drawn[keeper] == before[keeper] else before
    dealt = iter(after)
    return re.sub(r"order:\d", lambda _: f"order:{next(dealt)}", game.position())


def twins(game: Game, keeper: int | None, rng: Random) -> tuple[Game, Game]:
    """Two games that differ only in the cards of the other seats."""
    seed = rng.randrange(1 << 32)
    this, that = (
        Game.from_position(text, seed=seed)
        for text in (game.position(), redealt(game, keeper, rng))
    )
    return this, that


def attempt(game: Game, move: str, seat: int) -> str | list[Event]:
    """What a seat is told when it tries a move."""
    try:
        return game.copy().play(move, seat)
    except IllegalMove as refused:
        return f"{refused.rule} {refused}"


def given(game: Game, seat: int | None) -> list[Any]:
    """Everything that a seat, or a spectator, may ask for."""
    shared = [game.config, game.to_act, game.over, game.scores(seat)]
    record = game.record(seat)
    seen: list[Any] = [msgspec.json.encode(game.view(seat)), game.board(seat=seat)]
    seen += [record.dumps(), record.as_json()]
    if seat is None:
        return shared + seen
    legal = game.legal(seat) if seat in game.to_act else []
    told = [attempt(game, move, seat) for move in ATTEMPTS]
    tried = [game.trial(move, seat) for move in (*ATTEMPTS, *legal[::7])]
    return [*shared, *seen, legal, [game.price(move, seat) for move in legal], told, tried]


def some_seat(game: Game, rng: Random) -> int | None:
    seats: list[int | None] = [None, *range(game.players)]
    return rng.choice(seats)


@pytest.mark.rule("OC.1.2", "OC.1.3")
@pytest.mark.parametrize("batch", range(GAMES // BATCH))
def test_nothing_given_depends_on_the_cards_of_others(batch: int) -> None:
    compared = 0
    for number in range(batch * BATCH, batch * BATCH + BATCH):
        rng = Random(number)
        game = some_game(number, rng, 250)
        if game.over:
            continue
        compared += 1
        for watcher in (None, *range(game.players)):
            this, that = twins(game, watcher, rng)
            assert given(this, watcher) == given(that, watcher)
            assert this.state != that.state
            changed = [
                seat
                for seat, cards in enumerate(zip(cards_of(this), cards_of(that), strict=True))
                if cards[0] != cards[1]
            ]
            assert all(given(this, seat) != given(that, seat) for seat in changed)
    assert compared > BATCH // 2


@pytest.mark.rule("OC.1.2")
@pytest.mark.parametrize("number", range(2 * len(MODULES)))
def test_a_whole_game_looks_the_same_until_the_cards_are_opened(number: int) -> None:
    rng = Random(number)
    game = some_game(number, rng, 20)
    watcher = some_seat(game, rng)
    this, that = twins(game, watcher, rng)
    while not this.over:
        if rng.random() < 0.05:
            assert given(this, watcher) == given(that, watcher)
        move = rng.choice(this.legal())
        assert this.play(move) == that.play(move)
    assert that.over
    assert view_of(this, watcher) != view_of(that, watcher)
    assert this.board(seat=watcher) != that.board(seat=watcher)


@pytest.mark.rule("OC.1.2")
def test_points_that_depend_on_all_seats_do_not_tell_a_card() -> None:
    """The octopus has named B, and by one card C has more points than B, by the other as many."""
    looks, losses = [], []
    for card in (4, 5):
        game = situation(
            "coins:0 order:1 minis:octopus named:B",
            "order:2 4:panda*4",
            f"order:{card} 4:elephant*4",
            "order:3",
            players=4,
            out="leopard",
            options="modules=order-cards+octopus",
        )
        looks.append([given(game, seat) for seat in (None, 0, 1)])
        losses.append(game.scores()[0].total)
    assert looks[0] == looks[1]
    assert losses[0] != losses[1]


@pytest.mark.rule("OC.1.2")
def test_a_trial_does_not_tell_what_another_card_would_win_or_lose() -> None:
    """A buys from the barn of B, where the last species of the order costs B nothing."""
    looks, changes = [], []
    for card in range(1, 6):
        own = 1 + card % 5
        game = situation(
            f"coins:4 order:{own} 4:elephant",
            f"order:{card} barn:panda+flamingo+kangaroo+elephant+chimpanzee",
            f"order:{1 + own % 5}",
            out="leopard+zebra",
            options="modules=order-cards",
        )
        buys = [move for move in game.legal(0) if move.verb == "buy"]
        assert buys
        before = game.scores()[1].total
        for move in buys:
            after = game.copy()
            after.play(move, 0)
            changes.append(after.scores()[1].total - before)
        looks.append(
            [(str(move), [g for g in game.trial(move, 0).gains if g.seat]) for move in buys]
        )
    assert all(look == looks[0] for look in looks)
    assert len(set(changes)) > 1


@pytest.mark.rule("OC.1.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_deal_itself_tells_each_seat_its_own_card(players: int) -> None:
    """Every deal of two games in which a seat gets the same card looks the same to this seat."""
    rng = Random(players)
    for watcher in range(players):
        looks = []
        for _ in range(3):
            cards = [card for card in rng.sample(range(1, 6), 5) if card != 3][: players - 1]
            cards.insert(watcher, 3)
            game = Game(f"zooloretto(players={players}, modules=order-cards)", dealer=None)
            while view_of(game)["asks"] == "leave":
                game.deal(min(outcome.text for outcome, _ in game.chance()))
            told = [event for seat in range(players) for event in dealt(game, seat, cards[seat])]
            looks.append([game.board(seat=watcher), view_of(game, watcher), told])
            game.deal("begin A")
            looks[-1] += given(game, watcher)
        assert looks[0] == looks[1] == looks[2]


def dealt(game: Game, seat: int, card: int) -> list[Event]:
    return game.deal(f"deal {'ABCDE'[seat]} {card}")


@pytest.mark.rule("OC.1.2")
@pytest.mark.parametrize("people", ["Pbb", "PPb"])
def test_the_terminal_shows_no_card_of_others(people: str) -> None:
    """Only the last line, which sets the game up again, is for the keeper of the game."""
    screens = set()
    for card in (4, 5):
        game = situation(
            "order:1 4:panda*4",
            "order:2 barn:panda",
            f"order:{card} 4:elephant*4 barn:flamingo",
            out="leopard+zebra",
            options="modules=order-cards",
        )
        typed = Keyboard(game, ["score", "score c", "board"], people=people).run()
        screens.add(typed.shown.partition("Goodbye")[0])
    [screen] = screens
    assert ("order-card" in screen) == (people == "Pbb")


@pytest.mark.rule("OC.1.2")
def test_all_that_is_hidden_is_opened_at_the_end() -> None:
    for number in range(len(MODULES)):
        rng = Random(number)
        game = some_game(number, rng, 10_000)
        while not game.over:
            game.play(rng.choice(game.legal()))
        for seat in range(game.players):
            assert game.scores(seat) == game.scores()
            assert game.record(seat) == game.record()
            shown = [other["order_card"]["number"] for other in view_of(game, seat)["seats"]]
            assert shown == cards_of(game)
