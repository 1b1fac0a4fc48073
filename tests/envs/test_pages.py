"""The page of each environment says what the environment is."""

import re
from pathlib import Path

import pytest

from zoopark.envs.games import env_game
from zoopark.games.catalog import GAMES

DOCS = Path(__file__).parents[2] / "docs" / "environments"


@pytest.mark.parametrize("name", GAMES)
def test_a_page_tells_agents_shapes_and_options(name: str) -> None:
    text = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| ([^|]+) \| (.+) \|$", text, re.MULTILINE))
    spec, env = GAMES[name], env_game(f"{name}(players=4)")
    assert rows["Action shape"] == f"`({env.action_count},)`"
    assert rows["Observation shape"] == f"`({env.column_count},)`"
    assert rows["Agents"].startswith(f"`player_0` … `player_{spec.most_players - 1}`,")
    assert f" {spec.least_players} to {spec.most_players}," in rows["Agents"]
    assert rows["Gymnasium"] == f"`zoopark/{spec.env_name}-v0`"
    assert ("imperfect" in rows["Information"].split(";")[0]) == env.secrets
    told = text.split("options of the game string:")[1].split(".")[0]
    wanted = [option.name for option in spec.options if option.name != "players"]
    assert re.findall(r"`(\w+)`", told) == wanted
