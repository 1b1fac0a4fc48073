"""Gymnasium: its own checker, and what it does not ask."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import zoopark.envs.seat  # noqa: F401  (registers the environments)
from zoopark.envs.seat import SeatEnv

IDS = ("Zooloretto", "Aquaretto", "Combined", "OZooLeMio")


def make(name: str = "Zooloretto", **options: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(f"zoopark/{name}-v0", **options)


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_the_checker_is_content(name: str, opponents: str) -> None:
    """The checker knows no masks, so that illegal actions must do nothing."""
    env = make(name, players=3, opponents=opponents, illegal="mask")
    check_env(env.unwrapped, skip_render_check=True)


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    for mode, begins in (("ansi", "Zooloretto"), ("svg", "<svg")):
        env = make(players=3, render_mode=mode)
        env.reset(seed=1)
        assert str(env.render()).startswith(begins)
    env = make(players=3, render_mode="human")
    _, info = env.reset(seed=1)
    env.step(np.int64(np.argmax(info["action_mask"])))
    assert "round 1" in capsys.readouterr().out


def played(env: gymnasium.Env[Any, Any], seed: int) -> tuple[list[int], float, list[bytes]]:
    """A game of an agent that chooses at random: its actions, its reward, what it saw."""
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    actions, rows = list[int](), [seen.tobytes()]
    while True:
        actions.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        seen, reward, ended, cut, info = env.step(np.int64(actions[-1]))
        rows.append(seen.tobytes())
        assert not cut
        if ended:
            return actions, float(reward), rows
        assert reward == 0


@pytest.mark.parametrize("opponents", ["random", ["greedy", "random", "easy"]])
def test_seeds_decide_everything(opponents: Any) -> None:
    env = make(opponents=opponents)
    first = played(env, 5)
    assert played(env, 5) == first == played(make(opponents=opponents), 5)
    assert played(env, 6) != first


def test_the_seat_can_be_chosen() -> None:
    for seat in range(3):
        env = make(players=3, seat=seat)
        for number in range(3):
            env.reset(seed=number)
            inner = env.unwrapped
            assert isinstance(inner, SeatEnv)
            assert inner.seat == seat


def test_the_seat_changes_from_game_to_game() -> None:
    env = make(players=3)
    inner = env.unwrapped
    assert isinstance(inner, SeatEnv)
    seats = set[int]()
    for number in range(30):
        env.reset(seed=number)
        seats.add(inner.seat)
    assert seats == {0, 1, 2}


def test_better_opponents_leave_less() -> None:
    weak = np.mean([played(make(players=3, opponents="random"), seed)[1] for seed in range(30)])
    strong = np.mean([played(make(players=3, opponents="greedy"), seed)[1] for seed in range(30)])
    assert abs(weak) < 0.4
    assert strong < -0.7


def test_an_illegal_action_is_an_error_and_changes_nothing() -> None:
    env = make(players=3)
    seen, info = env.reset(seed=1)
    inner = env.unwrapped
    assert isinstance(inner, SeatEnv)
    for wrong in (int(np.argmin(info["action_mask"])), -1, 10**9):
        with pytest.raises(gymnasium.error.InvalidAction, match="not legal"):
            inner.step(np.int64(wrong))
    again, _ = inner._seen()
    assert (again == seen).all()


def test_a_finished_game_is_not_played_on() -> None:
    env = make(players=2)
    played(env, 1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.unwrapped.step(0)
    with pytest.raises(gymnasium.error.ResetNeeded):
        make(players=2).unwrapped.step(0)


@pytest.mark.parametrize(
    "options",
    [
        {"seat": 4},
        {"opponents": ["random"]},
        {"opponents": "nobody"},
        {"reward": "fame"},
        {"illegal": "terminate"},
        {"render_mode": "rgb_array"},
    ],
)
def test_senseless_environments_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        SeatEnv("zooloretto", **options)
