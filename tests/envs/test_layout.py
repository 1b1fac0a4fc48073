"""The layout of actions and observations: trained players rely on every number of it.

A change needs a new version of the environment, and a new digest here.
"""

import hashlib
from importlib import import_module
from pathlib import Path

import pytest

from support.env_games import CONFIGS
from zoopark.envs.games import env_game
from zoopark.games.zooloretto import modules
from zoopark.games.zooloretto.module_env import ModuleEnv, env_of
from zoopark.games.zooloretto.modules.mini_enclosures.rules_registry import MINIS
from zoopark.games.zooloretto.modules.rules_registry import BOARDS

FOLDERS = Path(str(modules.__file__)).parent

DIGESTS = dict(
    zip(
        CONFIGS,
        (
            "d90e322d09eaf226",
            "85920fa3a3cde57f",
            "6bf37ded070d1d7c",
            "a07c303c74fb62ab",
            "d90d931d0da9084c",
            "d25be23fc70fa73f",
            "f0f811e2d50108bf",
            "7337328620902c7e",
            "deb800418a4fc6de",
            "8f3d8cbec395b994",
            "867286085e627bc7",
        ),
        strict=True,
    )
)


def digest(config: str) -> str:
    """Of every action of every seat, every outcome of chance and every name of a column."""
    env = env_game(config)
    layout = hashlib.sha256(" ".join(env.columns).encode())
    for space in (env.actions.decisions, env.actions.outcomes):
        for seat in range(env.players):
            moves = [int(space.move(seat, action)) for action in range(space.size)]
            layout.update(f"\n{moves}".encode())
    return layout.hexdigest()[:16]


@pytest.mark.parametrize("config", CONFIGS)
def test_no_number_and_no_name_changes(config: str) -> None:
    assert digest(config) == DIGESTS[config]


def test_every_module_is_asked_what_its_folder_says() -> None:
    """A file that nobody reads would leave out actions and columns without an error."""
    makers = [make for _, make in (*BOARDS.values(), *MINIS.values())]
    asked = {id(env_of(make(3))) for make in makers}
    for path in FOLDERS.glob("*/env.py"):
        env = import_module(f"{modules.__name__}.{path.parent.name}.env").ENV
        assert isinstance(env, ModuleEnv)
        assert id(env) in asked or path.parent.name == "mini_enclosures"
