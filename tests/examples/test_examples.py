"""The examples run with the real libraries, and do what they say."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from zoopark.lab.arena import contestants, play_game

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_self_play_with_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    policy = example("self_play").main(["--games", "2", "--every", "2", "--compare", "2"])
    assert np.abs(policy.weights).max() > 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["0", "2"]


def test_algorithms_of_openspiel(capsys: pytest.CaptureFixture[str]) -> None:
    example("spiel").main(["--games", "1", "--simulations", "3"])
    assert "mean return" in capsys.readouterr().out


def test_the_saved_baseline_beats_random_players() -> None:
    """It won all forty games of the measurement in the documents; here it plays four."""
    players = contestants(["baseline", "random"], [str(EXAMPLES / "baseline.py")])
    won = 0.0
    for deal in range(4):
        seats = [1, 1, 1, 1]
        seats[deal] = 0
        result, _ = play_game("zooloretto(players=4)", players, seats, deal)
        assert not result.faults
        won += result.wins()[deal]
    assert won >= 3


def test_a_baseline_in_another_game_is_at_fault() -> None:
    players = contestants(["baseline", "random"], [str(EXAMPLES / "baseline.py")])
    result, _ = play_game("zooloretto(players=2)", players, [0, 1], 1)
    assert "these weights are for zooloretto(players=4)" in result.faults[0].what


def test_maskable_ppo_learns_without_a_wrapper() -> None:
    """``make test-learn`` installs what it needs, which is too much for every run."""
    pytest.importorskip("sb3_contrib")
    model = example("maskable_ppo").trained(4096, parts=2, games=2)
    assert model.num_timesteps == 4096
    assert example("maskable_ppo").wins(model, 30) > 0.5
