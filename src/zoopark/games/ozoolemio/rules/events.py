"""The events of O Zoo le Mio, beside those of the kernel."""

from typing import Final

from mypy_extensions import i64

UNVEILED: Final[i64] = 96  # tile
SEALED: Final[i64] = 97
BID: Final[i64] = 98  # coins: a bid that is opened
WON: Final[i64] = 99  # tile, coins
FLAG: Final[i64] = 100  # the seat's flag goes to the bottom
BUILT: Final[i64] = 101  # tile, cell, rotation
BENCHES: Final[i64] = 102  # benches
LOST: Final[i64] = 103  # tile that fits nowhere
SCORED: Final[i64] = 104  # points, figures
INCOME: Final[i64] = 105  # coins
