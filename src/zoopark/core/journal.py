"""Events: what a move brought about, noted for people and screens.

A state writes events only while somebody listens. Simulations share the one ``SILENT`` journal, so
the rules pay no more than a test of a flag. An event is packed: kind and seat of eight bits, then
up to three operands of sixteen.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# Where seat and operands of an event begin.
SEAT: Final[i64] = 8
FIRST: Final[i64] = 16
SECOND: Final[i64] = 32
THIRD: Final[i64] = 48

# The events of the kernel and of drafting; a game declares its own above them.
ROUND_ENDED: Final[i64] = 1  # round
GAME_OVER: Final[i64] = 2
PAID: Final[i64] = 3  # coins, from the seat to the bank
RECEIVED: Final[i64] = 4  # coins, from the bank to the seat
REVEALED: Final[i64] = 5  # tile
LOADED: Final[i64] = 6  # tile, truck
TOOK: Final[i64] = 7  # truck
BANKED: Final[i64] = 8  # coin tiles that became money
LAST_ROUND: Final[i64] = 9
CLEARED: Final[i64] = 10  # truck whose tiles left the game
NEXT_ROUND: Final[i64] = 11  # round; the seat begins it
OPENED_PILE: Final[i64] = 12  # supply: its end pile is open, and another game goes on
CLOSED_PILE: Final[i64] = 13  # supply: its last tiles leave the game
WITHDREW: Final[i64] = 14


class Journal:
    def __init__(self, on: bool) -> None:
        self.on = on
        self.notes: vec[i64] = vec[i64]()

    def note(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.notes = append(self.notes, kind | seat << SEAT | a << FIRST | b << SECOND | c << THIRD)

    def drain(self) -> list[int]:
        noted = list(self.notes)
        self.notes = vec[i64]()
        return noted


SILENT: Final = Journal(False)
