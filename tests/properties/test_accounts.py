"""Reasons on score sheets: they explain every point, and one tile more brings what they say."""

import random

import pytest

from zoopark import Game
from zoopark.games.zooloretto.words import SPECIES

GAMES = [
    "zooloretto(players=2)",
    "zooloretto(players=4)",
    "zooloretto(players=3, modules=christmas+lion-family+xxl-tiles)",
    "zooloretto(players=5, modules=everything)",
    "aquaretto(players=3)",
    "combined(players=2)",
    "combined(players=4)",
    "ozoolemio(players=3)",
    "ozoolemio(players=4, variant=trees)",
]


@pytest.mark.parametrize("config", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_reasons_add_up_to_the_points_of_their_line(config: str, seed: int) -> None:
    game, chooser = Game(config, seed=seed), random.Random(seed)
    step = 0
    while not game.over:
        seat = game.to_act[0]
        game.play(chooser.choice(game.legal(seat)), seat)
        step += 1
        if step % 7 and not game.over:
            continue
        before = game.state.cells()
        for player in range(game.players):
            account = game.state.account(player)
            assert account == game.state.sheet(player)
            for line in account.lines:
                assert sum(reason.points for reason in line.why) == line.points, line
                for reason in line.why:
                    if reason.each:
                        assert reason.count * reason.each == reason.points, reason
        assert game.state.cells() == before


@pytest.mark.parametrize("config", [config for config in GAMES if config[0] in "zc"])
def test_one_tile_more_brings_what_the_line_says(config: str) -> None:
    """Checked with plain animals that go into an enclosure: nothing else comes of them."""
    checked = 0
    for seed in range(2):
        game, chooser = Game(config, seed=seed), random.Random(seed)
        while not game.over:
            seat = game.to_act[0]
            moves = game.legal(seat)
            for move in moves:
                words = move.text.split()
                if words[0] != "place" or words[1] not in SPECIES:
                    continue
                lines = {line.name: line for line in game.state.account(seat).lines}
                line = lines.get(f"enclosure-{words[2]}")
                if line is None:
                    continue
                after = game.copy()
                after.play(move, seat)
                assert after.state.sheet(seat).points(line.name) == line.next, (move, line)
                checked += 1
            game.play(chooser.choice(moves), seat)
    assert checked > 40
