"""The numbers of O Zoo le Mio that can be tweaked."""

from functools import cache
from typing import Final

from zoopark.games.ozoolemio.rules.numbers import PRINTED, OZooNumbers
from zoopark.games.tweaks import Tweak, read_tweaks, set_numbers

_FIGURES: Final = 9  # what a round brought keeps four bits for the figures of a colour
OZOO_TWEAKS: Final = (
    Tweak("start-coins", int(PRINTED.start_coins), 0, 20, "O.1.3"),
    Tweak("tile-income", int(PRINTED.tile_income), 0, 2, "O.2.4"),
    Tweak("round-tiles", int(PRINTED.round_tiles), 1, int(PRINTED.round_tiles), "O.2.2"),
    Tweak("best-figures", int(PRINTED.best_figures), 0, _FIGURES, "O.5.2"),
    Tweak("second-figures", int(PRINTED.second_figures), 0, _FIGURES, "O.5.2"),
    Tweak("lone-figures", int(PRINTED.lone_figures), 0, _FIGURES, "O.5.3"),
    Tweak("bench-figures", int(PRINTED.bench_figures), 0, _FIGURES, "O.5.7"),
)


@cache  # games with the same numbers share them
def tweaked_numbers(text: str) -> OZooNumbers:
    """The numbers that a game is played with, by the option of its game string."""
    if not text:
        return PRINTED
    numbers = OZooNumbers()
    set_numbers(numbers, OZOO_TWEAKS, read_tweaks(text, OZOO_TWEAKS))
    return numbers
