"""Many seats at once: the games of ``make_vec`` are those of as many single environments."""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

import zoopark.envs.seat  # noqa: F401  (registers the environments)
from zoopark.envs.vector import SeatVectorEnv

IDS = ("Zooloretto", "Aquaretto", "Combined", "OZooLeMio")


def made(name: str, games: int, **options: Any) -> SeatVectorEnv:
    envs = gymnasium.make_vec(f"zoopark/{name}-v0", num_envs=games, **options)
    assert isinstance(envs, SeatVectorEnv)
    return envs


def made_one_by_one(name: str, games: int, **options: Any) -> VectorEnv[Any, Any, Any]:
    kwargs = {"autoreset_mode": AutoresetMode.SAME_STEP}
    return gymnasium.make_vec(f"zoopark/{name}-v0", games, "sync", vector_kwargs=kwargs, **options)


def some_actions(masks: npt.NDArray[Any], rng: np.random.Generator) -> npt.NDArray[np.int64]:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize(("seat", "shaping"), [(None, 0.5), (1, 0.0)])
def test_a_batch_plays_the_games_of_single_environments(
    name: str, seat: int | None, shaping: float
) -> None:
    """Also the games after the first, with their learners' seats and their last observations."""
    options: dict[str, Any] = {"players": 3, "seat": seat, "shaping": shaping}
    ours, theirs = made(name, 3, **options), made_one_by_one(name, 3, **options)
    rng, ended = np.random.default_rng(1), 0
    seen, info = ours.reset(seed=5)
    wanted, wanted_info = theirs.reset(seed=5)
    for _ in range(260):
        assert (seen == wanted).all()
        assert (info["action_mask"] == np.array(list(wanted_info["action_mask"]))).all()
        actions = some_actions(info["action_mask"], rng)
        seen, reward, done, cut, info = ours.step(actions)
        wanted, wanted_reward, wanted_done, wanted_cut, wanted_info = theirs.step(actions)
        assert reward == pytest.approx(wanted_reward)
        assert (done == wanted_done).all()
        assert (cut == wanted_cut).all()
        ended += int(done.sum())
        for row in np.flatnonzero(done):
            assert (info["final_obs"][row] == wanted_info["final_obs"][row]).all()
    assert ended >= 3


def test_spaces_are_those_of_a_vector() -> None:
    envs = made("Zooloretto", 4, players=3)
    seen, info = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    assert envs.action_space.contains(some_actions(info["action_mask"], np.random.default_rng(1)))
    assert (envs.action_masks() == info["action_mask"].astype(bool)).all()
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert envs.render() is None
    envs.close()


def test_the_same_seeds_give_the_same_games() -> None:
    envs = made("Zooloretto", 4, players=2)
    first, _ = envs.reset(seed=3)
    again, _ = envs.reset(seed=[3, 4, 5, 6])
    assert (first == again).all()
    other, _ = envs.reset()
    assert (first != other).any()


def test_opponents_can_be_a_policy_for_many_games() -> None:
    """It is asked for no learner, and sees the opponents' own observations."""
    asked: list[int] = []
    rng = np.random.default_rng(2)

    def policy(seen: npt.NDArray[np.uint8], masks: npt.NDArray[np.int8]) -> Any:
        assert seen.shape == (len(masks), envs.game.column_count)
        asked.append(len(seen))
        return some_actions(masks, rng)

    envs = made("Zooloretto", 5, players=3, seat=0, opponents=policy)
    _, info = envs.reset(seed=1)
    ended = 0
    for _ in range(150):
        _, reward, done, _, info = envs.step(some_actions(info["action_mask"], rng))
        ended += int(done.sum())
        assert info["action_mask"].any(axis=1).all()
        assert (np.abs(reward) <= 1).all()
        assert not reward[~done].any()
    assert ended > 0
    assert max(asked) <= 5
    assert (np.asarray(envs.action_masks()) == info["action_mask"]).all()


def play_on(envs: SeatVectorEnv) -> None:
    _, info = envs.reset(seed=1)
    for _ in range(100):
        info = envs.step(info["action_mask"].argmax(axis=1))[4]


def test_a_policy_that_breaks_the_rules_is_told_so() -> None:
    envs = made("Zooloretto", 2, players=3, seat=2, opponents=lambda seen, masks: [0] * len(seen))
    with pytest.raises(ValueError, match="policy of the opponents"):
        play_on(envs)


def test_an_illegal_action_ends_its_game_only() -> None:
    envs = made("Zooloretto", 3, players=3)
    seen, info = envs.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1)
    actions[1] = info["action_mask"][1].argmin()
    _, reward, done, _, info = envs.step(actions)
    assert done.tolist() == [False, True, False]
    assert reward.tolist() == [0, -1, 0]
    assert (info["final_obs"][1] == seen[1]).all()


@pytest.mark.parametrize("illegal", ["terminate", "raise", "mask"])
def test_what_is_no_action_is_refused_and_changes_nothing(illegal: str) -> None:
    envs = made("Zooloretto", 3, players=3, illegal=illegal)
    _, info = envs.reset(seed=1)
    good = info["action_mask"].argmax(axis=1)
    for wrong in (-1, 803):
        with pytest.raises(gymnasium.error.InvalidAction, match=f"game 1: {wrong} is none of the"):
            envs.step(np.array([good[0], wrong, good[2]]))
    seen = envs.step(good)[0]
    other = made("Zooloretto", 3, players=3)
    other.reset(seed=1)
    assert (other.step(good)[0] == seen).all()


def test_closed_games_are_not_played_on() -> None:
    envs = made("Zooloretto", 2, players=3)
    envs.reset(seed=1)
    envs.close()
    for call in (lambda: envs.step(np.array([0, 0])), envs.reset):
        with pytest.raises(gymnasium.error.ClosedEnvironmentError, match="is closed"):
            call()


def test_an_illegal_action_can_be_an_error_or_nothing() -> None:
    for illegal in ("raise", "mask"):
        envs = made("Zooloretto", 2, players=3, illegal=illegal)
        seen, info = envs.reset(seed=1)
        actions = info["action_mask"].argmin(axis=1)
        if illegal == "raise":
            with pytest.raises(gymnasium.error.InvalidAction, match="game 0: action"):
                envs.step(actions)
        else:
            again, _, done, _, _ = envs.step(actions)
            assert (again == seen).all()
            assert not done.any()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"opponents": "greedy"}, "vectorization_mode"),
        ({"seat": 4}, "no seat 4"),
        ({"illegal": "never"}, "illegal is one of"),
        ({"reward": "fame"}, "no reward"),
        ({"render_mode": "smell"}, "no render mode"),
    ],
)
def test_wrong_options_are_named(options: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        made("Zooloretto", 2, players=3, **options)


def test_wrong_calls_are_named() -> None:
    envs = made("Zooloretto", 2, players=3)
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        envs.step(np.array([0, 0]))
    with pytest.raises(ValueError, match="as many seeds"):
        envs.reset(seed=[1, 2, 3])
    envs.reset(seed=1)
    for wrong in (np.array([0]), np.array([0.5, 0.5])):
        with pytest.raises(ValueError, match="2 integers"):
            envs.step(wrong)


def test_every_table_is_rendered() -> None:
    envs = made("OZooLeMio", 2, players=2, render_mode="svg")
    envs.reset(seed=1)
    frames = envs.render()
    assert frames is not None
    assert [frame[:4] for frame in frames] == ["<svg", "<svg"]
