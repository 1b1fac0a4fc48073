"""What a remote bot is shown is what it would be shown at home."""

from random import Random

import pytest

from zoopark import Game, Record, Sight
from zoopark.remote.known_game import known_game

CONFIGS = (
    "zooloretto(players=3)",
    "zooloretto(players=4, modules=order-cards)",
    "aquaretto(players=2)",
    "combined(players=3)",
    "ozoolemio(players=3)",
)


@pytest.mark.parametrize("config", CONFIGS)
def test_the_sight_of_a_seat_is_the_same_as_at_home(config: str) -> None:
    rng, game = Random(5), Game(config, seed=5)
    compared = 0
    while not game.over:
        seat = rng.choice(game.to_act)
        if rng.random() < 0.25:
            told = Record.loads(game.record(seat).dumps())
            there, here = Sight(known_game(told, seat), seat), Sight(game, seat)
            assert there.game.legal(seat) == here.game.legal(seat)
            assert there.game.view(seat) == here.game.view(seat)
            assert there.game.record(seat) == here.game.record(seat)
            compared += 1
        game.play(rng.choice(game.legal(seat)), seat)
    assert compared > 5


def test_what_others_were_dealt_in_secret_is_not_in_the_record_it_comes_from() -> None:
    """Or the test above would prove nothing."""
    game = Game("zooloretto(players=4, modules=order-cards)", seed=5)
    assert len(game.record(0).entries) == len(game.record().entries) - 3
    made_up = known_game(game.record(0), 0)
    assert made_up.entries == game.entries
