"""The events of Aquaretto, beside those of the kernel."""

from typing import Final

from mypy_extensions import i64

LAID: Final[i64] = 64  # tile, cell or depot
GREW: Final[i64] = 65  # species, size, coins: a size that brings a coin
HIRED: Final[i64] = 66  # species, size: a size that brings a helper
EMPLOYED: Final[i64] = 67  # job
BORN: Final[i64] = 68  # tile
STORED: Final[i64] = 69  # tile: a young one without a field
MOVED: Final[i64] = 70  # tile, cell: out of the depot
REASSIGNED: Final[i64] = 71  # job, job
BOUGHT: Final[i64] = 72  # tile, seat
REMOVED: Final[i64] = 73  # tile
EXPANDED: Final[i64] = 74  # cell, corner or 4 for a large board
