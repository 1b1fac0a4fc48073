"""The coins, figures and tiles that a game is played with: those of the box, or tweaked ones."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from zoopark.games.ozoolemio.rules.components import (
    BENCH_FIGURES,
    BEST_FIGURES,
    LONE_FIGURES,
    SECOND_FIGURES,
    START_COINS,
    TILE_INCOME,
    TILES_A_ROUND,
)


@mypyc_attr(acyclic=True)
class OZooNumbers:
    def __init__(self) -> None:
        self.start_coins: i64 = START_COINS
        self.tile_income: i64 = TILE_INCOME
        self.round_tiles: i64 = TILES_A_ROUND
        self.best_figures: i64 = BEST_FIGURES  # of a colour or of trees, as the two that follow
        self.second_figures: i64 = SECOND_FIGURES
        self.lone_figures: i64 = LONE_FIGURES
        self.bench_figures: i64 = BENCH_FIGURES  # of one bench


PRINTED: Final = OZooNumbers()  # never changed
