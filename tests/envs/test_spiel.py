"""OpenSpiel: its own simulations, its search on our games, clones and tensors."""

import pickle
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import zoopark.envs.spiel  # noqa: F401  (registers the games)
from zoopark import Game

GAMES = (
    "python_zooloretto(players=2)",
    "python_zooloretto(players=3,modules=everything)",
    "python_aquaretto(players=2)",
    "python_combined(players=2,reward=difference)",
    "python_ozoolemio(players=4)",
)


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def step(state: pyspiel.State, rng: Random) -> None:
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        actions, chances = zip(*outcomes, strict=True)
        state.apply_action(rng.choices(actions, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def midway(name: str, steps: int, seed: int = 1) -> tuple[pyspiel.Game, pyspiel.State]:
    game, rng = pyspiel.load_game(name), Random(seed)
    state = game.new_initial_state()
    for _ in range(steps):
        step(state, rng)
    return game, state


@pytest.mark.parametrize("name", GAMES)
def test_clones_and_serialised_states(name: str) -> None:
    game, state = midway(name, 60)
    clone = state.clone()
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    again = pickle.loads(pickle.dumps(state))
    text = str(state)
    for copied in (clone, read, again):
        assert str(copied) == text
        assert copied.history() == state.history()
    for _ in range(20):
        step(clone, Random(3))
    assert str(state) == text != str(clone)


@pytest.mark.parametrize("name", GAMES)
def test_moves_have_their_words(name: str) -> None:
    """Read as a record, the moves of a state give the same position."""
    _, state = midway(name, 0)
    rng = Random(2)
    game = Game(zoopark_string(name), dealer=None)
    while not state.is_terminal() and len(state.history()) < 150:
        player = state.current_player()
        if state.is_chance_node():
            action = rng.choice(state.chance_outcomes())[0]
            game.deal(state.action_to_string(player, action))
        else:
            action = rng.choice(state.legal_actions())
            game.play(state.action_to_string(player, action), player)
        state.apply_action(action)
        assert str(state) == game.position()


def zoopark_string(name: str) -> str:
    return name.removeprefix("python_").replace(",reward=difference", "")


@pytest.mark.parametrize("name", GAMES)
def test_returns_add_up_to_nothing(name: str) -> None:
    _, state = midway(name, 0)
    rng = Random(5)
    while not state.is_terminal():
        step(state, rng)
    assert sum(state.returns()) == pytest.approx(0)
    assert any(state.returns())


def test_observation_and_information_state() -> None:
    game, state = midway("python_zooloretto(players=3,modules=order-cards)", 60)
    for player in range(3):
        tensor = np.array(state.observation_tensor(player))
        assert (tensor == np.array(state.information_state_tensor(player))).all()
        named = dict(word.split("=") for word in state.observation_string(player).split())
        assert len(named) == np.count_nonzero(tensor)
        assert int(named["round"]) >= 1
        told = state.information_state_string(player)
        assert told.count("deal") == 1
        assert f"deal {'ABC'[player]}" in told
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION


def test_sealed_bids_are_in_no_information_state_of_others() -> None:
    told = set[str]()
    for bid in (0, 3):
        _, state = midway("python_ozoolemio(players=2)", 7)
        assert state.current_player() == 0
        state.apply_action(bid)
        assert state.current_player() == 1
        told.add(state.information_state_string(1) + state.observation_string(1))
    assert len(told) == 1


def test_its_tree_search_plays_a_game() -> None:
    """Thirty simulations beat a random player, as far as a few games can tell."""
    game = pyspiel.load_game("python_ozoolemio(players=2)")
    rng = np.random.RandomState(1)
    dice = Random(1)
    total = 0.0
    for number in range(2):
        searcher = mcts.MCTSBot(
            game, 1.5, 12, mcts.RandomRolloutEvaluator(1, rng), random_state=rng
        )
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and state.current_player() == number:
                state.apply_action(searcher.step(state))
            else:
                step(state, dice)
        total += state.returns()[number]
    assert total > 0


def test_senseless_games_are_refused() -> None:
    with pytest.raises(ValueError, match="2 to 5 players"):
        pyspiel.load_game("python_zooloretto(players=9)")
    with pytest.raises(ValueError, match="reward"):
        pyspiel.load_game("python_zooloretto(reward=fame)")
