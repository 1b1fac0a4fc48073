"""The events of Zooloretto, beside those of the kernel."""

from typing import Final

from mypy_extensions import i64

PLACED: Final[i64] = 32  # tile, where
MOVED: Final[i64] = 33  # tile, from, to
EXCHANGED: Final[i64] = 34  # enclosure, other enclosure
SWAPPED: Final[i64] = 35  # enclosure, species of the barn
BOUGHT: Final[i64] = 36  # tile, from seat
DISCARDED: Final[i64] = 37  # tile
OPENED: Final[i64] = 38  # expansion enclosure
BORN: Final[i64] = 39  # tile, enclosure or barn
FILLED: Final[i64] = 40  # enclosure, coins

MODULE_EVENTS: Final[i64] = 128  # the events from here on belong to modules
