"""The greedy player is a decent one."""

import pytest

from support.bots import chosen
from support.tables import situation
from zoopark import Game


def test_it_fills_an_enclosure() -> None:
    game = situation("5:panda*4", asks="place=panda", trucks="@A,-,-")
    assert chosen("greedy", game, 0) == "place panda 5"


def test_it_avoids_the_barn() -> None:
    game = situation("5:panda*4", asks="place=flamingo", trucks="@A,-,-")
    assert chosen("greedy", game, 0) in ("place flamingo 4", "place flamingo 6")


def test_it_takes_the_truck_that_fills_its_zoo() -> None:
    game = situation("5:panda*3", trucks="leopard+kangaroo+elephant,panda+panda+coin,-")
    assert chosen("greedy", game, 0) == "take 2"


def test_it_does_not_load_for_others() -> None:
    """The panda that fills Bert's enclosure goes where Bert would have to take a burden with it."""
    zoos = ("4:camel 5:leopard 6:flamingo", "4:camel 5:panda*4 6:leopard")
    game = situation(*zoos, players=2, trucks="zebra+zebra,-,-", asks="load=panda")
    assert chosen("greedy", game, 0) == "load 1"


def test_it_gives_a_burden_to_others() -> None:
    """Nobody but Anna has a use for what is on truck 1; the burden does not go there."""
    zoos = ("5:panda*3 4:flamingo 6:leopard", "5:elephant 4:flamingo 6:leopard")
    game = situation(*zoos, trucks="panda+panda,flamingo,-", asks="load=chimpanzee")
    assert chosen("greedy", game, 0) != "load 1"


def test_it_buys_an_expansion_when_it_is_full_of_beginnings() -> None:
    game = situation("coins:5 4:panda*2 5:flamingo*2 6:leopard*2", trucks="-,-,-")
    assert chosen("greedy", game, 0) == "expand"


@pytest.mark.parametrize("seed", range(5))
def test_weighing_moves_changes_nothing(seed: int) -> None:
    from zoopark.core.moves import Moves

    for config in (
        "zooloretto(players=3)",
        "zooloretto(players=3, modules=everything)",
        "aquaretto(players=3)",
        "combined(players=3)",
        "ozoolemio(players=3)",
    ):
        game = Game(config, seed=seed)
        evaluator = game.spec.evaluator(game.state)
        for step in range(120):
            if game.over:
                break
            seat = game.to_act[0]
            before = game.state.cells()
            moves = Moves()
            game.state.legal(seat, moves)
            evaluator.weigh(game.state, seat, moves)
            assert game.state.cells() == before
            legal = game.legal(seat)
            game.play(legal[step * 7 % len(legal)], seat)


def test_the_worth_of_a_finished_game_is_its_points() -> None:
    from random import Random

    for config in ("zooloretto(players=3)", "aquaretto(players=2)", "combined(players=4)"):
        game = Game(config, seed=3)
        rng = Random(3)
        while not game.over:
            game.play(rng.choice(game.legal()))
        evaluator = game.spec.evaluator(game.state)
        worths = [evaluator.worth(game.state, seat) for seat in range(game.players)]
        for seat, sheet in enumerate(game.scores()):
            assert worths[seat] == 100 * sheet.total + sheet.tiebreak


def test_where_trials_are_few_it_tries_what_looks_best_at_a_glance() -> None:
    from zoopark.core.moves import Moves

    game = Game("aquaretto(players=3)", seed=2)
    while len(game.legal(game.to_act[0])) < 60:
        seat = game.to_act[0]
        game.play(chosen("greedy", game, seat), seat)
    state, seat, moves = game.state, game.to_act[0], Moves()
    state.legal(seat, moves)

    def weighed(trials: int) -> list[int]:
        evaluator = game.spec.evaluator(state)
        evaluator.trials = trials
        evaluator.weigh(state, seat, moves)
        return [int(evaluator.ratings[k]) for k in range(moves.count)]

    whole, few = weighed(0), weighed(60)
    assert weighed(10**6) == whole
    tried = [k for k, rating in enumerate(few) if rating > -5000]
    assert 0 < len(tried) < len(few) // 2
    assert all(few[k] == whole[k] for k in tried)
