"""How a bot looks at one side of a drafting game: what a tile and what money is worth to whom.

Everything is counted in hundredths of a point.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.games.drafting.rules.side import Side
from zoopark.games.drafting.rules.supply import Supply

POINT: Final[i64] = 100
TILE_CODES: Final[i64] = 256
FAMILY_CODES: Final[i64] = 32
SEATS: Final[i64] = 5

UNRATED: Final[i64] = -(1 << 40)  # a move of which an evaluator can say nothing without trying it

LONG: Final[i64] = 48  # with so many draws to come, money has its full value
LAST_COIN: Final[i64] = 60  # what a coin is worth while there is still something to buy
MORE_COIN: Final[i64] = 40  # and how much more when much is to come
FIRST_COINS: Final[i64] = 5  # so many coins are worth more than those beyond them


class SideEvaluator:
    def __init__(self) -> None:
        # What each tile is worth to each seat, and a second one of the same family behind it.
        self.gains: vec[i64] = vec[i64]([0] * (SEATS * TILE_CODES))
        self.seconds: vec[i64] = vec[i64]([UNRATED] * (SEATS * FAMILY_CODES))
        self.newcomers: vec[i64] = vec[i64]([0] * SEATS)  # families that need a home of their own
        self.homes: vec[i64] = vec[i64]([0] * SEATS)  # how many homes are empty
        self.left: i64 = 0  # draws to come, roughly
        self.coin: i64 = 0  # what a coin is worth

    # -- the table --------------------------------------------------------------------------------

    def survey(self, side: Side, supply: Supply, players: i64, trucks: i64) -> None:
        """Look at what is still to come."""
        left = supply.total - supply.end_pile + players
        if left > supply.total:
            left = supply.total
        if left < 0 or side.last_round:
            left = 0
        self.left = left
        if left > LONG:
            left = LONG
        self.coin = LAST_COIN + MORE_COIN * left // LONG

    def purse(self, coins: i64) -> i64:
        """What the coins of a seat are worth."""
        if coins <= FIRST_COINS:
            return coins * self.coin
        return (FIRST_COINS + (coins - FIRST_COINS) // 3) * self.coin

    # -- a seat -----------------------------------------------------------------------------------

    def appraise(self, side: Side, seat: i64) -> None:
        """Find out what each tile is worth to a seat."""
        raise NotImplementedError

    def place_rating(self, side: Side, seat: i64, move: i64) -> i64:
        raise NotImplementedError

    def money_rating(self, side: Side, seat: i64, move: i64) -> i64:
        raise NotImplementedError

    def answer_rating(self, side: Side, seat: i64, move: i64) -> i64:
        """What an answer to a question of the side is worth."""
        return UNRATED

    def prospects(self, side: Side, seat: i64) -> i64:
        """What a seat may expect of its board beyond the points it has."""
        raise NotImplementedError
