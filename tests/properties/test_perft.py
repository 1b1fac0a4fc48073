"""Counted games of small length, as data: tests/data/perft.json."""

import json
from pathlib import Path

import pytest

from support.perft import perft
from zoopark import Game

CASES: list[dict[str, str | int]] = json.loads(
    Path(__file__).parents[1].joinpath("data/perft.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['name']}-{case['depth']}")
def test_the_number_of_games(case: dict[str, str | int]) -> None:
    game = Game.from_position(str(case["position"]), dealer=None)
    assert perft(game.state, int(case["depth"])) == case["count"]
