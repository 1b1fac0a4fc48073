"""A bot's choice does not depend on what its seat may not know."""

import re
from random import Random

import pytest

from support.bots import chosen
from zoopark import Game
from zoopark.core.dice import Dice
from zoopark.core.state import State
from zoopark.games.zooloretto.rules.game import Zooloretto
from zoopark.players.bot import Sight
from zoopark.players.registry import CHARACTERS

BOTS = (
    *("random", "greedy", "easy", "search:40", "hard:25", "master:40"),
    *(f"{name}:20" for name in CHARACTERS),
)


def with_cards(game: Game, rng: Random, keeper: int) -> Game:
    """The same game in which the other seats hold other order cards."""
    cards = [int(card) for card in re.findall(r"order:(\d)", game.position())]
    others = [card for card in range(1, 6) if card != cards[keeper]]
    dealt = rng.sample(others, game.players - 1)
    dealt.insert(keeper, cards[keeper])
    text = iter(dealt)
    changed = re.sub(r"order:\d", lambda _: f"order:{next(text)}", game.position())
    return Game.from_position(changed, seed=1)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("modules", ["order-cards", "everything"])
def test_order_cards_of_others_change_nothing(name: str, modules: str) -> None:
    rng = Random(7)
    changed = 0
    for number in range(6):
        game = Game(f"zooloretto(players=3, modules={modules})", seed=number)
        for _ in range(rng.randrange(40)):
            game.play(rng.choice(game.legal()))
        game = Game.from_position(game.position(), seed=1)
        seat = game.to_act[0]
        other = with_cards(game, rng, seat)
        changed += game.position() != other.position()
        assert chosen(name, game, seat, number) == chosen(name, other, seat, number)
    assert changed >= 3


@pytest.mark.parametrize("name", BOTS)
def test_sealed_bids_change_nothing(name: str) -> None:
    for number in range(4):
        game = Game("ozoolemio(players=3)", seed=number)
        choices = set[str]()
        for bid in (0, 3, 8):
            sealed = Game.replay(game.record())
            sealed.play(f"bid {bid}", 1)
            choices.add(chosen(name, sealed, 0, number))
        assert len(choices) == 1


@pytest.mark.parametrize("name", BOTS)
def test_purses_that_nobody_saw_being_filled_change_nothing(name: str) -> None:
    game = Game("ozoolemio(players=3)", seed=2)
    position = game.position()
    assert position.count("coins:8") == 3
    head, tail = position.rsplit("coins:8", 1)
    poor = Game.from_position(f"{head}coins:1{tail}", seed=2)
    rich = Game.from_position(f"{head}coins:13{tail}", seed=2)
    assert chosen(name, poor, 0) == chosen(name, rich, 0)


def test_what_was_seen_is_remembered() -> None:
    """Whoever was there from the beginning can count the coins of all."""
    game = Game("ozoolemio(players=3)", seed=2)
    for seat, bid in enumerate((5, 2, 1)):
        game.play(f"bid {bid}", seat)
    guessed = Sight(game, 1).guess(Dice(1))
    assert guessed.cells() == game.state.cells()


def test_a_guess_deals_cards_that_nobody_has() -> None:
    """The own card stays, the others are different ones, and every one of them may come."""
    game = Game("zooloretto(players=4, modules=order-cards)", seed=2)
    own = cards_of(game.state)[2]
    seen = set[int]()
    for seed in range(30):
        cards = cards_of(Sight(game, 2).guess(Dice(seed)))
        assert cards[2] == own
        assert len(set(cards)) == 4
        seen.add(cards[0])
    assert seen == {1, 2, 3, 4, 5} - {own}


def cards_of(state: State) -> list[int]:
    """The order card of every seat."""
    assert isinstance(state, Zooloretto)
    (module,) = state.zoos.modules
    return module.cells()
