"""Moves and actions: every legal move has a number of its own, and leads back to itself."""

import pytest

from support.env_games import ALL_IN_ONE, CONFIGS, MINI_GAME, situations
from zoopark import Game, Move
from zoopark.envs.games import env_game


@pytest.mark.parametrize("config", CONFIGS)
def test_every_legal_move_has_an_action_of_its_own(config: str) -> None:
    env = env_game(config)
    for game in situations(config, seed=1):
        seat = game.to_act[0]
        moves = [move.code for move in game.legal(seat)]
        actions = [int(env.actions.number(game.state, seat, move)) for move in moves]
        assert len(set(actions)) == len(moves)
        assert all(0 <= action < env.action_count for action in actions)
        assert [env.actions.move(game.state, seat, action) for action in actions] == moves


def test_all_sorts_of_moves_have_actions() -> None:
    """The games of the test above come to nearly all that modules offer."""
    verbs = {
        move.verb
        for config in (ALL_IN_ONE, MINI_GAME)
        for seed in range(5)
        for game in situations(config, seed)
        for move in game.legal()
    }
    minis = {"remove", "release", "skip", "return", "sell", "claim", "gift", "gnaw", "host"}
    minis |= {"rearrange", "repack", "tree", "pick", "ship"}
    boards = {"place", "buy", "trade", "open", "construct", "lift", "give", "deposit", "visit"}
    staff = {"hire", "offer", "office", "transfer", "change", "exchange", "expand", "decline"}
    assert minis | boards | staff <= verbs


@pytest.mark.parametrize("config", CONFIGS)
def test_actions_are_dense(config: str) -> None:
    """No number is without a move, and no move has two numbers."""
    space = env_game(config).actions.decisions
    for seat in range(space.players):
        moves = [int(space.move(seat, action)) for action in range(space.size)]
        assert len(set(moves)) == space.size
        numbers = [int(space.number(seat, move)) for move in moves]
        assert numbers == list(range(space.size))


@pytest.mark.parametrize("config", CONFIGS)
def test_every_outcome_of_chance_has_a_number(config: str) -> None:
    outcomes = env_game(config).actions.outcomes
    game = Game(config, dealer=None)
    for _ in range(300):
        if game.over:
            break
        if game.to_act:
            seat = game.to_act[0]
            game.play(game.legal(seat)[0], seat)
            continue
        codes = [move.code for move, _ in game.chance()]
        numbers = [int(outcomes.number(0, code)) for code in codes]
        assert len(set(numbers)) == len(codes)
        assert [outcomes.move(0, number) for number in numbers] == codes
        game.deal(game.chance()[-1][0])


def test_other_seats_are_counted_from_the_one_that_acts() -> None:
    env = env_game("zooloretto(players=4)")
    space = env.actions.decisions
    bought = space.number(0, Move("buy B panda").code)
    assert Move(int(space.move(1, bought))) == Move("buy C panda")
    assert Move(int(space.move(3, bought))) == Move("buy A panda")
    assert env.meaning(int(bought)) == Move("buy B panda")


def test_what_is_no_action_has_no_move() -> None:
    env = env_game("zooloretto(players=3)")
    assert env.actions.decisions.move(0, -1) == -1
    assert env.actions.decisions.move(0, env.action_count) == -1
    assert env.actions.decisions.number(0, Move("bid 3").code) == -1
    assert env.actions.decisions.number(0, Move("load 5").code) == -1
    with pytest.raises(ValueError, match="actions"):
        env.meaning(env.action_count)


def test_what_a_park_does_not_have_has_no_move() -> None:
    """A park without boards has nineteen fields, and an empty depot no tile on top."""
    env = env_game("aquaretto(players=3)")
    texts = list[str]()
    for action in range(env.action_count):
        try:
            texts.append(env.meaning(action).text)
        except ValueError:
            continue
    assert sum(text.startswith("place orca-m ") for text in texts) == 20  # and the depot
    assert sum(text.startswith("place helper ") for text in texts) == 22  # and three jobs
    assert not [text for text in texts if text.startswith(("buy", "discard", "move orca"))]
    assert len(set(texts)) == len(texts)


def test_numbers_stay_the_same() -> None:
    """Trained players rely on them: a change needs a new version of the environment."""
    env = env_game("zooloretto(players=4)")
    space = env.actions.decisions
    known = {
        "draw": 0,
        "load 1": 1,
        "take 4": 8,
        "withdraw": 9,
        "place flamingo 4": 10,
        "place panda-m 6": 137,
        "place snack 4a": 250,
        "move flamingo 4": 274,
        "move snack 4a barn": 471,
        "exchange 4 5": 610,
        "exchange 4 panda": 620,
        "buy B flamingo": 648,
        "buy C popcorn": 751,
        "discard popcorn": 855,
        "expand": 856,
    }
    assert {text: int(space.number(0, Move(text).code)) for text in known} == known
