"""The table of a drafting game: trucks, supply, money and sides, and what a game says of itself.

The rulebooks of the games number their rules alike: ``self.book + 3_03`` is Z.3.3 or A.3.3.
"""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.core.journal import SILENT, Journal
from zoopark.core.money import Money
from zoopark.core.rule import OK
from zoopark.core.state import State
from zoopark.games.drafting.rules.kinds import ASKING, LEAVING, OVER, TURN
from zoopark.games.drafting.rules.side import Side
from zoopark.games.drafting.rules.supply import Supply
from zoopark.games.drafting.rules.trucks import truck_spaces


class DraftTable(State):
    """What lies on the table, and whose turn it is."""

    def __init__(
        self, book: i64, players: i64, trucks: vec[i64], supply: Supply, money: Money, side: Side
    ) -> None:
        super().__init__(players)
        self.book = book
        self.phase = LEAVING
        self.turn: i64 = 0
        self.round: i64 = 1
        self.out: i64 = 0  # seats that have taken a truck, as a mask
        self.quiet: i64 = 0  # money actions of this round that K.1.1 limits, a byte a seat
        self.hand: i64 = 0  # tiles to load or to place, packed as on a truck
        self.last_round = False
        self.left_out: i64 = 0  # species that stay in the box, as a mask of families (Z.1.2)
        self.leaving: i64 = 0  # species that are still to be left out
        self.starter: i64 = -1  # the seat that is agreed to begin, -1 if a lot decides (Z.1.9)
        self.trucks = trucks
        self.supply = supply
        self.money = money
        self.side = side

    # -- what a game says of itself ---------------------------------------------------------------

    def spaces(self, truck: i64) -> i64:
        return truck_spaces(truck, self.players)

    def quiet_cap(self) -> i64:
        raise NotImplementedError

    def is_coin(self, tile: i64) -> bool:
        raise NotImplementedError

    def note_coin(self, tile: i64) -> None:
        """A coin tile becomes money."""

    def may_leave(self, species: i64) -> bool:
        """May a lot leave this species out now?"""
        raise NotImplementedError

    def left_out_refusal(self, species: i64, agreed: bool) -> i64:
        """Why these species, as a mask, cannot be left out, by agreement or else by lot."""
        family: i64 = 0
        while species >> family:
            if species >> family & 1 and not self.may_leave(family):
                return self.book + 1_03
            family += 1
        return OK

    def side_of(self, tile: i64) -> Side:
        """The side to which a tile belongs."""
        return self.side

    def side_of_action(self, move: i64) -> Side:
        """The side to which a money action belongs."""
        return self.side

    def supply_of(self, family: i64) -> Supply:
        """The supply to which a family of tiles belongs."""
        return self.supply

    def drawn_from(self) -> Supply:
        """The supply of which a tile is being revealed."""
        return self.supply

    def leaving_from(self) -> Supply:
        """The supply of which a species is being left out."""
        return self.supply

    def opens_last_round(self, supply: Supply) -> bool:
        """Does the tile just drawn make the round the last (Z.8.3)?"""
        return not self.last_round and supply.total < supply.end_pile

    def asking_side(self) -> Side:
        """The side that waits for an answer."""
        return self.side

    # -- the contract of a state ------------------------------------------------------------------

    def listen(self, journal: Journal) -> None:
        self.journal = journal
        self.side.journal = journal

    def actors(self) -> i64:
        phase = self.phase
        if phase < TURN or phase == OVER:
            return 0
        if phase == ASKING:
            return bit(self.asking_side().asker)
        return bit(self.turn)

    def chance(self) -> bool:
        return self.phase < TURN

    def over(self) -> bool:
        return self.phase == OVER

    # -- points -----------------------------------------------------------------------------------

    def tally(self, seat: i64) -> vec[i64]:
        """The points of a seat, line by line."""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        total: i64 = 0
        for points in self.tally(seat):
            total += points
        return total

    # -- copies -----------------------------------------------------------------------------------

    def fill(self, other: "DraftTable") -> None:
        """Give a fresh copy the values that ``__init__`` does not take."""
        other.phase = self.phase
        other.turn = self.turn
        other.round = self.round
        other.out = self.out
        other.quiet = self.quiet
        other.hand = self.hand
        other.last_round = self.last_round
        other.left_out = self.left_out
        other.leaving = self.leaving
        other.starter = self.starter
        other.journal = SILENT

    def cells(self) -> list[int]:
        return [
            self.players,
            self.phase,
            self.turn,
            self.round,
            self.out,
            self.quiet,
            self.hand,
            int(self.last_round),
            self.left_out,
            self.leaving,
            self.starter,
            *self.trucks,
            *self.supply.bag,
            *self.money.cells(),
            *self.side.cells(),
        ]
