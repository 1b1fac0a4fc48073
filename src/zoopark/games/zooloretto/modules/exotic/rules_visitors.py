"""The visitors of Exotic: where they stand in the zoos, their supply, and the bonus boards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zoopark.core.bits import bit
from zoopark.core.moves import A, B, Moves
from zoopark.core.tiles import count, size

# A visitor has the colour of a type of stall and bears its number (JV.1.4).
ANY: Final[i64] = 0  # a colour of the player's choice
COLOURS: Final[i64] = 6  # with the number that stands for any
COPIES: Final[i64] = 8  # of each colour (JV.1.5)
START_POINT: Final[i64] = 2  # JV.1.6
LAST_POINT: Final[i64] = 5  # JV.1.3
IN_THE_MIDDLE: Final[i64] = -1  # as the owner of a bonus board


@mypyc_attr(acyclic=True)
class Visitors:
    def __init__(
        self, standing: vec[i64], supply: vec[i64], owners: vec[i64], colours: i64
    ) -> None:
        self.standing = standing  # in each zoo and each colour, four bits a point
        self.supply = supply  # of each colour: those that are in no zoo
        self.owners = owners  # the seat that has the bonus board of each colour
        self.colours = colours  # how many are in play, and the number of the last one

    def gather(self) -> None:
        """Put all visitors into the supply and all bonus boards into the middle."""
        for place in range(len(self.standing)):
            self.standing[place] = 0
        for colour in range(1, self.colours + 1):
            self.supply[colour] = COPIES
            self.owners[colour] = IN_THE_MIDDLE

    # -- in the zoos ------------------------------------------------------------------------------

    def of(self, seat: i64, colour: i64) -> i64:
        """The visitors of one colour in a zoo, four bits a point."""
        return self.standing[seat * COLOURS + colour]

    def stands(self, seat: i64, colour: i64, point: i64) -> bool:
        """Does a visitor of this colour stand on this point of a zoo?"""
        if not 1 <= colour <= self.colours or not 1 <= point <= LAST_POINT:
            return False
        return count(self.of(seat, colour), point) != 0

    def add_moves(self, seat: i64, colour: i64, move: i64, moves: Moves) -> None:
        """Add a move for every point of a zoo on which visitors of a colour stand."""
        held = self.of(seat, colour)
        for point in range(1, LAST_POINT + 1):
            if count(held, point):
                moves.add(move | colour << A | point << B)

    def can_step(self, seat: i64, colour: i64) -> bool:
        """Is there a visitor of this or of any colour in the zoo or in the supply (JV.3.5)?"""
        options: i64 = 0
        for other in range(1, self.colours + 1):
            if colour in (ANY, other):
                options |= self.of(seat, other) | self.supply[other]
        return options != 0

    def enter(self, seat: i64, colour: i64, point: i64) -> None:
        """A visitor comes from the supply."""
        self.supply[colour] -= 1
        self.standing[seat * COLOURS + colour] += bit(point << 2)

    def leave(self, seat: i64, colour: i64, point: i64) -> None:
        """A visitor goes to the supply."""
        self.supply[colour] += 1
        self.standing[seat * COLOURS + colour] -= bit(point << 2)

    # -- points and copies ------------------------------------------------------------------------

    def colours_of(self, seat: i64) -> i64:
        """How many colours the visitors of a seat have."""
        total: i64 = 0
        for colour in range(1, self.colours + 1):
            total += 1 if self.of(seat, colour) else 0
        return total

    def rewarded(self, seat: i64) -> i64:
        """How many visitors of a seat have the colour of a bonus board that it holds."""
        total: i64 = 0
        for colour in range(1, self.colours + 1):
            if self.owners[colour] == seat:
                total += size(self.of(seat, colour))
        return total

    def copy(self) -> "Visitors":
        return Visitors(self.standing[:], self.supply[:], self.owners[:], self.colours)

    def cells(self) -> list[int]:
        return [self.colours, *self.standing, *self.supply, *self.owners]


def only_point(held: i64) -> i64:
    """The point on which all these visitors stand, 0 if they stand on several."""
    for point in range(1, LAST_POINT + 1):
        if count(held, point):
            return point if held >> ((point + 1) << 2) == 0 else 0
    return 0


def new_visitors(players: i64) -> Visitors:
    """No visitors yet: how many colours are in play is not known."""
    return Visitors(
        vec[i64]([0] * (players * COLOURS)),
        vec[i64]([0] * COLOURS),
        vec[i64]([IN_THE_MIDDLE] * COLOURS),
        0,
    )
