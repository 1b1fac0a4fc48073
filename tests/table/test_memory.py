"""Thousands of tables stand idle in memory, so each of them is small."""

import gc
import tracemalloc
from random import Random

import pytest

from support.matches import Sitting
from zoopark.table import log, wishes
from zoopark.table.match import Match
from zoopark.table.options import Clock, Options

MOVES = 400
TABLES = 5


@pytest.mark.parametrize(
    "config",
    [
        "zooloretto(players=5)",
        "zooloretto(players=4, modules=everything)",
        "aquaretto(players=5)",
        "combined(players=5)",
        "ozoolemio(players=4)",
    ],
)
def test_a_table_with_a_long_game_takes_less_than_fifty_kilobytes(config: str) -> None:
    options = Options(clock=Clock(turn=60, game=3600), deal="monday")
    sitting = Sitting(config, options=options)
    rng = Random(1)
    for _ in range(MOVES):
        if sitting.match.over:
            break
        seat = rng.choice(sitting.match.to_act)
        move = rng.choice(sitting.game.legal(seat)).text
        sitting.do(wishes.Play(seat, move, sitting.match.number, f"{rng.getrandbits(128):032x}"))
    lines = sitting.lines()
    Match.folded(map(log.decode, lines))  # what all tables share is there already
    gc.collect()
    tracemalloc.start()
    try:
        tables = [Match.folded(map(log.decode, lines)) for _ in range(TABLES)]
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert held < TABLES * 50_000
    assert tables[0].number == sitting.match.number
