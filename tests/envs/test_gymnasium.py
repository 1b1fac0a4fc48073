"""Gymnasium: its own checker, and what it does not ask."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import zoopark.envs.seat  # noqa: F401  (registers the environments)
from zoopark import Bot, Budget, Dice, Move, PolicyBot, Sight
from zoopark.envs.policy import Mask, Observation
from zoopark.envs.seat import SeatEnv

IDS = ("Zooloretto", "Aquaretto", "Combined", "OZooLeMio")


def make(name: str = "Zooloretto", **options: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(f"zoopark/{name}-v0", **options)


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_the_checker_is_content(name: str, opponents: str) -> None:
    check_env(make(name, players=3, opponents=opponents).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", IDS)
def test_the_checker_is_content_with_the_defaults(name: str) -> None:
    check_env(make(name).unwrapped)


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


def test_an_illegal_action_ends_the_game() -> None:
    env = make(players=3)
    _, info = env.reset(seed=1)
    assert not info["action_mask"][1]
    _, reward, ended, cut, _ = env.unwrapped.step(np.int64(1))
    assert (reward, ended, cut) == (-1.0, True, False)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.unwrapped.step(0)


@pytest.mark.parametrize("illegal", ["terminate", "raise", "mask"])
def test_what_is_no_action_is_refused_and_changes_nothing(illegal: str) -> None:
    env = make(players=3, illegal=illegal)
    seen, info = env.reset(seed=1)
    inner: Any = env.unwrapped
    for wrong in (-1, 10**9, np.int64(857)):
        with pytest.raises(gymnasium.error.InvalidAction, match=f"^{wrong} is none of the 803"):
            inner.step(wrong)
    for strange in (None, "draw", 0.5, [1]):
        with pytest.raises(gymnasium.error.InvalidAction, match="a whole number, not the"):
            inner.step(strange)
    assert (inner._seen()[0] == seen).all()
    inner.step(info["action_mask"].argmax())


def test_a_closed_environment_plays_no_more() -> None:
    env = make(players=3)
    env.reset(seed=1)
    env.close()
    env.close()
    for call in (lambda: env.unwrapped.step(0), env.unwrapped.reset):
        with pytest.raises(gymnasium.error.ClosedEnvironmentError, match="is closed"):
            call()


def test_an_illegal_action_can_do_nothing() -> None:
    env = make(players=3, illegal="mask")
    seen, _ = env.reset(seed=1)
    again, reward, ended, _, _ = env.step(np.int64(1))
    assert (again == seen).all()
    assert (reward, ended) == (0.0, False)


class Last(Bot):
    def choose(self, sight: Sight, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:
        return legal[-1]


def last(observation: Observation, mask: Mask) -> int:
    """The last legal move has the last number, too, in games without modules."""
    return int(mask.nonzero()[0][-1])


def test_opponents_are_names_classes_instances_and_policies() -> None:
    game = played(make(players=3, opponents=Last), 5)
    for opponents in (Last(), [Last, Last()], (Last(), Last)):
        assert played(make(players=3, opponents=opponents), 5) == game
    assert played(make(players=3, opponents="greedy"), 5) != game
    by_policy = played(make(players=3, opponents=last), 5)
    assert by_policy == played(make(players=3, opponents=[PolicyBot(last), last]), 5)
    with pytest.raises(TypeError, match="a player is the name of a bot"):
        make(players=3, opponents=5)


def test_masks_are_told_as_learners_ask() -> None:
    env = make(players=3)
    _, info = env.reset(seed=1)
    inner = env.unwrapped
    assert isinstance(inner, SeatEnv)
    assert inner.action_masks().dtype == np.bool_
    assert (inner.action_masks() == info["action_mask"]).all()


def test_an_illegal_action_is_an_error_and_changes_nothing() -> None:
    env = make(players=3, illegal="raise")
    seen, info = env.reset(seed=1)
    inner = env.unwrapped
    assert isinstance(inner, SeatEnv)
    with pytest.raises(gymnasium.error.InvalidAction, match="not legal"):
        inner.step(np.argmin(info["action_mask"]))
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
        {"illegal": "ignore"},
        {"render_mode": "film"},
    ],
)
def test_senseless_environments_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        SeatEnv("zooloretto", **options)
