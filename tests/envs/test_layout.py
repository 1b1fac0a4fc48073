"""The layout of actions and observations: trained players rely on every number of it.

A change needs a new version of the environment, and a new digest here.
"""

import hashlib
from importlib import import_module
from pathlib import Path

import pytest

from support.env_games import CONFIGS
from zoopark import Move
from zoopark.envs.games import EnvGame, env_game
from zoopark.games.zooloretto import modules
from zoopark.games.zooloretto.module_env import ModuleEnv, env_of
from zoopark.games.zooloretto.modules.rules_registry import BOARDS, MINIS

FOLDERS = Path(str(modules.__file__)).parent

DIGESTS = dict(
    zip(
        CONFIGS,
        (
            "10a2a6d4926dd70f",
            "c930ee456cbec7d4",
            "0700805d8af5083e",
            "fef4965fccd0d790",
            "30f51b2ca10c0fc2",
            "806b665e424ed8b5",
            "a1c3229057b8c47f",
            "12056f3355776f34",
            "94670283da102a9a",
            "378e25132031672e",
            "06d4643ed7e63768",
        ),
        strict=True,
    )
)


def meant(env: EnvGame, action: int, seat: int) -> str:
    """The move that an action means at the start of a game; a park has no boards then."""
    try:
        return env.meaning(action, seat).text
    except ValueError:
        return "-"


def digest(config: str) -> str:
    """Of what every action and every outcome of chance means, and of the names of all columns."""
    env = env_game(config)
    outcomes = env.actions.outcomes
    lines = [" ".join(env.columns)]
    for seat in range(env.players):
        lines += [meant(env, action, seat) for action in range(env.action_count)]
        lines += [Move(int(outcomes.move(seat, number))).text for number in range(outcomes.size)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


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
