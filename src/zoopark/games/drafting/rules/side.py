"""A side of a drafting game: the boards on which the tiles of one game end up.

Trucks, turns and rounds are the same in Zooloretto and Aquaretto. What may be done with a tile, and
with money, is the affair of the side it belongs to. A game has one side; the combined game has two.
"""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.journal import Journal
from zoopark.core.money import Money
from zoopark.core.moves import Moves


class Side:
    def __init__(self, money: Money, journal: Journal) -> None:
        self.money = money
        self.journal = journal
        self.asks: i64 = 0  # what is asked before the turn goes on, 0 for nothing
        self.asker: i64 = 0  # of which seat, not always the one on turn
        self.draws = False  # does the side wait for a tile to be drawn?
        self.last_round = False  # is the end pile open?

    def leave_out(self, species: i64) -> None:
        """A species is not in the game."""
        raise NotImplementedError

    def place_moves(self, seat: i64, tile: i64, bought: bool, moves: Moves) -> None:
        """Add every way in which a seat may place a tile in hand, from a truck or bought."""
        raise NotImplementedError

    def place_refusal(self, seat: i64, bought: bool, move: i64) -> i64:
        """Why the tile of this placing move may not go there."""
        raise NotImplementedError

    def place(self, seat: i64, bought: bool, move: i64) -> None:
        raise NotImplementedError

    def ask_moves(self, seat: i64, moves: Moves) -> None:
        """Add every answer to what is asked."""
        raise NotImplementedError

    def ask_refusal(self, seat: i64, move: i64) -> i64:
        raise NotImplementedError

    def answer_price(self, seat: i64, move: i64) -> i64:
        """The coins that an answer costs."""
        return 0

    def answer(self, seat: i64, move: i64) -> None:
        raise NotImplementedError

    def money_moves(self, seat: i64, moves: Moves) -> None:
        """Add every money action that a seat can afford."""
        raise NotImplementedError

    def money_refusal(self, seat: i64, move: i64) -> i64:
        raise NotImplementedError

    def price(self, seat: i64, move: i64) -> i64:
        """The coins that a money action costs a seat."""
        raise NotImplementedError

    def spend(self, seat: i64, move: i64) -> i64:
        """Carry out a money action; the tile that is now to be placed, or none."""
        raise NotImplementedError

    def coined(self, seat: i64, tiles: i64) -> None:
        """Coin tiles have become money of a seat."""

    def drawn(self, tile: i64) -> None:
        """A tile that the side waited for has been drawn."""
        raise NotImplementedError

    def deals(self) -> bool:
        """Has the side something to deal by chance before the game begins?"""
        return False

    def outcomes(self, moves: Moves) -> None:
        """Add what chance may deal next, each equally likely."""
        raise NotImplementedError

    def deal(self, outcome: i64) -> None:
        raise NotImplementedError

    def begin(self, seat: i64) -> None:
        """The game begins with this seat."""
        raise NotImplementedError

    def end_round(self, seat: i64) -> None:
        """All trucks are taken; this seat took the last one."""
        raise NotImplementedError

    def tally(self, seat: i64, lines: vec[i64]) -> None:
        """Write the points of a seat into the lines of this side."""
        raise NotImplementedError

    def copy(self, money: Money, journal: Journal) -> "Side":
        raise NotImplementedError

    def cells(self) -> list[int]:
        raise NotImplementedError
