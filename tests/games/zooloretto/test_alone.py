"""Alone in the round: as many money actions as a player can pay for, and yet not without end."""

from random import Random

import pytest

from support.joint import joint
from support.parks import park_situation
from support.refusals import assert_refused
from support.tables import situation, texts
from support.views import view_of
from zoopark import Game
from zoopark.games.zooloretto.rules.game import Zooloretto
from zoopark.games.zooloretto.rules.zoo import Zoo

LAST_ONE = "snack,@B,@C"  # both others have taken a truck
FIVE = 1  # the enclosure of five spaces, the only one that pays more than a move costs

# Zoos that could go in circles: full and nearly full enclosures with the same species in the barn.
TRICKY = (
    "coins:3 4:leopard*4 5:panda*5 6:panda*2+panda-m*2 barn:leopard*3+leopard-m",
    "coins:3 5:panda*5 6:leopard*4 barn:leopard*3+leopard-m*2",
    "coins:3 5:leopard*4 6:panda*2+panda-m*2 x:panda*5 barn:leopard*2+leopard-m*2",
    "coins:3 4:panda*3 5:leopard*4 x:elephant*4 barn:leopard+panda+elephant",
    "coins:3 5:panda*4 6:leopard-m+leopard barn:panda+leopard-f+elephant-m+elephant-f",
)
# With two players there are two boards.
TRICKY_PAIR = (
    "coins:2 5:panda*4 x:panda*3+panda-m*2 y:leopard*5 barn:leopard*2+leopard-m*2",
    "coins:2 5:panda*5 6:leopard*4 x:camel*4 y:zebra*4 barn:panda*2+leopard+camel+zebra",
)


def alone(zoo: str, players: int = 3) -> Game:
    if players == 2:
        return situation(zoo, players=2, trucks="snack,@B,-")
    return situation(zoo, trucks=LAST_ONE)


def money_actions(game: Game) -> list[str]:
    return [text for text in texts(game) if text.split()[0] not in ("take", "draw", "withdraw")]


@pytest.mark.rule("K.1.1", "Z.2.3")
def test_a_player_alone_in_the_round_pays_for_as_many_money_actions_as_they_like() -> None:
    game = alone("coins:2 quiet:40 4:panda 5:leopard")
    game.play("exchange 4 5")
    game.play("exchange 4 5")
    assert view_of(game)["seats"][0]["coins"] == 0
    assert "quiet:40" in game.position()  # they are not counted


@pytest.mark.rule("K.1.1")
def test_the_same_in_the_other_games() -> None:
    park = park_situation(
        "coins:2 depot:orca+orca quiet:40", trucks=LAST_ONE.replace("snack", "orca")
    )
    assert "discard orca" in texts(park)
    both = joint("coins:2 4:panda 5:leopard quiet:40", trucks="panda,@B:zoo,@C:park")
    assert "exchange 4 5" in texts(both)


@pytest.mark.rule("K.1.1")
def test_while_another_player_is_in_the_round_forty_are_the_limit() -> None:
    game = situation("coins:3 quiet:39 4:panda 5:leopard", trucks="panda,-,@C")
    game.play("exchange 4 5")
    game.play("take 1", seat=1)
    assert game.to_act == (1,)
    game.play("place panda barn", seat=1)
    assert "exchange 4 5" in texts(game)  # now they are alone
    bound = situation("coins:3 quiet:40 4:panda 5:leopard", trucks="panda,-,@C")
    assert_refused(bound, "exchange 4 5", "K.1.1")
    assert money_actions(bound) == []


@pytest.mark.rule("K.1.1")
def test_with_a_module_twelve_are_the_limit_even_alone() -> None:
    def saver(zoo: str) -> Game:
        return situation(zoo, options="modules=savings-book", table="first:A", trucks=LAST_ONE)

    assert_refused(saver("coins:2 quiet:12"), "deposit", "K.1.1")
    game = saver("coins:2 quiet:11")
    game.play("deposit")
    assert "quiet:12" in game.position()


# -- and it comes to an end -----------------------------------------------------------------------


def zoo_of(game: Game) -> Zoo:
    assert isinstance(game.state, Zooloretto)
    return game.state.zoos.zoos[0]


def balance(game: Game) -> int:
    """The coins of the player who is alone, less one while the enclosure of five is full."""
    assert isinstance(game.state, Zooloretto)
    return int(game.state.money.purses[0]) - int(zoo_of(game).full(FIVE))


def actions_from(game: Game) -> list[Game]:
    """The game after every money action and, where a tile was bought, after it is placed."""
    games: list[Game] = []
    for text in money_actions(game):
        after = game.copy()
        after.play(text)
        bought = [move.text for move in after.legal() if move.verb == "place"]
        for place in bought:
            games.append(after.copy())
            games[-1].play(place)
        if not bought:
            games.append(after)
    return games


def longest(game: Game, known: dict[str, int], path: set[str]) -> int:
    """The most money actions that can follow; no situation comes back on the way."""
    key = game.position()
    assert key not in path, f"a circle through {key}"
    if key not in known:
        path.add(key)
        before = balance(game)
        most = 0
        for after in actions_from(game):
            assert balance(after) <= before, (key, after.position())
            most = max(most, 1 + longest(after, known, path))
        path.remove(key)
        known[key] = most
    return known[key]


@pytest.mark.rule("K.1.1")
@pytest.mark.parametrize("zoo", [*TRICKY, *TRICKY_PAIR])
def test_no_money_goes_in_circles(zoo: str) -> None:
    game = alone(zoo, players=2 if zoo in TRICKY_PAIR else 3)
    known: dict[str, int] = {}
    assert 3 <= longest(game, known, set()) <= 11 * (balance(game) + 2)
    assert len(known) > 20


@pytest.mark.rule("K.1.1")
@pytest.mark.parametrize("seed", range(40))
def test_a_player_who_clings_to_coins_cannot_go_on_for_ever(seed: int) -> None:
    """At most eleven money actions in a row leave the balance as it is, and none raises it."""
    rng = Random(seed)
    game = alone(rng.choice(TRICKY).replace("coins:3", "coins:12"))
    run = 0
    while True:
        choices = actions_from(game)
        if not choices:
            break
        best = max(balance(after) for after in choices)
        assert best <= balance(game)
        run = run + 1 if best == balance(game) else 0
        assert run <= 11
        game = rng.choice([after for after in choices if balance(after) == best])
